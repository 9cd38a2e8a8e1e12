// Announces that an event is live, with a link to it. The toast closes after fifteen seconds or by its close
// button.
import { toastThumbnail } from '@matinee/rules';
import { ButtonLink, Icon, IconButton } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { ToastEvent } from '../state/live-toast.ts';
import styles from './live-toast.module.css';

export interface LiveToastProps {
  event: ToastEvent;
  onClose: () => void;
}

export default function LiveToast({ event, onClose }: LiveToastProps) {
  const { label, paths } = useEnvironment();
  const [hasFailed, setHasFailed] = useState(false);
  const { id, title, thumbnailUrl } = event;
  useEffect(() => {
    const timer = setTimeout(onClose, event.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [onClose, event.expiresAt]);
  return (
    <div className={styles.toast}>
      {thumbnailUrl && !hasFailed ? (
        <img
          className={styles.image}
          {...toastThumbnail}
          src={thumbnailUrl}
          alt=""
          onError={() => {
            console.warn(`Image failed to load: ${thumbnailUrl}`);
            setHasFailed(true);
          }}
        />
      ) : (
        <span className={styles.image}>
          <Icon name="film" />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.live}>{label('liveNow')}</p>
        <p className={styles.title}>{title}</p>
        <ButtonLink variant="cta" icon="play" href={paths.buildPath('LIVE', { eventId: id })}>
          {label('watchNow')}
        </ButtonLink>
      </div>
      <span className={styles.close}>
        <IconButton icon="close" label={label('close')} onClick={onClose} />
      </span>
    </div>
  );
}
