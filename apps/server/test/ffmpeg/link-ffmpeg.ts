import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates a symbolic link to ffmpeg and returns its path. The server caches which sandbox it has detected by the path of
 * ffmpeg, so it detects the sandbox again for a new link.
 */
export async function linkFfmpeg(folder: string): Promise<string> {
  const path = join(folder, 'ffmpeg');
  const program = execFileSync('sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();
  await symlink(program, path);
  return path;
}
