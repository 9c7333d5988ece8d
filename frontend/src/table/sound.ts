// Sounds of a table, if they are switched on: made when they are heard, of noise and a few tones.

import { me } from "../me.svelte.ts";
import type { Changed } from "../wire/connection.svelte.ts";
import { heard, type Sound } from "./heard.ts";

/** Plays what belongs to a change of the scene. */
export const sounds: Changed = (scene, before, update) => {
  heard(scene, before, update).forEach((each, place) => sound(each, place * 0.12));
};

let context: AudioContext | null = null;

/** Make a sound some seconds from now, if sounds are on and somebody has touched the page. */
export function sound(which: Sound, after = 0): void {
  if (!me.settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  MADE[which](context, context.currentTime + after + 0.01);
}

const MADE: Record<Sound, (context: AudioContext, at: number) => void> = {
  // a wooden knock: a short dull noise over a low tone that falls
  laid(context, at) {
    noise(context, at, { from: 1100, to: 500, sharp: 1.2, loud: 0.5, length: 0.05 });
    tone(context, at, { from: 230, to: 120, loud: 0.35, length: 0.09 });
  },
  // a tile that is drawn over felt
  drew(context, at) {
    noise(context, at, { from: 500, to: 1800, sharp: 0.6, loud: 0.1, length: 0.16, swells: true });
  },
  turn(context, at) {
    tone(context, at, { from: 523, to: 523, loud: 0.1, length: 0.28 });
    tone(context, at + 0.11, { from: 784, to: 784, loud: 0.09, length: 0.4 });
  },
  won(context, at) {
    [392, 523, 659, 784].forEach((pitch, place) =>
      tone(context, at + 0.2 + place * 0.12, { from: pitch, to: pitch, loud: 0.1, length: 0.5 }),
    );
  },
  second(context, at) {
    tone(context, at, { from: 1050, to: 1000, loud: 0.12, length: 0.06 });
  },
};

interface Shape {
  /** The pitch at the beginning and at the end, in Hz. */
  from: number;
  to: number;
  /** The loudest moment, from 0 to 1, and the length in seconds. */
  loud: number;
  length: number;
  /** Whether it is loudest in the middle and not at the beginning. */
  swells?: boolean;
}

function tone(context: AudioContext, at: number, shape: Shape): void {
  const source = new OscillatorNode(context, { type: "triangle", frequency: shape.from });
  source.frequency.setValueAtTime(shape.from, at);
  source.frequency.exponentialRampToValueAtTime(shape.to, at + shape.length);
  source.connect(faded(context, at, shape));
  source.start(at);
  source.stop(at + shape.length);
}

function noise(context: AudioContext, at: number, shape: Shape & { sharp: number }): void {
  const length = Math.ceil(context.sampleRate * shape.length);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: shape.from, Q: shape.sharp });
  band.frequency.setValueAtTime(shape.from, at);
  band.frequency.exponentialRampToValueAtTime(shape.to, at + shape.length);
  source.connect(band).connect(faded(context, at, shape));
  source.start(at);
}

/** What a sound goes through to be heard: it comes, and dies away. */
function faded(context: AudioContext, at: number, { loud, length, swells = false }: Shape): AudioNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + (swells ? length / 2 : 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
