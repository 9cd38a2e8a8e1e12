// What can be done with a title or a list, and who is shown it: one table for every place that has buttons.
import type { AccessLevel } from '../access/access-types.ts';
import { isVideo } from '../content/content-kind.ts';
import { getResumePosition, type SavedPosition } from '../progress/progress.ts';

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
  readonly watchProgress?: SavedPosition | undefined;
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
const isVideoTitle: Rule = ({ title }) => title !== undefined && isVideo(title.type);
const isGranted: Rule = ({ title }) => title?.accessLevel === 'GRANTED';
const all =
  (...visibilityRules: readonly Rule[]): Rule =>
  (facts) =>
    visibilityRules.every((rule) => rule(facts));
const trailerLevels: ReadonlySet<AccessLevel> = new Set(['GRANTED', 'GRANTED_ON_SIGN_IN']);

const visibilityRules: Readonly<Record<ComposedAction, Rule>> = {
  favourites: all(({ isGuest }) => !isGuest, isVideoTitle, isGranted),
  share: ({ features }) => features.socialSharing,
  restart: all(isVideoTitle, isGranted, ({ title }) =>
    Boolean(title?.watchProgress && getResumePosition(title.watchProgress) > 0),
  ),
  play: all(isVideoTitle, isGranted),
  toggleFilter: always,
  toggleSort: always,
  // A series or a playlist that is closed can be kept for later; a video that is closed cannot.
  watchlist: all(
    ({ isGuest, features }) => !isGuest && features.watchlists,
    (facts) => !isVideoTitle(facts) || isGranted(facts),
  ),
  trailer: ({ title }) => (title?.trailers ?? []).some(({ accessLevel }) => trailerLevels.has(accessLevel)),
  signIn: ({ isGuest }) => isGuest,
  search: always,
  reviewFormSubmit: all(
    ({ isGuest, features, profileKind }) => features.reviews && !isGuest && profileKind !== 'child',
    isVideoTitle,
    isGranted,
  ),
  download: never,
};

/** The trailer that the action plays: one that is granted before one that signing in opens. */
export function selectTrailer<Trailer extends { readonly accessLevel: AccessLevel }>(
  trailers: readonly Trailer[] = [],
): Trailer | undefined {
  const findByLevel = (level: AccessLevel) => trailers.find(({ accessLevel }) => accessLevel === level);
  return findByLevel('GRANTED') ?? findByLevel('GRANTED_ON_SIGN_IN');
}

/** Of these actions the ones that are shown, in their order. */
export function selectVisibleActions<Action extends ComposedAction>(
  actions: readonly Action[],
  facts: ActionFacts,
): Action[] {
  return actions.filter((action) => visibilityRules[action](facts));
}
