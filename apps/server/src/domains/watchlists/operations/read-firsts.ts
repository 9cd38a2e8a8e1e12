// The title that a list begins to play with, for buttons of pages. Lists that are not there for who asks are left out.
import { isRefusal } from '../../../platform/http/index.ts';
import type { WatchlistFirsts } from '../../catalogue/index.ts';
import { selectFirstVideo } from '../items.queries.ts';
import { findReadable } from './find-for.ts';

export const watchlistFirsts: WatchlistFirsts = async (ctx, lists) => {
  const { db, realm, now } = ctx;
  const read = lists.map(async (named) => {
    const list = await findReadable(ctx, named);
    if (isRefusal(list)) return [];
    const video = await selectFirstVideo(db, { realmId: realm.id, now, listId: list.id });
    return video ? [[named.id, video] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
};
