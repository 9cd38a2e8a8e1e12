// Shows that the account is connected with a TV provider, and disconnects it if the realm allows that.
import { hasErrorCode } from '@matinee/client';
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { Button, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { createLinkedAccountsQuery } from '../../features/account/api/security-queries.ts';
import { useUnlinkProvider } from '../../features/account/state/use-unlink-provider.ts';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { tvProviderTexts } from '../../features/sign-in/state/tv/tv-provider-texts.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { useSession } from '../../shared/session/session.ts';

export function LinkedTvProvider({ provider }: { provider: SignInProvider }) {
  const environment = useEnvironment();
  const { label } = environment;
  const { isGuest } = useSession();
  const text = usePageTexts(tvProviderTexts);
  const { data: linkedNames = [] } = useQuery({
    ...createLinkedAccountsQuery(environment),
    enabled: !isGuest,
  });
  const unlink = useUnlinkProvider();
  const name = getProviderClientName(provider);
  if (isGuest || !linkedNames.includes(name)) return null;
  return (
    <>
      <Notice kind="info">{text('tvProviderConnected')}</Notice>
      {unlink.error && (
        <FormError
          error={
            hasErrorCode(unlink.error, 'lastSignInMethod')
              ? { text: text('tvProviderLastMethod'), detail: undefined }
              : getErrorText(unlink.error, label)
          }
        />
      )}
      {provider.allowUnlink && (
        <Button isFullWidth isBusy={unlink.isPending} onClick={() => unlink.mutate(name)}>
          {text('tvProviderUnlink')}
        </Button>
      )}
    </>
  );
}
