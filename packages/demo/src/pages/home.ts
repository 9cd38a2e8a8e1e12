// The home page: its heroes and rows, in their order.

import { demoChannels } from '../live/channels.ts';
import { localise } from '../localise.ts';
import { demoNewsFeed } from '../news.ts';
import { demoPlaylists } from '../playlists.ts';
import { demoGenres, priorityTitleKeys } from '../titles/index.ts';
import type { DemoSection } from './page-model.ts';
import {
  createFilmHero,
  createListContent,
  createRow,
  createRuleContent,
  createSeriesHero,
  familyRow,
  liveEventsRow,
  newEpisodesRow,
  seriesRow,
  thrillerRow,
} from './rows.ts';

const topTenKeys = demoPlaylists.find((playlist) => playlist.isNumbered)?.titleKeys ?? [];

const guideRow = createRow(
  'on-now',
  localise('On the channels now', 'Ahora en los canales', 'Agora nos canais', 'على القنوات الآن'),
  createListContent(
    demoChannels.map(({ key }) => key),
    'channel',
  ),
  {
    type: 'EPG',
    primaryCta: {
      text: localise('What is next', 'Qué viene después', 'O que vem a seguir', 'ما التالي'),
      link: { section: 'channels' },
    },
  },
);

export const demoHome: DemoSection = {
  id: 'home',
  name: localise('Home', 'Inicio', 'Início', 'الرئيسية'),
  heroes: [
    createFilmHero('the-salt-road'),
    createFilmHero('far-station'),
    createSeriesHero('harbour-lights'),
    createFilmHero('the-lantern-wood'),
    createFilmHero('embercrown'),
  ],
  buckets: [
    createRow(
      'tonight',
      localise(
        'Tonight on Lanterna',
        'Esta noche en Lanterna',
        'Esta noite na Lanterna',
        'الليلة على لانتيرنا',
      ),
      createListContent(priorityTitleKeys),
      {
        rowType: 'featured',
      },
    ),
    createRow(
      'continue-watching',
      localise('Continue watching', 'Seguir viendo', 'Continuar a ver', 'تابع المشاهدة'),
      {
        kind: 'personal',
        personal: 'continueWatching',
      },
    ),
    createRow(
      'top-ten',
      localise('Top ten this week', 'Los diez de la semana', 'Os dez da semana', 'أفضل عشرة هذا الأسبوع'),
      createListContent(topTenKeys),
      {
        showItemPosition: true,
      },
    ),
    liveEventsRow,
    guideRow,
    createRow(
      'poster-wall',
      localise('The poster wall', 'El muro de los carteles', 'A parede dos cartazes', 'جدار الملصقات'),
      createListContent([
        'the-eleventh-floor',
        'the-isles-above',
        'the-wrong-espresso',
        'tether',
        'the-last-lap',
        'blind-harbour',
        'the-whale-who-hummed',
        'someone-elses-suitcase',
        'southpaw-sonata',
        'the-quiet-ledger',
        'nine-balloons',
        'pip-goes-north',
      ]),
      { displayPosters: true },
    ),
    createRow(
      'genres',
      localise('What kind of evening?', '¿Qué clase de noche?', 'Que tipo de serão?', 'أي سهرة تريد؟'),
      { kind: 'sections', keys: demoGenres.map(({ key }) => key) },
      { type: 'SECTION' },
    ),
    seriesRow,
    createRow(
      'free-tonight',
      localise('Free tonight', 'Gratis esta noche', 'Grátis esta noite', 'مجاناً هذه الليلة'),
      createRuleContent('films', { access: 'open', sort: 'title' }),
      {
        rowCount: 2,
        description: localise(
          'No account, no card, no catch.',
          'Sin cuenta, sin tarjeta y sin trampa.',
          'Sem conta, sem cartão e sem truques.',
          'بلا حساب ولا بطاقة ولا شروط خفية.',
        ),
      },
    ),
    thrillerRow,
    createRow(
      'spotlight',
      localise('In the spotlight', 'En el foco', 'Em destaque', 'تحت الضوء'),
      createListContent(['ice-year', 'the-patchwork-country', 'forty-fathoms', 'the-slow-leaf']),
      {
        rowType: 'inline',
        description: localise(
          'Four films that went a long way to look at something closely.',
          'Cuatro películas que llegaron muy lejos para mirar algo de cerca.',
          'Quatro filmes que foram muito longe para olhar de perto.',
          'أربعة أفلام قطعت مسافات طويلة لتنظر عن قرب.',
        ),
        background: {
          artworkKey: 'forty-fathoms',
          animation: 'parallax',
          gradientSides: ['top', 'left', 'bottom'],
        },
        primaryCta: { link: { playPlaylist: 'the-long-view' } },
        secondaryCta: {
          text: localise('See the collection', 'Ver la colección', 'Ver a coleção', 'شاهد المجموعة'),
          link: { entityType: 'playlist', key: 'the-long-view' },
        },
      },
    ),
    familyRow,
    createRow(
      'playlists',
      localise('Hand-picked evenings', 'Noches elegidas a mano', 'Serões escolhidos a dedo', 'أمسيات مختارة'),
      createRuleContent('playlists', { sort: 'added' }),
      { playlistImageType: 'title' },
    ),
    createRow('news', demoNewsFeed.title, { kind: 'feed', feed: demoNewsFeed.name }),
    { ...newEpisodesRow, metadataDisplayMode: 'over' },
    createRow(
      'take-your-time',
      localise('Take your time', 'Sin prisa', 'Sem pressa', 'على مهل'),
      createListContent(['the-understory', 'almost-september', 'letters-from-platform-nine']),
      { type: 'CONTENT_HIGHLIGHT' },
    ),
    createRow(
      'after-the-credits',
      localise(
        'Short films for long looks',
        'Cortos para mirar largo',
        'Curtas para olhar longo',
        'أفلام قصيرة لتأمل طويل',
      ),
      createRuleContent('films', { genre: 'experimental' }),
      {
        textAlignment: 'CENTER',
        description: localise(
          'Made by machines that dream, chosen by people who do not sleep.',
          'Hechos por máquinas que sueñan, elegidos por gente que no duerme.',
          'Feitos por máquinas que sonham, escolhidos por gente que não dorme.',
          'صنعتها آلات تحلم، واختارها أناس لا ينامون.',
        ),
        background: { artworkKey: 'far-station', animation: 'fade', gradientSides: ['top', 'bottom'] },
        primaryCta: {
          text: localise('See them all', 'Ver todos', 'Ver todos', 'شاهدها كلها'),
          link: { section: 'experimental' },
        },
        secondaryCta: {
          text: localise('How they are made', 'Cómo se hacen', 'Como são feitos', 'كيف تُصنع'),
          link: { url: 'https://en.wikipedia.org/wiki/Generative_art' },
        },
      },
    ),
  ],
};
