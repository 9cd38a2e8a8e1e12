import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Stereo, sampleRate } from './synthesiser.ts';

/**
 * Encodes stereo samples as a WAV file: 16-bit PCM, normalised with a soft limiter, faded out over `fadeSeconds` and
 * in over a third of that.
 */
export async function encodeWav({ left, right }: Stereo, fadeSeconds = 1.2): Promise<Buffer> {
  const frameCount = left.length;
  let peak = 0.01;
  for (let i = 0; i < frameCount; i += 7)
    peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
  const gain = 0.95 / peak;
  const file = Buffer.alloc(44 + frameCount * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + frameCount * 4, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(frameCount * 4, 40);
  const samples = new Int16Array(file.buffer, file.byteOffset + 44, frameCount * 2);
  const fadeFrameCount = fadeSeconds * sampleRate;
  for (let i = 0; i < frameCount; i++) {
    if (i % 400_000 === 399_999) await yieldToEventLoop();
    const fadeGain = Math.min(1, i / (fadeFrameCount * 0.3), (frameCount - i) / fadeFrameCount);
    const sampleGain = gain * fadeGain;
    samples[i * 2] = Math.tanh((left[i] ?? 0) * sampleGain) * 30_000;
    samples[i * 2 + 1] = Math.tanh((right[i] ?? 0) * sampleGain) * 30_000;
  }
  return file;
}
