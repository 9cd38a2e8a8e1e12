// Audio and text tracks of a video element, for the engine that uses the browser's own playback.
import type { Emitter } from './emitter.ts';
import type { AudioTrack, EngineEvents, TextTrack as PlayerTextTrack } from './engine.ts';

/** An entry of Safari's `audioTracks`, which TypeScript's DOM types lack. */
interface NativeAudioTrack {
  id: string;
  language: string;
  label: string;
  kind: string;
  enabled: boolean;
}
type VideoWithAudioTracks = HTMLVideoElement & { audioTracks?: Iterable<NativeAudioTrack> & EventTarget };

interface NativeTrackSelection {
  selectAudioTrack(id: string): void;
  /** null hides all text tracks. */
  selectTextTrack(id: string | null): void;
  /** Selects the first audio and text track in these languages (BCP 47), and emits `trackschanged`. */
  selectLanguages(audioLanguage: string | null, textLanguage: string | null): void;
}

/** Selects tracks of the element, and emits `trackschanged` when they change, until `signal` aborts. */
export function createNativeTrackSelection(
  video: VideoWithAudioTracks,
  events: Emitter<EngineEvents>,
  signal: AbortSignal,
): NativeTrackSelection {
  const listAudioTracks = (): NativeAudioTrack[] => Array.from(video.audioTracks ?? []);
  const listTextTracks = () =>
    Array.from(video.textTracks).filter((track) => track.kind === 'subtitles' || track.kind === 'captions');

  const emitTracksChanged = () => {
    const nativeTextTracks = listTextTracks();
    events.emit('trackschanged', {
      audio: listAudioTracks().map(toAudioTrack),
      text: nativeTextTracks.map(toTextTrack),
      audioId: toTrackId(listAudioTracks().findIndex((track) => track.enabled)),
      textId: toTrackId(nativeTextTracks.findIndex((track) => track.mode === 'showing')),
    });
  };
  const selectAudioTrack = (id: string) => {
    listAudioTracks().forEach((track, index) => {
      track.enabled = toTrackId(index) === id;
    });
    emitTracksChanged();
  };
  const selectTextTrack = (id: string | null) => {
    listTextTracks().forEach((track, index) => {
      track.mode = toTrackId(index) === id ? 'showing' : 'disabled';
    });
  };

  video.textTracks.addEventListener('change', emitTracksChanged, { signal });
  video.textTracks.addEventListener('addtrack', emitTracksChanged, { signal });
  video.audioTracks?.addEventListener('change', emitTracksChanged, { signal });
  return {
    selectAudioTrack,
    selectTextTrack,
    selectLanguages(audioLanguage, textLanguage) {
      const audioIndex = listAudioTracks().findIndex((track) => track.language === audioLanguage);
      if (audioIndex >= 0) selectAudioTrack(String(audioIndex));
      selectTextTrack(toTrackId(listTextTracks().findIndex((track) => track.language === textLanguage)));
      emitTracksChanged();
    },
  };
}

function toTrackId(index: number): string | null {
  return index < 0 ? null : String(index);
}

function toAudioTrack(track: NativeAudioTrack, index: number): AudioTrack {
  return {
    id: String(index),
    language: track.language || 'und',
    label: track.label,
    channels: null,
    isAudioDescription: track.kind === 'descriptions',
  };
}

function toTextTrack(track: TextTrack, index: number): PlayerTextTrack {
  return {
    id: String(index),
    language: track.language || 'und',
    label: track.label,
    kind: track.kind === 'captions' ? 'captions' : 'subtitles',
  };
}
