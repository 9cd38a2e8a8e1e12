import { expect, test } from 'vitest';
import { chooseHeroBackgroundMode, heroDefaults } from './background-mode.ts';
import { shouldMirrorImage } from './mirrored-image.ts';

const createPreferences = (videoBackgroundAutoPlay: boolean, videoBackgroundAutoPlayAudio: boolean) => ({
  videoBackgroundAutoPlay,
  videoBackgroundAutoPlayAudio,
});

test.each([
  [{}, createPreferences(true, true), 'audioAndVideo'],
  [{ isPreviewAudioOn: true }, createPreferences(true, true), 'audioAndVideo'],
  [{ isPreviewAudioOn: false }, createPreferences(true, true), 'videoOnly'],
  [{ isPreviewAudioOn: true }, createPreferences(true, false), 'videoOnly'],
  [{ isPreviewAudioOn: true }, createPreferences(false, true), 'none'],
  [null, createPreferences(true, true), 'none'],
  [undefined, createPreferences(true, true), 'none'],
])(
  'chooseHeroBackgroundMode with background %j and preferences %j returns %s',
  (background, viewerPreferences, mode) => {
    expect(chooseHeroBackgroundMode(background, viewerPreferences)).toBe(mode);
  },
);

test('heroDefaults align text left over a gradient at the bottom', () => {
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
  ['subject right, text left: no', 0.7, 'ltr', 'none', false],
  ['subject right, right-to-left text: yes', 0.7, 'rtl', 'none', true],
  ['subject left, text left: yes', 0.2, 'ltr', 'left', true],
  ['subject left, right-to-left text at the left alignment: no', 0.2, 'rtl', 'left', false],
  ['subject right, text right: yes', 0.7, 'ltr', 'right', true],
  ['subject right, right-to-left text at the right alignment: no', 0.7, 'rtl', 'right', false],
  ['centred text: no', 0.7, 'rtl', 'center', false],
  ['centred subject: no', 0.55, 'rtl', 'none', false],
  ['unknown subject: no', undefined, 'rtl', 'none', false],
] as const)('shouldMirrorImage with %s', (_name, focusX, direction, alignmentHorizontal, expected) => {
  expect(shouldMirrorImage(focusX, { direction, alignmentHorizontal })).toBe(expected);
});
