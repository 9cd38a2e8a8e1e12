// The start page and three sections: which heroes, which rows, in which order.

import { demoGenres } from './genres.ts';
import type { BucketContent, BucketRule, DemoBucket, DemoHero, DemoPage, HomeEntity } from './home-model.ts';
import { demoChannels } from './live/channels.ts';
import type { DemoGenre, PerLanguage } from './model.ts';
import { demoNewsFeed } from './news.ts';
import { demoPlaylists } from './playlists.ts';
import { demoFilms, firstTitleKeys } from './titles/index.ts';
import { named } from './titles/title.ts';

const watch = named('Watch now', 'Ver ahora', 'Ver agora', 'شاهد الآن');
const goToSeries = named('Go to series', 'Ir a la serie', 'Ir para a série', 'إلى المسلسل');
const firstEpisode = named(
  'Start with episode one',
  'Empezar por el episodio uno',
  'Começar no episódio um',
  'ابدأ من الحلقة الأولى',
);

const filmHero = (key: string): DemoHero => ({
  exid: `hero-${key}`,
  subject: { entityType: 'title', key },
  primaryButton: { text: watch, link: { entityType: 'title', key } },
  secondaryButton: { link: { keep: key } },
  animatedBackground: { titleKey: key },
  textAlignment: 'start',
});

const seriesHero = (key: string): DemoHero => ({
  exid: `hero-${key}`,
  subject: { entityType: 'series', key },
  primaryButton: { text: firstEpisode, link: { entityType: 'title', key: `${key}-s1e1` } },
  secondaryButton: { text: goToSeries, link: { entityType: 'series', key } },
  animatedBackground: { titleKey: `${key}-s1e1` },
  textAlignment: 'start',
});

const row = (
  exid: string,
  name: PerLanguage,
  content: BucketContent,
  changes: Partial<DemoBucket> = {},
): DemoBucket => ({
  exid,
  name,
  rowType: 'basic',
  rowCount: 1,
  displayPosters: false,
  showItemPosition: false,
  content,
  ...changes,
});

const list = (keys: readonly string[], entityType: HomeEntity = 'title'): BucketContent => ({
  kind: 'list',
  entityType,
  keys,
});

const rule = (of: BucketRule['of'], changes: Partial<BucketRule> = {}): BucketContent => ({
  kind: 'rule',
  rule: { of, sort: 'newest', limit: 24, ...changes },
});

const topTen = demoPlaylists.find((playlist) => playlist.numbered)?.items ?? [];

const newReleases = row(
  'new-on-lanterna',
  named('New on Lanterna', 'Novedades en Lanterna', 'Novidades na Lanterna', 'جديد لانتيرنا'),
  rule('films', { tag: 'new' }),
);
const allSeries = row(
  'series',
  named(
    'Series to stay in for',
    'Series para quedarse en casa',
    'Séries para ficar em casa',
    'مسلسلات تستحق البقاء في البيت',
  ),
  rule('series'),
);
const newEpisodes = row(
  'new-episodes',
  named('Fresh episodes', 'Episodios recientes', 'Episódios recentes', 'حلقات جديدة'),
  rule('episodes', { limit: 18 }),
);
const familyRow = row(
  'family',
  named('For all ages', 'Para todas las edades', 'Para todas as idades', 'لكل الأعمار'),
  rule('films', { genre: 'family' }),
);
const thrillers = row(
  'thrillers',
  named('Edge of the seat', 'Al borde del asiento', 'Na ponta da cadeira', 'على حافة المقعد'),
  rule('films', { genre: 'thriller' }),
);
const dramas = row(
  'dramas',
  named('Quietly devastating', 'Dramas que dejan huella', 'Dramas que ficam', 'دراما تبقى في القلب'),
  rule('films', { genre: 'drama' }),
);
const sciFi = row(
  'sci-fi',
  named('Other worlds', 'Otros mundos', 'Outros mundos', 'عوالم أخرى'),
  rule('films', { genre: 'sci-fi' }),
);
const comedies = row(
  'comedies',
  named('Something lighter', 'Algo más ligero', 'Algo mais leve', 'شيء أخفّ'),
  rule('films', { genre: 'comedy' }),
);
const documentaries = row(
  'documentaries',
  named('The world, closely', 'El mundo de cerca', 'O mundo de perto', 'العالم عن قرب'),
  rule('films', { genre: 'documentary' }),
);
const sports = row(
  'sport',
  named('Against the clock', 'Contra el reloj', 'Contra o relógio', 'ضد الساعة'),
  rule('films', { genre: 'sport' }),
);
const experiments = row(
  'experimental',
  named('Short and strange', 'Breve y extraño', 'Curto e estranho', 'قصير وغريب'),
  rule('films', { genre: 'experimental' }),
);
const adventures = row(
  'adventures',
  named('Far from home', 'Lejos de casa', 'Longe de casa', 'بعيداً عن الديار'),
  rule('films', { genre: 'adventure' }),
);

