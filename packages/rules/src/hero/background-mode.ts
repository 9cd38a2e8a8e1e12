// Default layout of a hero, and whether its background plays video and audio.

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

export interface VideoBackgroundPreferences {
  readonly videoBackgroundAutoPlay: boolean;
  readonly videoBackgroundAutoPlayAudio: boolean;
}

/**
 * Chooses the background of a hero. The viewer's preferences decide about video; viewer and hero both must
 * allow audio.
 */
export function chooseHeroBackgroundMode(
  background: AnimatedBackground | null | undefined,
  { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio }: VideoBackgroundPreferences,
): HeroBackgroundMode {
  if (!background || !videoBackgroundAutoPlay) return 'none';
  return videoBackgroundAutoPlayAudio && background.isPreviewAudioOn !== false
    ? 'audioAndVideo'
    : 'videoOnly';
}
