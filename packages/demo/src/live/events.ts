// Live events of the demo realm: premieres that come round again every two days, so that one is always on and some
// are to come, and open-air evenings that are over and left a film behind.
import type { DemoTitle, Pictured } from '../model.ts';
import { demoFilms } from '../titles/index.ts';
import { named, texts, type Words } from '../titles/title.ts';

const hour = 3600;
const cycleHours = 48;
const apartHours = 8;
const lastsHours = 16;
/** How long a premiere that is over stays where it is before it comes round again. */
const restHours = 4;

export interface DemoPremiere {
  /** Keys: of the event, of the video that premieres, of the film whose recording that is. */
  key: string;
  videoKey: string;
  film: DemoTitle;
  /** What video and event are called, and how they look. */
  subject: Pictured;
  /** Place in the cycle. */
  place: number;
}

const newCut = named(': The New Cut', ': el nuevo montaje', ': a nova montagem', ': النسخة الجديدة');
const cutNote = named(
  'The film as its maker saw it, seen for the first time.',
  'La película tal como la vio quien la hizo, por primera vez.',
  'O filme como o viu quem o fez, pela primeira vez.',
  'الفيلم كما رآه صانعه، يُعرض لأول مرة.',
);

function premiereOf(key: string, place: number): DemoPremiere {
  const film = demoFilms.find((one) => one.key === key);
  if (!film) throw new Error(`There is no film ${key}`);
  const words = (language: 'en' | 'es' | 'pt' | 'ar'): Words => {
    const { title, tagline, description } = film.text[language];
    return [`${title}${newCut[language]}`, tagline, `${cutNote[language]} ${description}`];
  };
  const videoKey = `${key}-new-cut`;
  return {
    key: `premiere-${key}`,
    videoKey,
    film,
    place,
    subject: {
      key: videoKey,
      genre: film.genre,
      people: film.people,
      text: texts({ en: words('en'), es: words('es'), pt: words('pt'), ar: words('ar') }),
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
].map(premiereOf);

export interface Times {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** The showing of a premiere that is on, is to come, or has just been. */
export function premiereTimes({ place }: Pick<DemoPremiere, 'place'>, now: Temporal.Instant): Times {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const cycle = cycleHours * hour;
  const first = place * apartHours * hour;
  const stays = (lastsHours + restHours) * hour;
  const round = Math.floor((seconds - stays - first) / cycle) + 1;
  const startsAt = Temporal.Instant.fromEpochMilliseconds((first + round * cycle) * 1000);
  return { startsAt, endsAt: startsAt.add({ hours: lastsHours }) };
}

export interface Showing {
  premiere: DemoPremiere;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** A premiere is new for as long as no other follows: which one that is at a moment, and from when until when. */
export function newestPremiere(at: Temporal.Instant): Showing {
  const turn = Math.floor(at.epochMilliseconds / 1000 / (apartHours * hour));
  const premiere = demoPremieres[turn % demoPremieres.length];
  if (!premiere) throw new Error('There are no premieres');
  const startsAt = Temporal.Instant.fromEpochMilliseconds(turn * apartHours * hour * 1000);
  return { premiere, startsAt, endsAt: startsAt.add({ hours: apartHours }) };
}

export interface DemoEvening {
  key: string;
  film: DemoTitle;
  subject: Pictured;
  venue: ReturnType<typeof named>;
  /** Days before today on which it was. */
  daysAgo: number;
}

function evening(
  key: string,
  filmKey: string,
  daysAgo: number,
  venue: DemoEvening['venue'],
  words: { en: Words; es: Words; pt: Words; ar: Words },
): DemoEvening {
  const film = demoFilms.find((one) => one.key === filmKey);
  if (!film) throw new Error(`There is no film ${filmKey}`);
  const art = { ...film.art, seed: film.art.seed + 70 };
  const subject = { key, genre: film.genre, people: [], text: texts(words), art };
  return { key, film, subject, venue, daysAgo };
}

export const demoEvenings: readonly DemoEvening[] = [
  evening(
    'open-air-the-salt-road',
    'the-salt-road',
    1,
    named('Harbour steps', 'Escalinata del puerto', 'Escadaria do porto', 'درجات الميناء'),
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
        'Ao ar livre: A estrada do sal',
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
  evening(
    'rooftop-far-station',
    'far-station',
    3,
    named('Observatory roof', 'Azotea del observatorio', 'Terraço do observatório', 'سطح المرصد'),
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

/** Two hours, from eight in the evening, UTC. */
export function eveningTimes({ daysAgo }: Pick<DemoEvening, 'daysAgo'>, now: Temporal.Instant): Times {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: daysAgo });
  const startsAt = day.toZonedDateTime({ timeZone: 'UTC', plainTime: '20:00' }).toInstant();
  return { startsAt, endsAt: startsAt.add({ hours: 2 }) };
}
