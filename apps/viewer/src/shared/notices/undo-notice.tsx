// Says which title was removed and offers to undo it, also with Ctrl+Z. It has no time limit: it stays until the viewer
// closes it, removes another title or leaves the list.
import { Icon } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { isolateText } from '../i18n/isolate-text.ts';
import { useGlobalStateValue } from '../query/global-state.ts';
import styles from './notice-region.module.css';
import { type Removal, removalState, withdrawUndo } from './undo-offer.ts';

const editableSelector = 'input, textarea, select, [contenteditable]';

export function UndoNotice() {
  const { label } = useEnvironment();
  const queryClient = useQueryClient();
  const removal = useGlobalStateValue(removalState);
  const close = () => withdrawUndo(queryClient);
  const undoAndClose = ({ undo }: Removal) => {
    close();
    undo();
  };
  useUndoShortcut(removal && (() => undoAndClose(removal)));
  if (!removal) return null;
  const { titleName, listName } = removal;
  return (
    <div className={styles.notice}>
      <Icon name="check" />
      <p>{label('removedFromList', { title: isolateText(titleName), list: isolateText(listName) })}</p>
      <button
        type="button"
        className={styles.action}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => undoAndClose(removal)}
      >
        {label('undo')}
      </button>
      <button type="button" className={styles.close} aria-label={label('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function useUndoShortcut(undo: (() => void) | null): void {
  useEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const hasUndoModifier = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!hasUndoModifier || event.key.toLowerCase() !== 'z' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(editableSelector)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
