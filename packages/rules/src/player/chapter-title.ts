/** A chapter as its film names it: in the film's own words, and in some languages. */
export interface NamedChapter {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>> | undefined;
}

/** What a chapter is called on a page in a language: the film's own words where it has none in that language. */
export function getChapterTitle({ title, titles }: NamedChapter, language: string | undefined): string {
  if (!titles || language === undefined) return title;
  const findTitle = (tag: string) => (Object.hasOwn(titles, tag) ? titles[tag] : undefined);
  return findTitle(language) ?? findTitle(language.split('-', 1)[0] ?? language) ?? title;
}
