// Stream metadata from the package's index: addresses below /media, each with the token it needs.
import type { StreamMetadata } from '@matinee/contract';
import type { PackageIndex } from '@matinee/media';
import { getChapterTitle } from '@matinee/rules';
import { dashEntry, hlsEntry } from './delivery/manifests.ts';
import type { SignedToken } from './tokens.ts';

export interface StreamFacts {
  packageId: string;
  index: PackageIndex;
  final: boolean;
  skipMarkers: StreamMetadata['skipMarkers'];
  /** Null when everybody may fetch the media. */
  token: SignedToken | null;
  language: string;
}

function nameOf(language: string, shownIn: string): string {
  try {
    return new Intl.DisplayNames([shownIn], { type: 'language' }).of(language) ?? language;
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
}: StreamFacts): StreamMetadata {
  const query = token ? `?token=${token.token}` : '';
  const address = (...path: string[]) => `/media/${packageId}/${path.join('/')}${query}`;
  const subtitles = index.text.map((track) => ({
    url: address(track.dir, track.file),
    language: track.language,
    title: track.title ?? nameOf(track.language, language),
    format: 'vtt' as const,
  }));
  const { storyboard } = index;
  return {
    hls: [{ url: address(hlsEntry), subtitles }],
    dash: [{ url: address(dashEntry), subtitles }],
    duration: index.duration,
    token: token?.token ?? null,
    tokenExpiresAt: token?.expiresAt.toString() ?? null,
    storyboard: storyboard && {
      sheets: storyboard.sheets.map((sheet) => ({ url: address(storyboard.dir, sheet.name) })),
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
      ...(thumbnail && { thumbnailUrl: address(thumbnail.dir, thumbnail.file) }),
    })),
    watermark: null,
    adUnits: [],
    final,
  };
}
