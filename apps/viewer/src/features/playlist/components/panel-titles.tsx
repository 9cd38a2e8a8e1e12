// The titles of a playlist in a strip that loads page by page. The strip of a long playlist has two rows.
import type { Playlist } from '@matinee/contract';
import { isBigPlaylistPanel } from '@matinee/rules';
import { TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { entryImageSizes } from '../../../entities/title/list/title-list.tsx';
import { TitleStrip } from '../../../entities/title/list/title-strip.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { usePlaylistTitles } from '../state/use-playlist-titles.ts';

export function PanelTitles({ playlist }: { playlist: Playlist }) {
  const { label, language } = useEnvironment();
  const { titles, ...list } = usePlaylistTitles(playlist);
  if (titles.length === 0) return <p>{label('homeEmptyTitle')}</p>;
  return (
    <TitleStrip
      name={playlist.title}
      count={titles.length}
      list={list}
      entriesPerColumn={isBigPlaylistPanel(playlist.vodCount) ? 2 : 1}
    >
      {titles.map((title, index) => (
        <TitleEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a playlist may contain a title twice, and its positions do not change
          key={`${index} ${title.id}`}
          title={title}
          position={playlist.numbered ? index + 1 : undefined}
          metadata={title.duration === undefined ? undefined : formatDuration(language, title.duration)}
          context={{ playlistId: playlist.id }}
          sizes={entryImageSizes.strip}
          loading="lazy"
        />
      ))}
    </TitleStrip>
  );
}
