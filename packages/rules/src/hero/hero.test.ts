import { expect, test } from 'vitest';
import { heroBackgroundMode, heroDefaults } from './hero.ts';

const preferences = (videoBackgroundAutoPlay: boolean, videoBackgroundAutoPlayAudio: boolean) => ({
  videoBackgroundAutoPlay,
  videoBackgroundAutoPlayAudio,
});

test.each([
  [{}, preferences(true, true), 'audioAndVideo'],
  [{ isPreviewAudioOn: true }, preferences(true, true), 'audioAndVideo'],
  [{ isPreviewAudioOn: false }, preferences(true, true), 'videoOnly'],
  [{ isPreviewAudioOn: true }, preferences(true, false), 'videoOnly'],
  [{ isPreviewAudioOn: true }, preferences(false, true), 'none'],
  [null, preferences(true, true), 'none'],
  [undefined, preferences(true, true), 'none'],
])('background %j with %j is %s', (background, wishes, mode) => {
  expect(heroBackgroundMode(background, wishes)).toBe(mode);
});

test('a hero nobody arranged reads from the left over a gradient at the bottom', () => {
  expect(heroDefaults).toEqual({
    alignmentHorizontal: 'none',
    alignmentVertical: 'none',
    textAlignment: 'LEFT',
    gradientTop: false,
    gradientRight: false,
    gradientBottom: true,
    gradientLeft: false,
  });
});
