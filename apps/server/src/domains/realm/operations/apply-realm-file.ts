// Applies a realm file in one transaction, or returns all its issues and changes nothing.
import { type RealmFile, realmFile } from '@matinee/contract';
import { type Executor, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { sanitise } from '../../../platform/rich-text/index.ts';
import { lockRealm, replaceHosts, saveSettings, selectForeignHosts } from '../realm.queries.ts';
import { findRealmFileIssues } from './realm-file-issues.ts';
import type { RealmFileIssue } from './schema-issues.ts';

export type ApplyRealmFileResult =
  | {
      ok: true;
      realm: { id: number; key: string; version: number };
      settings: RealmFile;
      hasChanged: boolean;
    }
  | { ok: false; issues: RealmFileIssue[] };

/** Called in the same transaction, so that other domains apply their part of the file. */
export type ApplyToOtherDomains = (trx: Trx, realmId: number, file: RealmFile) => Promise<void>;

export async function applyRealmFile(
  executor: Executor,
  input: { text: string } | { file: unknown },
  now: Temporal.Instant,
  applyToOtherDomains?: ApplyToOtherDomains,
): Promise<ApplyRealmFileResult> {
  const parsedInput = 'text' in input ? parseJson(input.text) : input;
  if ('issues' in parsedInput) return { ok: false, issues: parsedInput.issues };
  const issues = findRealmFileIssues(parsedInput.file);
  if (issues.length > 0) return { ok: false, issues };
  const parsedFile = realmFile.parse(parsedInput.file);
  const settings = {
    ...parsedFile,
    hosts: parsedFile.hosts.map((host) => host.toLowerCase()),
    externalPages: parsedFile.externalPages.map(sanitisePage),
  };

  return runInTransaction(executor, async (trx) => {
    const takenHosts = await selectForeignHosts(trx, settings.key, settings.hosts);
    if (takenHosts.length > 0)
      return { ok: false, issues: takenHosts.map((row) => describeTakenHost(settings, row)) };
    const savedRealm = await saveSettings(trx, settings.key, settings, now);
    if (!savedRealm) {
      const currentRealm = await lockRealm(trx, settings.key);
      if (!currentRealm) throw new Error(`Realm ${settings.key} was deleted while its file was applied`);
      const { id, key, version } = currentRealm;
      await applyToOtherDomains?.(trx, id, settings);
      return { ok: true, realm: { id, key, version }, settings, hasChanged: false };
    }
    await replaceHosts(trx, savedRealm.id, settings.hosts);
    await applyToOtherDomains?.(trx, savedRealm.id, settings);
    const realm = { id: savedRealm.id, key: settings.key, version: savedRealm.version };
    await emit(trx, {
      realmId: realm.id,
      type: 'RealmChanged',
      payload: { key: realm.key, version: realm.version },
    });
    return { ok: true, realm, settings, hasChanged: true };
  });
}

/** Sanitised before storing, so that `realm show` prints the text that viewers get. */
function sanitisePage(page: RealmFile['externalPages'][number]): RealmFile['externalPages'][number] {
  if (!page.text) return page;
  const text = Object.entries(page.text).map(([language, html]) => [language, sanitise(html)]);
  return { ...page, text: Object.fromEntries(text) };
}

function parseJson(text: string): { file: unknown } | { issues: RealmFileIssue[] } {
  try {
    return { file: JSON.parse(text) };
  } catch (error) {
    return {
      issues: [{ path: '', message: `This is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.` }],
    };
  }
}

function describeTakenHost(settings: RealmFile, takenHost: { host: string; key: string }): RealmFileIssue {
  return {
    path: `hosts[${settings.hosts.indexOf(takenHost.host)}]`,
    message: `"${takenHost.host}" belongs to the realm "${takenHost.key}".`,
  };
}
