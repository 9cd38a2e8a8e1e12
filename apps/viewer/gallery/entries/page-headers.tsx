import type { Hero, LiveEvent, Playlist } from '@matinee/contract';
import { Badge, ButtonRow } from '@matinee/ui';
import {
  createImageWithHue,
  type GalleryEntry,
  type GalleryLanguage,
  landscape,
  portrait,
  galleryStyles as styles,
  titleImage,
} from '@matinee/ui/gallery';
import { PlayButton } from '../../src/entities/title/actions/play-button.tsx';
import { TitleActions } from '../../src/entities/title/actions/title-actions.tsx';
import { CreditsSection } from '../../src/entities/title/credits/credits.tsx';
import { ContainerBody, ContainerHeader } from '../../src/entities/title/detail/container-layout.tsx';
import { MetadataList } from '../../src/entities/title/detail/metadata-list.tsx';
import { TitleHeader } from '../../src/entities/title/detail/title-header.tsx';
import { EventHeader } from '../../src/features/live/components/events/event-header.tsx';
import { PanelHeader } from '../../src/features/playlist/components/panel-header.tsx';
import { HeroHeader } from '../../src/features/section/components/hero/hero-header.tsx';
import { createSampleLabelFunction } from '../sample-environment.tsx';
import { createWideState } from '../sample-state.tsx';
import { createDetails, createTitle, createTitles, inMinutes, sampleTexts } from '../sample-titles.ts';

function createHero(language: GalleryLanguage, changes: Partial<Hero> = {}): Hero {
  const { titles, tagline, description } = sampleTexts[language];
  return {
    heroId: 'lighthouse',
    title: titles[0] ?? '',
    tagline,
    description,
    content: createTitle(language),
    primaryButton: {
      link: { event: { type: 'VIDEO', id: 'lighthouse' } },
      handleClick: false,
      content: createTitle(language),
    },
    secondaryButton: { link: { route: 'MY_LIST' }, handleClick: false, ctaText: titles[6] },
    background: {
      imageUrl: landscape.url,
      image: landscape,
      portraitImage: portrait,
      gradientTop: true,
      gradientRight: false,
      gradientBottom: true,
      gradientLeft: true,
    },
    heroComponentsDisplay: { showTitle: true, showDescription: true, showPrimaryCta: true },
    alignmentHorizontal: 'left',
    alignmentVertical: 'bottom',
    textAlignment: 'LEFT',
    ...changes,
  };
}

function createHeroes(language: GalleryLanguage): Hero[] {
  return createTitles(language, 3).map((content, index) => {
    const hero = createHero(language, { heroId: content.id, title: content.title, content });
    return { ...hero, background: { ...hero.background, image: createImageWithHue(index * 100) } };
  });
}

const heroStates: readonly { name: string; getHeroes: (language: GalleryLanguage) => Hero[] }[] = [
  { name: 'One hero', getHeroes: (language) => [createHero(language)] },
  { name: 'Several heroes', getHeroes: createHeroes },
  { name: 'Title image', getHeroes: (language) => [createHero(language, { titleImage })] },
  {
    name: 'Centred, without buttons',
    getHeroes: (language) => [
      createHero(language, {
        alignmentHorizontal: 'center',
        alignmentVertical: 'center',
        textAlignment: 'CENTER',
        primaryButton: undefined,
        secondaryButton: undefined,
      }),
    ],
  },
  {
    name: 'Long title',
    getHeroes: (language) => [createHero(language, { title: sampleTexts[language].longTitle })],
  },
];

function createEvent(language: GalleryLanguage, changes: Partial<LiveEvent> = {}): LiveEvent {
  const { people: _, ...details } = createDetails(language);
  return {
    ...details,
    id: 'final',
    type: 'LIVE_EVENT',
    startDate: inMinutes(-30),
    endDate: inMinutes(60),
    contentContext: 'LIVE',
    competition: sampleTexts[language].titles[6],
    venue: sampleTexts[language].titles[5],
    hasStream: true,
    ...changes,
  };
}

const playLink = { href: '#watch', isGrantedOnSignIn: false, isExternal: false };
const eventStates: readonly { name: string; changes: Partial<LiveEvent>; canPlay?: boolean }[] = [
  { name: 'Live', changes: {}, canPlay: true },
  { name: 'Live without a stream', changes: { hasStream: false } },
  {
    name: 'Upcoming',
    changes: { contentContext: 'UPCOMING', startDate: inMinutes(1500), endDate: inMinutes(1600) },
  },
  {
    name: 'Ended, with a recording',
    changes: { contentContext: 'ENDED', startDate: inMinutes(-200), endDate: inMinutes(-100) },
    canPlay: true,
  },
  {
    name: 'Ended',
    changes: { contentContext: 'ENDED', startDate: inMinutes(-200), endDate: inMinutes(-100) },
  },
];

