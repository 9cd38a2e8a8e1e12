// What a card of a playlist opens into, with what other features have for it.
import { PlaylistPanel, type PlaylistPanelProps } from '../features/playlist/components/playlist-panel.tsx';
import { AddToWatchlist } from '../features/watchlists/components/add-button.tsx';

export default function PlaylistOverlay(props: Omit<PlaylistPanelProps, 'keep'>) {
  return (
    <PlaylistPanel
      {...props}
      keep={({ id, title, accessLevel }) => (
        <AddToWatchlist key={id} title={{ id, type: 'PLAYLIST', title, accessLevel }} />
      )}
    />
  );
}
