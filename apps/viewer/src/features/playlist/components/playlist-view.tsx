// A playlist: what it is, and its titles one below the other.
import type { Card, Playlist } from '@matinee/contract';
import { lockBadge } from '@matinee/rules';
import { ButtonLink, Panel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { lengthIn } from '../../../environment/formats.ts';
import { ListBody } from '../../../lists/list-body.tsx';
import { ListStage } from '../../../lists/list-stage.tsx';
import { More } from '../../../lists/more.tsx';
import { moreOfPlaylist } from '../../../lists/playlist-query.ts';
import { TitleEntry } from '../../../lists/title-entry.tsx';
import { stillSizes, TitleList } from '../../../lists/title-list.tsx';
import { useList } from '../../../lists/use-list.ts';
import { useTargets } from '../../../titles/title-link.ts';
import { firstPlayable } from '../state/first-playable.ts';

export interface PlaylistViewProps {
  playlist: Playlist;
  /** In the place of the stage: why the playlist is closed to this viewer. */
  refused?: ReactNode;
}

/** Stills on the first screen of most windows. */
const early = 4;

export function PlaylistView({ playlist, refused }: PlaylistViewProps) {
  const environment = useEnvironment();
  const { label, language } = environment;
  const list = useList({
    first: { items: playlist.vods, paging: playlist.paging },
    queryKey: ['playlist', playlist.id, language],
    next: async (lastSeen, signal) => {
      const { vods, paging } = await moreOfPlaylist(environment, playlist.id, lastSeen, signal);
      return { items: vods, paging };
    },
  });
  const first = firstPlayable(list.items);
  const extent = [
    label('titlesCount', { count: playlist.vodCount }),
    ...(playlist.duration > 0 ? [lengthIn(language, playlist.duration)] : []),
  ];
  return (
    <>
      {refused ?? (
        <ListStage
          facts={playlist}
          extent={extent}
          picture={playlist.vods[0]?.thumbnail}
          actions={first && <PlayButton first={first} playlistId={playlist.id} />}
        />
      )}
      <ListBody>
        {list.items.length === 0 ? (
          <Panel icon="film" title={label('homeEmptyTitle')} text={label('homeEmptyText')} />
        ) : (
          <div>
            <TitleList layout="rows" name={playlist.title}>
              {list.items.map((title, index) => (
                <TitleEntry
                  // biome-ignore lint/suspicious/noArrayIndexKey: a title may stand in a list twice; places do not move
                  key={`${index} ${title.id}`}
                  title={title}
                  position={playlist.numbered ? index + 1 : undefined}
                  facts={factsOf(title, language)}
                  context={{ playlistId: playlist.id }}
                  sizes={stillSizes.rows}
                  loading={index < early ? 'eager' : 'lazy'}
                />
              ))}
            </TitleList>
            <More list={list} failure={label('moreFailed')} />
          </div>
        )}
      </ListBody>
    </>
  );
}

function PlayButton({ first, playlistId }: { first: Card; playlistId: string }) {
  const { label } = useEnvironment();
  const target = useTargets().ofTitle(first, { direct: true, playlistId });
  const lock = lockBadge(first.accessLevel);
  return (
    <ButtonLink
      look="call"
      icon={lock ? 'lock' : 'play'}
      href={target.href}
      grantedOnSignIn={target.grantedOnSignIn}
    >
      {lock === 'signInToWatch' ? label('signInToWatch') : label('play')}
    </ButtonLink>
  );
}

function factsOf({ year, genres, duration }: Card, language: string): string {
  const length = duration && lengthIn(language, duration);
  return [length, year, genres?.slice(0, 2).join(' · ')].filter(Boolean).join(' · ');
}
