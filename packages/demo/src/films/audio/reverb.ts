// A Schroeder reverb: parallel comb filters followed by allpass filters.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Stereo } from './synthesiser.ts';

function applyCombFilter(input: Float32Array, output: Float32Array, delay: number, feedback: number): void {
  const delayLine = new Float32Array(delay);
  let position = 0;
  let lowPassedSample = 0;
  for (let i = 0; i < input.length; i++) {
    const delayedSample = delayLine[position] ?? 0;
    lowPassedSample += (delayedSample - lowPassedSample) * 0.55;
    delayLine[position] = (input[i] ?? 0) + lowPassedSample * feedback;
    output[i] = (output[i] ?? 0) + delayedSample;
    if (++position === delay) position = 0;
  }
}

function applyAllpassFilter(signal: Float32Array, delay: number): void {
  const delayLine = new Float32Array(delay);
  let position = 0;
  for (let i = 0; i < signal.length; i++) {
    const delayedSample = delayLine[position] ?? 0;
    const value = signal[i] ?? 0;
    delayLine[position] = value + delayedSample * 0.5;
    signal[i] = delayedSample - value * 0.5;
    if (++position === delay) position = 0;
  }
}

async function reverberate(dry: Float32Array, offset: number, size: number): Promise<Float32Array> {
  const wet = new Float32Array(dry.length);
  for (const delay of [1557, 1867, 2251, 2741]) {
    applyCombFilter(dry, wet, Math.floor((delay + offset) * size), 0.8);
    await yieldToEventLoop();
  }
  applyAllpassFilter(wet, 556 + offset);
  applyAllpassFilter(wet, 241 + offset);
  await yieldToEventLoop();
  return wet;
}

/**
 * Adds reverb to a mix in place. `amount` is the level of the wet signal: about 0.1 for a small room, 0.3 for
 * a hall.
 */
export async function addReverb(mix: Stereo, amount: number, size = 1): Promise<void> {
  for (const [dry, offset] of [
    [mix.left, 0],
    [mix.right, 23],
  ] as const) {
    const reverb = await reverberate(dry, offset, size);
    for (let i = 0; i < dry.length; i++) dry[i] = (dry[i] ?? 0) + (reverb[i] ?? 0) * amount;
  }
}
