// The contract of Matinee: every call once, every entity once, every error once.
import * as catalogue from './calls/catalogue.ts';
import * as identity from './calls/identity.ts';
import * as library from './calls/library.ts';
import * as media from './calls/media.ts';
import * as playback from './calls/playback.ts';
import { followPage, getLabels, getMenu, getRealm, getTexts } from './calls/realm.ts';
import * as service from './calls/service.ts';

export * from './call.ts';
export { type PageEvent, pageEvent } from './calls/realm.ts';
export * from './entities/content.ts';
export * from './entities/import.ts';
export * from './entities/playback.ts';
export * from './entities/playlist.ts';
export * from './entities/realm.ts';
export * from './entities/realm-file.ts';
export * from './entities/series.ts';
export * from './entities/session.ts';
export * from './entities/stage.ts';
export * from './errors.ts';
export type * from './page-renderer.ts';

/** Every call by name. */
export const calls = {
  ...service,
  getRealm,
  getLabels,
  getTexts,
  getMenu,
  followPage,
  ...identity,
  ...catalogue,
  ...playback,
  ...library,
  ...media,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
