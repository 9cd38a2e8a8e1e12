// What can be done with a title or a list, and who is shown it: one table for every place that has buttons.
import type { AccessLevel } from '../access/access-level.ts';
import { isVideo } from '../content/content-kind.ts';
import { type KeptPosition, resumePosition } from '../progress/progress.ts';

export type ComposedAction =
  | 'favourites'
  | 'share'
  | 'restart'
  | 'play'
  | 'toggleFilter'
  | 'toggleSort'
  | 'watchlist'
  | 'trailer'
  | 'signIn'
  | 'search'
  | 'reviewFormSubmit'
  | 'download';

interface ActionTitle {
  readonly type: string;
  readonly accessLevel: AccessLevel;
  readonly watchProgress?: KeptPosition | undefined;
  readonly trailers?: readonly { readonly accessLevel: AccessLevel }[] | undefined;
}

export interface ActionFacts {
  readonly isGuest: boolean;
  readonly features: {
    readonly socialSharing: boolean;
    readonly watchlists: boolean;
    readonly reviews: boolean;
  };
  /** An adult's unless stated. */
  readonly profileKind?: 'adult' | 'child' | undefined;
  /** What the buttons are about; absent on a page that is about none. */
  readonly title?: ActionTitle | undefined;
}

type Rule = (facts: ActionFacts) => boolean;

const always: Rule = () => true;
const never: Rule = () => false;
const isOfVideo: Rule = ({ title }) => title !== undefined && isVideo(title.type);
const isGranted: Rule = ({ title }) => title?.accessLevel === 'GRANTED';
const all =
  (...rules: readonly Rule[]): Rule =>
  (facts) =>
    rules.every((rule) => rule(facts));
const opensOnSignIn: ReadonlySet<AccessLevel> = new Set(['GRANTED', 'GRANTED_ON_SIGN_IN']);

const rules: Readonly<Record<ComposedAction, Rule>> = {
  favourites: all(({ isGuest }) => !isGuest, isOfVideo, isGranted),
  share: ({ features }) => features.socialSharing,
  restart: all(isOfVideo, isGranted, ({ title }) =>
    Boolean(title?.watchProgress && resumePosition(title.watchProgress) > 0),
  ),
  play: all(isOfVideo, isGranted),
  toggleFilter: always,
  toggleSort: always,
  // A series or a playlist that is closed can be kept for later; a video that is closed cannot.
  watchlist: all(
    ({ isGuest, features }) => !isGuest && features.watchlists,
    (facts) => !isOfVideo(facts) || isGranted(facts),
  ),
  trailer: ({ title }) => (title?.trailers ?? []).some(({ accessLevel }) => opensOnSignIn.has(accessLevel)),
  signIn: ({ isGuest }) => isGuest,
  search: always,
  reviewFormSubmit: all(
    ({ isGuest, features, profileKind }) => features.reviews && !isGuest && profileKind !== 'child',
    isOfVideo,
    isGranted,
  ),
  download: never,
};

/** The trailer that the action plays: one that is granted before one that signing in opens. */
export function trailerToPlay<One extends { readonly accessLevel: AccessLevel }>(
  trailers: readonly One[] = [],
): One | undefined {
  const opened = (level: AccessLevel) => trailers.find(({ accessLevel }) => accessLevel === level);
  return opened('GRANTED') ?? opened('GRANTED_ON_SIGN_IN');
}

/** Of these actions the ones that are shown, in their order. */
export function shownActions<Action extends ComposedAction>(
  actions: readonly Action[],
  facts: ActionFacts,
): Action[] {
  return actions.filter((action) => rules[action](facts));
}
