// The words a player needs. The texts come from whoever shows it, in the language of the person.

export const playerLabelKeys = [
  'videoPlayer',
  'controls',
  'back',
  'play',
  'pause',
  'replay',
  'seekBack',
  'seekForward',
  'mute',
  'unmute',
  'tapToUnmute',
  'volume',
  'seek',
  'positionOfDuration',
  'chapter',
  'quality',
  'qualityAuto',
  'subtitles',
  'subtitlesOff',
  'audio',
  'audioDescribed',
  'unknownLanguage',
  'speed',
  'speedNormal',
  'pictureInPicture',
  'leavePictureInPicture',
  'fullscreen',
  'leaveFullscreen',
  'skipIntro',
  'skipRecap',
  'skipCredits',
  'next',
  'previous',
  'restart',
  'live',
  'goLive',
  'loading',
  'playing',
  'paused',
  'ended',
  'waitingToStart',
  'retry',
  'requestId',
  'playerUnauthorised',
  'playerForbidden',
  'playerConflict',
  'playerDefaultError',
  'thisEventHasEnded',
] as const;

export type PlayerLabelKey = (typeof playerLabelKeys)[number];

export type PlayerLabels = Record<PlayerLabelKey, string>;

/** Puts values in the place of `{name}`; an unknown name stays as it is. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
