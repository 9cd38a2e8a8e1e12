export { comeBack } from './come-back.ts';
export { forgetLists, giveListsBack, saveLists } from './kept-lists.ts';
