// A plugin of the operator in a sandboxed frame.
import type { Plugin } from '@matinee/contract';
import { useRef, useState } from 'react';
import { usePluginMessages } from '../state/use-plugin-messages.ts';
import styles from './plugin-frame.module.css';

export function PluginFrame({ plugin }: { plugin: Plugin }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(plugin.height);
  usePluginMessages(frame, setHeight);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ blockSize: `${height}px` }}
      src={plugin.url}
      title={plugin.title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow=""
      data-focus-item
    />
  );
}
