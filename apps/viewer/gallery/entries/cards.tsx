import type { Card } from '@matinee/contract';
import {
  brokenImage,
  type GalleryEntry,
  type GalleryLanguage,
  galleryStyles as styles,
} from '@matinee/ui/gallery';
import { TitleCard, type TitleCardProps } from '../../src/entities/title/card/title-card.tsx';
import { TitleRail, TitleRailPlaceholder } from '../../src/entities/title/card/title-rail.tsx';
import RelatedRail from '../../src/entities/title/related/related-rail.tsx';
import {
  PreviewCard,
  type PreviewCardProps,
} from '../../src/features/section/components/preview/preview-card.tsx';
import { WatchlistCard } from '../../src/features/watchlists/components/watchlist-card.tsx';
import { useCardLinks } from '../../src/shared/navigation/card-links.ts';
import { createState, createWideState } from '../sample-state.tsx';
import { createTitle, createTitles, inMinutes, sampleTexts } from '../sample-titles.ts';

/** The states of a title that its cards show. */
const titleStates: readonly { name: string; getChanges: (language: GalleryLanguage) => Partial<Card> }[] = [
  { name: 'Film', getChanges: () => ({}) },
  { name: 'Watch progress', getChanges: () => ({ watchProgress: createProgress(0.6) }) },
  { name: 'Sign in to watch', getChanges: () => ({ accessLevel: 'GRANTED_ON_SIGN_IN' }) },
  { name: 'Locked', getChanges: () => ({ accessLevel: 'DENIED' }) },
  { name: 'Not in this region', getChanges: () => ({ accessLevel: 'GEOBLOCKED' }) },
  {
    name: 'Live',
    getChanges: () => ({
      type: 'LIVE_EVENT',
      contentContext: 'LIVE',
      startDate: inMinutes(-30),
      endDate: inMinutes(60),
      displayLiveBadge: true,
    }),
  },
  {
    name: 'Upcoming',
    getChanges: () => ({
      type: 'UPCOMING',
      contentContext: 'UPCOMING',
      startDate: inMinutes(3000),
      endDate: inMinutes(3090),
    }),
  },
  {
    name: 'Episode',
    getChanges: (language) => ({
      type: 'SEASON_VIDEO',
      title: sampleTexts[language].episode,
      seriesId: 'harbour',
      episodeInformation: { episodeNumber: 3, seasonNumber: 2, seasonTitle: '2' },
    }),
  },
  { name: 'Series', getChanges: () => ({ type: 'SERIES', duration: undefined }) },
  { name: 'Playlist', getChanges: () => ({ type: 'PLAYLIST', duration: undefined }) },
  { name: 'Long title', getChanges: (language) => ({ title: sampleTexts[language].longTitle }) },
  { name: 'Without artwork', getChanges: () => ({ thumbnail: undefined, poster: undefined }) },
  { name: 'Artwork failed to load', getChanges: () => ({ thumbnail: brokenImage, poster: brokenImage }) },
];

function createProgress(fraction: number): Card['watchProgress'] {
  return { position: 5525 * fraction, duration: 5525, finished: false, updatedAt: inMinutes(-60) };
}

function SampleTitleCard(props: Omit<TitleCardProps, 'cardLinks'>) {
  const cardLinks = useCardLinks();
  return (
    <div className={props.shape === 'poster' ? styles.poster : styles.card}>
      <TitleCard loading="eager" {...props} cardLinks={cardLinks} />
    </div>
  );
}

function SamplePreviewCard(props: Omit<PreviewCardProps, 'cardLinks'>) {
  const cardLinks = useCardLinks();
  return (
    <div className={styles.previewCard}>
      <PreviewCard {...props} cardLinks={cardLinks} />
    </div>
  );
}

const previewStates = titleStates.filter(({ name }) => name !== 'Artwork failed to load');

