import type { AudioTrack, Track } from '../../engine/engine.ts';
import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import { getLanguageName } from '../language-name.ts';
import { Menu, type MenuItem } from './menu.tsx';

/** Creates a menu item named after the track's label, or after its language in the viewer's language. */
function createTrackItem(track: Track, locale: string | undefined, unknownLabel: string): MenuItem {
  const language = getLanguageName(track.language, locale);
  const label = track.label || language || unknownLabel;
  const shouldOmitHint = !language || label.toLowerCase().includes(language.toLowerCase());
  return { key: track.id, label, hint: shouldOmitHint ? undefined : language };
}

export function SubtitlesMenu() {
  const { store, locale } = usePlayerContext();
  const label = useLabel();
  const textTracks = usePlayer((state) => state.textTracks);
  const selectedId = usePlayer((state) => state.textTrackId);
  const tracks = textTracks.filter((track) => track.kind !== 'forced');
  if (tracks.length === 0) return null;
  return (
    <Menu
      name="subtitles"
      label={label('subtitles')}
      icon={<Icon name="subtitles" />}
      selectedKey={selectedId ?? ''}
      items={[
        { key: '', label: label('subtitlesOff') },
        ...tracks.map((track) => createTrackItem(track, locale, label('unknownLanguage'))),
      ]}
      onSelect={(key) => store.requests.selectTextTrack(tracks.find((track) => track.id === key) ?? null)}
    />
  );
}

export function AudioMenu() {
  const { store, locale } = usePlayerContext();
  const label = useLabel();
  const tracks = usePlayer((state) => state.audioTracks);
  const selectedId = usePlayer((state) => state.audioTrackId);
  if (tracks.length < 2) return null;
  const toItem = (track: AudioTrack): MenuItem => {
    const basicItem = createTrackItem(track, locale, label('unknownLanguage'));
    return track.isAudioDescription ? { ...basicItem, hint: label('audioDescribed') } : basicItem;
  };
  const selectTrack = (key: string) => {
    const track = tracks.find((candidate) => candidate.id === key);
    if (track) store.requests.selectAudioTrack(track);
  };
  return (
    <Menu
      name="audio"
      label={label('audio')}
      icon={<Icon name="audio" />}
      selectedKey={selectedId ?? ''}
      items={tracks.map(toItem)}
      onSelect={selectTrack}
    />
  );
}
