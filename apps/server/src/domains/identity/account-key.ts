import type { RealmContext } from '../../calls/index.ts';

/** All spellings of an email address that the database takes for the same account have one key. */
export const getAccountKey = ({ realm }: { realm: Pick<RealmContext, 'key'> }, email: string) =>
  `${realm.key} ${foldCase(email.trim())}`;

/** Like PostgreSQL, maps each letter to one letter. `toLowerCase` of a whole text maps `İ` to `i` and a dot. */
function foldCase(text: string): string {
  return Array.from(text, (letter) => Array.from(letter.toLowerCase())[0]).join('');
}
