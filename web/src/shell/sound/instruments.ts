// Wood, cloth, bone and a small bell: every sound is a handful of notes, made where they are heard.
import type { Sound } from ".";

interface Note {
  /** Milliseconds from the beginning of the sound. */
  at: number;
  length: number;
  /** A wave, or noise around a pitch. */
  wave: "sine" | "triangle" | "noise";
  /** Hertz, at the beginning and at the end. */
  from: number;
  to: number;
  level: number;
}

const tone = (at: number, length: number, pitch: number, level: number, to = pitch): Note => {
  return { at, length, wave: "sine", from: pitch, to, level };
};
const wood = (at: number, length: number, pitch: number, level: number, to = pitch): Note => {
  return { at, length, wave: "triangle", from: pitch, to, level };
};
const brush = (at: number, length: number, pitch: number, level: number, to = pitch): Note => {
  return { at, length, wave: "noise", from: pitch, to, level };
};
/** A die touches the table: a click of bone and the wood under it. */
const tap = (at: number, level: number): Note[] => [
  brush(at, 22, 3100, level),
  wood(at, 45, 780, level * 0.35, 620),
  tone(at, 60, 170, level * 0.5, 120),
];
/** A struck bell, whose high partials die first. */
const bell = (at: number, length: number, pitch: number, level: number): Note[] => [
  tone(at, length, pitch, level),
  tone(at, length * 0.6, pitch * 2.01, level * 0.35),
  tone(at, length * 0.3, pitch * 2.76, level * 0.2),
];

const SCORE: Record<Sound, Note[]> = {
  card: [brush(0, 110, 2400, 0.6, 1100), wood(70, 60, 190, 0.4, 140)],
  die: [...tap(0, 0.5), ...tap(75, 0.36), ...tap(165, 0.45), ...tap(225, 0.26), ...tap(330, 0.34), ...tap(395, 0.16)],
  hit: [tone(0, 230, 135, 0.75, 48), brush(0, 80, 420, 0.5, 180)],
  death: [tone(0, 600, 110, 0.5, 41), wood(40, 560, 164.8, 0.16, 82.4), brush(0, 500, 300, 0.4, 90)],
  gain: [...bell(0, 260, 659.3, 0.24), ...bell(90, 320, 987.8, 0.2)],
  turn: [...bell(0, 600, 783.99, 0.3), brush(0, 12, 4200, 0.08)],
  talk: [wood(0, 60, 410, 0.36, 330), wood(95, 70, 360, 0.3, 290)],
  end: [...bell(0, 600, 293.7, 0.26), ...bell(170, 700, 440, 0.22), ...bell(340, 900, 587.3, 0.2)],
};

const SOFTEST = 0.0001; // as near to silence as an exponential fall comes
const RISE = 0.004; // seconds, so that nothing cracks

const hiss = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, thrown once. */
function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = hiss.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    hiss.set(context, buffer);
  }
  return buffer;
}

function glide(pitch: AudioParam, { from, to }: Note, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

/** Plays a sound now, as loud as 0 to 1. */
export function play(context: BaseAudioContext, sound: Sound, loudness: number): void {
  for (const note of SCORE[sound]) {
    const start = context.currentTime + note.at / 1000;
    const end = start + note.length / 1000;
    const level = context.createGain();
    level.gain.setValueAtTime(SOFTEST, start);
    level.gain.exponentialRampToValueAtTime(Math.max(SOFTEST, note.level * loudness), start + RISE);
    level.gain.exponentialRampToValueAtTime(SOFTEST, end);
    level.connect(context.destination);
    let source: AudioScheduledSourceNode;
    if (note.wave === "noise") {
      const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 });
      glide(filter.frequency, note, start, end);
      filter.connect(level);
      source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
      source.connect(filter);
    } else {
      const oscillator = new OscillatorNode(context, { type: note.wave });
      glide(oscillator.frequency, note, start, end);
      oscillator.connect(level);
      source = oscillator;
    }
    source.start(start);
    source.stop(end);
  }
}
