import type { AudioTrack, Track } from '../../engine/engine.ts';
import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import { Icon } from '../icons.tsx';
import { languageName } from '../seek/time.ts';
import { Menu, type MenuItem } from './menu.tsx';

/** As the stream names it, or by its language in the viewer's language. */
function trackItem(track: Track, locale: string | undefined, unknown: string): MenuItem {
  const language = languageName(track.language, locale);
  const label = track.label || language || unknown;
  const same = !language || label.toLowerCase().includes(language.toLowerCase());
  return { key: track.id, label, hint: same ? undefined : language };
}

export function SubtitlesMenu() {
  const { store, locale } = usePlayerView();
  const label = useLabel();
  const all = usePlayer((state) => state.textTracks);
  const chosen = usePlayer((state) => state.textTrackId);
  const tracks = all.filter((track) => track.kind !== 'forced');
  if (tracks.length === 0) return null;
  return (
    <Menu
      name="subtitles"
      label={label('subtitles')}
      icon={<Icon name="subtitles" />}
      chosen={chosen ?? ''}
      items={[
        { key: '', label: label('subtitlesOff') },
        ...tracks.map((track) => trackItem(track, locale, label('unknownLanguage'))),
      ]}
      onChoose={(key) => store.requests.text(tracks.find((track) => track.id === key) ?? null)}
    />
  );
}

export function AudioMenu() {
  const { store, locale } = usePlayerView();
  const label = useLabel();
  const tracks = usePlayer((state) => state.audioTracks);
  const chosen = usePlayer((state) => state.audioTrackId);
  if (tracks.length < 2) return null;
  const item = (track: AudioTrack): MenuItem => {
    const plain = trackItem(track, locale, label('unknownLanguage'));
    return track.described ? { ...plain, hint: label('audioDescribed') } : plain;
  };
  const choose = (key: string) => {
    const track = tracks.find((candidate) => candidate.id === key);
    if (track) store.requests.audio(track);
  };
  return (
    <Menu
      name="audio"
      label={label('audio')}
      icon={<Icon name="audio" />}
      chosen={chosen ?? ''}
      items={tracks.map(item)}
      onChoose={choose}
    />
  );
}
