// Keyboard and remote control shortcuts. They work while the player has the focus, and with `isPageWide` also
// while no control of the page has it.
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from '../../store/player-store.ts';
import { getAdjacentRate } from '../playback-rates.ts';
import { findKeyAction, type KeyAction } from './keymap.ts';
import { getArrowDirection, moveFocus } from './spatial-focus.ts';

const interactiveElementSelector =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [tabindex="0"], [role]';

interface Options {
  root: RefObject<HTMLElement | null>;
  store: PlayerStore;
  isPageWide: boolean;
  showControls(): void;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Returns the `onKeyDown` handler of the player's container. */
export function useKeyboardShortcuts(options: Options): (event: ReactKeyboardEvent) => void {
  const { root, store, isPageWide, showControls, onBack, onNext, onPrevious } = options;
  const exit = () => {
    const { fullscreen } = store.get();
    const focusedElement = document.activeElement;
    if (fullscreen) store.requests.setFullscreen(false);
    else if (
      focusedElement instanceof HTMLElement &&
      focusedElement !== root.current &&
      root.current?.contains(focusedElement)
    ) {
      root.current.focus();
    } else onBack?.();
  };

  const handleKey = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const control = target?.closest<HTMLElement>('button, [role=slider], input') ?? null;
    showControls();
    const direction = getArrowDirection(event.key);
    if (control && root.current && direction) {
      const hasMoved = moveFocus(root.current, control, direction);
      // Outside fullscreen, the page handles the down arrow on the last row of controls.
      return hasMoved || direction !== 'down' || store.get().fullscreen;
    }
    if (control && (event.key === ' ' || event.key === 'Enter')) return false;
    const action = findKeyAction(event);
    if (!action) return false;
    if (action.type === 'exit') exit();
    else if (action.type === 'next') onNext?.();
    else if (action.type === 'previous') onPrevious?.();
    else runAction(store, action);
    return true;
  };
  const handlePageKey = useEffectEvent(handleKey);

  useEffect(() => {
    if (!isPageWide) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Headings that receive the focus after a navigation do not handle keys, so shortcuts work there too.
      const isOutsideControls =
        event.target instanceof Element && !event.target.closest(interactiveElementSelector);
      if (isOutsideControls && !event.defaultPrevented && handlePageKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isPageWide]);

  return (event) => {
    if (!event.defaultPrevented && handleKey(event.nativeEvent)) event.preventDefault();
  };
}

function runAction({ get, requests }: PlayerStore, action: KeyAction): void {
  const state = get();
  if (action.type === 'toggle') requests.toggle();
  if (action.type === 'seekBy') requests.seekBy(action.seconds);
  if (action.type === 'seekToFraction') {
    const { start, end } = state.isLive ? state.seekable : { start: 0, end: state.duration };
    requests.seek(start + action.fraction * (end - start));
  }
  if (action.type === 'volumeBy') requests.setVolume((state.muted ? 0 : state.volume) + action.percent);
  if (action.type === 'mute') requests.setMuted(!state.muted);
  if (action.type === 'fullscreen') requests.setFullscreen(!state.fullscreen);
  if (action.type === 'pictureInPicture') requests.setPictureInPicture(!state.pictureInPicture);
  if (action.type === 'subtitles') requests.toggleSubtitles();
  if (action.type === 'faster') requests.setRate(getAdjacentRate(state.rate, 1));
  if (action.type === 'slower') requests.setRate(getAdjacentRate(state.rate, -1));
}
