// Generates the guide of a channel for a day. The result is deterministic.
import { createRandom, hashText, type Random } from '../artwork/random.ts';
import type { DemoTitle, Language, PerLanguage } from '../model.ts';
import { demoFilms, demoSeries } from '../titles/index.ts';
import type { DemoChannel } from './channels.ts';
import { type DemoPremiere, findNewestPremiere } from './events.ts';

export interface DemoProgramme {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  texts: Readonly<Record<Language, { programme: string; episode?: string; description: string }>>;
  /** Key of the entity whose artwork the programme shows. */
  artworkKey: string;
  /** Without it the programme is not playable. */
  playback?: 'ENABLED' | 'RESTART';
}

interface GuideItem extends Omit<DemoProgramme, 'startsAt' | 'endsAt' | 'playback'> {
  minutes: number;
}

const episodeMinutes = { comedy: 30, others: 50 };
/** A shorter remainder of the day extends the last programme. */
const minProgrammeMinutes = 15;

const mapLanguages = <T>(createValue: (language: Language) => T): Record<Language, T> => ({
  en: createValue('en'),
  es: createValue('es'),
  pt: createValue('pt'),
  ar: createValue('ar'),
});

function createFilmItem(film: DemoTitle, minutes: number): GuideItem {
  const texts = mapLanguages((language) => {
    const { title, description } = film.text[language];
    return { programme: title, description };
  });
  return { minutes, texts, artworkKey: film.key };
}

function createEpisodeItem(series: PerLanguage<{ title: string }>, episode: DemoTitle): GuideItem {
  const minutes = episode.genre === 'comedy' ? episodeMinutes.comedy : episodeMinutes.others;
  const texts = mapLanguages((language) => ({
    programme: series[language].title,
    episode: episode.text[language].title,
    description: episode.text[language].description,
  }));
  return { minutes, texts, artworkKey: episode.key };
}

/** Returns all films of the channel's genres, then at most as many episodes; each group is in random order. */
function listItems(channel: DemoChannel, random: Random): GuideItem[] {
  const films = demoFilms
    .filter(({ genre }) => channel.genres.includes(genre))
    .map((film) => createFilmItem(film, random.pick(channel.filmMinutes)));
  const episodes = demoSeries
    .filter(({ genre }) => channel.genres.includes(genre))
    .flatMap(({ text, seasons }) =>
      seasons.flatMap((season) => season.episodes.map((episode) => createEpisodeItem(text, episode))),
    );
  return [...shuffle(films, random), ...shuffle(episodes, random).slice(0, films.length)];
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function createShowItem(channel: DemoChannel, index: number): GuideItem | undefined {
  const show = channel.shows[index % channel.shows.length];
  return (
    show && {
      minutes: show.minutes,
      texts: mapLanguages((language) => ({
        programme: show.name[language],
        description: show.description[language],
      })),
      artworkKey: channel.key,
    }
  );
}

/** Returns programmes from 00:00 to 24:00 UTC without gaps. */
export function createGuide(channel: DemoChannel, day: Temporal.PlainDate): DemoProgramme[] {
  return channel.isPremiereChannel ? createPremiereDay(channel, day) : createRegularDay(channel, day);
}

/** Returns the day's premieres, each repeated until the next one starts. */
function createPremiereDay(channel: DemoChannel, day: Temporal.PlainDate): DemoProgramme[] {
  const from = day.toZonedDateTime('UTC').toInstant();
  const to = from.add({ hours: 24 });
  const programmes: DemoProgramme[] = [];
  for (let instant = from; Temporal.Instant.compare(instant, to) < 0; ) {
    const { premiere, startsAt, endsAt } = findNewestPremiere(instant);
    programmes.push(...createPremiereProgrammes(channel, premiere, { startsAt, endsAt }));
    instant = endsAt;
  }
  return programmes;
}

const minShowingMinutes = 105;
const gapMinutes = 15;

/**
 * The recording loops for the whole premiere. A showing must start when the recording restarts, so intervals
 * are multiples of its duration.
 */
function createPremiereProgrammes(
  channel: DemoChannel,
  { film, subject }: DemoPremiere,
  { startsAt, endsAt }: { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): DemoProgramme[] {
  const repeatMinutes = film.runtimeSeconds / getGreatestCommonDivisor(film.runtimeSeconds, 60);
  const intervalMinutes = Math.ceil((minShowingMinutes + gapMinutes) / repeatMinutes) * repeatMinutes;
  const count = Math.floor(startsAt.until(endsAt).total('minutes') / intervalMinutes);
  return Array.from({ length: count }, (_, index): DemoProgramme[] => {
    const slotStart = startsAt.add({ minutes: index * intervalMinutes });
    const slotEnd = index === count - 1 ? endsAt : slotStart.add({ minutes: intervalMinutes });
    const filmEnd = slotEnd.subtract({ minutes: gapMinutes });
    const texts = mapLanguages((language) => {
      const { title, description } = subject.text[language];
      return { programme: title, description };
    });
    const filmProgramme: DemoProgramme = {
      startsAt: slotStart,
      endsAt: filmEnd,
      texts,
      artworkKey: subject.key,
      playback: index === 0 ? 'ENABLED' : 'RESTART',
    };
    const showItem = createShowItem(channel, index);
    return showItem
      ? [
          filmProgramme,
          { startsAt: filmEnd, endsAt: slotEnd, texts: showItem.texts, artworkKey: showItem.artworkKey },
        ]
      : [{ ...filmProgramme, endsAt: slotEnd }];
  }).flat();
}

function createRegularDay(channel: DemoChannel, day: Temporal.PlainDate): DemoProgramme[] {
  const random = createRandom(hashText(`${channel.key}/${day}`));
  const queue = shuffle(listItems(channel, random), random);
  const from = day.toZonedDateTime('UTC').toInstant();
  const minutesInDay = 24 * 60;
  const programmes: DemoProgramme[] = [];
  for (let minute = 0, index = 0; minute < minutesInDay; index += 1) {
    // Every third programme is one of the channel's own shows.
    const item =
      (index % 3 === 2 ? createShowItem(channel, index) : undefined) ?? queue[index % queue.length];
    if (!item) break;
    const remainingMinutes = minutesInDay - minute;
    const minutes = remainingMinutes - item.minutes < minProgrammeMinutes ? remainingMinutes : item.minutes;
    const startsAt = from.add({ minutes: minute });
    const { texts, artworkKey } = item;
    programmes.push({ startsAt, endsAt: startsAt.add({ minutes }), texts, artworkKey });
    minute += minutes;
  }
  return programmes;
}

function getGreatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : getGreatestCommonDivisor(b, a % b);
}
