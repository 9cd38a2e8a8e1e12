import { useState } from 'react';
import { useLocation } from 'react-router';
import { preferenceTexts } from '../../features/preferences/api/preference-texts.ts';
import { PreferencesForm } from '../../features/preferences/components/preferences-form.tsx';
import { changeLanguage } from '../../features/site-navigation/state/change-language.ts';
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { readBrowserPreferences } from '../../shared/preferences/save-preferences.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';

export default function PreferencesPage() {
  const { label, language, realm } = useEnvironment();
  const text = usePageTexts(preferenceTexts);
  const { user, isGuest } = useSession();
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const [hadPreferences] = useState(user?.preferences !== undefined);
  const title = label('preferences');
  if (isGuest) {
    return (
      <>
        <title>{`${title} · ${realm.name}`}</title>
        <SignInRequired isPage title={title} text={text('preferencesSignInText')} />
      </>
    );
  }
  // The server does not know the preferences that the browser stores, so the form starts anew with them after hydration.
  const preferences = user?.preferences ?? (isHydrated ? readBrowserPreferences(realm.key) : {});
  return (
    <PageFrame title={title} text={text('preferencesText')}>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      <PreferencesForm
        key={`${user?.id} ${!hadPreferences && isHydrated}`}
        preferences={preferences}
        onLanguageChange={(newLanguage) =>
          void changeLanguage({
            realmKey: realm.key,
            from: language,
            to: newLanguage,
            currentPath: pathname + search,
          })
        }
      />
    </PageFrame>
  );
}
