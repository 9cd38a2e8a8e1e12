// Viewers with progress, favourites and reviews, so that rankings and reviews have content. Nobody can sign
// in to their accounts.
import { demoPlaylists } from './playlists.ts';

export interface DemoReview {
  viewer: string;
  titleKey: string;
  rating: number;
  text: string;
  daysAgo: number;
}

export const demoViewers = ['Marta', 'Idris', 'João', 'ليلى', 'Hannah', 'Tomás', 'Nkechi'] as const;

const topTenKeys = demoPlaylists.find(({ isNumbered }) => isNumbered)?.titleKeys ?? [];

/** All viewers have watched the first title of the top ten. No title has more viewers than the one before it. */
export const demoWatchedTitles: readonly { viewer: string; titleKey: string }[] = topTenKeys.flatMap(
  (titleKey, rank) =>
    demoViewers
      .slice(0, Math.max(1, demoViewers.length - Math.floor((rank * 2) / 3)))
      .map((viewer) => ({ viewer, titleKey })),
);

/** Favourites are in another order than watched titles, so that the two rankings differ. */
export const demoFavourites: readonly { viewer: string; titleKey: string }[] = topTenKeys
  .toReversed()
  .flatMap((titleKey, rank) =>
    demoViewers.filter((_, index) => (index + rank) % 3 === 0).map((viewer) => ({ viewer, titleKey })),
  );

const createReview = (
  viewer: (typeof demoViewers)[number],
  titleKey: string,
  rating: number,
  daysAgo: number,
  text = '',
): DemoReview => ({ viewer, titleKey, rating, daysAgo, text });

export const demoReviews: readonly DemoReview[] = [
  createReview(
    'Marta',
    'the-salt-road',
    5,
    1,
    'La sal cruje bajo los pies durante toda la película. La vi dos veces seguidas.',
  ),
  createReview(
    'Hannah',
    'the-salt-road',
    4,
    3,
    'Slow in the best way.\n\nThe last ten seconds are worth the walk.',
  ),
  createReview('ليلى', 'the-salt-road', 5, 6, 'فيلم هادئ يترك أثرًا طويلًا. الضوء وحده يكفي سببًا لمشاهدته.'),
  createReview('Tomás', 'the-salt-road', 3, 9),
  createReview('Idris', 'far-station', 5, 2, 'Loneliness with a view. Turn the lights off.'),
  createReview('João', 'far-station', 4, 5, 'O silêncio é a melhor personagem.'),
  createReview('Nkechi', 'velvet-static', 4, 4, 'I will never tune a radio the same way again.'),
  createReview(
    'Hannah',
    'forty-fathoms',
    5,
    8,
    'Half of what they met has no name yet, and I want to meet all of it.',
  ),
  createReview('Marta', 'the-lantern-wood', 5, 2, 'Mis hijos piden «el bosque» cada noche.'),
  createReview('João', 'the-tide-clock', 4, 7),
  createReview('Idris', 'the-tide-clock', 5, 7),
  createReview('Nkechi', 'fig-and-the-borrowed-moon', 5, 3, 'Fig is a hero for our times.'),
];
