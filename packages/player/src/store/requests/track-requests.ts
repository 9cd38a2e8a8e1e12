import type { PlayerCore } from '../core.ts';
import { findTrack } from '../tracks.ts';
import type { PlayerRequests } from './requests.ts';

type TrackRequests = Pick<PlayerRequests, 'quality' | 'audio' | 'text' | 'toggleText'>;

export function trackRequests(core: PlayerCore): TrackRequests {
  const { get, set } = core;
  let lastText = get().subtitles;

  const requests: TrackRequests = {
    quality(choice) {
      set({ quality: choice });
      core.engine?.selectQuality(choice);
    },
    audio(wanted) {
      const track = findTrack(get().audioTracks, wanted);
      if (!track) return false;
      set({ audioTrackId: track.id, audioPreferences: { language: track.language } });
      core.engine?.selectAudio(track.id);
      core.callbacks.onPreferences?.({ audioLanguage: track.language });
      return true;
    },
    text(wanted) {
      const track = wanted && findTrack(get().textTracks, wanted);
      if (wanted && !track) return false;
      lastText = track?.language ?? lastText;
      set({ textTrackId: track?.id ?? null, subtitles: track?.language ?? null });
      core.engine?.selectText(track?.id ?? null);
      core.callbacks.onPreferences?.({ subtitleLanguage: track?.language ?? null });
      return true;
    },
    toggleText() {
      const tracks = get().textTracks.filter((track) => track.kind !== 'forced');
      const wanted = tracks.find((track) => track.language === lastText) ?? tracks[0] ?? null;
      requests.text(get().textTrackId === null ? wanted : null);
    },
  };
  return requests;
}
