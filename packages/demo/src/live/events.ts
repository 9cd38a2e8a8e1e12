// Live events of the demo realm: premieres that repeat every two days, so that two are always live and some
// are upcoming, and past open-air screenings with a recording.

import { createTitleTexts, localise, type TitleTextTuple } from '../localise.ts';
import type { ArtworkSubject, DemoTitle, PerLanguage } from '../model.ts';
import { demoFilms } from '../titles/index.ts';

const secondsPerHour = 3600;
const cycleHours = 48;
const intervalHours = 8;
const durationHours = 16;
/** Hours for which an ended premiere stays listed before its next showing is scheduled. */
const pauseHours = 4;

export interface DemoPremiere {
  /** Key of the event. */
  key: string;
  /** Key of the video that premieres. Its recording is that of `film`. */
  videoKey: string;
  film: DemoTitle;
  /** Texts and artwork of the video and the event. */
  subject: ArtworkSubject;
  /** Position in the cycle of premieres. */
  cyclePosition: number;
}

const newCutSuffix = localise(': The New Cut', ': el nuevo montaje', ': a nova montagem', ': النسخة الجديدة');
const newCutNote = localise(
  'The film as its maker saw it, seen for the first time.',
  'La película tal como la vio quien la hizo, por primera vez.',
  'O filme como o viu quem o fez, pela primeira vez.',
  'الفيلم كما رآه صانعه، يُعرض لأول مرة.',
);

function createPremiere(filmKey: string, cyclePosition: number): DemoPremiere {
  const film = demoFilms.find((candidate) => candidate.key === filmKey);
  if (!film) throw new Error(`There is no film ${filmKey}`);
  const createText = (language: 'en' | 'es' | 'pt' | 'ar'): TitleTextTuple => {
    const { title, tagline, description } = film.text[language];
    return [`${title}${newCutSuffix[language]}`, tagline, `${newCutNote[language]} ${description}`];
  };
  const videoKey = `${filmKey}-new-cut`;
  return {
    key: `premiere-${filmKey}`,
    videoKey,
    film,
    cyclePosition,
    subject: {
      key: videoKey,
      genre: film.genre,
      credits: film.credits,
      text: createTitleTexts({
        en: createText('en'),
        es: createText('es'),
        pt: createText('pt'),
        ar: createText('ar'),
      }),
      art: { ...film.art, seed: film.art.seed + 50 },
    },
  };
}

export const demoPremieres: readonly DemoPremiere[] = [
  'the-last-lap',
  'velvet-static',
  'banked',
  'forty-fathoms',
  'the-tide-clock',
  'ice-year',
].map(createPremiere);

export interface EventTimes {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** Returns the times of the showing that is live, upcoming or just ended. */
export function getPremiereTimes(
  { cyclePosition }: Pick<DemoPremiere, 'cyclePosition'>,
  now: Temporal.Instant,
): EventTimes {
  const nowSeconds = Math.floor(now.epochMilliseconds / 1000);
  const cycleSeconds = cycleHours * secondsPerHour;
  const firstStartSeconds = cyclePosition * intervalHours * secondsPerHour;
  const visibleSeconds = (durationHours + pauseHours) * secondsPerHour;
  const cycleIndex = Math.floor((nowSeconds - visibleSeconds - firstStartSeconds) / cycleSeconds) + 1;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(
    (firstStartSeconds + cycleIndex * cycleSeconds) * 1000,
  );
  return { startsAt, endsAt: startsAt.add({ hours: durationHours }) };
}

export interface PremiereSlot {
  premiere: DemoPremiere;
  startsAt: Temporal.Instant;
  /** When the next premiere starts; this premiere may end later. */
  endsAt: Temporal.Instant;
}

/** Returns the premiere that started last, from its start to the start of the next one. */
export function findNewestPremiere(instant: Temporal.Instant): PremiereSlot {
  const slotIndex = Math.floor(instant.epochMilliseconds / 1000 / (intervalHours * secondsPerHour));
  const premiere = demoPremieres[slotIndex % demoPremieres.length];
  if (!premiere) throw new Error('There are no premieres');
  const startsAt = Temporal.Instant.fromEpochMilliseconds(slotIndex * intervalHours * secondsPerHour * 1000);
  return { premiere, startsAt, endsAt: startsAt.add({ hours: intervalHours }) };
}

export interface DemoScreening {
  key: string;
  film: DemoTitle;
  subject: ArtworkSubject;
  venue: ReturnType<typeof localise>;
  /** Days before today. */
  daysAgo: number;
}

function createScreening(
  key: string,
  filmKey: string,
  daysAgo: number,
  venue: DemoScreening['venue'],
  textTuples: PerLanguage<TitleTextTuple>,
): DemoScreening {
  const film = demoFilms.find((candidate) => candidate.key === filmKey);
  if (!film) throw new Error(`There is no film ${filmKey}`);
  const art = { ...film.art, seed: film.art.seed + 70 };
  const subject = { key, genre: film.genre, credits: [], text: createTitleTexts(textTuples), art };
  return { key, film, subject, venue, daysAgo };
}

export const demoScreenings: readonly DemoScreening[] = [
  createScreening(
    'open-air-the-salt-road',
    'the-salt-road',
    1,
    localise('Harbour steps', 'Escalinata del puerto', 'Escadaria do porto', 'درجات الميناء'),
    {
      en: [
        'Open Air: The Salt Road',
        'Bring a blanket.',
        'A screen between two cranes, six hundred chairs, and the tide coming in behind them.',
      ],
      es: [
        'Al aire libre: La ruta de la sal',
        'Trae una manta.',
        'Una pantalla entre dos grúas, seiscientas sillas y la marea que sube detrás.',
      ],
      pt: [
        'Ao ar livre: A rota do sal',
        'Traz uma manta.',
        'Um ecrã entre duas gruas, seiscentas cadeiras e a maré a subir atrás delas.',
      ],
      ar: [
        'في الهواء الطلق: طريق الملح',
        'أحضر معك بطانية.',
        'شاشة بين رافعتين وستمئة كرسي، والمدّ يعلو من خلفها.',
      ],
    },
  ),
  createScreening(
    'rooftop-far-station',
    'far-station',
    3,
    localise('Observatory roof', 'Azotea del observatorio', 'Terraço do observatório', 'سطح المرصد'),
    {
      en: [
        'Rooftop: Far Station',
        'Look up in the slow parts.',
        'A film about being far away, shown under the sky that it is about.',
      ],
      es: [
        'En la azotea: Estación lejana',
        'Mira arriba en las partes lentas.',
        'Una película sobre estar lejos, proyectada bajo el cielo del que habla.',
      ],
      pt: [
        'No terraço: Estação distante',
        'Olha para cima nas partes lentas.',
        'Um filme sobre estar longe, projetado sob o céu de que fala.',
      ],
      ar: [
        'على السطح: المحطة البعيدة',
        'ارفع رأسك في اللحظات الهادئة.',
        'فيلم عن البُعد يُعرض تحت السماء التي يحكي عنها.',
      ],
    },
  ),
];

/** Returns 20:00 to 22:00 UTC on the day of the screening. */
export function getScreeningTimes(
  { daysAgo }: Pick<DemoScreening, 'daysAgo'>,
  now: Temporal.Instant,
): EventTimes {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: daysAgo });
  const startsAt = day.toZonedDateTime({ timeZone: 'UTC', plainTime: '20:00' }).toInstant();
  return { startsAt, endsAt: startsAt.add({ hours: 2 }) };
}
