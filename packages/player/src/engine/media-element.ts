// Event relay and controls that all engines share, because they all use a video element.
import type { Emitter } from './emitter.ts';
import type { Engine, EngineEvents, TimeRange } from './engine.ts';

/** Returns the buffered ranges in seconds. */
export function bufferedRanges(video: HTMLVideoElement): TimeRange[] {
  return toTimeRanges(video.buffered);
}

/** Returns the seekable range in seconds: from 0 to the end for videos on demand. */
export function seekableRange(video: HTMLVideoElement): TimeRange {
  const ranges = toTimeRanges(video.seekable);
  const finiteDuration = Number.isFinite(video.duration) ? video.duration : 0;
  return { start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? finiteDuration };
}

function toTimeRanges(list: TimeRanges): TimeRange[] {
  return Array.from({ length: list.length }, (_, index) => ({
    start: list.start(index),
    end: list.end(index),
  }));
}

/** Relays media events of the element to `events`. Returns a function that stops the relay. */
export function relayMediaEvents(
  video: HTMLVideoElement,
  events: Emitter<EngineEvents>,
  seekable: () => TimeRange,
): () => void {
  const abortController = new AbortController();
  const on = (name: string, handler: () => void) =>
    video.addEventListener(name, handler, { signal: abortController.signal });
  const emitBufferedChange = () =>
    events.emit('bufferedchange', { ranges: bufferedRanges(video), seekable: seekable() });

  on('timeupdate', () => events.emit('timeupdate', { currentTime: video.currentTime }));
  on('durationchange', () => events.emit('durationchange', { duration: video.duration }));
  on('progress', emitBufferedChange);
  on('seeked', () => {
    events.emit('seeked', { currentTime: video.currentTime });
    emitBufferedChange();
  });
  on('playing', () => events.emit('playing', undefined));
  on('pause', () => events.emit('pause', undefined));
  on('waiting', () => events.emit('waiting', undefined));
  on('ended', () => events.emit('ended', undefined));
  on('volumechange', () => events.emit('volumechange', { volume: video.volume, muted: video.muted }));
  on('ratechange', () => events.emit('ratechange', { rate: video.playbackRate }));
  on('enterpictureinpicture', () => events.emit('pictureinpicture', { active: true }));
  on('leavepictureinpicture', () => events.emit('pictureinpicture', { active: false }));
  return () => abortController.abort();
}

type ElementControls = Pick<
  Engine,
  'play' | 'pause' | 'setVolume' | 'setMuted' | 'setRate' | 'setPictureInPicture'
>;

/** Controls that the video element implements itself, independent of the engine. */
export function createElementControls(video: HTMLVideoElement): ElementControls {
  return {
    play: () => video.play(),
    pause: () => video.pause(),
    setVolume(volume) {
      video.volume = volume;
    },
    setMuted(muted) {
      video.muted = muted;
    },
    setRate(rate) {
      video.playbackRate = rate;
    },
    async setPictureInPicture(active) {
      if (active) await video.requestPictureInPicture();
      else if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    },
  };
}

/** Returns the buffered seconds ahead of the playhead. */
export function bufferedAhead(video: HTMLVideoElement): number {
  const currentTime = video.currentTime;
  const currentRange = bufferedRanges(video).find(
    (range) => range.start <= currentTime + 0.1 && currentTime < range.end,
  );
  return currentRange ? currentRange.end - currentTime : 0;
}
