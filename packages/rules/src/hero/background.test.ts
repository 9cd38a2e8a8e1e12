import { expect, test } from 'vitest';
import { chooseHeroBackgroundMode, heroDefaults } from './background-mode.ts';
import { shouldMirrorImage } from './mirrored-image.ts';

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
  expect(chooseHeroBackgroundMode(background, wishes)).toBe(mode);
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

test.each([
  ['the subject right, words left', 0.7, 'ltr', 'none', false],
  ['the subject right, words right to left', 0.7, 'rtl', 'none', true],
  ['the subject left under the words', 0.2, 'ltr', 'left', true],
  ['the subject left, words right to left', 0.2, 'rtl', 'left', false],
  ['words at the end', 0.7, 'ltr', 'right', true],
  ['words at the end, right to left', 0.7, 'rtl', 'right', false],
  ['words in the middle', 0.7, 'rtl', 'center', false],
  ['the subject in the middle', 0.55, 'rtl', 'none', false],
  ['a subject that nobody marked', undefined, 'rtl', 'none', false],
] as const)(
  'a picture is mirrored to keep its subject clear: %s',
  (_name, focusX, direction, horizontal, is) => {
    expect(shouldMirrorImage(focusX, { direction, alignmentHorizontal: horizontal })).toBe(is);
  },
);
