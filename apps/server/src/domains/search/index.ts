export { findMatches } from './operations/find-matches.ts';
export { countWords, rebuildSearch, weighTitles } from './operations/maintain-search.ts';
export { foldTexts } from './queries/words.queries.ts';
export { likeness } from './ranking/distance.ts';
export { type Rankable, scoreTitle } from './ranking/score.ts';
export { readQuery } from './reading/read-query.ts';
export { searchHandlers } from './search.routes.ts';
