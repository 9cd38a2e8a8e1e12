// Measures throughput with wrk, which needs far less processor time than the servers that it measures; repeats
// measurements in turn; computes medians and percentiles.
import { spawn } from 'node:child_process';

export interface Throughput {
  requestsPerSecond: number;
  megabytesPerSecond: number;
}

/** Requests `url` over `connections` for `seconds`. Throws when a response has a status of 400 or above. */
export async function measureThroughput(
  url: string,
  {
    seconds = 5,
    connections = 32,
    headers = {},
  }: { seconds?: number; connections?: number; headers?: Record<string, string> } = {},
): Promise<Throughput> {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const text = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...headerArguments, url]);
  if (/Non-2xx/.test(text)) throw new Error(`${url} responded with an error:\n${text}`);
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  const transfer = /Transfer\/sec:\s+([\d.]+)(KB|MB|GB)/.exec(text);
  const unit = { KB: 1 / 1024, MB: 1, GB: 1024 }[transfer?.[2] ?? 'MB'] ?? 1;
  return { requestsPerSecond, megabytesPerSecond: Number(transfer?.[1]) * unit };
}

/** Measures the targets alternately, `rounds` times; returns the median of each. */
export async function measureMedians<Name extends string>(
  targets: Record<Name, () => Promise<number>>,
  rounds = 3,
): Promise<Record<Name, number>> {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(targets) as Name[]) results[name].push(await targets[name]());
  }
  return Object.fromEntries(
    Object.entries<number[]>(results).map(([name, values]) => [name, computeMedian(values)]),
  ) as Record<Name, number>;
}

/**
 * Calls both requests alternately, so that other load on the machine affects both; returns their times in
 * milliseconds.
 */
export async function measureAlternately(
  requests: Record<'measured' | 'baseline', () => Promise<number>>,
  { rounds, warmUpRounds }: { rounds: number; warmUpRounds: number },
): Promise<Record<'measured' | 'baseline', number[]>> {
  const times = { measured: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const order = ['measured', 'baseline'] as const;
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      const time = await requests[name]();
      if (round >= warmUpRounds) times[name].push(time);
    }
  }
  return times;
}

export function computeMedian(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN;
}

export function computePercentile(values: readonly number[], fraction: number): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  return (
    sortedValues[Math.min(sortedValues.length - 1, Math.ceil(fraction * sortedValues.length) - 1)] ??
    Number.NaN
  );
}

function run(command: string, argv: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', (error) =>
      reject(new Error(`${command} is needed for this benchmark: ${error.message}`)),
    );
    child.once('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${command} failed:\n${text}`)),
    );
  });
}
