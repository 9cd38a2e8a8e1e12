// Engine that uses Shaka Player: adaptive HLS and DASH with tracks, DRM and thumbnails.
import { Emitter } from '../emitter.ts';
import { type Engine, EngineError, type EngineEvents, type EngineHost, type EngineStats } from '../engine.ts';
import {
  createElementMethods,
  getBufferedAhead,
  getBufferedRanges,
  relayMediaEvents,
} from '../media-element.ts';
import { createDeferredSeek } from './deferred-seek.ts';
import { isNetworkError, toEngineFailure } from './failure.ts';
import { setPreferredLanguages, takePreloadedPlayer } from './preloaded-player.ts';
import { shaka } from './shaka.ts';
import { addSidecarSubtitles } from './sidecar-subtitles.ts';
import { signRequests } from './signed-requests.ts';
import { createStreamLoader } from './stream-loader.ts';
import { getThumbnail } from './thumbnails.ts';
import { createTrackSelection } from './track-selection.ts';

export { discardPreloadedTitle, preloadTitle } from './preloaded-player.ts';

export function createShakaEngine(
  { video, captions, tokenRefresher }: EngineHost,
  firstStreamUrl?: string,
): Engine {
  const events = new Emitter<EngineEvents>();
  const preloadedPlayer = firstStreamUrl ? takePreloadedPlayer(tokenRefresher.sign(firstStreamUrl)) : null;
  const player = preloadedPlayer?.player ?? new shaka.Player();
  if (preloadedPlayer?.elements.captions !== captions) player.setVideoContainer(captions);
  let isDestroyed = false;

  const readSeekableRange = () => player.seekRange();
  const { seek, cancelSeek } = createDeferredSeek(video, readSeekableRange);
  const stopRelay = relayMediaEvents(video, events, readSeekableRange);
  player.addEventListener('error', (event) => handlePlayerError(event, player, video, events));
  const { scheduleEmit, stopEmitting, ...trackSelection } = createTrackSelection(player, events);
  signRequests(player, tokenRefresher);
  const loadStreams = createStreamLoader(player, video, preloadedPlayer);

  return {
    events,
    ...createElementMethods(video),
    ...trackSelection,
    async load(source, options) {
      setPreferredLanguages(player, options.audioLanguage, options.textLanguage);
      try {
        await loadStreams(source, options);
      } catch (error) {
        throw error instanceof EngineError ? error : new EngineError(toEngineFailure(error));
      }
      if (isDestroyed) return;
      scheduleEmit();
      const duration = player.isLive() ? Number.POSITIVE_INFINITY : video.duration;
      events.emit('ready', { duration, isLive: player.isLive() });
      // A preload may have buffered the whole title; then the element fires no further `progress` event.
      events.emit('bufferedchange', { ranges: getBufferedRanges(video), seekable: readSeekableRange() });
      void addSidecarSubtitles(player, source.subtitles ?? [], options.textLanguage).then(scheduleEmit);
    },
    seek,
    getThumbnail: (seconds) => getThumbnail(player, tokenRefresher, seconds),
    getStats: () => readStats(player, video),
    async destroy() {
      isDestroyed = true;
      stopEmitting();
      stopRelay();
      cancelSeek();
      events.clear();
      await player.destroy();
    },
  };
}

// After a retryable network error, playback continues from the buffer until the buffer is nearly empty. Other critical
// errors end playback at once.
function handlePlayerError(
  event: Event,
  player: shaka.Player,
  video: HTMLVideoElement,
  events: Emitter<EngineEvents>,
): void {
  const { detail } = event as CustomEvent<shaka.util.Error>;
  if (detail.severity !== shaka.util.Error.Severity.CRITICAL) return;
  const failure = toEngineFailure(detail);
  if (failure.retryable && isNetworkError(detail) && getBufferedAhead(video) > 0.5) {
    event.preventDefault();
    player.retryStreaming(2);
  } else {
    events.emit('error', failure);
  }
}

function readStats(player: shaka.Player, video: HTMLVideoElement): EngineStats {
  const stats = player.getStats();
  return {
    engine: 'shaka',
    width: stats.width,
    height: stats.height,
    estimatedBandwidth: stats.estimatedBandwidth,
    streamBandwidth: stats.streamBandwidth,
    decodedFrames: stats.decodedFrames,
    droppedFrames: stats.droppedFrames,
    bufferedAhead: getBufferedAhead(video),
  };
}
