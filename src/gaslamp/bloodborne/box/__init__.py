"""What is in the box: the effect language, the cards as a pack has them, and both resolved for play."""
