// Engine that uses the browser's own playback: plain files everywhere, HLS where the browser supports it (Safari
// without Media Source Extensions). The browser selects the quality and hides the status of failed responses.
import { Emitter } from './emitter.ts';
import {
  type Engine,
  EngineError,
  type EngineEvents,
  type EngineFailure,
  type EngineHost,
} from './engine.ts';
import {
  createElementMethods,
  getBufferedAhead,
  getSeekableRange,
  relayMediaEvents,
} from './media-element.ts';
import { createNativeTrackSelection } from './native-tracks.ts';
import type { PlayerSource, PlayerStream, SidecarSubtitles } from './source.ts';
import type { TokenRefresher } from './token-refresher.ts';

const mimeTypes = { hls: 'application/vnd.apple.mpegurl', file: 'video/mp4', dash: 'application/dash+xml' };

export function createNativeEngine({ video, tokenRefresher }: EngineHost): Engine {
  const events = new Emitter<EngineEvents>();
  const abortController = new AbortController();
  const { signal } = abortController;
  const stopRelay = relayMediaEvents(video, events, () => getSeekableRange(video));
  const { selectLanguages, ...trackSelection } = createNativeTrackSelection(video, events, signal);
  let subtitleElements: HTMLTrackElement[] = [];
  let signedUrl = '';
  let isLoaded = false;

  const setStream = (stream: PlayerStream, startAt: number) => {
    signedUrl = tokenRefresher.sign(stream.url);
    video.src = signedUrl;
    if (startAt > 0) video.currentTime = startAt;
  };
  const recoverOrFail = async (stream: PlayerStream) => {
    const startAt = video.currentTime;
    const wasPlaying = !video.paused;
    if (!(await tokenRefresher.refreshAfterRefusal(signedUrl))) {
      events.emit('error', createFailure(`media-${video.error?.code ?? 0}`, true));
      return;
    }
    setStream(stream, startAt);
    if (wasPlaying) video.play().catch(() => {});
  };
  const loadStream = async (source: PlayerSource, startAt: number) => {
    const stream = source.sources.find(({ type }) => video.canPlayType(mimeTypes[type]) !== '');
    if (!stream) throw new EngineError(createFailure('unsupported', false));
    subtitleElements = appendSubtitles(video, source.subtitles ?? [], tokenRefresher);
    setStream(stream, startAt);
    await waitForMetadata(video);
    isLoaded = true;
    video.addEventListener('error', () => recoverOrFail(stream), { signal });
  };

  return {
    events,
    ...createElementMethods(video),
    ...trackSelection,
    async load(source, { startAt, audioLanguage, textLanguage }) {
      await loadStream(source, startAt);
      selectLanguages(audioLanguage, textLanguage);
      events.emit('ready', { duration: video.duration, isLive: video.duration === Number.POSITIVE_INFINITY });
    },
    seek(seconds) {
      video.currentTime = seconds;
    },
    selectQuality() {},
    getThumbnail: async () => null,
    getStats: () => ({
      engine: 'native',
      width: video.videoWidth,
      height: video.videoHeight,
      estimatedBandwidth: 0,
      streamBandwidth: 0,
      decodedFrames: video.getVideoPlaybackQuality?.().totalVideoFrames ?? 0,
      droppedFrames: video.getVideoPlaybackQuality?.().droppedVideoFrames ?? 0,
      bufferedAhead: getBufferedAhead(video),
    }),
    async destroy() {
      abortController.abort();
      stopRelay();
      events.clear();
      for (const element of subtitleElements) element.remove();
      if (!isLoaded && !video.src) return;
      video.removeAttribute('src');
      video.load();
    },
  };
}

function appendSubtitles(
  video: HTMLVideoElement,
  subtitles: SidecarSubtitles[],
  tokenRefresher: TokenRefresher,
): HTMLTrackElement[] {
  return subtitles.map(({ url, language, title }) => {
    const track = document.createElement('track');
    Object.assign(track, {
      kind: 'subtitles',
      srclang: language,
      label: title,
      src: tokenRefresher.sign(url),
    });
    video.append(track);
    return track;
  });
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

function createFailure(code: string, isRetryable: boolean): EngineFailure {
  return { code, status: 0, retryable: isRetryable, requestId: null };
}
