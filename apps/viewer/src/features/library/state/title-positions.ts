// Records where a title is in the cached lists, and puts it back when its removal is undone.
import type { Card } from '@matinee/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Pages } from '../../../shared/paging/paged-query.ts';
import type { LibraryPage } from '../api/library-queries.ts';

interface ListPosition {
  queryKey: QueryKey;
  pageIndex: number;
  index: number;
  title: Card;
}

/** Records where a title is in the lists whose query keys start with `queryName`. The returned function puts it back. */
export function recordTitlePositions(queryClient: QueryClient, queryName: string, id: string): () => void {
  const positions = queryClient
    .getQueriesData<Pages<LibraryPage>>({ queryKey: [queryName] })
    .flatMap(([queryKey, data]) => findPositions(queryKey, data, id));
  return () => {
    for (const position of positions)
      queryClient.setQueryData<Pages<LibraryPage>>(
        position.queryKey,
        (data) => data && insertTitle(data, position),
      );
  };
}

function findPositions(queryKey: QueryKey, data: Pages<LibraryPage> | undefined, id: string): ListPosition[] {
  return (data?.pages ?? []).flatMap(({ contentList }, pageIndex) =>
    contentList.flatMap((title, index) => (title.id === id ? [{ queryKey, pageIndex, index, title }] : [])),
  );
}

function insertTitle(
  data: Pages<LibraryPage>,
  { pageIndex, index, title }: ListPosition,
): Pages<LibraryPage> {
  if (data.pages.some(({ contentList }) => contentList.some(({ id }) => id === title.id))) return data;
  const pages = data.pages.map((page, currentIndex) =>
    currentIndex === pageIndex ? { ...page, contentList: page.contentList.toSpliced(index, 0, title) } : page,
  );
  return { ...data, pages };
}
