// Movements of a fight, beside those that every table knows.
import { Motion } from "../../table/motion";
import "./flights.css";

export class FightMotion extends Motion {
  /** Drops fly from one place to another. */
  drops(from: string, to: string, count: number, duration: number): void {
    const start = this.centre(from);
    const end = this.centre(to);
    if (!start || !end) return;
    const many = Math.min(count, 6);
    for (let index = 0; index < many; index++) {
      const drop = document.createElement("i");
      drop.className = "flying-drop";
      const spread = (index - (many - 1) / 2) * 16;
      const lift = Math.min(90, Math.abs(end.y - start.y) / 3 + 30);
      this.ghost(
        drop,
        [
          { transform: `translate(${start.x + spread}px, ${start.y}px) rotate(45deg) scale(0.4)`, opacity: 0 },
          {
            transform: `translate(${start.x + spread}px, ${start.y - 8}px) rotate(45deg) scale(1.2)`,
            opacity: 1,
            offset: 0.2,
          },
          {
            transform: `translate(${(start.x + end.x) / 2 + spread / 2}px, ${(start.y + end.y) / 2 - lift}px) rotate(45deg) scale(1.1)`,
            opacity: 1,
            offset: 0.6,
          },
          { transform: `translate(${end.x}px, ${end.y}px) rotate(45deg) scale(0.6)`, opacity: 0.6 },
        ],
        duration * 0.75,
        (index * duration * 0.25) / many,
      );
    }
  }

  lunge(name: string, duration: number): void {
    this.animate(
      this.place(name),
      [
        { transform: "none" },
        { transform: "translateY(-4%) scale(0.94)", offset: 0.3 },
        { transform: "translateY(5%) scale(1.22)", offset: 0.55, filter: "drop-shadow(0 0 22px #ff6b4a)" },
        { transform: "none" },
      ],
      duration,
    );
  }

  roll(name: string, duration: number): void {
    this.animate(
      this.place(name),
      [
        { transform: "translate(-90px, -60px) rotate(-540deg) scale(0.5)", opacity: 0 },
        { transform: "translate(10px, 4px) rotate(30deg) scale(1.25)", opacity: 1, offset: 0.75 },
        { transform: "none" },
      ],
      duration,
    );
  }

  die(name: string, duration: number): void {
    this.animate(
      this.place(name),
      [
        { transform: "none", filter: "none", opacity: 1 },
        { transform: "scale(1.06) rotate(-1deg)", filter: "brightness(2.2) saturate(1.6)", opacity: 1, offset: 0.25 },
        { transform: "scale(0.8) rotate(5deg)", filter: "brightness(0.3) blur(6px)", opacity: 0 },
      ],
      duration,
      { fill: "forwards" },
    );
  }

  flee(name: string, duration: number): void {
    this.animate(
      this.place(name),
      [
        { transform: "none", opacity: 1 },
        { transform: "translateX(-3%) skewX(2deg)", opacity: 1, offset: 0.25 },
        { transform: "translateX(45%) skewX(-8deg)", opacity: 0, filter: "blur(4px)" },
      ],
      duration,
      { fill: "forwards" },
    );
  }
}
