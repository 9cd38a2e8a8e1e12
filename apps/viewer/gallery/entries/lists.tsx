import type { GridCard } from '@matinee/contract';
import { type GalleryEntry, type GalleryLanguage, galleryStyles as styles } from '@matinee/ui/gallery';
import { ContainerSkeleton } from '../../src/entities/title/detail/container-skeleton.tsx';
import {
  formatEntryMetadata,
  TitleEntry,
  type TitleEntryProps,
} from '../../src/entities/title/list/title-entry.tsx';
import { TitleGrid, TitleGridSkeleton } from '../../src/entities/title/list/title-grid.tsx';
import {
  EntrySkeletons,
  entryImageSizes,
  type ListLayout,
  TitleList,
} from '../../src/entities/title/list/title-list.tsx';
import { TitleStrip } from '../../src/entities/title/list/title-strip.tsx';
import { WatchlistEntries } from '../../src/features/watchlists/components/watchlist-entries.tsx';
import { createWideState } from '../sample-state.tsx';
import { createTitle, createTitles, inMinutes, sampleTexts } from '../sample-titles.ts';

const layouts: readonly ListLayout[] = ['grid', 'rows'];
const getName = (language: GalleryLanguage) => sampleTexts[language].genres[0] ?? '';
const completeList = {
  hasMore: false,
  isLoading: false,
  hasFailed: false,
  loadMore: () => {},
  nextCursor: null,
};
const partialList = { ...completeList, hasMore: true, nextCursor: 'cursor' };
const getPageHref = () => '#next-page';

const entryStates: readonly {
  name: string;
  getProps: (language: GalleryLanguage) => Partial<TitleEntryProps>;
}[] = [
  { name: 'Title', getProps: () => ({}) },
  { name: 'Position', getProps: () => ({ position: 1 }) },
  { name: 'Episode number', getProps: () => ({ episodeNumber: 3 }) },
  {
    name: 'Watch progress',
    getProps: (language) => ({
      title: createTitle(language, {
        watchProgress: { position: 3000, duration: 5525, finished: false, updatedAt: inMinutes(-60) },
      }),
    }),
  },
  { name: 'Locked', getProps: (language) => ({ title: createTitle(language, { accessLevel: 'DENIED' }) }) },
  {
    name: 'Long title',
    getProps: (language) => ({ title: createTitle(language, { title: sampleTexts[language].longTitle }) }),
  },
  {
    name: 'Without artwork and description',
    getProps: (language) => ({
      title: createTitle(language, { thumbnail: undefined, poster: undefined, description: undefined }),
    }),
  },
];

function SampleEntry({
  language,
  layout,
  ...props
}: Partial<TitleEntryProps> & { language: GalleryLanguage; layout: ListLayout }) {
  const title = props.title ?? createTitle(language);
  return (
    <TitleEntry
      metadata={formatEntryMetadata(title, undefined)}
      sizes={entryImageSizes[layout]}
      loading="eager"
      {...props}
      title={title}
    />
  );
}

function SampleGrid({
  language,
  count,
  state = completeList,
}: {
  language: GalleryLanguage;
  count: number;
  state?: typeof partialList | typeof completeList;
}) {
  const contentList: GridCard[] = createTitles(language, count);
  const pages = [{ contentList, paging: { lastSeen: null, moreDataAvailable: false } }];
  return (
    <div className={styles.page}>
      <TitleGrid
        name={getName(language)}
        list={{ ...state, pages, error: null, retry: () => {}, isPreviousList: false }}
        getPageHref={getPageHref}
      />
    </div>
  );
}

function SampleStrip({
  language,
  state,
  rows = 1,
}: {
  language: GalleryLanguage;
  state: typeof partialList | typeof completeList;
  rows?: 1 | 2;
}) {
  const titles = createTitles(language);
  return (
    <div className={styles.page}>
      <TitleStrip
        name={getName(language)}
        count={titles.length}
        list={state}
        entriesPerColumn={rows}
        getPageHref={getPageHref}
      >
        {titles.map((title, index) => (
          <SampleEntry
            key={title.id}
            language={language}
            layout="strip"
            title={title}
            episodeNumber={index + 1}
          />
        ))}
      </TitleStrip>
    </div>
  );
}

const watchlistActions = { move: () => {}, remove: () => {} };

function SampleWatchlist({ language, isOwned }: { language: GalleryLanguage; isOwned: boolean }) {
  const titles = createTitles(language, 4);
  const states = [
    {},
    { accessLevel: 'DENIED' as const },
    { watchProgress: { position: 3000, duration: 5525, finished: false, updatedAt: inMinutes(-60) } },
    { title: sampleTexts[language].longTitle, thumbnail: undefined, poster: undefined },
  ];
  const entries = titles.map((title, index) => ({ ...title, ...states[index], contentType: title.type }));
  return (
    <div className={styles.page}>
      <WatchlistEntries
        name={getName(language)}
        entries={entries}
        hasMore={false}
        linkContext={{ watchlistId: 'evening', owner: 'ada' }}
        {...(isOwned && { actions: watchlistActions })}
      />
    </div>
  );
}

export const listEntries: readonly GalleryEntry[] = [
  {
    name: 'TitleList',
    parts: ['TitleEntry', 'EntryImage', 'WatchProgressText', 'EntrySkeletons'],
    states: [
      ...layouts.map((layout) =>
        createWideState(`Layout ${layout}`, (language) => (
          <div className={styles.page}>
            <TitleList layout={layout} name={getName(language)}>
              {entryStates.map(({ name, getProps }) => (
                <SampleEntry key={name} language={language} layout={layout} {...getProps(language)} />
              ))}
            </TitleList>
          </div>
        )),
      ),
      createWideState('Loading', (language) => (
        <div className={styles.page}>
          <TitleList layout="grid" name={getName(language)}>
            <EntrySkeletons count={4} />
          </TitleList>
        </div>
      )),
    ],
  },
  {
    name: 'TitleStrip',
    states: [
      createWideState('One row', (language) => <SampleStrip language={language} state={completeList} />),
      createWideState('Two rows', (language) => (
        <SampleStrip language={language} state={completeList} rows={2} />
      )),
      createWideState('Loading more', (language) => (
        <SampleStrip language={language} state={{ ...partialList, isLoading: true }} />
      )),
      createWideState('More titles failed to load', (language) => (
        <SampleStrip language={language} state={{ ...partialList, hasFailed: true }} />
      )),
    ],
  },
  {
    name: 'TitleGrid',
    parts: ['TitleGridSkeleton'],
    states: [
      createWideState('Titles', (language) => <SampleGrid language={language} count={10} />),
      createWideState('Empty', (language) => <SampleGrid language={language} count={0} />),
      createWideState('Loading', (language) => (
        <div className={styles.page}>
          <TitleGridSkeleton name={getName(language)} />
        </div>
      )),
      createWideState('More titles failed to load', (language) => (
        <SampleGrid language={language} count={4} state={{ ...partialList, hasFailed: true }} />
      )),
    ],
  },
  {
    name: 'WatchlistEntries',
    parts: ['WatchlistEntryItem'],
    states: [
      createWideState('Own list', (language) => <SampleWatchlist language={language} isOwned />),
      createWideState('List of another account', (language) => (
        <SampleWatchlist language={language} isOwned={false} />
      )),
    ],
  },
  {
    name: 'ContainerSkeleton',
    states: [
      createWideState('Grid', () => <ContainerSkeleton layout="grid" />),
      createWideState('Strip', () => <ContainerSkeleton layout="strip" />),
    ],
  },
];
