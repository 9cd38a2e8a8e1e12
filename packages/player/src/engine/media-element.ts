// Event relay and methods that all engines share, because they all use a video element.
import type { Emitter } from './emitter.ts';
import type { Engine, EngineEvents, TimeRange } from './engine.ts';

/** Returns the buffered ranges in seconds. */
export function getBufferedRanges(video: HTMLVideoElement): TimeRange[] {
  return toTimeRanges(video.buffered);
}

/** Returns the seekable range in seconds: from 0 to the end for videos on demand. */
export function getSeekableRange(video: HTMLVideoElement): TimeRange {
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
  getSeekable: () => TimeRange,
): () => void {
  const abortController = new AbortController();
  const addListener = (name: string, handler: () => void) =>
    video.addEventListener(name, handler, { signal: abortController.signal });
  const emitBufferedChange = () =>
    events.emit('bufferedchange', { ranges: getBufferedRanges(video), seekable: getSeekable() });

  addListener('timeupdate', () => events.emit('timeupdate', { currentTime: video.currentTime }));
  addListener('durationchange', () => events.emit('durationchange', { duration: video.duration }));
  addListener('progress', emitBufferedChange);
  addListener('seeked', () => {
    events.emit('seeked', { currentTime: video.currentTime });
    emitBufferedChange();
  });
  addListener('playing', () => events.emit('playing', undefined));
  addListener('pause', () => events.emit('pause', undefined));
  addListener('waiting', () => events.emit('waiting', undefined));
  addListener('ended', () => events.emit('ended', undefined));
  addListener('volumechange', () =>
    events.emit('volumechange', { volume: video.volume, muted: video.muted }),
  );
  addListener('ratechange', () => events.emit('ratechange', { rate: video.playbackRate }));
  addListener('enterpictureinpicture', () => events.emit('pictureinpicture', { isActive: true }));
  addListener('leavepictureinpicture', () => events.emit('pictureinpicture', { isActive: false }));
  return () => abortController.abort();
}

type ElementMethods = Pick<
  Engine,
  'play' | 'pause' | 'setVolume' | 'setMuted' | 'setRate' | 'setPictureInPicture'
>;

/** Methods of an engine that the video element implements itself. */
export function createElementMethods(video: HTMLVideoElement): ElementMethods {
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
    async setPictureInPicture(isActive) {
      if (isActive) await video.requestPictureInPicture();
      else if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    },
  };
}

/** Returns the buffered seconds ahead of the playhead. */
export function getBufferedAhead(video: HTMLVideoElement): number {
  const currentTime = video.currentTime;
  const currentRange = getBufferedRanges(video).find(
    (range) => range.start <= currentTime + 0.1 && currentTime < range.end,
  );
  return currentRange ? currentRange.end - currentTime : 0;
}