function createPlaylist(language: GalleryLanguage, changes: Partial<Playlist> = {}): Playlist {
  const titles = createTitles(language, 6);
  return {
    ...createDetails(language, { title: sampleTexts[language].titles[6] ?? '' }),
    id: 'tides',
    type: 'PLAYLIST',
    numbered: false,
    vodCount: titles.length,
    duration: 31_000,
    vods: titles,
    firstPosition: 1,
    paging: { lastSeen: null, moreDataAvailable: false },
    socialSharingDetail: { path: '/list', title: sampleTexts[language].titles[6] ?? '', thumbnailUrl: null },
    ...changes,
  };
}

function SampleContainerHeader({
  language,
  ...changes
}: { language: GalleryLanguage } & Parameters<typeof createDetails>[1]) {
  const label = createSampleLabelFunction(language);
  const [firstTitle] = createTitles(language, 1);
  return (
    <>
      <ContainerHeader
        details={createDetails(language, changes)}
        sizeMetadata={[label('titlesCount', { count: 6 })]}
        fallbackImage={undefined}
        actions={firstTitle && <PlayButton title={firstTitle} context={{ playlistId: 'tides' }} />}
      />
      <ContainerBody>
        <CreditsSection people={createPeople(language)} />
      </ContainerBody>
    </>
  );
}

function createPeople(language: GalleryLanguage) {
  const [first = '', second = '', third = ''] = sampleTexts[language].people;
  return [
    { name: first, role: 'director' as const, personId: 'ada' },
    { name: second, role: 'cast' as const, personId: 'ilse' },
    { name: third, role: 'cast' as const },
  ];
}

export const pageHeaderEntries: readonly GalleryEntry[] = [
  {
    name: 'HeroHeader',
    states: heroStates.map(({ name, getHeroes }) =>
      createWideState(name, (language) => (
        <div className={styles.overlappedHero}>
          <HeroHeader heroes={getHeroes(language)} />
        </div>
      )),
    ),
  },
  {
    name: 'TitleHeader',
    parts: ['MetadataList'],
    states: [
      createWideState('Film', (language) => <SampleTitleHeader language={language} />),
      createWideState('Title image', (language) => <SampleTitleHeader language={language} hasTitleImage />),
      createWideState('Without artwork', (language) => (
        <SampleTitleHeader language={language} hasArtwork={false} />
      )),
    ],
  },
  {
    name: 'ContainerHeader',
    parts: ['ContainerBody', 'CreditsSection', 'Credits', 'CreditItem'],
    states: [
      createWideState('With credits', (language) => <SampleContainerHeader language={language} />),
      createWideState('Without artwork', (language) => (
        <SampleContainerHeader
          language={language}
          thumbnail={undefined}
          hero={undefined}
          heroPortrait={undefined}
        />
      )),
      createWideState('Long title', (language) => (
        <SampleContainerHeader language={language} title={sampleTexts[language].longTitle} />
      )),
    ],
  },
  {
    name: 'EventHeader',
    parts: ['EventTime'],
    states: eventStates.map(({ name, changes, canPlay }) =>
      createWideState(name, (language) => (
        <EventHeader event={createEvent(language, changes)} playLink={canPlay ? playLink : undefined} />
      )),
    ),
  },
  {
    name: 'PanelHeader',
    states: [
      createWideState('Playlist', (language) => (
        <div className={styles.panel}>
          <PanelHeader playlist={createPlaylist(language)} headingId="playlist" />
        </div>
      )),
      createWideState('Locked, without artwork', (language) => (
        <div className={styles.panel}>
          <PanelHeader
            playlist={createPlaylist(language, {
              accessLevel: 'DENIED',
              vods: [],
              hero: undefined,
              thumbnail: undefined,
            })}
            headingId="locked-playlist"
          />
        </div>
      )),
    ],
  },
];

function SampleTitleHeader({
  language,
  hasArtwork = true,
  hasTitleImage = false,
}: {
  language: GalleryLanguage;
  hasArtwork?: boolean;
  hasTitleImage?: boolean;
}) {
  const details = createDetails(language, hasTitleImage ? { titleImage } : {});
  const label = createSampleLabelFunction(language);
  return (
    <TitleHeader
      title={hasArtwork ? details : createDetails(language, { heroPortrait: undefined })}
      image={hasArtwork ? landscape : undefined}
      verticalPosition="bottom"
      metadata={
        <>
          <MetadataList items={[details.year, details.genres?.join(' · ')]} />
          <Badge variant="outline">{label('ageRating', { age: 12 })}</Badge>
        </>
      }
      actions={
        <ButtonRow>
          <TitleActions title={createTitle(language)} actions={['play', 'favourites', 'watchlist']} />
        </ButtonRow>
      }
    />
  );
}
