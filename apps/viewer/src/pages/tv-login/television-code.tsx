// The page of the television: shows a code and a QR code, and signs in when the person has approved on another device.
import { Button, Notice, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { getPathAfterSignIn, useAuthBackHref } from '../../features/sign-in/state/after-sign-in.ts';
import { tvLoginTexts } from '../../features/sign-in/state/tv/tv-login-texts.ts';
import {
  useDeviceCodeState,
  useRequestDeviceCode,
  useSignInWithDeviceCode,
} from '../../features/sign-in/state/tv/use-device-code.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';
import styles from './tv-login.module.css';

export function TelevisionCode() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const text = usePageTexts(tvLoginTexts);
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const request = useRequestDeviceCode();
  const code = request.data;
  const { data: state } = useDeviceCodeState(code);
  const signIn = useSignInWithDeviceCode();

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    request.mutate();
  });

  const usedCode = useRef('');
  useEffect(() => {
    if (state !== 'approved' || !code || usedCode.current === code.deviceCode) return;
    usedCode.current = code.deviceCode;
    signIn.mutate(code.deviceCode, {
      onSuccess: ({ user }) => {
        const path = getPathAfterSignIn(query, paths, getDefaultPagePath());
        if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
      },
    });
  });

  const error = request.error ?? signIn.error;
  const hasEnded = state === 'refused' || state === 'expired' || error !== null;
  return (
    <AuthLayout
      title={label('tvLoginWithPhone')}
      text={text('tvLoginWithPhoneText')}
      backHref={useAuthBackHref()}
    >
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {error && <FormError error={getErrorText(error, label)} />}
      {!error && hasEnded && (
        <Notice kind="error">{text(state === 'refused' ? 'tvLoginRefusedHere' : 'tvLoginExpired')}</Notice>
      )}
      {hasEnded && (
        <Button
          variant="cta"
          isFullWidth
          isBusy={request.isPending}
          onClick={() => {
            signIn.reset();
            request.mutate();
          }}
        >
          {text('tvLoginNewCode')}
        </Button>
      )}
      {!hasEnded && !code && (
        <div role="status" aria-busy>
          <VisuallyHidden>{label('loading')}</VisuallyHidden>
          <Skeleton width="100%" height="20rem" />
        </div>
      )}
      {!hasEnded && code && (
        <>
          <img className={styles.qrCode} src={code.qrCodeUri} alt={text('tvLoginQrCode')} />
          <p className={styles.address} dir="ltr">
            {code.verificationUri.replace(/^https?:\/\//, '')}
          </p>
          <p className={styles.code} dir="ltr">
            {code.userCode}
          </p>
          <p className={styles.waiting} role="status">
            {text('tvLoginWaiting')}
          </p>
        </>
      )}
    </AuthLayout>
  );
}
