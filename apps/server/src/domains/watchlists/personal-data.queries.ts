// SQL for the watchlists that the export of an account contains. Removed titles are not in it: they are deleted a few
// minutes later.
import type { AccountExport } from '@matinee/contract';
import { definePreparedQuery } from '../../platform/database/index.ts';
import type { PersonalDataSource } from '../identity/index.ts';

interface MyListRow {
  id: number;
  public_id: string;
  profile_id: string;
  name: string;
  is_owner_shown: boolean;
  created_at: Temporal.Instant;
  updated_at: Temporal.Instant;
}
interface ListItemRow {
  watchlist_id: number;
  content_id: string;
  added_at: Temporal.Instant;
}
interface SavedListRow {
  profile_id: string;
  list_id: string;
  saved_at: Temporal.Instant;
}

const myListsQuery = definePreparedQuery<MyListRow>(
  'watchlists-export-mine',
  `select w.id, w.public_id, p.public_id as profile_id, w.name, w.is_owner_shown, w.created_at, w.updated_at
  from watchlist w join profile p on p.id = w.profile_id
  where w.realm_id = $1 and p.account_id = $2 order by w.id`,
);
const itemsQuery = definePreparedQuery<ListItemRow>(
  'watchlists-export-items',
  `select i.watchlist_id, c.public_id as content_id, i.added_at
  from watchlist_item i join content c on c.id = i.content_id
  where i.watchlist_id = any($1::bigint[]) order by i.watchlist_id, i.position`,
);
const savedListsQuery = definePreparedQuery<SavedListRow>(
  'watchlists-export-saved',
  `select p.public_id as profile_id, w.public_id as list_id, s.saved_at
  from saved_watchlist s join profile p on p.id = s.profile_id join watchlist w on w.id = s.watchlist_id
  where s.realm_id = $1 and p.account_id = $2 order by s.saved_at`,
);

export const watchlistData: PersonalDataSource<AccountExport['watchlists']> = {
  tables: ['removed_watchlist_item', 'saved_watchlist', 'watchlist', 'watchlist_item'],
  async select(executor, { realmId, accountId }) {
    const lists = await myListsQuery(executor, [realmId, accountId]);
    const items = await itemsQuery(executor, [lists.map(({ id }) => id)]);
    const itemsByList = Map.groupBy(items, ({ watchlist_id }) => watchlist_id);
    const savedLists = await savedListsQuery(executor, [realmId, accountId]);
    return {
      own: lists.map((list) => ({
        id: list.public_id,
        profileId: list.profile_id,
        name: list.name,
        isOwnerShown: list.is_owner_shown,
        createdAt: list.created_at.toString(),
        updatedAt: list.updated_at.toString(),
        items: (itemsByList.get(list.id) ?? []).map(({ content_id, added_at }) => ({
          id: content_id,
          addedAt: added_at.toString(),
        })),
      })),
      saved: savedLists.map(({ profile_id, list_id, saved_at }) => ({
        profileId: profile_id,
        id: list_id,
        savedAt: saved_at.toString(),
      })),
    };
  },
};
