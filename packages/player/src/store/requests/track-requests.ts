import type { Track } from '../../engine/engine.ts';
import type { PlayerCore } from '../core.ts';
import type { PlayerRequests } from './requests.ts';

type TrackRequests = Pick<
  PlayerRequests,
  'selectQuality' | 'selectAudioTrack' | 'selectTextTrack' | 'toggleSubtitles'
>;

export function createTrackRequests(core: PlayerCore): TrackRequests {
  const { get, set } = core;
  let lastTextLanguage = get().subtitleLanguage;

  const requests: TrackRequests = {
    selectQuality(choice) {
      set({ quality: choice });
      core.engine?.selectQuality(choice);
    },
    selectAudioTrack(requestedTrack) {
      const track = findTrack(get().audioTracks, requestedTrack);
      if (!track) return false;
      set({ audioTrackId: track.id, audioPreferences: { language: track.language } });
      core.engine?.selectAudioTrack(track.id);
      core.callbacks.onPreferences?.({ audioLanguage: track.language });
      return true;
    },
    selectTextTrack(requestedTrack) {
      const track = requestedTrack && findTrack(get().textTracks, requestedTrack);
      if (requestedTrack && !track) return false;
      lastTextLanguage = track?.language ?? lastTextLanguage;
      set({ textTrackId: track?.id ?? null, subtitleLanguage: track?.language ?? null });
      core.engine?.selectTextTrack(track?.id ?? null);
      core.callbacks.onPreferences?.({ subtitleLanguage: track?.language ?? null });
      return true;
    },
    toggleSubtitles() {
      const tracks = get().textTracks.filter((track) => track.kind !== 'forced');
      const requestedTrack = tracks.find((track) => track.language === lastTextLanguage) ?? tracks[0] ?? null;
      requests.selectTextTrack(get().textTrackId === null ? requestedTrack : null);
    },
  };
  return requests;
}

/** Finds a track by language and label, or the first track of the language; null when there is none. */
function findTrack<T extends Track>(
  tracks: T[],
  requestedTrack: Pick<Track, 'language' | 'label'>,
): T | null {
  const tracksOfLanguage = tracks.filter((track) => track.language === requestedTrack.language);
  return (
    tracksOfLanguage.find((track) => track.label === requestedTrack.label) ?? tracksOfLanguage[0] ?? null
  );
}