const liveEvents = row(
  'live-and-upcoming',
  named('Live and upcoming', 'En directo y próximamente', 'Em direto e em breve', 'مباشر وقريبًا'),
  { kind: 'events' },
);
const guide = row(
  'on-now',
  named('On the channels now', 'Ahora en los canales', 'Agora nos canais', 'على القنوات الآن'),
  list(
    demoChannels.map(({ key }) => key),
    'channel',
  ),
  { type: 'EPG' },
);

const nowAndNext = row(
  'now-and-next',
  named('Now and next', 'Ahora y después', 'Agora e a seguir', 'الآن وبعده'),
  list(
    demoChannels.map(({ key }) => key),
    'channel',
  ),
  { type: 'EPG_NOW_NEXT' },
);

export const demoHome: DemoPage = {
  id: 'home',
  name: named('Home', 'Inicio', 'Início', 'الرئيسية'),
  heroes: [
    filmHero('the-salt-road'),
    filmHero('far-station'),
    seriesHero('harbour-lights'),
    filmHero('the-lantern-wood'),
    filmHero('embercrown'),
  ],
  buckets: [
    row(
      'tonight',
      named('Tonight on Lanterna', 'Esta noche en Lanterna', 'Esta noite na Lanterna', 'الليلة على لانتيرنا'),
      list(firstTitleKeys),
      {
        rowType: 'featured',
      },
    ),
    row(
      'continue-watching',
      named('Continue watching', 'Seguir viendo', 'Continuar a ver', 'تابع المشاهدة'),
      {
        kind: 'personal',
        personal: 'continueWatching',
      },
    ),
    newReleases,
    row(
      'top-ten',
      named('Top ten this week', 'Los diez de la semana', 'Os dez da semana', 'أفضل عشرة هذا الأسبوع'),
      list(topTen),
      {
        showItemPosition: true,
      },
    ),
    liveEvents,
    guide,
    row(
      'poster-wall',
      named('The poster wall', 'El muro de los carteles', 'A parede dos cartazes', 'جدار الملصقات'),
      list([
        'embercrown',
        'the-eleventh-floor',
        'the-day-the-moon-stayed',
        'the-wrong-espresso',
        'the-understory',
        'the-last-lap',
        'almost-september',
        'the-isles-above',
        'wolfline',
        'the-brass-neighbours',
        'tether',
        'blind-harbour',
      ]),
      { displayPosters: true },
    ),
    row(
      'genres',
      named('What kind of evening?', '¿Qué clase de noche?', 'Que tipo de serão?', 'أي سهرة تريد؟'),
      { kind: 'sections', keys: demoGenres.map(({ key }) => key) },
      { type: 'SECTION' },
    ),
    nowAndNext,
    allSeries,
    row(
      'free-tonight',
      named('Free tonight', 'Gratis esta noche', 'Grátis esta noite', 'مجاناً هذه الليلة'),
      rule('films', { access: 'open', sort: 'title' }),
      {
        rowCount: 2,
        description: named(
          'No account, no card, no catch.',
          'Sin cuenta, sin tarjeta y sin trampa.',
          'Sem conta, sem cartão e sem truques.',
          'بلا حساب ولا بطاقة ولا شروط خفية.',
        ),
      },
    ),
    thrillers,
    row(
      'spotlight',
      named('In the spotlight', 'En el foco', 'Em destaque', 'تحت الضوء'),
      list(['ice-year', 'the-patchwork-country', 'forty-fathoms', 'the-slow-leaf']),
      {
        rowType: 'inline',
        description: named(
          'Four films that went a long way to look at something closely.',
          'Cuatro películas que llegaron muy lejos para mirar algo de cerca.',
          'Quatro filmes que foram muito longe para olhar de perto.',
          'أربعة أفلام قطعت مسافات طويلة لتنظر عن قرب.',
        ),
        background: { of: 'forty-fathoms', animation: 'parallax', sides: ['top', 'left', 'bottom'] },
        primaryCta: { link: { watch: 'the-long-view' } },
        secondaryCta: {
          text: named('See the collection', 'Ver la colección', 'Ver a coleção', 'شاهد المجموعة'),
          link: { entityType: 'playlist', key: 'the-long-view' },
        },
      },
    ),
    familyRow,
    row(
      'playlists',
      named('Hand-picked evenings', 'Noches elegidas a mano', 'Serões escolhidos a dedo', 'أمسيات مختارة'),
      rule('playlists', { sort: 'added' }),
      { playlistImageType: 'title' },
    ),
    row('news', demoNewsFeed.title, { kind: 'feed', feed: demoNewsFeed.name }),
    { ...newEpisodes, metadataDisplayMode: 'over' },
    row(
      'take-your-time',
      named('Take your time', 'Sin prisa', 'Sem pressa', 'على مهل'),
      list(['ice-year', 'the-understory', 'the-slow-leaf']),
      { type: 'CONTENT_HIGHLIGHT' },
    ),
    row(
      'after-the-credits',
      named(
        'Short films for long looks',
        'Cortos para mirar largo',
        'Curtas para olhar longo',
        'أفلام قصيرة لتأمل طويل',
      ),
      rule('films', { genre: 'experimental' }),
      {
        textAlignment: 'CENTER',
        description: named(
          'Made by machines that dream, chosen by people who do not sleep.',
          'Hechos por máquinas que sueñan, elegidos por gente que no duerme.',
          'Feitos por máquinas que sonham, escolhidos por gente que não dorme.',
          'صنعتها آلات تحلم، واختارها أناس لا ينامون.',
        ),
        background: { of: 'far-station', animation: 'fade', sides: ['top', 'bottom'] },
        primaryCta: {
          text: named('See them all', 'Ver todos', 'Ver todos', 'شاهدها كلها'),
          link: { page: 'experimental' },
        },
        secondaryCta: {
          text: named('How they are made', 'Cómo se hacen', 'Como são feitos', 'كيف تُصنع'),
          link: { url: 'https://en.wikipedia.org/wiki/Generative_art' },
        },
      },
    ),
  ],
};

