// What the channels of the demo realm show on a day: the same day gives the same guide, wherever it is made.
import { createRandom, hashText, type Random } from '../artwork/random.ts';
import type { DemoTitle, Language, PerLanguage } from '../model.ts';
import { demoFilms, demoSeries } from '../titles/index.ts';
import type { DemoChannel } from './channels.ts';
import { type DemoPremiere, newestPremiere } from './events.ts';

export interface DemoProgramme {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  texts: Readonly<Record<Language, { programme: string; episode?: string; description: string }>>;
  /** Key of what its picture is taken from. */
  pictureKey: string;
  /** Nothing can be played unless stated. */
  playback?: 'ENABLED' | 'RESTART';
}

interface Showing extends Omit<DemoProgramme, 'startsAt' | 'endsAt' | 'playback'> {
  minutes: number;
}

const episodeMinutes = { comedy: 30, others: 50 };
/** Less is not worth a programme: the one before lasts longer. */
const leastMinutes = 15;

const inEach = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  es: make('es'),
  pt: make('pt'),
  ar: make('ar'),
});

function filmShowing(film: DemoTitle, minutes: number): Showing {
  const texts = inEach((language) => {
    const { title, description } = film.text[language];
    return { programme: title, description };
  });
  return { minutes, texts, pictureKey: film.key };
}

function episodeShowing(series: PerLanguage<{ title: string }>, episode: DemoTitle): Showing {
  const minutes = episode.genre === 'comedy' ? episodeMinutes.comedy : episodeMinutes.others;
  const texts = inEach((language) => ({
    programme: series[language].title,
    episode: episode.text[language].title,
    description: episode.text[language].description,
  }));
  return { minutes, texts, pictureKey: episode.key };
}

/** Everything that a channel can put on, in the order in which it comes round. */
function showingsOf(channel: DemoChannel, random: Random): Showing[] {
  const films = demoFilms
    .filter(({ genre }) => channel.genres.includes(genre))
    .map((film) => filmShowing(film, random.pick(channel.filmMinutes)));
  const episodes = demoSeries
    .filter(({ genre }) => channel.genres.includes(genre))
    .flatMap(({ text, seasons }) =>
      seasons.flatMap((season) => season.episodes.map((episode) => episodeShowing(text, episode))),
    );
  return [...shuffled(films, random), ...shuffled(episodes, random).slice(0, films.length)];
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function ownShowing(channel: DemoChannel, at: number): Showing | undefined {
  const show = channel.own[at % channel.own.length];
  return (
    show && {
      minutes: show.minutes,
      texts: inEach((language) => ({
        programme: show.name[language],
        description: show.description[language],
      })),
      pictureKey: channel.key,
    }
  );
}

/** Programmes from midnight to midnight, UTC, without a gap. */
export function demoGuide(channel: DemoChannel, day: Temporal.PlainDate): DemoProgramme[] {
  return channel.showsPremieres ? premiereDay(channel, day) : ordinaryDay(channel, day);
}

/** Three premieres, each shown again and again until the next one comes. */
function premiereDay(channel: DemoChannel, day: Temporal.PlainDate): DemoProgramme[] {
  const from = day.toZonedDateTime('UTC').toInstant();
  const to = from.add({ hours: 24 });
  const programmes: DemoProgramme[] = [];
  for (let at = from; Temporal.Instant.compare(at, to) < 0; ) {
    const { premiere, startsAt, endsAt } = newestPremiere(at);
    programmes.push(...showingsOfPremiere(channel, premiere, { startsAt, endsAt }));
    at = endsAt;
  }
  return programmes;
}

const premiereMinutes = 105;
const betweenMinutes = 15;

/** The film begins anew with each showing, as long as it may be: where it is taken up is where it is. */
function showingsOfPremiere(
  channel: DemoChannel,
  { film, subject }: DemoPremiere,
  { startsAt, endsAt }: { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): DemoProgramme[] {
  const again = film.runtimeSeconds / greatestDivisor(film.runtimeSeconds, 60);
  const apart = Math.ceil((premiereMinutes + betweenMinutes) / again) * again;
  const count = Math.floor(startsAt.until(endsAt).total('minutes') / apart);
  return Array.from({ length: count }, (_, at): DemoProgramme[] => {
    const begin = startsAt.add({ minutes: at * apart });
    const end = at === count - 1 ? endsAt : begin.add({ minutes: apart });
    const over = end.subtract({ minutes: betweenMinutes });
    const texts = inEach((language) => {
      const { title, description } = subject.text[language];
      return { programme: title, description };
    });
    const shown: DemoProgramme = {
      startsAt: begin,
      endsAt: over,
      texts,
      pictureKey: subject.key,
      playback: at === 0 ? 'ENABLED' : 'RESTART',
    };
    const own = ownShowing(channel, at);
    return own
      ? [shown, { startsAt: over, endsAt: end, texts: own.texts, pictureKey: own.pictureKey }]
      : [{ ...shown, endsAt: end }];
  }).flat();
}

function ordinaryDay(channel: DemoChannel, day: Temporal.PlainDate): DemoProgramme[] {
  const random = createRandom(hashText(`${channel.key}/${day}`));
  const waiting = shuffled(showingsOf(channel, random), random);
  const from = day.toZonedDateTime('UTC').toInstant();
  const minutesInDay = 24 * 60;
  const programmes: DemoProgramme[] = [];
  for (let minute = 0, at = 0; minute < minutesInDay; at += 1) {
    // Every third is the channel's own.
    const showing = (at % 3 === 2 ? ownShowing(channel, at) : undefined) ?? waiting[at % waiting.length];
    if (!showing) break;
    const left = minutesInDay - minute;
    const minutes = left - showing.minutes < leastMinutes ? left : showing.minutes;
    const startsAt = from.add({ minutes: minute });
    const { texts, pictureKey } = showing;
    programmes.push({ startsAt, endsAt: startsAt.add({ minutes }), texts, pictureKey });
    minute += minutes;
  }
  return programmes;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
