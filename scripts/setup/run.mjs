// Runs programs: quietly, with what they said kept for the case that they fail, or in the open.
import { spawn } from 'node:child_process';
import { Fault } from './fault.mjs';
import { localEnvironment, root } from './paths.mjs';

/** Quiet. A program that fails becomes a Fault with the last of what it said; lines of progress are kept apart. */
export function runQuietly(
  what,
  command,
  args,
  { env = process.env, cwd = root, shell = false, progress = /^$/, onProgress } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        for (const line of text.split('\n').filter((part) => part.trim())) {
          if (progress.test(line)) onProgress?.(line);
          else said.push(line);
        }
      });
    }
    child.once('error', (error) => reject(new Fault(`${what} could not be run: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Fault([`${what} failed:`, ...telling(said)].join('\n  ')));
    });
  });
}

/** What a program said about its failure: its errors where it marks them, else its last lines. */
function telling(said) {
  const errors = said.filter((line) => /\berr(or)?\b|^E:/i.test(line));
  return errors.length > 0 ? errors.slice(0, 8) : said.slice(-8);
}

/** In the open. Answers the exit code. */
export function runOpenly(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: localEnvironment(env), stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}
