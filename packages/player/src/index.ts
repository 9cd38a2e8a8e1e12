export {
  PlayerContext,
  type PlayerContextValue,
  useLabel,
  usePlayer,
  usePlayerContext,
} from './controls/context.ts';
export { getLanguageName } from './controls/language-name.ts';
export { Player, type PlayerProps } from './controls/player.tsx';
export { formatSpokenTime, formatTime } from './controls/seek/format-time.ts';
export { createDefaultEngine } from './engine/create-default-engine.ts';
export { Emitter, type Listener } from './engine/emitter.ts';
export * from './engine/engine.ts';
export { discardPreloadedTitle, preloadPlayerEngine } from './engine/preload.ts';
export * from './engine/source.ts';
export { findStoryboardTile } from './engine/storyboard.ts';
export type { Authorise, MediaToken, TokenRefresher } from './engine/token-refresher.ts';
export { fillLabel, type PlayerLabelKey, type PlayerLabels, playerLabelKeys } from './labels.ts';
export { playerLabelsEnglish } from './labels-english.ts';
export type { PlayerElements } from './store/core.ts';
export { describeFailure, type FailureMessageKey, type PlayerFailure } from './store/failure.ts';
export { createPlayerStore, type PlayerStore, type PlayerStoreOptions } from './store/player-store.ts';
export type { OnProgress, ProgressReason } from './store/progress.ts';
export type { PlayerRequests } from './store/requests/requests.ts';
export type { AudioPreferences, PlayerPreferences, PlayerState, PlayerStatus } from './store/state.ts';
