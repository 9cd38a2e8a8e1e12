// The devices on which the account is signed in, each with a button that signs it out.
import type { DeviceSession } from '@matinee/contract';
import { Badge, Button, ConfirmDialog, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import formStyles from '../../../shared/ui/form-sections.module.css';
import { createDevicesQuery } from '../api/security-queries.ts';
import { securityTexts } from '../api/security-texts.ts';
import { useSignOutDevice, useSignOutEverywhere } from '../state/use-sign-out-devices.ts';
import { LocalDateTime } from './local-date-time.tsx';
import styles from './security-sections.module.css';

export function DevicesSection() {
  const environment = useEnvironment();
  const { label } = environment;
  const text = usePageTexts(securityTexts);
  const { data: devices = [], error: loadError } = useQuery(createDevicesQuery(environment));
  const signOutDevice = useSignOutDevice();
  const signOutEverywhere = useSignOutEverywhere();
  const [isConfirming, setConfirming] = useState(false);
  const headingId = useId();
  const error = loadError ?? signOutDevice.error ?? signOutEverywhere.error;
  return (
    <section className={formStyles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.title}>
        {text('accountDevicesTitle')}
      </h2>
      <p className={formStyles.text}>{text('accountDevicesText')}</p>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isBusy={signOutDevice.isPending && signOutDevice.variables === device.id}
            onSignOut={() => signOutDevice.mutate(device.id)}
          />
        ))}
      </ul>
      {error && <Notice kind="error">{getErrorText(error, label).text}</Notice>}
      <Button isBusy={signOutEverywhere.isPending} onClick={() => setConfirming(true)}>
        {text('accountSignOutEverywhere')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={text('accountSignOutEverywhereTitle')}
        text={text('accountSignOutEverywhereText')}
        closeLabel={label('close')}
        confirmLabel={text('accountSignOutEverywhere')}
        cancelLabel={label('back')}
        onConfirm={() => signOutEverywhere.mutate()}
      />
    </section>
  );
}

interface DeviceItemProps {
  device: DeviceSession;
  isBusy: boolean;
  onSignOut: () => void;
}

/** The device that shows this page has no button, because the account menu has one. */
function DeviceItem({ device, isBusy, onSignOut }: DeviceItemProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(securityTexts);
  const id = useId();
  return (
    <li className={styles.item}>
      <div>
        <p id={`${id}-name`} className={styles.name}>
          <bdi>{device.name || text('accountDeviceUnknown')}</bdi>
        </p>
        <p className={styles.detail}>
          {text('accountDeviceLastUsed')} <LocalDateTime instant={device.lastUsedAt} />
        </p>
      </div>
      {device.isCurrent ? (
        <Badge>{text('accountDeviceCurrent')}</Badge>
      ) : (
        <Button
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-name`}
          isBusy={isBusy}
          onClick={onSignOut}
        >
          {label('signOut')}
        </Button>
      )}
    </li>
  );
}
