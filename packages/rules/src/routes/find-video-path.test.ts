import { expect, test } from 'vitest';
import { findVideoPath } from './find-video-path.ts';

test.each([
  ['/video?eventId=the-ferry', '/video/the-ferry'],
  ['/video/?eventId=a%2Fb&seasonId=s1&playlistId=p1', '/video/a%2Fb?seasonId=s1&playlistId=p1'],
  ['/video?seasonId=s1', null],
  ['/video?eventId=', null],
  ['/video?eventId=..', null],
  ['/video/the-ferry?eventId=other', null],
  ['/section?eventId=films', null],
  ['/?eventId=home', null],
  ['//evil.example?eventId=a', null],
])('findVideoPath of %s is %s', (url, path) => {
  expect(findVideoPath(url, { languages: ['en'] })).toBe(path);
});
