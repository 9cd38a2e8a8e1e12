import type { DemoGenre } from './model.ts';
import { named } from './titles/title.ts';

export const demoGenres: readonly DemoGenre[] = [
  { key: 'drama', name: named('Drama', 'Drama', 'Drama', 'دراما') },
  { key: 'thriller', name: named('Thriller', 'Suspense', 'Suspense', 'إثارة') },
  { key: 'sci-fi', name: named('Science fiction', 'Ciencia ficción', 'Ficção científica', 'خيال علمي') },
  { key: 'comedy', name: named('Comedy', 'Comedia', 'Comédia', 'كوميديا') },
  { key: 'adventure', name: named('Adventure', 'Aventura', 'Aventura', 'مغامرة') },
  { key: 'family', name: named('Family', 'Familia', 'Família', 'العائلة') },
  { key: 'documentary', name: named('Documentary', 'Documental', 'Documentário', 'وثائقي') },
  { key: 'sport', name: named('Sport', 'Deporte', 'Desporto', 'رياضة') },
  { key: 'experimental', name: named('Experimental', 'Experimental', 'Experimental', 'تجريبي') },
];