/** A page for every genre, which the tiles of home lead to. */
const genrePage = ({ key, name }: DemoGenre): DemoPage => ({
  id: key,
  name,
  heroes: [],
  picturedBy: demoFilms.find((film) => film.genre === key)?.key ?? 'the-salt-road',
  buckets: [
    row(
      `${key}-new`,
      named('Newest', 'Lo más nuevo', 'Mais recentes', 'الأحدث'),
      rule('films', { genre: key }),
      {
        rowType: 'featured',
      },
    ),
    row(
      `${key}-posters`,
      named('On the wall', 'En la pared', 'Na parede', 'على الجدار'),
      rule('films', { genre: key, sort: 'title' }),
      { displayPosters: true },
    ),
    row(
      `${key}-episodes`,
      named('In episodes', 'Por episodios', 'Em episódios', 'على حلقات'),
      rule('episodes', { genre: key }),
    ),
  ],
});

export const demoSections: readonly DemoPage[] = [
  ...demoGenres.filter(({ key }) => key !== 'family').map(genrePage),
  {
    id: 'films',
    name: named('Films', 'Películas', 'Filmes', 'أفلام'),
    heroes: [filmHero('embercrown')],
    buckets: [
      newReleases,
      dramas,
      sciFi,
      thrillers,
      comedies,
      adventures,
      documentaries,
      sports,
      experiments,
    ],
  },
  {
    id: 'series',
    name: named('Series', 'Series', 'Séries', 'مسلسلات'),
    heroes: [seriesHero('harbour-lights'), seriesHero('deep-field'), seriesHero('the-understudies')],
    buckets: [
      { ...allSeries, displayPosters: true },
      newEpisodes,
      row(
        'comedy-episodes',
        named('Half an hour of laughter', 'Media hora de risas', 'Meia hora de riso', 'نصف ساعة من الضحك'),
        rule('episodes', { genre: 'comedy' }),
      ),
      row(
        'sci-fi-episodes',
        named('Beyond the map', 'Más allá del mapa', 'Para lá do mapa', 'ما وراء الخريطة'),
        rule('episodes', { genre: 'sci-fi' }),
      ),
    ],
  },
  {
    id: 'family',
    picturedBy: 'fig-and-the-borrowed-moon',
    name: named('Family', 'Familia', 'Família', 'العائلة'),
    heroes: [filmHero('fig-and-the-borrowed-moon')],
    buckets: [
      { ...familyRow, displayPosters: true },
      row(
        'family-night',
        named(
          'Film night for everyone',
          'Noche de cine para todos',
          'Noite de cinema para todos',
          'ليلة سينما للجميع',
        ),
        rule('films', { tag: 'family-night' }),
      ),
      row(
        'small-and-brave',
        named('Small and brave', 'Pequeños y valientes', 'Pequenos e valentes', 'صغار وشجعان'),
        list(demoPlaylists.find((playlist) => playlist.key === 'small-and-brave')?.items ?? []),
      ),
    ],
  },
];
