// The engine over Shaka Player: HLS and DASH, adaptive, with tracks, keys and pictures for the seek bar.
import { Emitter } from '../emitter.ts';
import { type Engine, EngineError, type EngineEvents, type EngineHost } from '../engine.ts';
import { bufferedAhead, bufferedRanges, elementControls, relayMediaEvents } from '../media-element.ts';
import { failureOf, isNetworkError } from './failure.ts';
import { createTitleLoader } from './load-title.ts';
import { shaka } from './shaka.ts';
import { addSidecars } from './sidecars.ts';
import { signRequests } from './signed-requests.ts';
import { thumbnailAt } from './thumbnails.ts';
import { createTrackChoices } from './track-choices.ts';
import { prefer, takeWarmPlayer } from './warm-player.ts';

export { warmUp } from './warm-player.ts';

export function createShakaEngine({ video, captions, tokens }: EngineHost, address?: string): Engine {
  const events = new Emitter<EngineEvents>();
  const warm = address ? takeWarmPlayer(tokens.sign(address)) : null;
  const player = warm?.player ?? new shaka.Player();
  if (warm?.elements.captions !== captions) player.setVideoContainer(captions);
  let destroyed = false;

  const seekable = () => player.seekRange();
  const endRelay = relayMediaEvents(video, events, seekable);
  player.addEventListener('error', (event) => {
    const { detail } = event as CustomEvent<shaka.util.Error>;
    if (detail.severity !== shaka.util.Error.Severity.CRITICAL) return;
    const failure = failureOf(detail);
    // What is in memory goes on playing meanwhile: only an empty buffer makes a broken line a failure.
    if (failure.retryable && isNetworkError(detail) && bufferedAhead(video) > 0.5) {
      (event as Event).preventDefault();
      player.retryStreaming(2);
    } else {
      events.emit('error', failure);
    }
  });
  const { tellSoon, stop, ...choices } = createTrackChoices(player, events);
  signRequests(player, tokens);
  const loadTitle = createTitleLoader(player, video, warm);

  return {
    events,
    ...elementControls(video),
    ...choices,
    async load(source, options) {
      prefer(player, options.audioLanguage, options.textLanguage);
      try {
        await loadTitle(source, options);
      } catch (error) {
        throw error instanceof EngineError ? error : new EngineError(failureOf(error));
      }
      if (destroyed) return;
      tellSoon();
      const duration = player.isLive() ? Number.POSITIVE_INFINITY : video.duration;
      events.emit('ready', { duration, live: player.isLive() });
      // What was begun ahead may be in memory whole: nothing more would be told of it.
      events.emit('bufferedchange', { ranges: bufferedRanges(video), seekable: seekable() });
      void addSidecars(player, source.subtitles ?? [], options.textLanguage).then(tellSoon);
    },
    seek(seconds) {
      const { start, end } = seekable();
      video.currentTime = Math.min(Math.max(seconds, start), end);
    },
    thumbnailAt: (seconds) => thumbnailAt(player, tokens, seconds),
    stats() {
      const stats = player.getStats();
      return {
        engine: 'shaka',
        width: stats.width,
        height: stats.height,
        bandwidth: stats.estimatedBandwidth,
        streamBandwidth: stats.streamBandwidth,
        decodedFrames: stats.decodedFrames,
        droppedFrames: stats.droppedFrames,
        bufferedAhead: bufferedAhead(video),
      };
    },
    async destroy() {
      destroyed = true;
      stop();
      endRelay();
      events.clear();
      await player.destroy();
    },
  };
}
