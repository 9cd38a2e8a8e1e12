// The settings of the demo realm, as an operator would write them in a realm file.

import type { RealmFileInput } from '@matinee/contract';
import { named } from './titles/title.ts';
import { demoGrids, demoPlugins, demoWrittenPages } from './written-pages.ts';

export const demoRealm = {
  key: 'lanterna',
  name: 'Lanterna',
  theme: {
    primary: '#f2e7d3',
    secondary: '#2a2f3e',
    tertiary: '#20242f',
    background: '#0b0c11',
    alert: '#ff5d52',
    callToAction: '#f6a93b',
  },
  fonts: { display: 'Bricolage Grotesque Variable', text: 'Inter Variable' },
  languages: ['en', 'es', 'pt', 'ar'],
  defaultLanguage: 'en',
  topBarLayout: 'top',
  features: {
    seriesInterstitial: true,
    videoInterstitial: false,
    socialSharing: true,
    watchlists: true,
    showTitles: true,
    epgPlayback: true,
    captchaRequired: false,
    selfRegistration: true,
    disallowVpn: false,
  },
  licences: [
    {
      key: 'premium',
      name: named('Lanterna Premium', 'Lanterna Premium', 'Lanterna Premium', 'لانتيرنا بريميوم'),
      description: named(
        'Every film and every season, the evening it arrives. Cancel whenever you like.',
        'Todas las películas y todas las temporadas, la misma noche en que llegan. Cancela cuando quieras.',
        'Todos os filmes e todas as temporadas, na própria noite em que chegam. Cancela quando quiseres.',
        'كل الأفلام وكل المواسم في ليلة وصولها. ويمكنك الإلغاء متى شئت.',
      ),
    },
  ],
  menu: [
    {
      id: 'home',
      label: named('Home', 'Inicio', 'Início', 'الرئيسية'),
      link: { route: 'HOME' },
      placement: 'main',
      isDefault: true,
    },
    {
      id: 'films',
      label: named('Films', 'Películas', 'Filmes', 'أفلام'),
      link: { route: 'SECTION', params: { id: 'films' } },
      placement: 'main',
    },
    {
      id: 'series',
      label: named('Series', 'Series', 'Séries', 'مسلسلات'),
      link: { route: 'SECTION', params: { id: 'series' } },
      placement: 'main',
    },
    {
      id: 'family',
      label: named('Family', 'Familia', 'Família', 'العائلة'),
      link: { route: 'SECTION', params: { id: 'family' } },
      placement: 'main',
    },
    {
      id: 'browse',
      label: named('Browse', 'Explorar', 'Explorar', 'تصفّح'),
      link: { route: 'BROWSE' },
      placement: 'main',
    },
    {
      id: 'live',
      label: named('Live', 'En directo', 'Em direto', 'مباشر'),
      link: { route: 'LIVE_EVENTS' },
      placement: 'main',
    },
    {
      id: 'schedule',
      label: named('Schedule', 'Programación', 'Programação', 'جدول البث'),
      link: { route: 'SCHEDULE' },
      placement: 'featured',
    },
    {
      id: 'top-ten',
      label: named('Top ten', 'Los diez mejores', 'Os dez mais', 'أفضل عشرة'),
      link: { event: { type: 'PLAYLIST', id: 'top-ten' } },
      placement: 'featured',
    },
    {
      id: 'releases',
      label: named('New releases', 'Estrenos', 'Estreias', 'إصدارات جديدة'),
      link: { route: 'RELEASES' },
      placement: 'featured',
    },
    {
      id: 'rankings',
      label: named('Rankings', 'Clasificaciones', 'Classificações', 'الترتيب'),
      link: { route: 'RANKINGS' },
      placement: 'featured',
    },
    {
      id: 'news',
      label: named('News', 'Noticias', 'Notícias', 'الأخبار'),
      link: { route: 'NEWS' },
      placement: 'featured',
    },
    {
      id: 'favourites',
      label: named('Favourites', 'Favoritos', 'Favoritos', 'المفضلة'),
      link: { route: 'FAVOURITES' },
      placement: 'featured',
    },
    {
      id: 'history',
      label: named('History', 'Historial', 'Histórico', 'سجل المشاهدة'),
      link: { route: 'HISTORY' },
      placement: 'featured',
    },
    {
      id: 'people',
      label: named('People', 'Personas', 'Pessoas', 'الأشخاص'),
      link: { route: 'FIGHTERS' },
      placement: 'featured',
    },
    {
      id: 'which-film',
      label: named('What shall we watch?', '¿Qué vemos?', 'O que vamos ver?', 'ماذا نشاهد؟'),
      link: { route: 'PLUGIN', params: { id: 'which-film' } },
      placement: 'nonFeatured',
    },
    {
      id: 'about',
      label: named('About', 'Acerca de', 'Sobre nós', 'من نحن'),
      link: { route: 'EXTERNAL_PAGE', params: { pageId: 'about' } },
      placement: 'nonFeatured',
    },
    {
      id: 'help',
      label: named('Help', 'Ayuda', 'Ajuda', 'المساعدة'),
      link: { route: 'EXTERNAL_PAGE', params: { pageId: 'help' } },
      placement: 'nonFeatured',
    },
  ],
  grids: demoGrids,
  externalPages: demoWrittenPages,
  plugins: demoPlugins,
} satisfies RealmFileInput;
