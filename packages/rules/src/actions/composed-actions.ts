// Actions on a title or list, and one table of the rules that decide who sees their buttons.
import type { AccessLevel } from '../access/access-types.ts';
import { isVideo } from '../content/content-kind.ts';
import { getResumePosition, type SavedPosition } from '../progress/resume-position.ts';

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

export interface ActionContext {
  readonly isGuest: boolean;
  readonly features: {
    readonly socialSharing: boolean;
    readonly watchlists: boolean;
    readonly reviews: boolean;
  };
  /** Defaults to adult. */
  readonly profileKind?: 'adult' | 'child' | undefined;
  /** The title that the action is about; absent on pages without a title. */
  readonly title?: ActionTitle | undefined;
}

type VisibilityRule = (context: ActionContext) => boolean;

const isAlwaysVisible: VisibilityRule = () => true;
const isNeverVisible: VisibilityRule = () => false;
const isVideoTitle: VisibilityRule = ({ title }) => title !== undefined && isVideo(title.type);
const isGranted: VisibilityRule = ({ title }) => title?.accessLevel === 'GRANTED';
const requireAll =
  (...rules: readonly VisibilityRule[]): VisibilityRule =>
  (context) =>
    rules.every((rule) => rule(context));
const playableTrailerLevels: ReadonlySet<AccessLevel> = new Set(['GRANTED', 'GRANTED_ON_SIGN_IN']);

const visibilityRules: Readonly<Record<ComposedAction, VisibilityRule>> = {
  favourites: requireAll(({ isGuest }) => !isGuest, isVideoTitle, isGranted),
  share: ({ features }) => features.socialSharing,
  restart: requireAll(isVideoTitle, isGranted, ({ title }) =>
    Boolean(title?.watchProgress && getResumePosition(title.watchProgress) > 0),
  ),
  play: requireAll(isVideoTitle, isGranted),
  toggleFilter: isAlwaysVisible,
  toggleSort: isAlwaysVisible,
  // Series and playlists can be saved without access to them; videos cannot.
  watchlist: requireAll(
    ({ isGuest, features }) => !isGuest && features.watchlists,
    (context) => !isVideoTitle(context) || isGranted(context),
  ),
  trailer: ({ title }) =>
    (title?.trailers ?? []).some(({ accessLevel }) => playableTrailerLevels.has(accessLevel)),
  signIn: ({ isGuest }) => isGuest,
  search: isAlwaysVisible,
  reviewFormSubmit: requireAll(
    ({ isGuest, features, profileKind }) => features.reviews && !isGuest && profileKind !== 'child',
    isVideoTitle,
    isGranted,
  ),
  download: isNeverVisible,
};

/** Selects the trailer to play: the first granted one, else the first that sign-in would grant. */
export function selectTrailer<Trailer extends { readonly accessLevel: AccessLevel }>(
  trailers: readonly Trailer[] = [],
): Trailer | undefined {
  const findByLevel = (level: AccessLevel) => trailers.find(({ accessLevel }) => accessLevel === level);
  return findByLevel('GRANTED') ?? findByLevel('GRANTED_ON_SIGN_IN');
}

/** Filters actions to those that the viewer sees, in the same order. */
export function selectVisibleActions<Action extends ComposedAction>(
  actions: readonly Action[],
  context: ActionContext,
): Action[] {
  return actions.filter((action) => visibilityRules[action](context));
}
