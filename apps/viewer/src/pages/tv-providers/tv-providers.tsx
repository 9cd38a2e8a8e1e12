// The list of TV providers, the return from one of them, and the message for a viewer who has signed in for another device.
import { isTvProvider } from '@matinee/rules';
import { useLocation } from 'react-router';
import { useSignInProviders } from '../../features/sign-in/state/use-sign-in-providers.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ReplacePage } from '../../shared/navigation/replace-page.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { DeviceSuccess } from './device-success.tsx';
import { TvProviderPicker } from './tv-provider-picker.tsx';
import { TvProviderReturn } from './tv-provider-return.tsx';

export default function TvProvidersPage() {
  const { paths } = useEnvironment();
  const { result, device } = useRouteParams();
  const { providers, isPending } = useSignInProviders();
  const providerName = new URLSearchParams(useLocation().search).get('providerName');
  if (isPending) return null;
  if (result === 'success' && device) return <DeviceSuccess />;
  const tvProviders = providers.filter(isTvProvider);
  if (tvProviders.length === 0) return <ReplacePage path={paths.buildPath('LOGIN')} />;
  if (result === 'success') return <TvProviderReturn providers={tvProviders} />;
  const provider = tvProviders.find(({ kind }) => kind === providerName) ?? tvProviders[0];
  return provider ? <TvProviderPicker key={provider.kind} provider={provider} /> : null;
}
