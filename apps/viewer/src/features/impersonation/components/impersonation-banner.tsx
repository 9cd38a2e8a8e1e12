// Tells an administrator on every page that they act as a viewer, and lets them stop.
import type { SessionUser } from '@matinee/contract';
import { Button, Icon } from '@matinee/ui';
import { useBannerTexts } from '../state/use-banner-texts.ts';
import { useStopImpersonation } from '../state/use-impersonation.ts';
import styles from './impersonation-banner.module.css';

export default function ImpersonationBanner({ user }: { user: SessionUser }) {
  const texts = useBannerTexts();
  const stop = useStopImpersonation();
  if (!texts) return null;
  return (
    <section className={styles.banner} aria-label={texts.impersonationTitle} data-chrome data-focus-scope>
      <Icon name="person" />
      <p>
        {texts.impersonationActingAs} <bdi className={styles.name}>{user.name}</bdi>
      </p>
      <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {texts.impersonationStop}
      </Button>
    </section>
  );
}
