export { comeBack } from './restore-scroll.ts';
export { forgetLists, giveListsBack, saveLists } from './saved-lists.ts';
