import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Thumbnail } from '../../engine/engine.ts';
import { usePlayer, usePlayerContext } from '../context.ts';
import { formatTime } from './format-time.ts';
import { clampLeft, findChapter } from './seek-bar-maths.ts';
import styles from './seek-preview.module.css';

interface Props {
  seconds: number;
  fraction: number;
  /** The bar that the preview is positioned over. */
  bar: RefObject<HTMLElement | null>;
}

/**
 * Thumbnail, chapter and time above the pointer or the focused position. Hidden from screen readers, to which the
 * slider announces its position.
 */
export function SeekPreview({ seconds, fraction, bar }: Props) {
  const { locale } = usePlayerContext();
  const duration = usePlayer((state) => state.duration);
  const annotations = usePlayer((state) => state.annotations);
  const preview = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const thumbnail = useThumbnail(seconds);
  const chapter = findChapter(annotations, seconds);

  useLayoutEffect(() => {
    const barWidth = bar.current?.clientWidth ?? 0;
    setOffset(clampLeft(fraction * barWidth, preview.current?.offsetWidth ?? 0, barWidth));
  });

  return (
    <div
      ref={preview}
      className={styles.preview}
      style={{ transform: `translateX(${offset}px)` }}
      aria-hidden="true"
    >
      {thumbnail && (
        <StoryboardTile
          thumbnail={thumbnail}
          width={calculateTileWidth(thumbnail, bar.current?.clientWidth ?? 0)}
        />
      )}
      <span className={styles.caption}>
        {chapter && <span className={styles.chapter}>{chapter.title}</span>}
        <span className={styles.time}>{formatTime(seconds, locale, duration)}</span>
      </span>
    </div>
  );
}

/** Returns the thumbnail at a position. Keeps the previous one until the next is loaded, to avoid flicker. */
function useThumbnail(seconds: number): Thumbnail | null {
  const { store } = usePlayerContext();
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null);
  const wholeSeconds = Math.floor(seconds);
  useEffect(() => {
    let isCurrent = true;
    store.getThumbnail(wholeSeconds).then((result) => isCurrent && setThumbnail(result));
    return () => {
      isCurrent = false;
    };
  }, [store, wholeSeconds]);
  return thumbnail;
}

/** Returns the width of the thumbnail: an eighth of the bar, from 176 to 400 pixels; less for portrait videos. */
function calculateTileWidth({ width, height }: Thumbnail, barWidth: number): number {
  const landscapeWidth = Math.min(400, Math.max(176, barWidth / 8));
  return width >= height ? landscapeWidth : landscapeWidth * 0.56;
}

function StoryboardTile({ thumbnail, width }: { thumbnail: Thumbnail; width: number }) {
  const { store } = usePlayerContext();
  const [renewedSheet, setRenewedSheet] = useState<{ originalUrl: string; url: string } | null>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const scale = width / thumbnail.width;
  const url = renewedSheet?.originalUrl === thumbnail.url ? renewedSheet.url : thumbnail.url;
  const handleSheetError = async () => {
    const newUrl = url === thumbnail.url ? await store.refreshUrl(url) : null;
    if (newUrl) return setRenewedSheet({ originalUrl: thumbnail.url, url: newUrl });
    // The query contains a token.
    console.warn(`A storyboard could not be loaded: ${url.replace(/\?.*/, '')}`);
    setFailedUrl(url);
  };
  if (failedUrl === url) return null;
  return (
    <div className={styles.tile} style={{ width, height: thumbnail.height * scale }}>
      <img
        key={url}
        src={url}
        alt=""
        draggable={false}
        style={{
          width: thumbnail.sheetWidth * scale,
          height: thumbnail.sheetHeight * scale,
          transform: `translate(${-thumbnail.x * scale}px, ${-thumbnail.y * scale}px)`,
        }}
        onError={handleSheetError}
      />
    </div>
  );
}
