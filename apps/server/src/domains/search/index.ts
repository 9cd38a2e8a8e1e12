export { type FindAsked, findMatches } from './operations/find-matches.ts';
export { countWords, rebuildSearch, weighTitles } from './operations/keep-search.ts';
export { searchHandlers } from './search.routes.ts';
