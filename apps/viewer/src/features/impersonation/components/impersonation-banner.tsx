// Tells an administrator on every page that they act as a viewer, and lets them stop.
import type { SessionUser } from '@matinee/contract';
import { Button, Icon } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { createPageTextsQuery, usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { impersonationTexts } from '../state/impersonation-texts.ts';
import { useStopImpersonation } from '../state/use-impersonation.ts';
import styles from './impersonation-banner.module.css';

export default function ImpersonationBanner({ user }: { user: SessionUser }) {
  const text = usePageTexts(impersonationTexts);
  const { isSuccess } = useQuery(createPageTextsQuery(useEnvironment(), impersonationTexts));
  const stop = useStopImpersonation();
  if (!isSuccess) return null;
  return (
    <section className={styles.banner} aria-label={text('impersonationTitle')} data-chrome data-focus-scope>
      <Icon name="person" />
      <p>
        {text('impersonationActingAs')} <bdi className={styles.name}>{user.name}</bdi>
      </p>
      <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {text('impersonationStop')}
      </Button>
    </section>
  );
}
