// Opens the panel of a playlist card on wide screens: below the row of the card, or below its line in a grid. On
// narrow screens, with a modifier key, or before this code has loaded, the card is a link to its page.
import { isNarrow } from '@matinee/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { hasModifierKey } from '../../../shared/browser/plain-click.ts';
import { preloadableChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { preloadWhenIdle } from '../../../shared/chunks/preload-when-idle.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import {
  createPanelContainer,
  findPlaylistCard,
  findPlaylistLink,
  movePanelContainer,
  type PlaylistCard,
  removePanelContainer,
} from './panel-placement.ts';

const PlaylistPanel = preloadableChunk(async () => {
  const code = await import('../../../features/playlist/components/playlist-panel.tsx');
  return { default: code.PlaylistPanel };
});

/** Events on a card that will probably be followed by a click. */
const cardEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

interface OpenPanel extends Omit<PlaylistCard, 'link'> {
  /** The element that contains the panel. */
  container: HTMLElement;
  isClosing: boolean;
}

export function PlaylistPanels() {
  const { paths } = useEnvironment();
  const { pathname } = useLocation();
  const [openPanel, setOpenPanel] = useState<OpenPanel | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => setOpenPanel(null), [pathname]);

  const close = useCallback(() => setOpenPanel((current) => current && { ...current, isClosing: true }), []);
  const latestPanel = useRef(openPanel);
  latestPanel.current = openPanel;
  const toggle = useCallback((card: PlaylistCard) => {
    // Clicks that waited for the code run one after another without a render in between: state would be stale.
    latestPanel.current = togglePanel(latestPanel.current, card);
    setOpenPanel(latestPanel.current);
  }, []);

  useEffect(() => (isNarrow(window.innerWidth) ? undefined : preloadWhenIdle([PlaylistPanel.preload])), []);
  useEffect(() => {
    const preload = ({ target }: Event) => {
      if (findPlaylistCard(target, paths) && !isNarrow(window.innerWidth))
        PlaylistPanel.preload().catch(() => {});
    };
    const handleClick = (event: MouseEvent) => {
      const card = findPlaylistCard(event.target, paths);
      if (!card || event.button !== 0 || isNarrow(window.innerWidth)) return;
      if (hasModifierKey(event)) return;
      event.preventDefault();
      // The scroll event closes the card's hover preview before the panel opens, because closing it moves the
      // card.
      card.anchor.querySelector('ul')?.dispatchEvent(new Event('scroll'));
      PlaylistPanel.preload().then(
        () => toggle(card),
        () => window.location.assign(card.link.href),
      );
    };
    for (const type of cardEvents) document.addEventListener(type, preload);
    // Capture: runs before the delegated link handler.
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      for (const type of cardEvents) document.removeEventListener(type, preload);
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [paths, toggle]);

  const container = openPanel?.container;
  useEffect(() => () => container && removePanelContainer(container), [container]);
  useExpandedCard(openPanel);
  useEscape(container, close);

  if (!openPanel) return null;
  return createPortal(
    <PlaylistPanel
      id={openPanel.id}
      isClosing={openPanel.isClosing}
      onClose={close}
      onBeforeClose={() => returnFocus(openPanel)}
      onClosed={() => setOpenPanel(null)}
    />,
    openPanel.container,
  );
}

/** Opens the panel of a card that was clicked, moves the open panel to the card, or starts to close it. */
function togglePanel(current: OpenPanel | null, { id, anchor }: PlaylistCard): OpenPanel {
  if (current?.anchor === anchor && current.container.isConnected)
    return { ...current, id, isClosing: current.id === id && !current.isClosing };
  if (current && movePanelContainer(current.container, current.anchor, anchor))
    return { ...current, id, anchor, isClosing: false };
  return { id, anchor, container: createPanelContainer(anchor), isClosing: false };
}

/** The focus returns to the card if it was in the panel. */
function returnFocus(openPanel: OpenPanel): void {
  const isInside = openPanel.container.contains(document.activeElement);
  if (!isInside && document.activeElement !== document.body) return;
  const focusTarget =
    findPlaylistLink(openPanel.anchor, openPanel.id) ??
    openPanel.anchor.querySelector<HTMLElement>(':is(ul, ol) [data-focus-item]');
  focusTarget?.focus({ preventScroll: true });
  focusTarget?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Marks the card as expanded for screen readers and CSS. */
function useExpandedCard(openPanel: OpenPanel | null): void {
  useEffect(() => {
    const link = openPanel && !openPanel.isClosing ? findPlaylistLink(openPanel.anchor, openPanel.id) : null;
    link?.setAttribute('aria-expanded', 'true');
    return () => link?.removeAttribute('aria-expanded');
  }, [openPanel]);
}

function useEscape(container: HTMLElement | undefined, close: () => void): void {
  useEffect(() => {
    if (!container) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !container.isConnected) return;
      // A dialog over the panel closes first.
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (dialog && !dialog.contains(container)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [container, close]);
}
