// Disables the triggers that index titles for the search while the work inserts titles: they take longer than
// the inserts.
import type pg from 'pg';

const triggers = {
  content_text: 'search_text',
  content_person: 'search_person',
  content_genre: 'search_genre',
};

export async function runWithoutSearchTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const set = async (verb: 'disable' | 'enable') => {
    for (const [table, trigger] of Object.entries(triggers))
      await client.query(`alter table ${table} ${verb} trigger ${trigger}`);
  };
  await set('disable');
  await work();
  await set('enable');
}
