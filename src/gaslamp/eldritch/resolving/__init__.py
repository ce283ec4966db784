"""How any text is resolved: effect by effect, asking where it must, with its amounts and conditions."""
