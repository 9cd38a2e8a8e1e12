// The engine over Shaka Player: HLS and DASH, adaptive, with tracks, keys and pictures for the seek bar.
import { Emitter } from '../emitter.ts';
import {
  type Engine,
  EngineError,
  type EngineEvents,
  type EngineHost,
  type LoadOptions,
  type Quality,
  type QualityChoice,
} from '../engine.ts';
import { bufferedAhead, bufferedRanges, relayMediaEvents, setPictureInPicture } from '../media-element.ts';
import type { PlayerSource, PlayerStream } from '../source.ts';
import { drmSettings } from './drm.ts';
import { anotherStreamMayHelp, failureOf, isNetworkError, wasInterrupted } from './failure.ts';
import { settings } from './settings.ts';
import { mimeTypes, shaka } from './shaka.ts';
import { addSidecars } from './sidecars.ts';
import { signRequests } from './signed-requests.ts';
import { thumbnailAt } from './thumbnails.ts';
import { audioId, audioTracks, qualities, textId, textTracks, trackOfHeight } from './tracks.ts';
import { prefer, takeWarmPlayer } from './warm-player.ts';

export { warmUp } from './warm-player.ts';

export function createShakaEngine({ video, captions, tokens }: EngineHost, address?: string): Engine {
  const events = new Emitter<EngineEvents>();
  let warm = address ? takeWarmPlayer(tokens.sign(address)) : null;
  const player = warm?.player ?? new shaka.Player();
  if (warm?.elements.captions !== captions) player.setVideoContainer(captions);
  let choice: QualityChoice = 'auto';
  /** Shaka hides a rung for a while when it fails or drops frames; a menu should not. */
  let known: Quality[] = [];
  let destroyed = false;

  const seekable = () => player.seekRange();
  const endRelay = relayMediaEvents(video, events, seekable);

  const tellQualities = () => {
    const tracks = player.getVideoTracks();
    const height = tracks.find((track) => track.active)?.height ?? null;
    known = qualities([...known, ...tracks]);
    events.emit('qualitychanged', { qualities: known, choice, height });
  };
  const applyChoice = () => {
    const track = choice === 'auto' ? null : trackOfHeight(player.getVideoTracks(), choice);
    player.configure('abr.enabled', !track);
    if (track && !track.active) player.selectVideoTrack(track, true, 2);
  };
  const tellTracks = () => {
    const audio = player.getAudioTracks();
    const text = player.getTextTracks();
    const activeAudio = audio.find((track) => track.active);
    const activeText = text.find((track) => track.active);
    events.emit('trackschanged', {
      audio: audioTracks(audio),
      text: textTracks(text),
      audioId: activeAudio ? audioId(activeAudio) : null,
      textId: activeText ? textId(activeText) : null,
    });
  };

  const listen = (name: string, listener: (event: unknown) => void) =>
    player.addEventListener(name, listener);
  listen('error', (event) => {
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
  // Shaka tells one change by several events, most of them while the first frame is being fetched.
  let telling = false;
  const tellSoon = () => {
    if (telling) return;
    telling = true;
    setTimeout(() => {
      telling = false;
      if (destroyed) return;
      tellTracks();
      tellQualities();
    });
  };
  for (const name of ['trackschanged', 'variantchanged', 'audiotrackchanged', 'textchanged', 'adaptation']) {
    listen(name, tellSoon);
  }
  listen('trackschanged', applyChoice);
  signRequests(player, tokens);

  const loadStream = async (stream: PlayerStream, startAt: number) => {
    player.configure(settings(drmSettings(stream.drm)));
    const at = startAt > 0 ? startAt : null;
    await player.load(new URL(stream.url, location.href).href, at, mimeTypes[stream.type]);
  };

  /** Goes on with what was begun ahead, when that is what is wanted now. */
  const goOn = async ({ startAt, audioLanguage, textLanguage }: LoadOptions): Promise<boolean> => {
    if (!warm) return false;
    const { expected, elements } = warm;
    const begun = await warm.begun;
    warm = null;
    const isWanted =
      expected.startAt === startAt &&
      expected.audioLanguage === audioLanguage &&
      expected.textLanguage === textLanguage;
    if (!begun || !isWanted) return false;
    player.configure(settings({}));
    if (elements.video === video) return true;
    // Begun while the player was there with elements of its own.
    const saved = await player.detachAndSavePreload();
    await player.attach(video);
    if (!saved) return false;
    try {
      await player.load(saved);
      return true;
    } catch (error) {
      if (wasInterrupted(error)) throw error;
      return false;
    }
  };

  const loadFirstPlayable = async (source: PlayerSource, options: LoadOptions) => {
    const { startAt } = options;
    if (await goOn(options)) return;
    await player.attach(video);
    for (const [index, stream] of source.sources.entries()) {
      try {
        await loadStream(stream, startAt);
        return;
      } catch (error) {
        const last = index === source.sources.length - 1;
        if (last || wasInterrupted(error) || !anotherStreamMayHelp(error)) throw error;
      }
    }
    throw new EngineError({ code: 'no-source', status: 0, retryable: false, requestId: null });
  };

  const selectText = (id: string | null) => {
    player.selectTextTrack(player.getTextTracks().find((track) => textId(track) === id) ?? null);
    tellTracks();
  };

  return {
    events,
    async load(source, options) {
      const { audioLanguage, textLanguage } = options;
      prefer(player, audioLanguage, textLanguage);
      try {
        await loadFirstPlayable(source, options);
      } catch (error) {
        throw error instanceof EngineError ? error : new EngineError(failureOf(error));
      }
      if (destroyed) return;
      tellSoon();
      const duration = player.isLive() ? Number.POSITIVE_INFINITY : video.duration;
      events.emit('ready', { duration, live: player.isLive() });
      // What was begun ahead may be in memory whole: nothing more would be told of it.
      events.emit('bufferedchange', { ranges: bufferedRanges(video), seekable: seekable() });
      void addSidecars(player, source.subtitles ?? [], textLanguage).then(tellSoon);
    },
    play: () => video.play(),
    pause: () => video.pause(),
    seek(seconds) {
      const { start, end } = seekable();
      video.currentTime = Math.min(Math.max(seconds, start), end);
    },
    setVolume(volume) {
      video.volume = volume;
    },
    setMuted(muted) {
      video.muted = muted;
    },
    setRate(rate) {
      video.playbackRate = rate;
    },
    selectQuality(wanted) {
      choice = wanted;
      applyChoice();
      tellQualities();
    },
    selectAudio(id) {
      const track = player.getAudioTracks().find((candidate) => audioId(candidate) === id);
      if (track) player.selectAudioTrack(track);
      tellTracks();
    },
    selectText,
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
    setPictureInPicture: (active) => setPictureInPicture(video, active),
    async destroy() {
      destroyed = true;
      endRelay();
      events.clear();
      await player.destroy();
    },
  };
}
