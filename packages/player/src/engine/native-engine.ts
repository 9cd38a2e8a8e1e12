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
import { bufferedAhead, elementControls, relayMediaEvents, seekableRange } from './media-element.ts';
import type { PlayerSource, PlayerStream } from './source.ts';

/** Safari's list of audio tracks, which TypeScript's DOM does not know. */
interface NativeAudioTrack {
  id: string;
  language: string;
  label: string;
  kind: string;
  enabled: boolean;
}
type WithAudioTracks = HTMLVideoElement & { audioTracks?: Iterable<NativeAudioTrack> & EventTarget };

const mimeTypes = { hls: 'application/vnd.apple.mpegurl', file: 'video/mp4', dash: 'application/dash+xml' };

export function createNativeEngine({ video, tokens }: EngineHost): Engine {
  const events = new Emitter<EngineEvents>();
  const element = video as WithAudioTracks;
  const ending = new AbortController();
  const added: HTMLTrackElement[] = [];
  const endRelay = relayMediaEvents(video, events, () => seekableRange(video));
  let signed = '';
  let loaded = false;

  const audioTracks = (): NativeAudioTrack[] => Array.from(element.audioTracks ?? []);
  const textTracks = () =>
    Array.from(video.textTracks).filter((track) => track.kind === 'subtitles' || track.kind === 'captions');

  const tellTracks = () => {
    const text = textTracks();
    events.emit('trackschanged', {
      audio: audioTracks().map(describeAudio),
      text: text.map(describeText),
      audioId: idOf(audioTracks().findIndex((track) => track.enabled)),
      textId: idOf(text.findIndex((track) => track.mode === 'showing')),
    });
  };

  const begin = (stream: PlayerStream, at: number) => {
    signed = tokens.sign(stream.url);
    video.src = signed;
    if (at > 0) video.currentTime = at;
  };

  const load = async (source: PlayerSource, startAt: number) => {
    const stream = source.sources.find(({ type }) => video.canPlayType(mimeTypes[type]) !== '');
    if (!stream) throw new EngineError(failure('unsupported', false));
    for (const { url, language, title } of source.subtitles ?? []) {
      const track = document.createElement('track');
      Object.assign(track, { kind: 'subtitles', srclang: language, label: title, src: tokens.sign(url) });
      added.push(track);
      video.append(track);
    }
    begin(stream, startAt);
    await firstMetadata(video);
    loaded = true;
    video.addEventListener(
      'error',
      async () => {
        const at = video.currentTime;
        const wasPlaying = !video.paused;
        if (!(await tokens.renewFor(signed))) {
          events.emit('error', failure(`media-${video.error?.code ?? 0}`, true));
          return;
        }
        begin(stream, at);
        if (wasPlaying) video.play().catch(() => {});
      },
      { signal: ending.signal },
    );
  };

  video.textTracks.addEventListener('change', tellTracks, { signal: ending.signal });
  video.textTracks.addEventListener('addtrack', tellTracks, { signal: ending.signal });
  element.audioTracks?.addEventListener('change', tellTracks, { signal: ending.signal });

  const selectText = (id: string | null) => {
    textTracks().forEach((track, index) => {
      track.mode = idOf(index) === id ? 'showing' : 'disabled';
    });
  };

  return {
    events,
    ...elementControls(video),
    async load(source, { startAt, audioLanguage, textLanguage }) {
      await load(source, startAt);
      const audio = audioTracks().findIndex((track) => track.language === audioLanguage);
      if (audio >= 0) this.selectAudio(String(audio));
      selectText(idOf(textTracks().findIndex((track) => track.language === textLanguage)));
      tellTracks();
      events.emit('ready', { duration: video.duration, live: video.duration === Number.POSITIVE_INFINITY });
    },
    seek(seconds) {
      video.currentTime = seconds;
    },
    selectQuality() {},
    selectAudio(id) {
      audioTracks().forEach((track, index) => {
        track.enabled = idOf(index) === id;
      });
      tellTracks();
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
      ending.abort();
      endRelay();
      events.clear();
      for (const track of added) track.remove();
      if (!loaded && !video.src) return;
      video.removeAttribute('src');
      video.load();
    },
  };
}

function firstMetadata(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadedmetadata', () => resolve(), { once: true });
    video.addEventListener(
      'error',
      () => reject(new EngineError(failure(`media-${video.error?.code ?? 0}`, true))),
      { once: true },
    );
  });
}

function failure(code: string, retryable: boolean): EngineFailure {
  return { code, status: 0, retryable, requestId: null };
}

function idOf(index: number): string | null {
  return index < 0 ? null : String(index);
}

function describeAudio(track: NativeAudioTrack, index: number): AudioTrack {
  return {
    id: String(index),
    language: track.language || 'und',
    label: track.label,
    channels: null,
    described: track.kind === 'descriptions',
  };
}

function describeText(track: TextTrack, index: number): PlayerTextTrack {
  return {
    id: String(index),
    language: track.language || 'und',
    label: track.label,
    kind: track.kind === 'captions' ? 'captions' : 'subtitles',
  };
}
