import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Thumbnail } from '../../engine/engine.ts';
import { usePlayer, usePlayerView } from '../context.ts';
import { chapterAt, clampedLeft } from './seek-bar-maths.ts';
import styles from './seek-preview.module.css';
import { clock } from './time.ts';

interface Props {
  seconds: number;
  share: number;
  /** The bar above which it floats. */
  room: RefObject<HTMLElement | null>;
}

/** What is at that second: its picture, its chapter, its time. Said by the bar itself to those who cannot see it. */
export function SeekPreview({ seconds, share, room }: Props) {
  const { locale } = usePlayerView();
  const duration = usePlayer((state) => state.duration);
  const annotations = usePlayer((state) => state.annotations);
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(0);
  const picture = useThumbnail(seconds);
  const chapter = chapterAt(annotations, seconds);

  useLayoutEffect(() => {
    const width = room.current?.clientWidth ?? 0;
    setLeft(clampedLeft(share * width, box.current?.offsetWidth ?? 0, width));
  });

  return (
    <div
      ref={box}
      className={styles.preview}
      style={{ transform: `translateX(${left}px)` }}
      aria-hidden="true"
    >
      {picture && <Tile picture={picture} width={tileWidth(picture, room.current?.clientWidth ?? 0)} />}
      <span className={styles.words}>
        {chapter && <span className={styles.chapter}>{chapter.title}</span>}
        <span className={styles.time}>{clock(seconds, locale, duration)}</span>
      </span>
    </div>
  );
}

/** The last picture stays until the next one is known, so that nothing flickers. */
function useThumbnail(seconds: number): Thumbnail | null {
  const { store } = usePlayerView();
  const [picture, setPicture] = useState<Thumbnail | null>(null);
  const second = Math.floor(seconds);
  useEffect(() => {
    let wanted = true;
    store.thumbnailAt(second).then((found) => wanted && setPicture(found));
    return () => {
      wanted = false;
    };
  }, [store, second]);
  return picture;
}

/** Pixels on the screen: an eighth of the bar, less for a picture that stands upright. */
function tileWidth({ width, height }: Thumbnail, room: number): number {
  const wide = Math.min(400, Math.max(176, room / 8));
  return width >= height ? wide : wide * 0.56;
}

function Tile({ picture, width }: { picture: Thumbnail; width: number }) {
  const { store } = usePlayerView();
  const [fresh, setFresh] = useState<{ instead: string; url: string } | null>(null);
  const scale = width / picture.width;
  const url = fresh?.instead === picture.url ? fresh.url : picture.url;
  const renew = async () => {
    const address = url === picture.url ? await store.renewUrl(url) : null;
    if (address) setFresh({ instead: picture.url, url: address });
  };
  return (
    <div className={styles.tile} style={{ width, height: picture.height * scale }}>
      <img
        key={url}
        src={url}
        alt=""
        draggable={false}
        style={{
          width: picture.sheetWidth * scale,
          height: picture.sheetHeight * scale,
          transform: `translate(${-picture.x * scale}px, ${-picture.y * scale}px)`,
        }}
        onError={renew}
      />
    </div>
  );
}
