// Keys of the player's labels. The app passes the texts in the viewer's language.

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

/** Replaces each `{name}` in a label with its value. Unknown names stay unchanged. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
