// Tables of search. Triggers fill them from titles, people and genres; maintenance updates
// `search_word.title_count` and `search_weight`.
export interface SearchTables {
  search_title: {
    content_id: number;
    realm_id: number;
    type: string;
    /** Folded, one per line, each surrounded by spaces. */
    titles: string;
    people: string;
    genres: number[];
    year: number | null;
    published_at: Temporal.Instant | null;
    available_from: Temporal.Instant | null;
    available_until: Temporal.Instant | null;
    /** From the number of viewers, 0 to 8. */
    weight: number;
    /** Ids in `search_word`. `impacts` has the impact of each. */
    word_ids: number[];
    impacts: number[];
  };
  /** `title_count` is the approximate number of titles that contain the word. */
  search_word: { id: number; realm_id: number; word: string; title_count: number };
  /** The titles of a word. The higher the impact, the better the title matches this word alone. */
  search_posting: { word_id: number; impact: number; content_id: number };
  /** The beginnings of titles, with and without their article. */
  search_start: { content_id: number; realm_id: number; start: string; impact: number };
  search_description: { content_id: number; realm_id: number; language: string; words: string };
  search_weight: { content_id: number; weight: number };
}
