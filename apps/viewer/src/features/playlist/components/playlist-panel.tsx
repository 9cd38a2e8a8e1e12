// A playlist expanded below its card: its text, its actions and its titles.
import { isBigPlaylistPanel } from '@matinee/rules';
import { ButtonLink, IconButton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createPlaylistQuery } from '../../../entities/playlist/playlist-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import { animateClosing, animateOpening } from '../state/panel-animation.ts';
import { PanelHeader } from './panel-header.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { PanelTitles } from './panel-titles.tsx';
import styles from './playlist-panel.module.css';

export interface PlaylistPanelProps {
  id: string;
  /** Whether the closing animation is running. */
  isClosing: boolean;
  /** Called when the viewer presses the close button. */
  onClose: () => void;
  /** Called when the panel starts to close, to move the focus. */
  onBeforeClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

export function PlaylistPanel({ id, isClosing, onClose, onBeforeClose, onClosed }: PlaylistPanelProps) {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const container = useRef<HTMLElement>(null);
  const headingId = useId();
  const { data: playlist, error, refetch } = useQuery(createPlaylistQuery(environment, id));

  useLayoutEffect(() => {
    if (container.current) animateOpening(container.current);
  }, []);
  const closingCallbacks = useRef({ onBeforeClose, onClosed });
  useLayoutEffect(() => {
    closingCallbacks.current = { onBeforeClose, onClosed };
  });
  useEffect(() => {
    const panel = container.current;
    if (!isClosing || !panel) return;
    let isCurrent = true;
    closingCallbacks.current.onBeforeClose();
    void animateClosing(panel, () => isCurrent && flushSync(closingCallbacks.current.onClosed));
    return () => {
      isCurrent = false;
    };
  }, [isClosing]);
  usePanelFocus(container, id, playlist !== undefined);

  return (
    <section
      ref={container}
      className={styles.panel}
      tabIndex={-1}
      aria-labelledby={playlist && headingId}
      aria-label={playlist ? undefined : label('loading')}
      data-playlist-panel={playlist && isBigPlaylistPanel(playlist.vodCount) ? 'big' : 'small'}
    >
      {playlist ? (
        <>
          <PanelHeader playlist={playlist} headingId={headingId} />
          <PanelTitles key={playlist.id} playlist={playlist} />
        </>
      ) : error ? (
        <ErrorPanel title={label('playlistFailed')} error={error} onRetry={() => void refetch()}>
          <ButtonLink href={paths.buildPath('PLAYLIST', { playlistId: id })}>{label('viewAll')}</ButtonLink>
        </ErrorPanel>
      ) : (
        <PanelSkeleton />
      )}
      <div className={styles.close}>
        <IconButton
          icon="close"
          label={playlist ? label('closePlaylist', { name: playlist.title }) : label('close')}
          onClick={onClose}
        />
      </div>
    </section>
  );
}

/** Moves the focus to the panel at once, and to its first action when that is rendered. */
function usePanelFocus(container: { current: HTMLElement | null }, id: string, isReady: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another playlist
  useEffect(() => {
    const panel = container.current;
    if (!panel) return;
    panel.focus({ preventScroll: true });
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.scrollIntoView({ block: 'nearest', behavior: isMotionReduced ? 'instant' : 'smooth' });
  }, [container, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another playlist
  useEffect(() => {
    const panel = container.current;
    if (!isReady || !panel || document.activeElement !== panel) return;
    panel.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }, [container, isReady, id]);
}
