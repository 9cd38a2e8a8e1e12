import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Links ffmpeg and returns the path of the link, for which the sandbox is detected again: it is cached per path. */
export async function linkFfmpeg(folder: string): Promise<string> {
  const path = join(folder, 'ffmpeg');
  const program = execFileSync('sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();
  await symlink(program, path);
  return path;
}
