import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFilmFixture, startMediaService } from '../../../test/media-service.ts';

const maxNiceness = 19;

/** Writes an ffprobe that reports its niceness as the codec of the film. */
async function writeFfprobe(dir: string): Promise<string> {
  const path = join(dir, 'ffprobe');
  const format = '"format":{"format_name":"mp4","duration":"1"}';
  const stream = '"index":0,"codec_type":"video","width":16,"height":16,"avg_frame_rate":"25/1"';
  const output = `{${format},"streams":[{${stream},"codec_name":"nice %s"}],"chapters":[]}`;
  await writeFile(path, `#!/bin/sh\nprintf '${output}' "$(nice)"\n`, { mode: 0o755 });
  return path;
}

test.each([
  ['normal', 0],
  ['low', 15],
])(
  'with ENCODE_PRIORITY %s, media processes run at the niceness of the service plus %i',
  async (ENCODE_PRIORITY, offset) => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-priority-'));
    const FFPROBE_PATH = await writeFfprobe(folder);
    const service = await startMediaService({ environment: { ENCODE_PRIORITY, FFPROBE_PATH } });
    try {
      service.startWorker();
      const importId = await service.startImport(await copyFilmFixture('h264Mp4', folder));
      const [item] = (await service.waitForImport(importId)).values();
      const niceness = Math.min(maxNiceness, getPriority() + offset);
      expect(item?.reason).toEqual({ code: 'unsupportedCodec', params: { codec: `nice ${niceness}` } });
    } finally {
      await service.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