const watchlistSizes = [
  { name: 'Four titles', count: 4 },
  { name: 'Three titles', count: 3 },
  { name: 'One title', count: 1 },
  { name: 'Empty', count: 0 },
];

export const cardEntries: readonly GalleryEntry[] = [
  {
    name: 'TitleCard',
    parts: ['ScheduleBadge'],
    states: [
      ...titleStates.map(({ name, getChanges }) =>
        createState(name, (language) => (
          <SampleTitleCard title={createTitle(language, getChanges(language))} shape="landscape" />
        )),
      ),
      createState('With a description', (language) => (
        <SampleTitleCard title={createTitle(language)} shape="landscape" textVariant="more" />
      )),
      ...titleStates
        .filter(({ name }) => ['Film', 'Watch progress', 'Locked', 'Without artwork'].includes(name))
        .map(({ name, getChanges }) =>
          createState(`Poster: ${name}`, (language) => (
            <SampleTitleCard title={createTitle(language, getChanges(language))} shape="poster" />
          )),
        ),
    ],
  },
  {
    name: 'PreviewCard',
    states: [
      ...previewStates.map(({ name, getChanges }) =>
        createState(name, (language) => (
          <SamplePreviewCard title={createTitle(language, getChanges(language))} shape="landscape" />
        )),
      ),
      createState('Favourite', (language) => (
        <SamplePreviewCard title={createTitle(language, { favourite: true })} shape="landscape" />
      )),
    ],
  },
  {
    name: 'WatchlistCard',
    states: [
      ...watchlistSizes.map(({ name, count }) =>
        createState(name, (language) => <SampleWatchlistCard language={language} count={count} />),
      ),
      createState('Saved from another account', (language) => (
        <SampleWatchlistCard language={language} count={4} ownership="saved" />
      )),
      createState('Long name', (language) => (
        <SampleWatchlistCard language={language} count={4} name={sampleTexts[language].longTitle} />
      )),
    ],
  },
  {
    name: 'TitleRail',
    parts: ['TitleRailPlaceholder'],
    states: [
      createWideState('Titles', (language) => (
        <TitleRail heading={sampleTexts[language].genres[0] ?? ''} titles={createTitles(language)} />
      )),
      createWideState('Two titles', (language) => (
        <TitleRail heading={sampleTexts[language].genres[0] ?? ''} titles={createTitles(language, 2)} />
      )),
      createWideState('Loading', (language) => (
        <TitleRail heading={sampleTexts[language].genres[0] ?? ''} titles={undefined} />
      )),
      createWideState('Before it loads', (language) => (
        <TitleRailPlaceholder heading={sampleTexts[language].genres[0] ?? ''} />
      )),
    ],
  },
  {
    name: 'RelatedTitles',
    parts: ['RelatedRail'],
    states: [
      createWideState('Titles', () => <RelatedRail id="lighthouse" />, {
        getResponses: (language) => ({ getRelated: { titles: createTitles(language) } }),
      }),
      createWideState('Loading', () => <RelatedRail id="lighthouse" />),
    ],
  },
];

interface SampleWatchlistCardProps {
  language: GalleryLanguage;
  count: number;
  name?: string;
  ownership?: 'owned' | 'saved';
}

function SampleWatchlistCard({ language, count, name, ownership = 'owned' }: SampleWatchlistCardProps) {
  const titles = createTitles(language, count);
  return (
    <div className={styles.card}>
      <WatchlistCard
        list={{
          watchlistExternalId: 'evening',
          ownerExternalId: 'ada',
          ownerName: ownership === 'saved' ? 'Ada' : null,
          isOwnerShown: true,
          name: name ?? sampleTexts[language].titles[6] ?? '',
          ownership,
          thumbnails: titles.flatMap(({ thumbnail }) => thumbnail ?? []),
          saved: true,
          shareablePath: null,
          isEmpty: count === 0,
        }}
      />
    </div>
  );
}
