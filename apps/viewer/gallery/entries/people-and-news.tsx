import type { NewsItem, PersonPage, Review } from '@matinee/contract';
import {
  brokenImage,
  type GalleryEntry,
  type GalleryLanguage,
  landscape,
  poster,
  galleryStyles as styles,
} from '@matinee/ui/gallery';
import { FeedLinks } from '../../src/entities/news/feed-links.tsx';
import { NewsArticle } from '../../src/entities/news/news-article.tsx';
import { NewsCard } from '../../src/entities/news/news-card.tsx';
import { LetterLinks } from '../../src/entities/person/letter-links.tsx';
import { PersonCard } from '../../src/entities/person/person-card.tsx';
import { PersonProfile } from '../../src/entities/person/person-profile.tsx';
import { ReviewItem } from '../../src/features/reviews/components/review-item.tsx';
import { createState, createWideState } from '../sample-state.tsx';
import { inMinutes, sampleTexts } from '../sample-titles.ts';

function createPerson(language: GalleryLanguage, changes: Partial<PersonPage> = {}): PersonPage {
  const { people, occupation, biography, factName } = sampleTexts[language];
  return {
    id: 'ada',
    name: people[0] ?? '',
    kind: 'artist',
    note: occupation,
    portrait: poster,
    text: [biography],
    facts: [{ name: factName, value: '1998–2024' }],
    contentList: [],
    paging: { lastSeen: null, moreDataAvailable: false },
    ...changes,
  };
}

function createItem(language: GalleryLanguage, changes: Partial<NewsItem> = {}): NewsItem {
  const { titles, description, people, channels } = sampleTexts[language];
  return {
    id: 'storm',
    type: 'DATA_FEED',
    feedName: 'harbour',
    feedTitle: channels[0] ?? '',
    title: titles[5] ?? '',
    description,
    publishedAt: '2024-11-03T09:00:00Z',
    updatedAt: '2024-11-03T09:00:00Z',
    thumbnail: landscape,
    text: [],
    author: people[1],
    link: 'https://news.harbour.example/storm',
    ...changes,
  };
}

function createReview(language: GalleryLanguage, changes: Partial<Review> = {}): Review {
  const { people, description } = sampleTexts[language];
  const createdAt = inMinutes(-5000);
  return {
    id: 'review',
    rating: 4,
    text: description,
    author: people[2] ?? '',
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}

const personStates: readonly {
  name: string;
  getChanges: (language: GalleryLanguage) => Partial<PersonPage>;
}[] = [
  { name: 'Portrait', getChanges: () => ({}) },
  { name: 'Without a portrait', getChanges: () => ({ portrait: undefined }) },
  { name: 'Portrait failed to load', getChanges: () => ({ portrait: brokenImage }) },
  { name: 'Long name', getChanges: (language) => ({ name: sampleTexts[language].longTitle }) },
];

const newsStates: readonly { name: string; getChanges: (language: GalleryLanguage) => Partial<NewsItem> }[] =
  [
    { name: 'Image and text', getChanges: () => ({}) },
    { name: 'Without an image', getChanges: () => ({ thumbnail: undefined }) },
    { name: 'Long title', getChanges: (language) => ({ title: sampleTexts[language].longTitle }) },
  ];

const reviewStates: readonly { name: string; changes: Partial<Review> }[] = [
  { name: 'With a text', changes: {} },
  { name: 'Edited', changes: { updatedAt: inMinutes(0) } },
  { name: 'Stars only', changes: { text: '', rating: 5 } },
];

export const peopleAndNewsEntries: readonly GalleryEntry[] = [
  {
    name: 'PersonCard',
    states: personStates.map(({ name, getChanges }) =>
      createState(name, (language) => (
        <div className={styles.poster}>
          <PersonCard person={createPerson(language, getChanges(language))} loading="eager" />
        </div>
      )),
    ),
  },
  {
    name: 'PersonProfile',
    states: personStates
      .filter(({ name }) => name !== 'Portrait failed to load')
      .map(({ name, getChanges }) =>
        createWideState(name, (language) => (
          <div className={styles.page}>
            <PersonProfile person={createPerson(language, getChanges(language))} />
          </div>
        )),
      ),
  },
  {
    name: 'LetterLinks',
    states: [
      createState('A letter is selected', (language) => (
        <LetterLinks
          letters={sampleTexts[language].people.map((name) => ({ letter: name.charAt(0), people: 1 }))}
          selectedLetter={sampleTexts[language].people[1]?.charAt(0) ?? null}
        />
      )),
    ],
  },
  {
    name: 'NewsCard',
    states: [
      ...newsStates.map(({ name, getChanges }) =>
        createState(name, (language) => (
          <div className={styles.card}>
            <NewsCard item={createItem(language, getChanges(language))} loading="eager" />
          </div>
        )),
      ),
      createState('With the name of the feed', (language) => (
        <div className={styles.card}>
          <NewsCard item={createItem(language)} loading="eager" hasFeedTitle />
        </div>
      )),
    ],
  },
  {
    name: 'NewsArticle',
    states: newsStates.map(({ name, getChanges }) =>
      createWideState(name, (language) => (
        <div className={styles.page}>
          <NewsArticle item={createItem(language, getChanges(language))}>{null}</NewsArticle>
        </div>
      )),
    ),
  },
  {
    name: 'FeedLinks',
    states: [
      createState('All feeds', (language) => <SampleFeedLinks language={language} selectedFeedName={null} />),
      createState('A feed is selected', (language) => (
        <SampleFeedLinks language={language} selectedFeedName="feed-1" />
      )),
    ],
  },
  {
    name: 'ReviewItem',
    parts: ['ReviewText'],
    states: reviewStates.map(({ name, changes }) =>
      createState(name, (language) => (
        <ul className={styles.column}>
          <ReviewItem review={createReview(language, changes)} contentId="lighthouse" />
        </ul>
      )),
    ),
  },
];

function SampleFeedLinks({
  language,
  selectedFeedName,
}: {
  language: GalleryLanguage;
  selectedFeedName: string | null;
}) {
  const feeds = sampleTexts[language].channels.map((title, index) => ({ feedName: `feed-${index}`, title }));
  return <FeedLinks feeds={feeds} selectedFeedName={selectedFeedName} />;
}
