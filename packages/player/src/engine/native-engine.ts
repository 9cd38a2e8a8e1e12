// The browser as the engine: plain files everywhere, HLS where it is built in (Safari without Media Source).
// It chooses the quality itself, and does not tell the status of an answer that failed.
import { Emitter } from './emitter.ts';
import {
  type AudioTrack,
  type Engine,
  EngineError,
  type EngineEvents,
  type EngineFailure,
  type EngineHost,
  type TextTrack as PlayerTextTrack,
} from './engine.ts';
import { bufferedAhead, createElementControls, relayMediaEvents, seekableRange } from './media-element.ts';
import type { PlayerSource, PlayerStream } from './source.ts';

/** Safari's list of audio tracks, which TypeScript's DOM does not know. */
interface NativeAudioTrack {
  id: string;
  language: string;
  label: string;
  kind: string;
  enabled: boolean;
}
type VideoWithAudioTracks = HTMLVideoElement & { audioTracks?: Iterable<NativeAudioTrack> & EventTarget };

const mimeTypes = { hls: 'application/vnd.apple.mpegurl', file: 'video/mp4', dash: 'application/dash+xml' };

export function createNativeEngine({ video, tokens }: EngineHost): Engine {
  const events = new Emitter<EngineEvents>();
  const element = video as VideoWithAudioTracks;
  const abortController = new AbortController();
  const addedTracks: HTMLTrackElement[] = [];
  const stopRelay = relayMediaEvents(video, events, () => seekableRange(video));
  let signedUrl = '';
  let isLoaded = false;

  const audioTracks = (): NativeAudioTrack[] => Array.from(element.audioTracks ?? []);
  const textTracks = () =>
    Array.from(video.textTracks).filter((track) => track.kind === 'subtitles' || track.kind === 'captions');

  const emitTracksChanged = () => {
    const text = textTracks();
    events.emit('trackschanged', {
      audio: audioTracks().map(toAudioTrack),
      text: text.map(toTextTrack),
      audioId: trackIdAt(audioTracks().findIndex((track) => track.enabled)),
      textId: trackIdAt(text.findIndex((track) => track.mode === 'showing')),
    });
  };

  const setStream = (stream: PlayerStream, startAt: number) => {
    signedUrl = tokens.sign(stream.url);
    video.src = signedUrl;
    if (startAt > 0) video.currentTime = startAt;
  };

  const load = async (source: PlayerSource, startAt: number) => {
    const stream = source.sources.find(({ type }) => video.canPlayType(mimeTypes[type]) !== '');
    if (!stream) throw new EngineError(createFailure('unsupported', false));
    for (const { url, language, title } of source.subtitles ?? []) {
      const track = document.createElement('track');
      Object.assign(track, { kind: 'subtitles', srclang: language, label: title, src: tokens.sign(url) });
      addedTracks.push(track);
      video.append(track);
    }
    setStream(stream, startAt);
    await waitForMetadata(video);
    isLoaded = true;
    video.addEventListener(
      'error',
      async () => {
        const startAt = video.currentTime;
        const wasPlaying = !video.paused;
        if (!(await tokens.renewAfterRefusal(signedUrl))) {
          events.emit('error', createFailure(`media-${video.error?.code ?? 0}`, true));
          return;
        }
        setStream(stream, startAt);
        if (wasPlaying) video.play().catch(() => {});
      },
      { signal: abortController.signal },
    );
  };

  video.textTracks.addEventListener('change', emitTracksChanged, { signal: abortController.signal });
  video.textTracks.addEventListener('addtrack', emitTracksChanged, { signal: abortController.signal });
  element.audioTracks?.addEventListener('change', emitTracksChanged, { signal: abortController.signal });

  const selectText = (id: string | null) => {
    textTracks().forEach((track, index) => {
      track.mode = trackIdAt(index) === id ? 'showing' : 'disabled';
    });
  };

  return {
    events,
    ...createElementControls(video),
    async load(source, { startAt, audioLanguage, textLanguage }) {
      await load(source, startAt);
      const audio = audioTracks().findIndex((track) => track.language === audioLanguage);
      if (audio >= 0) this.selectAudio(String(audio));
      selectText(trackIdAt(textTracks().findIndex((track) => track.language === textLanguage)));
      emitTracksChanged();
      events.emit('ready', { duration: video.duration, live: video.duration === Number.POSITIVE_INFINITY });
    },
    seek(seconds) {
      video.currentTime = seconds;
    },
    selectQuality() {},
    selectAudio(id) {
      audioTracks().forEach((track, index) => {
        track.enabled = trackIdAt(index) === id;
      });
      emitTracksChanged();
    },
    selectText,
    thumbnailAt: async () => null,
    stats: () => ({
      engine: 'native',
      width: video.videoWidth,
      height: video.videoHeight,
      bandwidth: 0,
      streamBandwidth: 0,
      decodedFrames: video.getVideoPlaybackQuality?.().totalVideoFrames ?? 0,
      droppedFrames: video.getVideoPlaybackQuality?.().droppedVideoFrames ?? 0,
      bufferedAhead: bufferedAhead(video),
    }),
    async destroy() {
      abortController.abort();
      stopRelay();
      events.clear();
      for (const track of addedTracks) track.remove();
      if (!isLoaded && !video.src) return;
      video.removeAttribute('src');
      video.load();
    },
  };
}

function waitForMetadata(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadedmetadata', () => resolve(), { once: true });
    video.addEventListener(
      'error',
      () => reject(new EngineError(createFailure(`media-${video.error?.code ?? 0}`, true))),
      { once: true },
    );
  });
}

function createFailure(code: string, retryable: boolean): EngineFailure {
  return { code, status: 0, retryable, requestId: null };
}

function trackIdAt(index: number): string | null {
  return index < 0 ? null : String(index);
}

function toAudioTrack(track: NativeAudioTrack, index: number): AudioTrack {
  return {
    id: String(index),
    language: track.language || 'und',
    label: track.label,
    channels: null,
    described: track.kind === 'descriptions',
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
