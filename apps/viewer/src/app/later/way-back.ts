export { comeBack } from './come-back.ts';
export { giveListsBack, saveLists } from './kept-lists.ts';
