// The keyboard and the remote control. Keys work while the focus is in the player, or (with `page`) nowhere.
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from '../../store/player-store.ts';
import { adjacentRate, findKeyAction, type KeyAction } from './keymap.ts';
import { arrowDirection, moveFocus } from './spatial-focus.ts';

const interactiveElements =
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

/** Answers the handler for the player's own element. */
export function useKeyboardShortcuts(options: Options): (event: ReactKeyboardEvent) => void {
  const { root, store, isPageWide, showControls, onBack, onNext, onPrevious } = options;
  const exit = () => {
    const { fullscreen } = store.get();
    const focusedElement = document.activeElement;
    if (fullscreen) store.requests.fullscreen(false);
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
    const direction = arrowDirection(event.key);
    if (control && root.current && direction) {
      const hasMoved = moveFocus(root.current, control, direction);
      // Below the last row the page goes on.
      return hasMoved || direction !== 'down' || store.get().fullscreen;
    }
    if (control && (event.key === ' ' || event.key === 'Enter')) return false;
    const action = findKeyAction(event);
    if (!action) return false;
    if (action.do === 'exit') exit();
    else if (action.do === 'next') onNext?.();
    else if (action.do === 'previous') onPrevious?.();
    else runAction(store, action);
    return true;
  };
  const handlePageKey = useEffectEvent(handleKey);

  useEffect(() => {
    if (!isPageWide) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // A heading that was given the focus after a navigation does nothing with keys either.
      const isOutsideControls = event.target instanceof Element && !event.target.closest(interactiveElements);
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
  if (action.do === 'toggle') requests.toggle();
  if (action.do === 'seekBy') requests.seekBy(action.seconds);
  if (action.do === 'seekToFraction') {
    const { start, end } = state.live ? state.seekable : { start: 0, end: state.duration };
    requests.seek(start + action.fraction * (end - start));
  }
  if (action.do === 'volumeBy') requests.volume((state.muted ? 0 : state.volume) + action.percent);
  if (action.do === 'mute') requests.mute(!state.muted);
  if (action.do === 'fullscreen') requests.fullscreen(!state.fullscreen);
  if (action.do === 'pictureInPicture') requests.pictureInPicture(!state.pictureInPicture);
  if (action.do === 'subtitles') requests.toggleText();
  if (action.do === 'faster') requests.rate(adjacentRate(state.rate, 1));
  if (action.do === 'slower') requests.rate(adjacentRate(state.rate, -1));
}
