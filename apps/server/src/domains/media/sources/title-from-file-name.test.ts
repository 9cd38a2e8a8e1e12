import { expect, test } from 'vitest';
import { createTitleFromFileName } from './title-from-file-name.ts';

test.each([
  ['my_holiday.2024.mp4', 'my holiday 2024'],
  ['Dr. No.mkv', 'Dr. No'],
  ['فيلم_قصير.mp4', 'فيلم قصير'],
  ['🎬 première.mov', '🎬 première'],
  ['.mp4', 'mp4'],
  ['___.mp4', '___.mp4'],
])('createTitleFromFileName turns %s into %s', (file, title) => {
  expect(createTitleFromFileName(file)).toBe(title);
});
