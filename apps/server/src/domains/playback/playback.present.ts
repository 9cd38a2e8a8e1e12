// Presents stream metadata from the package's index: URLs below /media, each with its token. Presents the reasons
// why access is denied.
import type { DenialReason, Licence, StreamMetadata } from '@matinee/contract';
import type { PackageIndex } from '@matinee/media';
import { type AccessReason, getChapterTitle } from '@matinee/rules';
import { dashManifestName, hlsManifestName } from './delivery/manifest-cache.ts';
import type { SignedToken } from './tokens.ts';

export interface StreamInput {
  packageId: string;
  index: PackageIndex;
  final: boolean;
  skipMarkers: StreamMetadata['skipMarkers'];
  /** Null when the media is public. */
  token: SignedToken | null;
  language: string;
}

function getLanguageName(language: string, displayLanguage: string): string {
  try {
    return new Intl.DisplayNames([displayLanguage], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

export function presentStream({
  packageId,
  index,
  final,
  skipMarkers,
  token,
  language,
}: StreamInput): StreamMetadata {
  const query = token ? `?token=${token.token}` : '';
  const getUrl = (...path: string[]) => `/media/${packageId}/${path.join('/')}${query}`;
  const subtitles = index.text.map((track) => ({
    url: getUrl(track.dir, track.file),
    language: track.language,
    title: track.title ?? getLanguageName(track.language, language),
    format: 'vtt' as const,
  }));
  const { storyboard } = index;
  return {
    hls: [{ url: getUrl(hlsManifestName), subtitles }],
    dash: [{ url: getUrl(dashManifestName), subtitles }],
    duration: index.duration,
    token: token?.token ?? null,
    tokenExpiresAt: token?.expiresAt.toString() ?? null,
    storyboard: storyboard && {
      sheets: storyboard.sheets.map((sheet) => ({ url: getUrl(storyboard.dir, sheet.name) })),
      columns: storyboard.columns,
      rows: storyboard.rows,
      tileWidth: storyboard.tileWidth,
      tileHeight: storyboard.tileHeight,
      interval: storyboard.interval,
    },
    skipMarkers,
    annotations: index.chapters.map(({ title, titles, start, thumbnail }) => ({
      title: getChapterTitle({ title, titles }, language),
      start,
      ...(thumbnail && { thumbnailUrl: getUrl(thumbnail.dir, thumbnail.file) }),
    })),
    watermark: null,
    adUnits: [],
    final,
  };
}

/** Rules know a licence by its key; clients know it by its public id. */
export function presentReason(
  reason: AccessReason,
  licencesByKey: ReadonlyMap<string, Licence>,
): DenialReason {
  const toIds = (keys: readonly string[]) => keys.flatMap((key) => licencesByKey.get(key)?.id ?? []);
  switch (reason.code) {
    case 'LICENCE_REQUIRED':
      return {
        code: reason.code,
        licences: toIds(reason.licences),
        ended: toIds(reason.ended),
        notStarted: toIds(reason.notStarted),
      };
    case 'NOT_YET_AVAILABLE':
      return { code: reason.code, from: new Date(reason.from).toISOString() };
    case 'NO_LONGER_AVAILABLE':
      return { code: reason.code, until: new Date(reason.until).toISOString() };
    default:
      return reason;
  }
}
