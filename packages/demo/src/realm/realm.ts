// The realm file of the demo realm.

import type { RealmFileInput } from '@matinee/contract';
import { localise } from '../localise.ts';
import { demoExternalPages } from './external-pages.ts';
import { demoGrids } from './grids.ts';
import { demoPlugins } from './plugins.ts';
import { demoPromoItems } from './promo-items.ts';

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
      name: localise('Lanterna Premium', 'Lanterna Premium', 'Lanterna Premium', 'لانتيرنا بريميوم'),
      description: localise(
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
      label: localise('Home', 'Inicio', 'Início', 'الرئيسية'),
      link: { route: 'HOME' },
      placement: 'main',
      isDefault: true,
    },
    {
      id: 'films',
      label: localise('Films', 'Películas', 'Filmes', 'أفلام'),
      link: { route: 'SECTION', params: { id: 'films' } },
      placement: 'main',
    },
    {
      id: 'series',
      label: localise('Series', 'Series', 'Séries', 'مسلسلات'),
      link: { route: 'SECTION', params: { id: 'series' } },
      placement: 'main',
    },
    {
      id: 'family',
      label: localise('Family', 'Familia', 'Família', 'العائلة'),
      link: { route: 'SECTION', params: { id: 'family' } },
      placement: 'main',
    },
    {
      id: 'browse',
      label: localise('Browse', 'Explorar', 'Explorar', 'تصفّح'),
      link: { route: 'BROWSE' },
      placement: 'main',
    },
    {
      id: 'live',
      label: localise('Live', 'En directo', 'Em direto', 'مباشر'),
      link: { route: 'LIVE_EVENTS' },
      placement: 'main',
    },
    {
      id: 'schedule',
      label: localise('Schedule', 'Programación', 'Programação', 'جدول البث'),
      link: { route: 'SCHEDULE' },
      placement: 'featured',
    },
    {
      id: 'top-ten',
      label: localise('Top ten', 'Los diez mejores', 'Os dez mais', 'أفضل عشرة'),
      link: { event: { type: 'PLAYLIST', id: 'top-ten' } },
      placement: 'featured',
    },
    {
      id: 'releases',
      label: localise('New releases', 'Estrenos', 'Estreias', 'إصدارات جديدة'),
      link: { route: 'RELEASES' },
      placement: 'featured',
    },
    {
      id: 'rankings',
      label: localise('Rankings', 'Clasificaciones', 'Classificações', 'الترتيب'),
      link: { route: 'RANKINGS' },
      placement: 'featured',
    },
    {
      id: 'news',
      label: localise('News', 'Noticias', 'Notícias', 'الأخبار'),
      link: { route: 'NEWS' },
      placement: 'featured',
    },
    {
      id: 'favourites',
      label: localise('Favourites', 'Favoritos', 'Favoritos', 'المفضلة'),
      link: { route: 'FAVOURITES' },
      placement: 'featured',
    },
    {
      id: 'history',
      label: localise('History', 'Historial', 'Histórico', 'سجل المشاهدة'),
      link: { route: 'HISTORY' },
      placement: 'featured',
    },
    {
      id: 'people',
      label: localise('People', 'Personas', 'Pessoas', 'الأشخاص'),
      link: { route: 'FIGHTERS' },
      placement: 'featured',
    },
    {
      id: 'which-film',
      label: localise('What shall we watch?', '¿Qué vemos?', 'O que vamos ver?', 'ماذا نشاهد؟'),
      link: { route: 'PLUGIN', params: { id: 'which-film' } },
      placement: 'nonFeatured',
    },
    {
      id: 'about',
      label: localise('About', 'Acerca de', 'Sobre nós', 'من نحن'),
      link: { route: 'EXTERNAL_PAGE', params: { pageId: 'about' } },
      placement: 'nonFeatured',
    },
    {
      id: 'help',
      label: localise('Help', 'Ayuda', 'Ajuda', 'المساعدة'),
      link: { route: 'EXTERNAL_PAGE', params: { pageId: 'help' } },
      placement: 'nonFeatured',
    },
  ],
  consents: [
    {
      fieldName: 'terms',
      fieldType: 'BINARY_CHOICE',
      label: localise('Terms', 'Condiciones', 'Termos', 'الشروط'),
      text: localise(
        'I agree to the terms of use of Lanterna.',
        'Acepto las condiciones de uso de Lanterna.',
        'Aceito os termos de utilização da Lanterna.',
        'أوافق على شروط استخدام لانتيرنا.',
      ),
      required: true,
      defaultValue: false,
    },
    {
      fieldName: 'news',
      fieldType: 'BINARY_CHOICE',
      label: localise('News by email', 'Noticias por correo', 'Notícias por e-mail', 'الأخبار بالبريد'),
      text: localise(
        'Send me new films and series by email, once a week at most.',
        'Enviadme los estrenos por correo, como mucho una vez a la semana.',
        'Enviem-me as estreias por e-mail, no máximo uma vez por semana.',
        'أرسلوا إليّ الأفلام والمسلسلات الجديدة بالبريد، مرة في الأسبوع على الأكثر.',
      ),
      required: false,
      defaultValue: false,
    },
  ],
  grids: demoGrids,
  externalPages: demoExternalPages,
  plugins: demoPlugins,
  promoItems: demoPromoItems,
} satisfies RealmFileInput;
