import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/** Reads the first line of the standard input. A terminal shows a prompt and hides what is typed. */
export async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write('Password: ');
  const [line] = await Promise.race([
    lines.question('').then((answer) => [answer]),
    new Promise<string[]>((resolve) => lines.once('close', () => resolve([]))),
  ]);
  lines.close();
  if (stdin.isTTY) stderr.write('\n');
  if (!line)
    throw new CommandError('There is no password: give one on the standard input, or with --password.');
  return line;
}
