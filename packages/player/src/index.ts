export { PlayerContext, type PlayerView, useLabel, usePlayer, usePlayerView } from './controls/context.ts';
export { Player, type PlayerProps } from './controls/player.tsx';
export { clock, languageName, spokenTime } from './controls/time.ts';
export { chooseEngine } from './engine/choose-engine.ts';
export { Emitter, type Listener } from './engine/emitter.ts';
export * from './engine/engine.ts';
export { preloadPlayerEngine } from './engine/preload.ts';
export * from './engine/source.ts';
export { storyboardTile } from './engine/storyboard.ts';
export type { Authorise, MediaToken, TokenKeeper } from './engine/token-keeper.ts';
export { fillLabel, type PlayerLabelKey, type PlayerLabels, playerLabelKeys } from './labels.ts';
export { playerLabelsEnglish } from './labels-english.ts';
export { describeFailure, type FailureMessageKey, type PlayerFailure } from './store/failure.ts';
export {
  createPlayerStore,
  type PlayerStage,
  type PlayerStore,
  type PlayerStoreOptions,
} from './store/player-store.ts';
export type { OnProgress, ProgressReason } from './store/progress.ts';
export type { PlayerRequests } from './store/requests.ts';
export type { AudioPreferences, PlayerPreferences, PlayerState, PlayerStatus } from './store/state.ts';
