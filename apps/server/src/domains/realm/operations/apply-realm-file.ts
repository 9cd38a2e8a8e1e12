// Makes a realm what its file says, in one step, or says everything that is wrong with the file and does nothing.
import { type RealmFile, realmFile } from '@matinee/contract';
import { type Executor, type Trx, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { lockRealm, replaceHosts, saveSettings, selectForeignHosts } from '../realm.queries.ts';
import { sanitise } from '../written-pages/sanitise.ts';
import { realmFileIssues } from './realm-file-issues.ts';
import type { RealmFileIssue } from './shape-issues.ts';

export type AppliedRealm =
  | { ok: true; realm: { id: number; key: string; version: number }; settings: RealmFile; changed: boolean }
  | { ok: false; faults: RealmFileIssue[] };

/** What other domains make of the file, in the same transaction. */
export type FollowRealmFile = (trx: Trx, realmId: number, file: RealmFile) => Promise<void>;

export async function applyRealmFile(
  executor: Executor,
  input: { text: string } | { file: unknown },
  now: Temporal.Instant,
  follow?: FollowRealmFile,
): Promise<AppliedRealm> {
  const read = 'text' in input ? readText(input.text) : input;
  if ('faults' in read) return { ok: false, faults: read.faults };
  const faults = realmFileIssues(read.file);
  if (faults.length > 0) return { ok: false, faults };
  const parsed = realmFile.parse(read.file);
  const settings = {
    ...parsed,
    hosts: parsed.hosts.map((host) => host.toLowerCase()),
    externalPages: parsed.externalPages.map(withCleanText),
  };

  return transaction(executor, async (trx) => {
    const taken = await selectForeignHosts(trx, settings.key, settings.hosts);
    if (taken.length > 0) return { ok: false, faults: taken.map((row) => takenHost(settings, row)) };
    const saved = await saveSettings(trx, settings.key, settings, now);
    if (!saved) {
      const present = await lockRealm(trx, settings.key);
      if (!present) throw new Error(`Realm ${settings.key} vanished while its file was applied`);
      const { id, key, version } = present;
      await follow?.(trx, id, settings);
      return { ok: true, realm: { id, key, version }, settings, changed: false };
    }
    await replaceHosts(trx, saved.id, settings.hosts);
    await follow?.(trx, saved.id, settings);
    const realm = { id: saved.id, key: settings.key, version: saved.version };
    await emit(trx, {
      realmId: realm.id,
      type: 'RealmChanged',
      payload: { key: realm.key, version: realm.version },
    });
    return { ok: true, realm, settings, changed: true };
  });
}

/** What is kept, and what `realm show` prints, is what viewers get. */
function withCleanText(page: RealmFile['externalPages'][number]): RealmFile['externalPages'][number] {
  if (!page.text) return page;
  const text = Object.entries(page.text).map(([language, html]) => [language, sanitise(html)]);
  return { ...page, text: Object.fromEntries(text) };
}

function readText(text: string): { file: unknown } | { faults: RealmFileIssue[] } {
  try {
    return { file: JSON.parse(text) };
  } catch (error) {
    return {
      faults: [{ path: '', message: `This is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.` }],
    };
  }
}

function takenHost(settings: RealmFile, taken: { host: string; key: string }): RealmFileIssue {
  return {
    path: `hosts[${settings.hosts.indexOf(taken.host)}]`,
    message: `"${taken.host}" belongs to the realm "${taken.key}".`,
  };
}
