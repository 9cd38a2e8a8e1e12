/** A chapter title in its original language, with optional translations. */
export interface NamedChapter {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>> | undefined;
}

/** Returns the title of a chapter in a language, else its original title. */
export function getChapterTitle({ title, titles }: NamedChapter, language: string | undefined): string {
  if (!titles || language === undefined) return title;
  const findTitle = (tag: string) => (Object.hasOwn(titles, tag) ? titles[tag] : undefined);
  return findTitle(language) ?? findTitle(language.split('-', 1)[0] ?? language) ?? title;
}
