// The shapes of the demo realm: plain data, no database and no wire format. The server's seeding maps them.

export type Language = 'en' | 'es' | 'pt' | 'ar';

/** One value in each language the demo realm speaks. */
export type PerLanguage<T = string> = Readonly<Record<Language, T>>;

export type GenreKey =
  | 'drama'
  | 'thriller'
  | 'sci-fi'
  | 'comedy'
  | 'adventure'
  | 'family'
  | 'documentary'
  | 'sport'
  | 'experimental';

export interface DemoGenre {
  key: GenreKey;
  name: PerLanguage;
}

export interface TitleText {
  title: string;
  /** One short line for heroes and pages; empty for episodes and seasons. */
  tagline: string;
  description: string;
}

/** Minimum age, as printed on the card. */
export type Rating = '0' | '7' | '12' | '16' | '18';

export interface DemoCredit {
  name: string;
  role: 'director' | 'cast';
  character?: string;
}

export type DemoAccess =
  | { rule: 'open' }
  | { rule: 'sign-in' }
  | { rule: 'licence'; licences: readonly string[] };

export interface DemoChapter {
  startSeconds: number;
  title: PerLanguage;
}

export interface DemoSkipMarker {
  kind: 'intro' | 'credits';
  startSeconds: number;
  endSeconds: number;
}

export type SceneName =
  | 'ridges'
  | 'skyline'
  | 'ocean'
  | 'cosmos'
  | 'forest'
  | 'noir'
  | 'papercut'
  | 'arena'
  | 'creature'
  | 'road'
  | 'profile'
  | 'object'
  | 'geometry'
  | 'castle'
  | 'corridor'
  | 'aerial'
  | 'botanic';

export type FontName =
  | 'bebas-neue'
  | 'abril-fatface'
  | 'righteous'
  | 'monoton'
  | 'playfair-display'
  | 'playfair-italic'
  | 'oswald'
  | 'oswald-light'
  | 'pacifico'
  | 'orbitron'
  | 'staatliches';

export interface Lettering {
  font: FontName;
  /** stack: every line as wide as the block; steps: small words small; line: one or more lines of one size. */
  layout: 'stack' | 'steps' | 'line';
  treatment: 'plain' | 'gradient' | 'outline' | 'neon' | 'shadow' | 'ruled' | 'sliced';
  /** Extra space between letters, in em. */
  tracking?: number;
  /** Degrees, anticlockwise is negative. */
  tilt?: number;
}

/** Everything the artwork and the film of a title are drawn from. */
export interface ArtDirection {
  scene: SceneName;
  palette: string;
  seed: number;
  lettering: Lettering;
  /** Where the lettering stands in the thumbnail. */
  letteringPosition: 'left' | 'right' | 'centre' | 'bottom' | 'top';
  /** What the scene is about: a subject its family knows, such as 'lighthouse' for ocean or 'fox' for creature. */
  motif?: string;
  weather?: 'none' | 'snow' | 'rain' | 'embers' | 'dust' | 'stars';
}

/** What `renderArtwork` can draw: films, episodes, series, seasons and playlists all are. */
export interface ArtworkSubject {
  key: string;
  genre: GenreKey;
  text: PerLanguage<TitleText>;
  credits: readonly DemoCredit[];
  art: ArtDirection;
  /** Set for episodes: their pictures are stills with a small mark in place of the big lettering. */
  episode?: EpisodeInfo;
}

interface EpisodeInfo {
  seriesKey: string;
  seriesTitle: string;
  seasonNumber: number;
  episodeNumber: number;
}

export interface FilmSpec {
  height: 480 | 720 | 1080;
  /** Rates whose frames fall on, or near, the milliseconds Matroska counts in; 24 would be read back as 23.976. */
  fps: 25 | 30;
  /** shots: parallax of the title's own scenes; the rest are ffmpeg's generative sources, tinted. */
  source: 'shots' | 'life' | 'cellauto' | 'mandelbrot' | 'gradients';
  mood: 'wonder' | 'tension' | 'warm' | 'playful' | 'drive' | 'melancholy' | 'machine';
}

/** A playable title: a film or an episode. */
export interface DemoTitle extends ArtworkSubject {
  type: 'film' | 'episode';
  tags: readonly string[];
  year: number;
  rating: Rating;
  /** Length of the generated film. */
  runtimeSeconds: number;
  access: DemoAccess;
  originalLanguage: Language;
  /** In track order, the original first. */
  audioLanguages: readonly Language[];
  subtitleLanguages: readonly Language[];
  chapters: readonly DemoChapter[];
  skipMarkers: readonly DemoSkipMarker[];
  filmSpec: FilmSpec;
}

export interface DemoSeason extends ArtworkSubject {
  number: number;
  episodes: readonly DemoTitle[];
}

export interface DemoSeries extends ArtworkSubject {
  tags: readonly string[];
  year: number;
  rating: Rating;
  originalLanguage: Language;
  seasons: readonly DemoSeason[];
}

export interface DemoPlaylist extends ArtworkSubject {
  /** Positions 1 to 10 are shown on the cards. */
  numbered: boolean;
  /** Keys of titles, in order. */
  items: readonly string[];
}
