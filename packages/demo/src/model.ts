// Types of the demo data: independent of the database and the API. The server maps them when it seeds the
// realm.

export type Language = 'en' | 'es' | 'pt' | 'ar';

/** One value per language of the demo realm. */
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
  /** Empty for episodes and seasons. */
  tagline: string;
  description: string;
}

/** Minimum age in years. */
export type AgeRating = '0' | '7' | '12' | '16' | '18';

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
  /**
   * stack: lines justified to the block's width; steps: minor words in smaller lines; line: all lines in one
   * size.
   */
  layout: 'stack' | 'steps' | 'line';
  treatment: 'plain' | 'gradient' | 'outline' | 'neon' | 'shadow' | 'ruled' | 'sliced';
  /** Extra space between letters, in em. */
  tracking?: number;
  /** Degrees, clockwise. */
  tilt?: number;
}

/** Art direction of a title: what its artwork and film are generated from. */
export interface ArtDirection {
  scene: SceneName;
  palette: string;
  seed: number;
  lettering: Lettering;
  /** Position of the lettering in the thumbnail. */
  letteringPosition: 'left' | 'right' | 'centre' | 'bottom' | 'top';
  /** The scene's subject, such as `lighthouse` for `ocean` or `fox` for `creature`. */
  motif?: string;
  weather?: 'none' | 'snow' | 'rain' | 'embers' | 'dust' | 'stars';
}

/** Anything with artwork: films, episodes, series, seasons, playlists, channels, events. */
export interface ArtworkSubject {
  key: string;
  genre: GenreKey;
  text: PerLanguage<TitleText>;
  credits: readonly DemoCredit[];
  art: ArtDirection;
  /** Only for episodes. Their thumbnails are stills with a small episode mark instead of lettering. */
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
  fps: 25 | 30;
  /** shots: parallax shots of the title's scenes; all others: generative sources of ffmpeg, tinted. */
  source: 'shots' | 'life' | 'cellauto' | 'mandelbrot' | 'gradients';
  mood: 'wonder' | 'tension' | 'warm' | 'playful' | 'drive' | 'melancholy' | 'machine';
}

/** A playable title: a film or an episode. */
export interface DemoTitle extends ArtworkSubject {
  type: 'film' | 'episode';
  tags: readonly string[];
  year: number;
  rating: AgeRating;
  /** Duration of the generated film. */
  runtimeSeconds: number;
  access: DemoAccess;
  originalLanguage: Language;
  /** In track order; the first is the original. */
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
  rating: AgeRating;
  originalLanguage: Language;
  seasons: readonly DemoSeason[];
}

export interface DemoPlaylist extends ArtworkSubject {
  /** Cards show positions 1 to 10. */
  isNumbered: boolean;
  /** Keys of titles, in order. */
  titleKeys: readonly string[];
}
