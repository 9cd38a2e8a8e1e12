// Cards of playlists open in place on wide screens: the panel stands below the row of the card. On narrow screens, with a
// key held that asks for another tab, or without this code, a card is the link that it is.
import { isNarrow } from '@matinee/rules';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { type Environment, useEnvironment } from '../../environment/environment.ts';
import { CodeBoundary } from '../code-boundary.tsx';

const load = () => import('../../features/playlist/components/playlist-panel.tsx');
const PlaylistPanel = lazy(() => load().then(({ PlaylistPanel: panel }) => ({ default: panel })));

interface Opened {
  id: string;
  row: HTMLElement;
  /** Where the panel stands; below the row, and of no other's making. */
  place: HTMLElement;
  closing: boolean;
}

export function PlaylistCards() {
  const { paths } = useEnvironment();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => setOpened(null), [pathname]);

  const close = useCallback(() => setOpened((now) => now && { ...now, closing: true }), []);
  const toggle = useCallback((id: string, row: HTMLElement) => {
    setOpened((now) => {
      if (now?.row !== row) return { id, row, place: placeBelow(row), closing: false };
      return now.id === id ? { ...now, closing: !now.closing } : { ...now, id, closing: false };
    });
  }, []);

  useEffect(() => {
    const prepare = ({ target }: Event) => {
      if (cardOf(target, paths) && !isNarrow(window.innerWidth)) load().catch(() => {});
    };
    const press = (event: MouseEvent) => {
      const card = cardOf(event.target, paths);
      if (!card || event.button !== 0 || isNarrow(window.innerWidth)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { id, row, link } = card;
      // A row lets go of a card that has grown when it is moved.
      row.querySelector('ul')?.dispatchEvent(new Event('scroll'));
      load().then(
        () => toggle(id, row),
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    // Before links are followed.
    document.addEventListener('click', press, { capture: true });
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [paths, toggle]);

  const place = opened?.place;
  useEffect(() => () => place?.remove(), [place]);
  useMarkOf(opened);
  useEscape(opened !== null, close);

  if (!opened) return null;
  return createPortal(
    <CodeBoundary>
      <Suspense fallback={null}>
        <PlaylistPanel
          id={opened.id}
          closing={opened.closing}
          onClose={close}
          onLeave={() => giveBack(opened)}
          onGone={() => setOpened(null)}
        />
      </Suspense>
    </CodeBoundary>,
    opened.place,
  );
}

interface PlaylistCard {
  link: HTMLAnchorElement;
  id: string;
  row: HTMLElement;
}

/** The card of a playlist that stands in a row. */
function cardOf(target: EventTarget | null, paths: Environment['paths']): PlaylistCard | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[data-card]') : null;
  const row = link?.closest<HTMLElement>('section[data-rows]');
  const id = link?.dataset.card;
  if (!link || !row || !id || link.origin !== window.location.origin) return null;
  return paths.keyOf(link.pathname) === 'PLAYLIST' ? { link, id, row } : null;
}

function placeBelow(row: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  row.after(place);
  return place;
}

function linkIn({ id, row }: Opened): HTMLElement | null {
  return row.querySelector<HTMLElement>(`ul a[data-card="${CSS.escape(id)}"]`);
}

/** The focus goes back to the card, if it was in the panel. */
function giveBack(opened: Opened): void {
  const isInside = opened.place.contains(document.activeElement);
  if (!isInside && document.activeElement !== document.body) return;
  const stop = linkIn(opened) ?? opened.row.querySelector<HTMLElement>('ul [data-focus-item]');
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Says of the card that it is open, to those who listen and to the style sheet. */
function useMarkOf(opened: Opened | null): void {
  useEffect(() => {
    const link = opened && !opened.closing ? linkIn(opened) : null;
    link?.setAttribute('aria-expanded', 'true');
    return () => link?.removeAttribute('aria-expanded');
  }, [opened]);
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog');
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
}
