// Reports and selects the tracks and qualities of a Shaka player.
import type { Emitter } from '../emitter.ts';
import type { Engine, EngineEvents, Quality, QualityChoice } from '../engine.ts';
import type { shaka } from './shaka.ts';
import {
  createAudioId,
  createTextId,
  findBestTrack,
  toAudioTracks,
  toQualities,
  toTextTracks,
} from './tracks.ts';

/** Shaka reports one change with several events, most of them during the first frame. */
const trackEvents = ['trackschanged', 'variantchanged', 'audiotrackchanged', 'textchanged', 'adaptation'];

interface TrackSelection extends Pick<Engine, 'selectQuality' | 'selectAudioTrack' | 'selectTextTrack'> {
  /** Emits all tracks and qualities once in the next task. */
  scheduleEmit(): void;
  /** Prevents all further scheduled emits. */
  stopEmitting(): void;
}

export function createTrackSelection(player: shaka.Player, events: Emitter<EngineEvents>): TrackSelection {
  let choice: QualityChoice = 'auto';
  /** Shaka hides a rendition temporarily after errors or dropped frames; the menu keeps showing it. */
  let knownQualities: Quality[] = [];
  let isEmitScheduled = false;
  let isStopped = false;

  const emitQualityChanged = () => {
    const tracks = player.getVideoTracks();
    const height = tracks.find((track) => track.active)?.height ?? null;
    knownQualities = toQualities([...knownQualities, ...tracks]);
    events.emit('qualitychanged', { qualities: knownQualities, choice, height });
  };
  const applyChoice = () => {
    const track = choice === 'auto' ? null : findBestTrack(player.getVideoTracks(), choice);
    player.configure('abr.enabled', !track);
    if (track && !track.active) player.selectVideoTrack(track, true, 2);
  };
  const emitTracksChanged = () => {
    const audio = player.getAudioTracks();
    const text = player.getTextTracks();
    const activeAudio = audio.find((track) => track.active);
    const activeText = text.find((track) => track.active);
    events.emit('trackschanged', {
      audio: toAudioTracks(audio),
      text: toTextTracks(text),
      audioId: activeAudio ? createAudioId(activeAudio) : null,
      textId: activeText ? createTextId(activeText) : null,
    });
  };
  const scheduleEmit = () => {
    if (isEmitScheduled) return;
    isEmitScheduled = true;
    setTimeout(() => {
      isEmitScheduled = false;
      if (isStopped) return;
      emitTracksChanged();
      emitQualityChanged();
    });
  };

  for (const name of trackEvents) player.addEventListener(name, scheduleEmit);
  player.addEventListener('trackschanged', applyChoice);

  return {
    scheduleEmit,
    selectQuality(newChoice) {
      choice = newChoice;
      applyChoice();
      emitQualityChanged();
    },
    selectAudioTrack(id) {
      const track = player.getAudioTracks().find((candidate) => createAudioId(candidate) === id);
      if (track) player.selectAudioTrack(track);
      emitTracksChanged();
    },
    selectTextTrack(id) {
      player.selectTextTrack(player.getTextTracks().find((track) => createTextId(track) === id) ?? null);
      emitTracksChanged();
    },
    stopEmitting() {
      isStopped = true;
    },
  };
}
