// What a hero shows when nobody said otherwise, and how its background moves.

export const heroDefaults = {
  alignmentHorizontal: 'none',
  alignmentVertical: 'none',
  textAlignment: 'LEFT',
  gradientTop: false,
  gradientRight: false,
  gradientBottom: true,
  gradientLeft: false,
} as const;

export type HeroBackgroundMode = 'audioAndVideo' | 'videoOnly' | 'none';

interface AnimatedBackground {
  readonly isPreviewAudioOn?: boolean;
}

export interface BackgroundPreferences {
  readonly videoBackgroundAutoPlay: boolean;
  readonly videoBackgroundAutoPlayAudio: boolean;
}

/** The viewer decides about movement, viewer and hero together about sound. */
export function chooseHeroBackgroundMode(
  background: AnimatedBackground | null | undefined,
  { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio }: BackgroundPreferences,
): HeroBackgroundMode {
  if (!background || !videoBackgroundAutoPlay) return 'none';
  return videoBackgroundAutoPlayAudio && background.isPreviewAudioOn !== false
    ? 'audioAndVideo'
    : 'videoOnly';
}
