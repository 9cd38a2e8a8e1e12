import { useEffect, useEffectEvent, useRef } from 'react';
import type { Track } from '../engine/engine.ts';
import { useLabel, usePlayer, usePlayerContext } from './context.ts';
import { getLanguageName } from './language-name.ts';

/**
 * Announces changes of volume, speed, quality and tracks to screen readers, whether keys, pointers or the
 * page made them.
 */
export function ChangeAnnouncer() {
  const { locale } = usePlayerContext();
  const label = useLabel();
  const audibleVolume = usePlayer((state) => (state.muted ? 0 : state.volume));
  const rate = usePlayer((state) => state.rate);
  const quality = usePlayer((state) => state.quality);
  const textTrack = usePlayer((state) => state.textTracks.find(({ id }) => id === state.textTrackId));
  const audioTrack = usePlayer((state) => state.audioTracks.find(({ id }) => id === state.audioTrackId));
  const getTrackName = (track: Track | undefined) =>
    track && (track.label || getLanguageName(track.language, locale));

  // Texts are created when they are announced: creating `Intl` formatters costs more than the rest of the
  // first render.
  useAnnouncement(
    audibleVolume,
    () =>
      `${label('volume')}: ${new Intl.NumberFormat(locale, { style: 'percent' }).format(audibleVolume / 100)}`,
  );
  useAnnouncement(
    rate,
    () =>
      `${label('speed')}: ${rate === 1 ? label('speedNormal') : `${new Intl.NumberFormat(locale).format(rate)}×`}`,
  );
  useAnnouncement(
    quality,
    () => `${label('quality')}: ${quality === 'auto' ? label('qualityAuto') : `${quality}p`}`,
  );
  useAnnouncement(
    textTrack?.id,
    () => `${label('subtitles')}: ${getTrackName(textTrack) ?? label('subtitlesOff')}`,
  );
  useAnnouncement(
    audioTrack?.id,
    () => `${label('audio')}: ${getTrackName(audioTrack) ?? label('unknownLanguage')}`,
  );
  return null;
}

/** Announces a text whenever `value` changes after the first frame. Changes while a title loads are not announced. */
function useAnnouncement(value: unknown, createText: () => string): void {
  const { announce, store } = usePlayerContext();
  const previousValue = useRef(value);
  const announceChange = useEffectEvent(() => announce(createText()));
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    if (!store.get().isBeforeFirstFrame) announceChange();
  }, [store, value]);
}
