export { findMatches } from './operations/find-matches.ts';
export { rebuildSearch, updateTitleWeights, updateWordFrequencies } from './operations/maintain-search.ts';
export { foldTexts } from './queries/search-words.queries.ts';
export { parseQuery } from './query-text/parse-query.ts';
export { computeSimilarity } from './ranking/distance.ts';
export { type Rankable, scoreTitle } from './ranking/score.ts';
export { createSearchHandlers } from './search.routes.ts';
