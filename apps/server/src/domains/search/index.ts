export { findMatches } from './operations/find-matches.ts';
export { rebuildSearch, updateTitleWeights, updateWordFrequencies } from './operations/maintain-search.ts';
export { foldTexts } from './queries/search-words.queries.ts';
export { computeSimilarity } from './ranking/distance.ts';
export { type Rankable, scoreTitle } from './ranking/score.ts';
export { parseQuery } from './reading/parse-query.ts';
export { createSearchHandlers } from './search.routes.ts';
