// The title of an imported video without a name: its file name in readable form.
import { extname } from 'node:path';

/** `my_holiday.2024.mp4` → `my holiday 2024`. Never empty. */
export function createTitleFromFileName(fileName: string): string {
  const stem = fileName.slice(0, fileName.length - extname(fileName).length) || fileName;
  const readable = /\s/u.test(stem) ? stem.replaceAll('_', ' ') : stem.replaceAll(/[._]+/g, ' ');
  const title = readable.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return (title || fileName).slice(0, 200);
}
