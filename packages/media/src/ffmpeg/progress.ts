import type { ProcessProgress } from './tools.ts';

/** Creates a reader for the `key=value` lines of ffmpeg's `-progress`. Chunks may end anywhere. */
export function createProgressReader(report: (progress: ProcessProgress) => void): (chunk: Buffer) => void {
  let partialLine = '';
  let seconds = 0;
  let speed = 0;
  return (chunk) => {
    const lines = (partialLine + chunk.toString('latin1')).split('\n');
    partialLine = lines.pop() ?? '';
    for (const line of lines) {
      const [key, value = ''] = line.trim().split('=');
      if (key === 'out_time_us') seconds = Math.max(seconds, Number(value) / 1e6 || 0);
      else if (key === 'speed') speed = Number.parseFloat(value) || 0;
      else if (key === 'progress') report({ seconds, speed });
    }
  };
}
