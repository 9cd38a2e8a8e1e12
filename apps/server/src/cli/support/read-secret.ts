import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';

/** Reads the standard input: all of it, or its first line. A terminal shows a prompt and hides the typed text. */
export async function readSecret(
  prompt: string,
  missingMessage: string,
  { isMultiline = false }: { isMultiline?: boolean } = {},
): Promise<string> {
  const { stdin, stderr } = process;
  if (isMultiline) {
    const secret = stdin.isTTY ? '' : (await text(stdin)).trim();
    if (!secret) throw new CommandError(missingMessage);
    return secret;
  }
  const discardingStream = new Writable({ write: (_chunk, _encoding, done) => done() });
  const readlineInterface = createInterface({
    input: stdin,
    output: discardingStream,
    terminal: stdin.isTTY,
  });
  if (stdin.isTTY) stderr.write(`${prompt}: `);
  // Input without a final newline ends with both events.
  const line = await new Promise<string>((resolve) => {
    readlineInterface.once('line', resolve);
    readlineInterface.once('close', () => resolve(''));
  });
  readlineInterface.close();
  if (stdin.isTTY) stderr.write('\n');
  if (!line) throw new CommandError(missingMessage);
  return line;
}
