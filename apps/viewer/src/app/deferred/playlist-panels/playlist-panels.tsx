// Opens playlist cards in place on wide screens: below the row of the card, or below its line in a grid. On
// narrow screens, with a modifier key, or before this code has loaded, a card is a link.
import { isNarrow } from '@matinee/rules';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { hasModifierKey } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ChunkErrorBoundary } from '../../../shared/errors/chunk-error-boundary.tsx';
import {
  createPanelContainer,
  findPlaylistCard,
  findPlaylistLink,
  movePanelContainer,
  type PlaylistCard,
  removePanelContainer,
} from './panel-placement.ts';

const load = () => import('../../../features/playlist/components/playlist-panel.tsx');
const PlaylistPanel = lazy(() => load().then(({ PlaylistPanel: panel }) => ({ default: panel })));

interface Opened extends Omit<PlaylistCard, 'link'> {
  /** The element that contains the panel. */
  container: HTMLElement;
  closing: boolean;
}

export function PlaylistPanels() {
  const { paths } = useEnvironment();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => setOpened(null), [pathname]);

  const close = useCallback(() => setOpened((now) => now && { ...now, closing: true }), []);
  const latest = useRef(opened);
  latest.current = opened;
  const toggle = useCallback((card: PlaylistCard) => {
    // Presses that waited for the code are handled in sequence, without a render in between.
    latest.current = afterPress(latest.current, card);
    setOpened(latest.current);
  }, []);

  useEffect(() => {
    const prepare = ({ target }: Event) => {
      if (findPlaylistCard(target, paths) && !isNarrow(window.innerWidth)) load().catch(() => {});
    };
    const press = (event: MouseEvent) => {
      const card = findPlaylistCard(event.target, paths);
      if (!card || event.button !== 0 || isNarrow(window.innerWidth)) return;
      if (hasModifierKey(event)) return;
      event.preventDefault();
      // Closing the hover preview of a card moves it.
      card.home.querySelector('ul')?.dispatchEvent(new Event('scroll'));
      load().then(
        () => toggle(card),
        () => window.location.assign(card.link.href),
      );
    };
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    // Before the delegated link handler.
    document.addEventListener('click', press, { capture: true });
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [paths, toggle]);

  const container = opened?.container;
  useEffect(() => () => container && removePanelContainer(container), [container]);
  useMarkOf(opened);
  useEscape(container, close);

  if (!opened) return null;
  return createPortal(
    <ChunkErrorBoundary>
      <Suspense fallback={null}>
        <PlaylistPanel
          id={opened.id}
          closing={opened.closing}
          onClose={close}
          onBeforeClose={() => giveBack(opened)}
          onClosed={() => setOpened(null)}
        />
      </Suspense>
    </ChunkErrorBoundary>,
    opened.container,
  );
}

/** Opens, moves or closes the panel after a press on a card. */
function afterPress(now: Opened | null, { id, home }: PlaylistCard): Opened {
  if (now?.home === home && now.container.isConnected)
    return { ...now, id, closing: now.id === id && !now.closing };
  if (now && movePanelContainer(now.container, now.home, home)) return { ...now, id, home, closing: false };
  return { id, home, container: createPanelContainer(home), closing: false };
}

/** The focus returns to the card if it was in the panel. */
function giveBack(opened: Opened): void {
  const isInside = opened.container.contains(document.activeElement);
  if (!isInside && document.activeElement !== document.body) return;
  const stop =
    findPlaylistLink(opened.home, opened.id) ??
    opened.home.querySelector<HTMLElement>(':is(ul, ol) [data-focus-item]');
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Marks the card as expanded for screen readers and CSS. */
function useMarkOf(opened: Opened | null): void {
  useEffect(() => {
    const link = opened && !opened.closing ? findPlaylistLink(opened.home, opened.id) : null;
    link?.setAttribute('aria-expanded', 'true');
    return () => link?.removeAttribute('aria-expanded');
  }, [opened]);
}

function useEscape(container: HTMLElement | undefined, close: () => void): void {
  useEffect(() => {
    if (!container) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !container.isConnected) return;
      // A dialog opened over it closes first.
      const over = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (over && !over.contains(container)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [container, close]);
}
