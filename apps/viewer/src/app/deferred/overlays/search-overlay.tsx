// The search overlay. It is open while the URL ends in #search, so the back button closes it.
import { IconButton } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadedBrowseChoices } from '../../../features/browse/components/browse-choices.tsx';
import { SearchView } from '../../../features/search/components/search-view.tsx';
import { takeTypedText } from '../../../shared/browser/typed-text.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSearchState } from '../../../shared/navigation/search-state.ts';
import type { OverlayProps } from './overlay-props.ts';
import { restoreSearchPosition } from './restore-search-position.ts';
import styles from './search-overlay.module.css';

export default function SearchOverlay({ open }: OverlayProps) {
  const { label } = useEnvironment();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const [{ scrollTop, openedHref }, setSearchState] = useSearchState();
  const savedPosition = useRef({ scrollTop, openedHref });
  savedPosition.current = { scrollTop, openedHref };
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) return element.close();
    element.showModal();
    const typedText = takeTypedText();
    if (typedText) setSearchState((current) => ({ ...current, text: current.text + typedText }));
    return restoreSearchPosition(element, savedPosition.current);
  }, [open, setSearchState]);
  const close = () => {
    // A visit that started at this URL has no previous page.
    if (key === 'default') void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    else void navigate(-1);
  };
  const saveScrollPosition = () => {
    if (open) setSearchState((current) => ({ ...current, scrollTop: dialog.current?.scrollTop ?? 0 }));
  };
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label('search')}
      data-focus-scope
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onScrollEnd={saveScrollPosition}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.toolbar}>
            <IconButton icon="back" label={label('searchClose')} onClick={close} />
          </div>
          <SearchView autoFocus={false} startContent={<LoadedBrowseChoices />} />
        </div>
      )}
    </dialog>
  );
}
