// Which tracks and qualities there are and which of them plays: told in our words, and chosen.
import type { Emitter } from '../emitter.ts';
import type { Engine, EngineEvents, Quality, QualityChoice } from '../engine.ts';
import type { shaka } from './shaka.ts';
import { audioId, audioTracks, bestTrackOfHeight, qualities, textId, textTracks } from './tracks.ts';

/** Shaka tells one change by several events, most of them while the first frame is being fetched. */
const trackEvents = ['trackschanged', 'variantchanged', 'audiotrackchanged', 'textchanged', 'adaptation'];

interface TrackSelection extends Pick<Engine, 'selectQuality' | 'selectAudio' | 'selectText'> {
  /** Tells everything, in a moment and once. */
  emitSoon(): void;
  /** Nothing is told any more. */
  stop(): void;
}

export function createTrackSelection(player: shaka.Player, events: Emitter<EngineEvents>): TrackSelection {
  let choice: QualityChoice = 'auto';
  /** Shaka hides a rung for a while when it fails or drops frames; a menu should not. */
  let knownQualities: Quality[] = [];
  let isEmitScheduled = false;
  let isStopped = false;

  const emitQualityChanged = () => {
    const tracks = player.getVideoTracks();
    const height = tracks.find((track) => track.active)?.height ?? null;
    knownQualities = qualities([...knownQualities, ...tracks]);
    events.emit('qualitychanged', { qualities: knownQualities, choice, height });
  };
  const applyChoice = () => {
    const track = choice === 'auto' ? null : bestTrackOfHeight(player.getVideoTracks(), choice);
    player.configure('abr.enabled', !track);
    if (track && !track.active) player.selectVideoTrack(track, true, 2);
  };
  const emitTracksChanged = () => {
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
  const emitSoon = () => {
    if (isEmitScheduled) return;
    isEmitScheduled = true;
    setTimeout(() => {
      isEmitScheduled = false;
      if (isStopped) return;
      emitTracksChanged();
      emitQualityChanged();
    });
  };

  for (const name of trackEvents) player.addEventListener(name, emitSoon);
  player.addEventListener('trackschanged', applyChoice);

  return {
    emitSoon,
    selectQuality(newChoice) {
      choice = newChoice;
      applyChoice();
      emitQualityChanged();
    },
    selectAudio(id) {
      const track = player.getAudioTracks().find((candidate) => audioId(candidate) === id);
      if (track) player.selectAudioTrack(track);
      emitTracksChanged();
    },
    selectText(id) {
      player.selectTextTrack(player.getTextTracks().find((track) => textId(track) === id) ?? null);
      emitTracksChanged();
    },
    stop() {
      isStopped = true;
    },
  };
}
