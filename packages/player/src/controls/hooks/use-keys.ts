// The keyboard and the remote control. Keys work while the focus is in the player, or (with `page`) nowhere.
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from '../../store/player-store.ts';
import { type KeyAction, keyAction, neighbourRate } from './keymap.ts';
import { arrowDirection, moveFocus } from './spatial-focus.ts';

const answersKeys =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [tabindex="0"], [role]';

interface Options {
  root: RefObject<HTMLElement | null>;
  store: PlayerStore;
  page: boolean;
  wake(): void;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Answers the handler for the player's own element. */
export function useKeys(options: Options): (event: ReactKeyboardEvent) => void {
  const { root, store, page, wake, onBack, onNext, onPrevious } = options;
  const leave = () => {
    const { fullscreen } = store.get();
    const focused = document.activeElement;
    if (fullscreen) store.requests.fullscreen(false);
    else if (focused instanceof HTMLElement && focused !== root.current && root.current?.contains(focused)) {
      root.current.focus();
    } else onBack?.();
  };

  const press = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const control = target?.closest<HTMLElement>('button, [role=slider], input') ?? null;
    wake();
    const direction = arrowDirection(event.key);
    if (control && root.current && direction) {
      const isMoved = moveFocus(root.current, control, direction);
      // Below the last row the page goes on.
      return isMoved || direction !== 'down' || store.get().fullscreen;
    }
    if (control && (event.key === ' ' || event.key === 'Enter')) return false;
    const action = keyAction(event);
    if (!action) return false;
    if (action.do === 'leave') leave();
    else if (action.do === 'next') onNext?.();
    else if (action.do === 'previous') onPrevious?.();
    else perform(store, action);
    return true;
  };
  const pressOnPage = useEffectEvent(press);

  useEffect(() => {
    if (!page) return;
    const onKey = (event: KeyboardEvent) => {
      // A heading that was given the focus after a navigation does nothing with keys either.
      const nowhere = event.target instanceof Element && !event.target.closest(answersKeys);
      if (nowhere && !event.defaultPrevented && pressOnPage(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page]);

  return (event) => {
    if (!event.defaultPrevented && press(event.nativeEvent)) event.preventDefault();
  };
}

function perform({ get, requests }: PlayerStore, action: KeyAction): void {
  const state = get();
  if (action.do === 'toggle') requests.toggle();
  if (action.do === 'seekBy') requests.seekBy(action.seconds);
  if (action.do === 'seekToShare') {
    const { start, end } = state.live ? state.seekable : { start: 0, end: state.duration };
    requests.seek(start + action.share * (end - start));
  }
  if (action.do === 'volumeBy') requests.volume((state.muted ? 0 : state.volume) + action.percent);
  if (action.do === 'mute') requests.mute(!state.muted);
  if (action.do === 'fullscreen') requests.fullscreen(!state.fullscreen);
  if (action.do === 'pictureInPicture') requests.pictureInPicture(!state.pictureInPicture);
  if (action.do === 'subtitles') requests.toggleText();
  if (action.do === 'faster') requests.rate(neighbourRate(state.rate, 1));
  if (action.do === 'slower') requests.rate(neighbourRate(state.rate, -1));
}
