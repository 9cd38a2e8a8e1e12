// A dialog that announces that the video is a premiere. It opens only until the premiere ends.
import type { PremiereRelease } from '@matinee/contract';
import { getPremiereModalState } from '@matinee/rules';
import { Button, Dialog } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatTime } from '../../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../../shared/i18n/time-zone.ts';
import styles from './premiere.module.css';

export interface PremiereModalProps {
  title: string;
  release: PremiereRelease;
  /** When the video page was opened, in epoch milliseconds. */
  openedAt: number;
}

export function PremiereModal({ title, release, openedAt }: PremiereModalProps) {
  const { label, language } = useEnvironment();
  const zone = useTimeZone();
  const [isClosed, setClosed] = useState(false);
  const isModalDue = useIsModalDue(release, openedAt);
  const close = () => setClosed(true);
  return (
    <Dialog
      open={isModalDue && !isClosed}
      onClose={close}
      title={label('premiereTitle')}
      closeLabel={label('close')}
    >
      <div className={styles.modal}>
        <p className={styles.text}>
          {label('premiereText', { title, time: formatTime(language, zone, release.endsAt) })}
        </p>
        <Button variant="cta" icon="play" onClick={close}>
          {label('premiereKeepWatching')}
        </Button>
      </div>
    </Dialog>
  );
}

function useIsModalDue({ scheduledAt, endsAt }: PremiereRelease, openedAt: number): boolean {
  const [now, setNow] = useState(Date.now);
  const start = Date.parse(scheduledAt);
  const duration = (Date.parse(endsAt) - start) / 1000;
  const { isOpen, changesAt } = getPremiereModalState({ scheduledAt: start, duration, openedAt }, now);
  useEffect(() => {
    if (changesAt === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, changesAt - Date.now()));
    return () => clearTimeout(timer);
  }, [changesAt]);
  return isOpen;
}
