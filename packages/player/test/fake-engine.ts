// An engine without media: it emits the events of a real one and advances its time while playing.
import { Emitter } from '../src/engine/emitter.ts';
import {
  type AudioTrack,
  type Engine,
  EngineError,
  type EngineEvents,
  type EngineFailure,
  type Quality,
  type TextTrack,
} from '../src/engine/engine.ts';

const fakeDuration = 40;
const tickSeconds = 0.05;

const baseTracks = [
  { id: 'en', language: 'en', label: 'English' },
  { id: 'ar', language: 'ar', label: 'العربية' },
];
const audioTracks: AudioTrack[] = baseTracks.map((track) => ({
  ...track,
  channels: 2,
  isAudioDescription: false,
}));
const textTracks: TextTrack[] = baseTracks.map((track) => ({ ...track, kind: 'subtitles' }));
const qualities: Quality[] = [
  { height: 180, bandwidth: 100_000 },
  { height: 360, bandwidth: 300_000 },
];

/** Creates the engine. With `failure`, loading a title fails with it. */
export function createFakeEngine(failure?: EngineFailure): Engine {
  const events = new Emitter<EngineEvents>();
  let time = 0;
  let rate = 1;
  let audioId: string | null = 'en';
  let textId: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const volumeState = { volume: 1, muted: false };

  const moveTo = (seconds: number) => {
    time = Math.min(fakeDuration, Math.max(0, seconds));
    events.emit('timeupdate', { currentTime: time });
  };
  const stop = () => clearInterval(timer);
  const reportTracks = () =>
    events.emit('trackschanged', { audio: audioTracks, text: textTracks, audioId, textId });

  return {
    events,
    async load(_source, { startAt, audioLanguage, textLanguage }) {
      if (failure) throw new EngineError(failure);
      time = startAt;
      audioId = audioLanguage ?? 'en';
      textId = textLanguage;
      events.emit('ready', { duration: fakeDuration, isLive: false });
      const seekable = { start: 0, end: fakeDuration };
      events.emit('bufferedchange', { ranges: [seekable], seekable });
      events.emit('qualitychanged', { qualities, choice: 'auto', height: 360 });
      reportTracks();
    },
    async play() {
      stop();
      timer = setInterval(() => moveTo(time + tickSeconds * rate), tickSeconds * 1000);
      events.emit('playing', undefined);
    },
    pause() {
      stop();
      events.emit('pause', undefined);
    },
    seek(seconds) {
      moveTo(seconds);
      events.emit('seeked', { currentTime: time });
    },
    setVolume(newVolume) {
      volumeState.volume = newVolume;
      events.emit('volumechange', { ...volumeState });
    },
    setMuted(isMuted) {
      volumeState.muted = isMuted;
      events.emit('volumechange', { ...volumeState });
    },
    setRate(newRate) {
      rate = newRate;
      events.emit('ratechange', { rate });
    },
    selectQuality: (choice) =>
      events.emit('qualitychanged', { qualities, choice, height: choice === 'auto' ? 360 : choice }),
    selectAudioTrack(id) {
      audioId = id;
      reportTracks();
    },
    selectTextTrack(id) {
      textId = id;
      reportTracks();
    },
    getThumbnail: async () => null,
    getStats: () => ({
      engine: 'fake',
      width: 640,
      height: 360,
      estimatedBandwidth: 0,
      streamBandwidth: 0,
      decodedFrames: 0,
      droppedFrames: 0,
      bufferedAhead: 0,
    }),
    setPictureInPicture: async () => {},
    async destroy() {
      stop();
    },
  };
}
