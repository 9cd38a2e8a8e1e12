import { useEffect, useEffectEvent, useRef } from 'react';
import type { Track } from '../engine/engine.ts';
import { useLabel, usePlayer, usePlayerView } from './context.ts';
import { languageName } from './seek/format-time.ts';

/** Says what somebody has just changed, whichever way they did it. */
export function ChangeAnnouncer() {
  const { locale } = usePlayerView();
  const label = useLabel();
  const audibleVolume = usePlayer((state) => (state.muted ? 0 : state.volume));
  const rate = usePlayer((state) => state.rate);
  const quality = usePlayer((state) => state.quality);
  const text = usePlayer((state) => state.textTracks.find(({ id }) => id === state.textTrackId));
  const audio = usePlayer((state) => state.audioTracks.find(({ id }) => id === state.audioTrackId));
  const trackName = (track: Track | undefined) =>
    track && (track.label || languageName(track.language, locale));

  // The words are made when they are said: making formatters costs more than all the rest of the first render.
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
  useAnnouncement(text?.id, () => `${label('subtitles')}: ${trackName(text) ?? label('subtitlesOff')}`);
  useAnnouncement(audio?.id, () => `${label('audio')}: ${trackName(audio) ?? label('unknownLanguage')}`);
  return null;
}

/** Says the words whenever the value changes while a title is there; what the loading of one changes is not news. */
function useAnnouncement(value: unknown, createText: () => string): void {
  const { announce, store } = usePlayerView();
  const previousValue = useRef(value);
  const announceChange = useEffectEvent(() => announce(createText()));
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    if (!store.get().beforeFirstFrame) announceChange();
  }, [store, value]);
}
