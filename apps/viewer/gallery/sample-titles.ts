// Titles, channels and other objects of the API with which the gallery fills components.
import type { Card, ContainerDetails, Programme } from '@matinee/contract';
import { createImageWithHue, type GalleryLanguage, landscape, portrait, poster } from '@matinee/ui/gallery';

interface SampleTexts {
  titles: readonly string[];
  longTitle: string;
  tagline: string;
  description: string;
  genres: string[];
  channels: readonly string[];
  episode: string;
  people: readonly string[];
  occupation: string;
  biography: string;
  factName: string;
}

export const sampleTexts: Readonly<Record<GalleryLanguage, SampleTexts>> = {
  en: {
    titles: [
      'The lighthouse keepers',
      'Salt roads',
      'Night train to Porto',
      'The last orchard',
      'Glass city',
      'Winter harbour',
      'A map of the tides',
      'Paper birds',
      'The clockmaker',
      'High plains',
    ],
    longTitle: 'The long and entirely unexpected journey of a very small boat across a very large ocean',
    tagline: 'The light must not go out.',
    description: 'Two sisters run the last lighthouse of the coast while the winter storms come closer.',
    genres: ['Drama', 'Adventure'],
    channels: ['Harbour One', 'Harbour Docs', 'Harbour Kids'],
    episode: 'The storm',
    people: ['Ada Moreira', 'Ilse Brandt', 'Jonas Lind'],
    occupation: 'Director and screenwriter',
    biography: 'Grew up in a fishing village and has made films about the sea for twenty years.',
    factName: 'Active',
  },
  ar: {
    titles: [
      'حراس المنارة',
      'دروب الملح',
      'قطار الليل إلى بورتو',
      'البستان الأخير',
      'مدينة الزجاج',
      'ميناء الشتاء',
      'خريطة المد والجزر',
      'طيور من ورق',
      'صانع الساعات',
      'السهول العالية',
    ],
    longTitle: 'الرحلة الطويلة وغير المتوقعة تمامًا لقارب صغير جدًا عبر محيط كبير جدًا لا نهاية له',
    tagline: 'يجب ألا ينطفئ الضوء.',
    description: 'شقيقتان تديران آخر منارة على الساحل بينما تقترب عواصف الشتاء.',
    genres: ['دراما', 'مغامرات'],
    channels: ['الميناء الأولى', 'الميناء الوثائقية', 'الميناء للأطفال'],
    episode: 'العاصفة',
    people: ['آدا موريرا', 'إلزه براندت', 'يوناس ليند'],
    occupation: 'مخرجة وكاتبة سيناريو',
    biography: 'نشأت في قرية صيادين وتصنع أفلامًا عن البحر منذ عشرين عامًا.',
    factName: 'سنوات النشاط',
  },
};

const hues = [210, 20, 280, 120, 330, 190, 45, 250, 90, 0];
const minuteMs = 60_000;

/** An instant in ISO 8601, this many minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString();

export function createTitle(language: GalleryLanguage, changes: Partial<Card> = {}): Card {
  const { titles, description, genres } = sampleTexts[language];
  return {
    id: 'lighthouse',
    type: 'VIDEO',
    title: titles[0] ?? '',
    accessLevel: 'GRANTED',
    description,
    year: 2024,
    genres,
    rating: 12,
    duration: 5525,
    thumbnail: landscape,
    poster,
    ...changes,
  };
}

/** Different titles for rows, grids and lists. */
export function createTitles(language: GalleryLanguage, count = 10): Card[] {
  return Array.from({ length: count }, (_, index) => {
    const { titles } = sampleTexts[language];
    const hue = hues[index % hues.length] ?? 0;
    return createTitle(language, {
      id: `title-${index}`,
      title: titles[index % titles.length] ?? '',
      year: 2024 - index,
      duration: 4200 + index * 370,
      thumbnail: createImageWithHue(hue),
      poster: createImageWithHue(hue, 960, 1440),
    });
  });
}

export function createDetails(
  language: GalleryLanguage,
  changes: Partial<ContainerDetails> = {},
): ContainerDetails {
  const { titles, tagline, description, genres } = sampleTexts[language];
  return {
    title: titles[0] ?? '',
    accessLevel: 'GRANTED',
    accessReasons: [],
    licences: [],
    availableLicences: [],
    tagline,
    description,
    rating: 12,
    year: 2024,
    genres,
    people: [],
    thumbnail: landscape,
    hero: landscape,
    heroPortrait: portrait,
    ...changes,
  };
}

/** Programmes of a channel, 45 minutes each. The first starts on the hour or half hour, 60 to 90 minutes ago. */
export function createProgrammes(language: GalleryLanguage, channelId: string): Programme[] {
  const { titles, description, episode } = sampleTexts[language];
  const startsAt = Math.floor(Date.now() / (30 * minuteMs)) * 30 * minuteMs - 60 * minuteMs;
  const toInstant = (index: number) => new Date(startsAt + index * 45 * minuteMs).toISOString();
  return titles.map((programme, index) => ({
    id: `${channelId}-${index}`,
    channelId,
    startDate: toInstant(index),
    endDate: toInstant(index + 1),
    programme,
    description,
    thumbnailUrl: `/artwork/${hues[index % hues.length]}/480x270`,
    epgPlaybackContentStatus: 'ENABLED',
    ...(index % 2 === 0 && { episode }),
  }));
}

export function createChannel(language: GalleryLanguage, index: number, changes: Partial<Card> = {}): Card {
  const id = `channel-${index}`;
  const programmes = createProgrammes(language, id);
  const currentIndex = programmes.findIndex(({ endDate }) => Date.parse(endDate) > Date.now());
  const [currentProgramme, nextProgramme] = programmes.slice(currentIndex);
  return {
    id,
    type: 'EPG',
    title: sampleTexts[language].channels[index] ?? '',
    accessLevel: 'GRANTED',
    eventId: `event-${index}`,
    eventStartDate: inMinutes(-600),
    thumbnail: createImageWithHue(hues[index] ?? 0),
    programmingInfo: {
      channelLogoUrl: `/artwork/${hues[index]}/96x96`,
      ...(currentProgramme && { currentProgramme }),
      ...(nextProgramme && { nextProgramme }),
    },
    ...changes,
  };
}
