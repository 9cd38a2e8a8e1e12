// An iframe of a chosen width. Its content has the layout of a device of that width, and the draft's colours apply only
// inside it.
import { resizeDebounceMs } from '@matinee/rules';
import { observeSize } from '@matinee/ui';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-workbench.module.css';

export interface DeviceFrameProps {
  title: string;
  /** Width in CSS pixels. */
  width: number;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Custom properties of the root element. */
  tokens: Readonly<Record<string, string>>;
  children: ReactNode;
}

const emptyPagePath = '/preview-frame';

export function DeviceFrame({ title, width, language, direction, tokens, children }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [frameDocument, setFrameDocument] = useState<Document | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const scale = useScale(container, width);
  const handleLoad = () => {
    const loadedDocument = frame.current?.contentDocument;
    if (loadedDocument?.body) setFrameDocument(loadedDocument);
  };
  // The frame may have loaded before this component.
  useEffect(() => {
    const loadedDocument = frame.current?.contentDocument;
    if (loadedDocument?.readyState === 'complete' && loadedDocument.URL.endsWith(emptyPagePath))
      setFrameDocument(loadedDocument);
  }, []);
  useEffect(() => (frameDocument ? syncStyles(frameDocument) : undefined), [frameDocument]);
  useEffect(() => {
    const root = frameDocument?.documentElement;
    if (!root) return;
    root.lang = language;
    root.dir = direction;
    root.dataset.fontsLoaded = '';
    for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
  }, [frameDocument, language, direction, tokens]);
  return (
    <div ref={container} className={styles.device}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ inlineSize: `${width}px`, transform: `scale(${scale})`, '--scale': scale } as CSSProperties}
        src={emptyPagePath}
        title={title}
        onLoad={handleLoad}
      />
      {frameDocument &&
        createPortal(<ContentWithoutNavigation>{children}</ContentWithoutNavigation>, frameDocument.body)}
    </div>
  );
}

/** Scales the frame down until its whole width is visible. */
function useScale(container: RefObject<HTMLElement | null>, width: number): number {
  const [availableWidth, setAvailableWidth] = useState(width);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    return observeSize(element, resizeDebounceMs.preview, () => setAvailableWidth(element.clientWidth));
  }, [container]);
  return Math.min(1, availableWidth / width);
}

/**
 * Disables links, forms and the buttons of the footer in a preview, so that they do not affect the operator's
 * session. Links that open a panel of the navigation bar still work.
 */
function ContentWithoutNavigation({ children }: { children: ReactNode }) {
  const cancelEvent = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const preventNavigation = (event: SyntheticEvent) => {
    const link = (event.target as Element).closest('a[href], footer button');
    if (!link) return;
    if (link.getAttribute('aria-haspopup') === 'dialog') event.preventDefault();
    else cancelEvent(event);
  };
  return (
    <div
      onClickCapture={preventNavigation}
      onAuxClickCapture={preventNavigation}
      onSubmitCapture={cancelEvent}
    >
      {children}
    </div>
  );
}

/**
 * Copies the styles of the surrounding page into the frame, also those that load later. Returns a function
 * that stops it.
 */
function syncStyles(frameDocument: Document): () => void {
  const copiedNodes = new Set<Node>();
  const copyStyles = () => {
    for (const element of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      if (copiedNodes.has(element)) continue;
      copiedNodes.add(element);
      frameDocument.head.append(frameDocument.importNode(element, true));
    }
  };
  copyStyles();
  const observer = new MutationObserver(copyStyles);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
