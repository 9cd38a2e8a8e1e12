// Converts Shaka's tracks to the types of the engine interface. Pure.
import type { AudioTrack, Quality, TextTrack } from '../engine.ts';
import type { shaka } from './shaka.ts';

type ShakaAudio = shaka.extern.AudioTrack;
type ShakaText = shaka.extern.TextTrack;
type ShakaVideo = shaka.extern.VideoTrack;

export function createAudioId(track: ShakaAudio): string {
  const descriptionSuffix = isAudioDescription(track) ? 'described' : '';
  return [track.language, track.label ?? '', track.channelsCount ?? '', descriptionSuffix].join('|');
}

export function createTextId(track: ShakaText): string {
  return String(track.id);
}

export function toAudioTracks(tracks: ShakaAudio[]): AudioTrack[] {
  const tracksById = new Map<string, AudioTrack>();
  for (const track of tracks) {
    tracksById.set(createAudioId(track), {
      id: createAudioId(track),
      language: track.language,
      label: track.label ?? '',
      channels: track.channelsCount,
      isAudioDescription: isAudioDescription(track),
    });
  }
  return [...tracksById.values()];
}

export function toTextTracks(tracks: ShakaText[]): TextTrack[] {
  return tracks.map((track) => ({
    id: createTextId(track),
    language: track.language,
    label: track.label ?? '',
    kind: track.forced ? 'forced' : isCaptions(track) ? 'captions' : 'subtitles',
  }));
}

/** Returns one quality per height, highest first. */
export function toQualities(tracks: Pick<ShakaVideo, 'height' | 'bandwidth'>[]): Quality[] {
  const qualityByHeight = new Map<number, Quality>();
  for (const { height, bandwidth } of tracks) {
    if (!height) continue;
    const bestQuality = qualityByHeight.get(height);
    if (!bestQuality || bestQuality.bandwidth < bandwidth) qualityByHeight.set(height, { height, bandwidth });
  }
  return [...qualityByHeight.values()].sort((a, b) => b.height - a.height);
}

/** Returns the track with the highest bandwidth at a height; null when there is none. */
export function findBestTrack(tracks: ShakaVideo[], height: number): ShakaVideo | null {
  const candidates = tracks.filter((track) => track.height === height);
  return candidates.sort((a, b) => b.bandwidth - a.bandwidth)[0] ?? null;
}

function isAudioDescription(track: ShakaAudio): boolean {
  return track.roles.some((role) => role === 'description' || role.includes('describes-video'));
}

function isCaptions(track: ShakaText): boolean {
  return track.kind === 'caption' || track.kind === 'captions' || track.roles.includes('caption');
}
