import { Skeleton } from '@matinee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { profileTexts } from '../../features/profiles/api/profile-texts.ts';
import { createProfilesQuery } from '../../features/profiles/api/profiles-query.ts';
import { ProfilePicker } from '../../features/profiles/components/profile-picker.tsx';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ErrorPanel } from '../../shared/errors/error-panel.tsx';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { getUser, useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';

export default function ProfilesPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const text = usePageTexts(profileTexts);
  const { isGuest } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: profiles, error, refetch } = useQuery(createProfilesQuery(environment));
  if (isGuest) {
    const title = label('profiles');
    return (
      <>
        <title>{`${title} · ${realm.name}`}</title>
        <SignInRequired isPage title={title} text={text('profilesSignInText')} />
      </>
    );
  }
  const openHome = () => {
    const homePath = paths.buildPath('HOME');
    const user = getUser(queryClient);
    if (!user || !changeToPreferredLanguage(user, environment, homePath)) void navigate(homePath);
  };
  return (
    <PageFrame title={text('profilesTitle')}>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {profiles && profiles.length > 0 && <ProfilePicker profiles={profiles} onSelect={openHome} />}
      {!profiles && !error && <Skeleton width="min(100%, 40rem)" height="14rem" />}
      {error && <ErrorPanel title={label('crashTitle')} error={error} onRetry={() => void refetch()} />}
    </PageFrame>
  );
}
