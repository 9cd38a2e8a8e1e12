import { ButtonLink, ButtonRow, MessagePanel, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import {
  createAccountDetailsQuery,
  createConsentsQuery,
} from '../../features/account/api/account-queries.ts';
import { accountTexts } from '../../features/account/api/account-texts.ts';
import { AccountForm } from '../../features/account/components/account-form.tsx';
import { ConsentsForm } from '../../features/account/components/consents-form.tsx';
import { preloadableChunk } from '../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ErrorPanel } from '../../shared/errors/error-panel.tsx';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';

const ParentalControlSection = preloadableChunk(
  () => import('../../features/profiles/components/parental-control-section.tsx'),
);
const SecuritySections = preloadableChunk(
  () => import('../../features/account/components/security-sections.tsx'),
);

export default function AccountPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const text = usePageTexts(accountTexts);
  const { isGuest, user } = useSession();
  const detailsQuery = useQuery(createAccountDetailsQuery(environment));
  const consentsQuery = useQuery(createConsentsQuery(environment));
  const title = label('account');
  if (isGuest) {
    return (
      <>
        <title>{`${title} · ${realm.name}`}</title>
        <SignInRequired isPage title={title} text={text('accountSignInText')} />
      </>
    );
  }
  if (user?.pro.tp === 'child') {
    return (
      <>
        <title>{`${title} · ${realm.name}`}</title>
        <MessagePanel
          level={1}
          size="page"
          icon="lock"
          title={title}
          text={text('accountChildText')}
          actions={<ButtonLink href={paths.buildPath('PROFILES')}>{label('profiles')}</ButtonLink>}
        />
      </>
    );
  }
  // When the account changes in another tab, the cached details belong to the previous account.
  const details = detailsQuery.data?.id === user?.id ? detailsQuery.data : null;
  const consentAnswers = consentsQuery.data ?? [];
  return (
    <PageFrame title={title}>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {details && <AccountForm key={details.id} details={details} />}
      {!details && !detailsQuery.error && <Skeleton width="min(100%, 40rem)" height="32rem" />}
      {!details && detailsQuery.error && (
        <ErrorPanel
          title={label('crashTitle')}
          error={detailsQuery.error}
          onRetry={() => void detailsQuery.refetch()}
        />
      )}
      {details && consentAnswers.length > 0 && (
        <ConsentsForm key={`${details.id} consents`} answers={consentAnswers} />
      )}
      {details && (
        <ButtonRow>
          <ButtonLink href={paths.buildPath('CHANGE_PASSWORD')}>{label('changePassword')}</ButtonLink>
        </ButtonRow>
      )}
      {details && <ParentalControlSection />}
      {details && <SecuritySections />}
    </PageFrame>
  );
}
