// A window of a chosen width in the page: what is drawn into it lays itself out as on a device of that width, and the
// draft's colours end at its edge.
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
  /** Pixels. */
  width: number;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Custom properties of the root element. */
  tokens: Readonly<Record<string, string>>;
  children: ReactNode;
}

const emptyPage = '/preview-frame';

export function DeviceFrame({ title, width, language, direction, tokens, children }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, width);
  const whenLoaded = () => {
    const loaded = frame.current?.contentDocument;
    if (loaded?.body) setPage(loaded);
  };
  // It may have loaded before this code was there.
  useEffect(() => {
    const loaded = frame.current?.contentDocument;
    if (loaded?.readyState === 'complete' && loaded.URL.endsWith(emptyPage)) setPage(loaded);
  }, []);
  useEffect(() => (page ? followStyles(page) : undefined), [page]);
  useEffect(() => {
    const root = page?.documentElement;
    if (!root) return;
    root.lang = language;
    root.dir = direction;
    root.dataset.faces = '';
    for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
  }, [page, language, direction, tokens]);
  return (
    <div ref={box} className={styles.device}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ inlineSize: `${width}px`, transform: `scale(${scale})`, '--scale': scale } as CSSProperties}
        src={emptyPage}
        title={title}
        onLoad={whenLoaded}
      />
      {page && createPortal(<Still>{children}</Still>, page.body)}
    </div>
  );
}

/** How much smaller a window of this width must be to be seen whole. */
function useScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return Math.min(1, room / width);
}

/**
 * Links are to be seen here, not to be followed, and what forms ask for is not to be done: neither may reach whoever
 * looks at the draft. What opens a panel of the bar is a link too, and opens it.
 */
function Still({ children }: { children: ReactNode }) {
  const stop = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stopLinks = (event: SyntheticEvent) => {
    const link = (event.target as Element).closest('a[href], footer button');
    if (!link) return;
    if (link.getAttribute('aria-haspopup') === 'dialog') event.preventDefault();
    else stop(event);
  };
  return (
    <div onClickCapture={stopLinks} onAuxClickCapture={stopLinks} onSubmitCapture={stop}>
      {children}
    </div>
  );
}

/** The styles of this page, and those that are loaded later. */
function followStyles(page: Document): () => void {
  const copied = new Set<Node>();
  const copy = () => {
    for (const element of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      if (copied.has(element)) continue;
      copied.add(element);
      page.head.append(page.importNode(element, true));
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
