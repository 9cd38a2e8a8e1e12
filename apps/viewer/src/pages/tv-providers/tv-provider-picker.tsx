// Chooses a TV provider, and leaves for it.
import type { SignInProvider, TvProvider } from '@matinee/contract';
import { getProviderClientName, type TvProviderKind } from '@matinee/rules';
import { Button, Notice, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { TvProviderList } from '../../features/sign-in/components/tv-provider-list.tsx';
import { pickSignInParams, useAuthBackHref } from '../../features/sign-in/state/after-sign-in.ts';
import { getProviderErrorText } from '../../features/sign-in/state/provider-errors.ts';
import {
  type ProviderRedirect,
  readProviderRedirect,
} from '../../features/sign-in/state/provider-redirect.ts';
import { tvProviderTexts } from '../../features/sign-in/state/tv/tv-provider-texts.ts';
import {
  canRestartTvSignIn,
  useStartTvSignIn,
  useTvProviderList,
} from '../../features/sign-in/state/tv/use-tv-provider-sign-in.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';
import { GoToPageButton } from './go-to-page-button.tsx';
import { LinkedTvProvider } from './linked-tv-provider.tsx';

export function TvProviderPicker({ provider }: { provider: SignInProvider & { kind: TvProviderKind } }) {
  const { label, realm } = useEnvironment();
  const text = usePageTexts(tvProviderTexts);
  const backHref = useAuthBackHref();
  const [redirect, setRedirect] = useRedirect(provider);
  const list = useTvProviderList(provider);
  const start = useStartTvSignIn(provider, redirect);
  const providers = list.data?.requestor.mvpds ?? [];
  const isRetry = redirect.tvSignIn?.isRetry ?? false;
  const select = (tvProvider: TvProvider) => {
    if (start.isPending || start.isSuccess) return;
    start.mutate(tvProvider, {
      onError: (error) => {
        if (!canRestartTvSignIn(error) || isRetry) return;
        setRedirect({ ...redirect, tvSignIn: { isRetry: true } });
        start.reset();
      },
    });
  };
  const error = list.error ?? start.error;
  return (
    <AuthLayout title={text('tvProviderTitle')} text={text('tvProviderText')} backHref={backHref}>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      <LinkedTvProvider provider={provider} />
      {isRetry && !error && <Notice kind="info">{text('tvProviderRetry')}</Notice>}
      {error && (
        <>
          <FormError error={getProviderErrorText(error, label, { provider, realmName: realm.name })} />
          <GoToPageButton />
        </>
      )}
      {list.error && (
        <Button variant="cta" isFullWidth isBusy={list.isFetching} onClick={() => void list.refetch()}>
          {label('retry')}
        </Button>
      )}
      {list.isPending && (
        <div role="status" aria-busy>
          <VisuallyHidden>{label('loading')}</VisuallyHidden>
          <Skeleton width="100%" height="14rem" />
        </div>
      )}
      {list.isSuccess && providers.length === 0 && <p>{text('tvProviderEmpty')}</p>}
      <TvProviderList
        providers={providers}
        separatorText={text('tvProviderOthers')}
        busyId={start.isPending || start.isSuccess ? start.variables.id : undefined}
        onSelect={select}
      />
    </AuthLayout>
  );
}

/** The sign-in that the viewer has started on another page of this tab, otherwise a new one. */
function useRedirect(provider: SignInProvider & { kind: TvProviderKind }) {
  const query = new URLSearchParams(useLocation().search);
  const clientName = getProviderClientName(provider);
  const [redirect, setRedirect] = useState<ProviderRedirect>({
    kind: provider.kind,
    clientName,
    signInParams: pickSignInParams(query),
    isLinkingAccount: false,
    consentAnswers: [],
  });
  useEffect(() => {
    const savedRedirect = readProviderRedirect();
    if (savedRedirect?.clientName === clientName) setRedirect(savedRedirect);
  }, [clientName]);
  return [redirect, setRedirect] as const;
}
