import { expect, test } from 'vitest';
import { playerDefaults } from './player-defaults.ts';
import { playerErrorKey, videoPageErrorKey } from './player-errors.ts';

test.each([
  [401, 'playerUnauthorised'],
  [403, 'playerForbidden'],
  [404, 'videoIsNotLive'],
  [409, 'playerConflict'],
  [500, 'playerDefaultError'],
  [undefined, 'playerDefaultError'],
])('a player that fails with %s says %s', (status, key) => {
  expect(playerErrorKey(status)).toBe(key);
});

test('a video page tells a refusal from other failures', () => {
  expect(videoPageErrorKey(403)).toBe('videoForbidden');
  expect(videoPageErrorKey(500)).toBe('videoDefaultError');
  expect(videoPageErrorKey(undefined)).toBe('videoDefaultError');
});

test('a player starts muted, at full volume, and goes on by itself', () => {
  expect(playerDefaults).toMatchObject({
    volume: 100,
    muted: true,
    autoAdvance: true,
    accessLevel: 'GRANTED',
  });
});
