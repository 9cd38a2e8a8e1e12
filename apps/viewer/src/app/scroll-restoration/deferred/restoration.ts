export { restoreScroll } from './restore-scroll.ts';
export { clearSavedLists, restoreLists, saveLists } from './saved-lists.ts';
