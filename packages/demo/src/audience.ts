// People who were there before: what they watched, kept and said, so that rankings and reviews have something to show.
// Nobody can sign in as one of them.
import { demoPlaylists } from './playlists.ts';

export interface DemoReview {
  viewer: string;
  titleKey: string;
  rating: number;
  text: string;
  daysAgo: number;
}

export const demoViewers = ['Marta', 'Idris', 'João', 'ليلى', 'Hannah', 'Tomás', 'Nkechi'] as const;

const charts = demoPlaylists.find(({ numbered }) => numbered)?.items ?? [];

/** The first of the charts is watched by everybody, each that follows by somewhat fewer. */
export const demoWatched: readonly { viewer: string; titleKey: string }[] = charts.flatMap(
  (titleKey, place) =>
    demoViewers
      .slice(0, Math.max(1, demoViewers.length - Math.floor((place * 2) / 3)))
      .map((viewer) => ({ viewer, titleKey })),
);

/** What is kept is not quite what is watched. */
export const demoKept: readonly { viewer: string; titleKey: string }[] = charts
  .toReversed()
  .flatMap((titleKey, place) =>
    demoViewers.filter((_, at) => (at + place) % 3 === 0).map((viewer) => ({ viewer, titleKey })),
  );

const said = (
  viewer: (typeof demoViewers)[number],
  titleKey: string,
  rating: number,
  daysAgo: number,
  text = '',
): DemoReview => ({ viewer, titleKey, rating, daysAgo, text });

export const demoReviews: readonly DemoReview[] = [
  said(
    'Marta',
    'the-salt-road',
    5,
    1,
    'La sal cruje bajo los pies durante toda la película. La vi dos veces seguidas.',
  ),
  said('Hannah', 'the-salt-road', 4, 3, 'Slow in the best way.\n\nThe last ten seconds are worth the walk.'),
  said('ليلى', 'the-salt-road', 5, 6, 'فيلم هادئ يترك أثرًا طويلًا. الضوء وحده يكفي سببًا لمشاهدته.'),
  said('Tomás', 'the-salt-road', 3, 9),
  said('Idris', 'far-station', 5, 2, 'Loneliness with a view. Turn the lights off.'),
  said('João', 'far-station', 4, 5, 'O silêncio é a melhor personagem.'),
  said('Nkechi', 'velvet-static', 4, 4, 'I will never tune a radio the same way again.'),
  said(
    'Hannah',
    'forty-fathoms',
    5,
    8,
    'Half of what they met has no name yet, and I want to meet all of it.',
  ),
  said('Marta', 'the-lantern-wood', 5, 2, 'Mis hijos piden «el bosque» cada noche.'),
  said('João', 'the-tide-clock', 4, 7),
  said('Idris', 'the-tide-clock', 5, 7),
  said('Nkechi', 'fig-and-the-borrowed-moon', 5, 3, 'Fig is a hero for our times.'),
];
