import { ButtonRow } from '@matinee/ui';
import type { GalleryEntry } from '@matinee/ui/gallery';
import { PlayButton } from '../../src/entities/title/actions/play-button.tsx';
import SaveButton from '../../src/entities/title/actions/save-button.tsx';
import { type ActionTitle, TitleActions } from '../../src/entities/title/actions/title-actions.tsx';
import { createState } from '../sample-state.tsx';
import { createTitle } from '../sample-titles.ts';

const actions = ['play', 'restart', 'trailer', 'favourites', 'watchlist', 'share'] as const;
const trailers = [
  {
    id: 'trailer',
    title: 'Trailer',
    accessLevel: 'GRANTED' as const,
    media: { state: 'ready' as const, progress: 1, final: true },
  },
];
const actionStates: readonly { name: string; changes: Partial<ActionTitle> }[] = [
  { name: 'All actions', changes: {} },
  { name: 'Favourite', changes: { favourite: true } },
];

export const actionEntries: readonly GalleryEntry[] = [
  {
    name: 'TitleActions',
    parts: ['FavouriteButton', 'AddToWatchlistButton'],
    states: actionStates.map(({ name, changes }) =>
      createState(name, (language) => (
        <ButtonRow>
          <TitleActions title={{ ...createTitle(language), trailers, ...changes }} actions={actions} />
        </ButtonRow>
      )),
    ),
  },
  {
    name: 'PlayButton',
    states: [
      createState('Playable', (language) => (
        <PlayButton title={createTitle(language)} context={{ playlistId: 'tides' }} />
      )),
      createState('Locked', (language) => (
        <PlayButton
          title={createTitle(language, { accessLevel: 'DENIED' })}
          context={{ playlistId: 'tides' }}
        />
      )),
    ],
  },
  {
    name: 'SaveButton',
    states: (['favourites', 'watchlist'] as const).map((action) =>
      createState(action === 'favourites' ? 'Favourite' : 'Watchlist', (language) => (
        <SaveButton
          button={{
            link: { type: action === 'favourites' ? 'ADD_TO_FAVOURITES' : 'ADD_TO_WATCHLIST' },
            handleClick: true,
            content: createTitle(language),
          }}
          variant="cta"
        />
      )),
    ),
  },
];
