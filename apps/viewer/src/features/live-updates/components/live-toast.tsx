// An event has gone live: what it is, and the way there. Gone after fifteen seconds, or by hand.
import { toastThumbnail } from '@matinee/rules';
import { ButtonLink, Icon, IconButton } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { LiveToast as LiveEvent } from '../state/live-toast.ts';
import styles from './live-toast.module.css';

export interface LiveToastProps {
  event: LiveEvent;
  onClose: () => void;
}

export default function LiveToast({ event, onClose }: LiveToastProps) {
  const { label, paths } = useEnvironment();
  const [didError, setDidError] = useState(false);
  const { id, title, thumbnailUrl } = event;
  useEffect(() => {
    const timer = setTimeout(onClose, event.until - Date.now());
    return () => clearTimeout(timer);
  }, [onClose, event.until]);
  return (
    <div className={styles.toast}>
      {thumbnailUrl && !didError ? (
        <img
          className={styles.picture}
          {...toastThumbnail}
          src={thumbnailUrl}
          alt=""
          onError={() => {
            console.warn(`A picture could not be loaded: ${thumbnailUrl}`);
            setDidError(true);
          }}
        />
      ) : (
        <span className={styles.picture}>
          <Icon name="film" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.live}>{label('liveNow')}</p>
        <p className={styles.title}>{title}</p>
        <ButtonLink look="call" icon="play" href={paths.route('LIVE', { eventId: id })}>
          {label('watchNow')}
        </ButtonLink>
      </div>
      <span className={styles.close}>
        <IconButton icon="close" label={label('close')} onClick={onClose} />
      </span>
    </div>
  );
}
