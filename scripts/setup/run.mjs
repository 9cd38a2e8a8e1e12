import { spawn } from 'node:child_process';
import { createLocalEnvironment, root } from './paths.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Runs a program without showing its output. On failure throws a SetupError with the program's error lines, or its last lines when none looks like an error.
 * Lines that match `progressPattern` go to `onProgress`.
 */
export function runQuietly(
  label,
  command,
  args,
  { env = process.env, cwd = root, shell = false, progressPattern = /^$/, onProgress } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        for (const line of text.split('\n').filter((chunkPart) => chunkPart.trim())) {
          if (progressPattern.test(line)) onProgress?.(line);
          else output.push(line);
        }
      });
    }
    child.once('error', (error) => reject(new SetupError(`${label} could not be run: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new SetupError([`${label} failed:`, ...selectErrorLines(output)].join('\n  ')));
    });
  });
}

/** Returns the lines of a failed program that look like errors, else its last lines. */
function selectErrorLines(output) {
  const errors = output.filter((line) => /\berr(or)?\b|^E:/i.test(line));
  return errors.length > 0 ? errors.slice(0, 8) : output.slice(-8);
}

/** Runs a program in this terminal and resolves with its exit code; 1 when a signal ended it. */
export function runInTerminal(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: createLocalEnvironment(env), stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

/**
 * Runs a program whose output waits until `releaseOutput` is called. `exitCodePromise` resolves with its exit code; 1
 * when a signal ended it.
 */
export function runWithBufferedOutput(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: createLocalEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let bufferedChunks = [];
  const write = (stream, chunk) => {
    if (bufferedChunks) bufferedChunks.push([stream, chunk]);
    else stream.write(chunk);
  };
  child.stdout.on('data', (chunk) => write(process.stdout, chunk));
  child.stderr.on('data', (chunk) => write(process.stderr, chunk));
  const exitCodePromise = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? 1 : code));
  });
  const releaseOutput = () => {
    const chunks = bufferedChunks ?? [];
    bufferedChunks = null;
    for (const [stream, chunk] of chunks) stream.write(chunk);
  };
  return { exitCodePromise, releaseOutput };
}
