// A short film, encoded once: long enough to resume, short enough to encode in seconds.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { findImport, startImport } from '../../../apps/server/src/domains/media/index.ts';
import { isRefusal } from '../../../apps/server/src/platform/errors/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { tables } from '../../../apps/server/test/tables.ts';

export const filmSeconds = 60;

/** Imports the film into a realm; resolves with the id of its asset when its encoding is complete. */
export async function importFilm(services: Services, realmId: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-film-'));
  try {
    const path = join(folder, 'crossing.mp4');
    const createInputArguments = (filter: string) => [
      '-f',
      'lavfi',
      '-i',
      `${filter}:duration=${filmSeconds}`,
    ];
    await promisify(execFile)(services.config.ffmpegPath, [
      ...[
        '-v',
        'error',
        '-y',
        ...createInputArguments('testsrc2=size=320x180:rate=12'),
        ...createInputArguments('sine=frequency=330'),
      ],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest', path],
    ]);
    return await importFile(services, realmId, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(services: Services, realmId: number, path: string): Promise<number> {
  const importRequest = { realmId, path, allowedDirs: 'anything', now: services.clock.now() } as const;
  const startedImport = await startImport(services, importRequest);
  if (isRefusal(startedImport)) throw new Error(`${path} cannot be imported`);
  for (;;) {
    const batch = await findImport(services.db, { realmId, publicId: startedImport.id });
    const [item] = batch?.items ?? [];
    if (item?.state === 'done' && item.contentId) {
      const video = await tables(services.db)
        .selectFrom('video')
        .innerJoin('content', 'content.id', 'video.content_id')
        .select('video.asset_id')
        .where('content.public_id', '=', item.contentId)
        .executeTakeFirstOrThrow();
      return video.asset_id ?? 0;
    }
    if (item?.state === 'failed' || item?.state === 'refused') throw new Error(JSON.stringify(item.reason));
    await sleep(50);
  }
}

/** Copies an asset and its package into another realm, without encoding it again. */
export async function copyAsset(
  { db, config }: Services,
  { assetId, realmId, suffix }: { assetId: number; realmId: number; suffix: string },
): Promise<number> {
  const copiedAsset = await db.transaction().execute(async (trx) => {
    const insertedAsset = await sql<{ id: number; from: string; to: string }>`
      insert into asset overriding system value
      select (jsonb_populate_record(asset, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('asset', 'id')), 'realm_id', ${realmId}::bigint,
        'public_id', public_id || ${suffix}::text, 'package_id', null))).*
      from asset where id = ${assetId}
      returning id, left(public_id, -length(${suffix}::text)) as from, public_id as to`.execute(trx);
    const [row] = insertedAsset.rows;
    if (!row) throw new Error(`There is no asset ${assetId}`);
    await sql`
      with copied as (
        insert into package overriding system value
        select (jsonb_populate_record(package, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('package', 'id')), 'realm_id', ${realmId}::bigint,
          'public_id', public_id || ${suffix}::text, 'asset_id', ${row.id}::bigint))).*
        from package where id = (select package_id from asset where id = ${assetId})
        returning id)
      update asset set package_id = copied.id from copied where asset.id = ${row.id}`.execute(trx);
    return row;
  });
  const folder = join(config.dataDir, 'storage', 'files', 'assets');
  await cp(join(folder, copiedAsset.from), join(folder, copiedAsset.to), { recursive: true });
  return copiedAsset.id;
}
