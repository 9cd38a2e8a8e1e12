// Which tracks and qualities there are and which of them plays: told in our words, and chosen.
import type { Emitter } from '../emitter.ts';
import type { Engine, EngineEvents, Quality, QualityChoice } from '../engine.ts';
import type { shaka } from './shaka.ts';
import { audioId, audioTracks, qualities, textId, textTracks, trackOfHeight } from './tracks.ts';

/** Shaka tells one change by several events, most of them while the first frame is being fetched. */
const changes = ['trackschanged', 'variantchanged', 'audiotrackchanged', 'textchanged', 'adaptation'];

interface TrackChoices extends Pick<Engine, 'selectQuality' | 'selectAudio' | 'selectText'> {
  /** Tells everything, in a moment and once. */
  tellSoon(): void;
  /** Nothing is told any more. */
  stop(): void;
}

export function createTrackChoices(player: shaka.Player, events: Emitter<EngineEvents>): TrackChoices {
  let choice: QualityChoice = 'auto';
  /** Shaka hides a rung for a while when it fails or drops frames; a menu should not. */
  let known: Quality[] = [];
  let telling = false;
  let stopped = false;

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
  const tellSoon = () => {
    if (telling) return;
    telling = true;
    setTimeout(() => {
      telling = false;
      if (stopped) return;
      tellTracks();
      tellQualities();
    });
  };

  for (const name of changes) player.addEventListener(name, tellSoon);
  player.addEventListener('trackschanged', applyChoice);

  return {
    tellSoon,
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
    selectText(id) {
      player.selectTextTrack(player.getTextTracks().find((track) => textId(track) === id) ?? null);
      tellTracks();
    },
    stop() {
      stopped = true;
    },
  };
}
