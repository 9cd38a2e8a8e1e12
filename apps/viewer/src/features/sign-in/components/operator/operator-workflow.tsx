// Signs in with an operator in a frame of the page.

import { hasErrorCode } from '@matinee/client';
import type { SessionUser, SignInProvider } from '@matinee/contract';
import { Button, ButtonLink, Notice, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useRef } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { usePageTexts } from '../../../../shared/i18n/page-texts.ts';
import { buildProviderPath } from '../../../../shared/session/provider-path.ts';
import { useAuthBackHref } from '../../state/after-sign-in.ts';
import type { SignUpConsentAnswer } from '../../state/consent-answers.ts';
import { operatorTexts } from '../../state/operator/operator-texts.ts';
import { useOperatorSignIn } from '../../state/operator/use-operator-sign-in.ts';
import { getProviderErrorText } from '../../state/provider-errors.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { FormError } from '../form-error.tsx';
import { ProviderConflict } from '../provider-conflict.tsx';
import styles from './operator-workflow.module.css';

export interface OperatorWorkflowProps {
  provider: SignInProvider;
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  isLinkingAccount: boolean;
  consentAnswers: SignUpConsentAnswer[];
  /** Returns the page that opens after the sign-in. */
  getContinueHref: () => string;
  onSignedIn: (user: SessionUser) => void;
  onRetry: () => void;
}

export function OperatorWorkflow({
  provider,
  signInParams,
  isLinkingAccount,
  consentAnswers,
  getContinueHref,
  onSignedIn,
  onRetry,
}: OperatorWorkflowProps) {
  const { label, paths, realm, language } = useEnvironment();
  const text = usePageTexts(operatorTexts);
  const backHref = useAuthBackHref();
  const frame = useRef<HTMLIFrameElement>(null);
  const { partners, isWorkflowOpen, frameHeight, error, selectPartner } = useOperatorSignIn({
    frame,
    isLinkingAccount,
    consentAnswers,
    onSignedIn,
  });
  if (hasErrorCode(error, 'accountConflict')) {
    const { reason = 'otherAccount', email = '' } = error.params;
    return <ProviderConflict {...{ provider, reason, email, signInParams, skipHref: getContinueHref() }} />;
  }
  const isChoosing = !error && !isWorkflowOpen && partners !== undefined && partners.length > 1;
  const isEmpty = partners?.length === 0;
  const isLoading = !error && !isWorkflowOpen && !isChoosing && !isEmpty;
  return (
    <AuthLayout
      title={label('continueWith', { provider: provider.name })}
      text={isChoosing ? text('operatorChoosePartner') : undefined}
      backHref={backHref}
    >
      {error && <FormError error={getProviderErrorText(error, label, { provider, realmName: realm.name })} />}
      {isEmpty && <Notice kind="info">{text('operatorNoPartner')}</Notice>}
      {isLoading && (
        <div role="status" aria-busy>
          <VisuallyHidden>{label('loading')}</VisuallyHidden>
          <Skeleton width="100%" height="3rem" />
        </div>
      )}
      {isChoosing && (
        <ul className={styles.partners}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <Button isFullWidth onClick={() => selectPartner(partner)}>
                <bdi>{partner.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        style={isWorkflowOpen ? { blockSize: `${frameHeight}px` } : undefined}
        data-hidden={isWorkflowOpen ? undefined : ''}
        inert={!isWorkflowOpen}
        src={`/operator-frame?language=${language}`}
        title={provider.name}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        allow=""
      />
      {hasErrorCode(error, 'requiredConsent') ? (
        <ButtonLink
          variant="cta"
          isFullWidth
          href={buildProviderPath(paths, provider, { ...signInParams, type: 'signup' })}
        >
          {label('signUp')}
        </ButtonLink>
      ) : (
        (error || isEmpty) && (
          <Button variant="cta" isFullWidth onClick={onRetry}>
            {label('retry')}
          </Button>
        )
      )}
    </AuthLayout>
  );
}
