// What happens to a finished mix: a room around it, fades at its ends, an even level.

import { setImmediate as breathe } from 'node:timers/promises';
import { type Stereo, sampleRate } from './tones.ts';

function comb(input: Float32Array, output: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  let damp = 0;
  for (let i = 0; i < input.length; i++) {
    const out = line[at] ?? 0;
    damp += (out - damp) * 0.55;
    line[at] = (input[i] ?? 0) + damp * feedback;
    output[i] = (output[i] ?? 0) + out;
    if (++at === delay) at = 0;
  }
}

function diffuse(signal: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  for (let i = 0; i < signal.length; i++) {
    const held = line[at] ?? 0;
    const value = signal[i] ?? 0;
    line[at] = value + held * 0.5;
    signal[i] = held - value * 0.5;
    if (++at === delay) at = 0;
  }
}

async function reverberated(dry: Float32Array, offset: number, size: number): Promise<Float32Array> {
  const wet = new Float32Array(dry.length);
  for (const delay of [1557, 1867, 2251, 2741]) {
    comb(dry, wet, Math.floor((delay + offset) * size), 0.8);
    await breathe();
  }
  diffuse(wet, 556 + offset);
  diffuse(wet, 241 + offset);
  await breathe();
  return wet;
}

/** Adds a room; `amount` is about 0.1 for a small one and 0.3 for a hall. */
export async function addRoom(mix: Stereo, amount: number, size = 1): Promise<void> {
  for (const [dry, offset] of [
    [mix.left, 0],
    [mix.right, 23],
  ] as const) {
    const room = await reverberated(dry, offset, size);
    for (let i = 0; i < dry.length; i++) dry[i] = (dry[i] ?? 0) + (room[i] ?? 0) * amount;
  }
}

/** 16-bit PCM in a WAV file, softly limited, faded in and out. */
export async function toWav({ left, right }: Stereo, fadeSeconds = 1.2): Promise<Buffer> {
  const frames = left.length;
  let peak = 0.01;
  for (let i = 0; i < frames; i += 7) peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
  const gain = 0.95 / peak;
  const file = Buffer.alloc(44 + frames * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + frames * 4, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(frames * 4, 40);
  const samples = new Int16Array(file.buffer, file.byteOffset + 44, frames * 2);
  const fade = fadeSeconds * sampleRate;
  for (let i = 0; i < frames; i++) {
    if (i % 400_000 === 399_999) await breathe();
    const edge = Math.min(1, i / (fade * 0.3), (frames - i) / fade);
    const drive = gain * edge;
    samples[i * 2] = Math.tanh((left[i] ?? 0) * drive) * 30_000;
    samples[i * 2 + 1] = Math.tanh((right[i] ?? 0) * drive) * 30_000;
  }
  return file;
}
