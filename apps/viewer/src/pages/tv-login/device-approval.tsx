// The page of the phone: the person enters the code, sees which device has shown it, and approves or refuses its sign-in.
import { hasErrorCode } from '@matinee/client';
import { Button, ButtonLink, Notice, TextField } from '@matinee/ui';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import formStyles from '../../features/sign-in/components/auth-form.module.css';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { tvLoginTexts } from '../../features/sign-in/state/tv/tv-login-texts.ts';
import {
  useFindDeviceRequest,
  useResolveDeviceRequest,
} from '../../features/sign-in/state/tv/use-device-code.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { useSession } from '../../shared/session/session.ts';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';
import styles from './tv-login.module.css';

export function DeviceApproval() {
  const { label, paths } = useEnvironment();
  const { isGuest } = useSession();
  const text = usePageTexts(tvLoginTexts);
  const { pathname, search } = useLocation();
  const find = useFindDeviceRequest();
  const resolution = useResolveDeviceRequest();
  const error = resolution.error ?? find.error;
  const errorText = hasErrorCode(error, 'unknownDeviceCode')
    ? { text: text('tvLoginUnknownCode'), detail: undefined }
    : error && getErrorText(error, label);

  if (isGuest) {
    return (
      <AuthLayout title={text('tvLoginTitle')} text={text('tvLoginSignInFirst')}>
        <ButtonLink
          variant="cta"
          isFullWidth
          href={paths.buildPath('LOGIN', {}, { query: { from: pathname + search } })}
        >
          {label('signIn')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (resolution.isSuccess) {
    return (
      <AuthLayout title={text('tvLoginTitle')}>
        <div role="status">
          <Notice kind="info">
            {text(resolution.variables.isApproved ? 'tvLoginApproved' : 'tvLoginRefused')}
          </Notice>
        </div>
        <ButtonLink isFullWidth href={paths.buildPath('HOME')}>
          {label('goHome')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (find.data && !error) {
    const { userCode, deviceName, address, isSameNetwork } = find.data;
    const send = (isApproved: boolean) => {
      if (!resolution.isPending) resolution.mutate({ userCode, isApproved });
    };
    const isBusy = (isApproved: boolean) =>
      resolution.isPending && resolution.variables.isApproved === isApproved;
    return (
      <AuthLayout title={text('tvLoginTitle')} text={text('tvLoginCompare')}>
        <p className={styles.code} dir="ltr">
          {userCode}
        </p>
        <dl className={styles.details}>
          <dt>{text('tvLoginDevice')}</dt>
          <dd>
            <bdi>{deviceName || text('tvLoginDeviceUnknown')}</bdi>
          </dd>
          <dt>{text('tvLoginAddress')}</dt>
          <dd>
            <bdi>{address}</bdi>
          </dd>
        </dl>
        {!isSameNetwork && <Notice kind="error">{text('tvLoginOtherNetwork')}</Notice>}
        <Button variant="cta" isFullWidth isBusy={isBusy(true)} onClick={() => send(true)}>
          {text('tvLoginApprove')}
        </Button>
        <Button isFullWidth isBusy={isBusy(false)} onClick={() => send(false)}>
          {text('tvLoginRefuse')}
        </Button>
      </AuthLayout>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (find.isPending || code === '') return;
    resolution.reset();
    find.mutate(code);
  };
  return (
    <AuthLayout title={text('tvLoginTitle')} text={text('tvLoginCodeText')}>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      <form className={formStyles.form} method="post" onSubmit={submit} noValidate>
        {errorText && <FormError error={errorText} />}
        <TextField
          label={text('tvLoginCode')}
          name="code"
          defaultValue={new URLSearchParams(search).get('code') ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <Button type="submit" variant="cta" isFullWidth isBusy={find.isPending}>
          {label('continue')}
        </Button>
      </form>
    </AuthLayout>
  );
}
