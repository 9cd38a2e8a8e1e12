import type { Programme } from '@matinee/contract';
import { buildArtworkUrl } from '../titles/index.ts';
import type { ProgrammeRow, ProgrammeText } from './epg.queries.ts';

const thumbnailFile = '480.webp';

export function presentProgramme(row: ProgrammeRow, languages: readonly string[]): Programme {
  const { programme, episode, description } = pickProgrammeText(row.texts, languages);
  return {
    id: row.public_id,
    channelId: row.channel_public_id,
    startDate: row.starts_at.toString(),
    endDate: row.ends_at.toString(),
    programme,
    ...(episode && { episode }),
    ...(description && { description }),
    ...(row.artwork_public_id && {
      thumbnailUrl: `${buildArtworkUrl(row.artwork_public_id)}/${thumbnailFile}`,
    }),
    epgPlaybackContentStatus: row.playback,
  };
}

function pickProgrammeText(
  texts: Record<string, ProgrammeText>,
  languages: readonly string[],
): ProgrammeText {
  const language = languages.find((code) => Object.hasOwn(texts, code));
  return (language === undefined ? Object.values(texts)[0] : texts[language]) ?? { programme: '' };
}
