// Builders of heroes and rows, and the rows that several pages show.

import { localise } from '../localise.ts';
import type { PerLanguage } from '../model.ts';
import type { BucketContent, BucketRule, DemoBucket, DemoHero, PageEntityType } from './page-model.ts';

const watchNowText = localise('Watch now', 'Ver ahora', 'Ver agora', 'شاهد الآن');
const goToSeriesText = localise('Go to series', 'Ir a la serie', 'Ir para a série', 'إلى المسلسل');
const firstEpisodeText = localise(
  'Start with episode one',
  'Empezar por el episodio uno',
  'Começar no episódio um',
  'ابدأ من الحلقة الأولى',
);

/** Creates the hero of a film with its preview in the background. */
export const createFilmHero = (key: string): DemoHero => ({
  exid: `hero-${key}`,
  subject: { entityType: 'title', key },
  primaryButton: { text: watchNowText, link: { entityType: 'title', key } },
  secondaryButton: { link: { addToFavourites: key } },
  animatedBackground: { titleKey: key },
  textAlignment: 'start',
});

/** Creates the hero of a series, which plays its first episode. */
export const createSeriesHero = (key: string): DemoHero => ({
  exid: `hero-${key}`,
  subject: { entityType: 'series', key },
  primaryButton: { text: firstEpisodeText, link: { entityType: 'title', key: `${key}-s1e1` } },
  secondaryButton: { text: goToSeriesText, link: { entityType: 'series', key } },
  animatedBackground: { titleKey: `${key}-s1e1` },
  textAlignment: 'start',
});

/** Creates a row with default settings, except for the `changes`. */
export const createRow = (
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

/** Creates the content of a row with the listed items, in their order. */
export const createListContent = (
  keys: readonly string[],
  entityType: PageEntityType = 'title',
): BucketContent => ({
  kind: 'list',
  entityType,
  keys,
});

/** Creates the content of a row with a rule: the 24 newest items of a type, unless `changes` says otherwise. */
export const createRuleContent = (
  contentType: BucketRule['contentType'],
  changes: Partial<BucketRule> = {},
): BucketContent => ({
  kind: 'rule',
  rule: { contentType, sort: 'newest', limit: 24, ...changes },
});

export const newReleasesRow = createRow(
  'new-on-lanterna',
  localise('New on Lanterna', 'Novedades en Lanterna', 'Novidades na Lanterna', 'جديد لانتيرنا'),
  createRuleContent('films', { tag: 'new' }),
);
export const liveEventsRow = createRow(
  'live-and-upcoming',
  localise('Live and upcoming', 'En directo y próximamente', 'Em direto e em breve', 'مباشر وقريبًا'),
  { kind: 'events' },
);
export const seriesRow = createRow(
  'series',
  localise(
    'Series to stay in for',
    'Series para quedarse en casa',
    'Séries para ficar em casa',
    'مسلسلات تستحق البقاء في البيت',
  ),
  createRuleContent('series'),
);
export const newEpisodesRow = createRow(
  'new-episodes',
  localise('Fresh episodes', 'Episodios recientes', 'Episódios recentes', 'حلقات جديدة'),
  createRuleContent('episodes', { limit: 18 }),
);
export const familyRow = createRow(
  'family',
  localise('For all ages', 'Para todas las edades', 'Para todas as idades', 'لكل الأعمار'),
  createRuleContent('films', { genre: 'family' }),
);
export const thrillerRow = createRow(
  'thrillers',
  localise('Edge of the seat', 'Al borde del asiento', 'Na ponta da cadeira', 'على حافة المقعد'),
  createRuleContent('films', { genre: 'thriller' }),
);
export const dramaRow = createRow(
  'dramas',
  localise('Quietly devastating', 'Dramas que dejan huella', 'Dramas que ficam', 'دراما تبقى في القلب'),
  createRuleContent('films', { genre: 'drama' }),
);
export const sciFiRow = createRow(
  'sci-fi',
  localise('Other worlds', 'Otros mundos', 'Outros mundos', 'عوالم أخرى'),
  createRuleContent('films', { genre: 'sci-fi' }),
);
export const comedyRow = createRow(
  'comedies',
  localise('Something lighter', 'Algo más ligero', 'Algo mais leve', 'شيء أخفّ'),
  createRuleContent('films', { genre: 'comedy' }),
);
export const documentaryRow = createRow(
  'documentaries',
  localise('The world, closely', 'El mundo de cerca', 'O mundo de perto', 'العالم عن قرب'),
  createRuleContent('films', { genre: 'documentary' }),
);
export const sportRow = createRow(
  'sport',
  localise('Against the clock', 'Contra el reloj', 'Contra o relógio', 'ضد الساعة'),
  createRuleContent('films', { genre: 'sport' }),
);
export const experimentalRow = createRow(
  'experimental',
  localise('Short and strange', 'Breve y extraño', 'Curto e estranho', 'قصير وغريب'),
  createRuleContent('films', { genre: 'experimental' }),
);
export const adventureRow = createRow(
  'adventures',
  localise('Far from home', 'Lejos de casa', 'Longe de casa', 'بعيداً عن الديار'),
  createRuleContent('films', { genre: 'adventure' }),
);
