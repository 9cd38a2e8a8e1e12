// Disables the triggers that index titles for the search while `work` inserts titles, because the triggers
// take longer than the inserts.
import type pg from 'pg';

const triggers = {
  content_text: 'search_text',
  content_person: 'search_person',
  content_genre: 'search_genre',
};

export async function runWithoutSearchTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const setTriggers = async (verb: 'disable' | 'enable') => {
    for (const [table, trigger] of Object.entries(triggers))
      await client.query(`alter table ${table} ${verb} trigger ${trigger}`);
  };
  await setTriggers('disable');
  await work();
  await setTriggers('enable');
}
