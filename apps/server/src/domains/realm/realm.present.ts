// Maps settings to the public realm of the API. Licences, hosts and bridge origins are left out.

import type { MenuItem, Realm, SignInProvider } from '@matinee/contract';
import { defaultRealmSettings, pickText } from '@matinee/rules';
import type { RealmContext } from '../../calls/index.ts';
import { createMemo, defineMemo } from '../../platform/cache/index.ts';
import type { RealmArtwork } from './realm.queries.ts';
import { createThemeTokens, type ThemeTokens } from './theme/theme-tokens.ts';

export function presentFeatures({ settings }: RealmContext): Realm['features'] {
  const features = { ...defaultRealmSettings.features, ...settings.features };
  // A link in a mail signs in to existing accounts only.
  const canCreateAccounts = settings.emailSignIn.password || settings.signInProviders.length > 0;
  return { ...features, selfRegistration: features.selfRegistration && canCreateAccounts };
}

export function presentRealm(
  realm: RealmContext,
  { logo, authBackground }: RealmArtwork,
  languages: readonly string[],
): Realm {
  const { settings } = realm;
  return {
    key: realm.key,
    name: settings.name,
    version: realm.version,
    theme: settings.theme,
    tokens: getThemeTokens(realm),
    fonts: settings.fonts ?? defaultRealmSettings.fonts,
    ...(logo && { logo }),
    ...(authBackground && { authBackground }),
    features: presentFeatures(realm),
    languages: settings.languages,
    defaultLanguage: settings.defaultLanguage,
    topBarLayout: settings.topBarLayout,
    seasonPicker: settings.seasonPicker,
    ...(settings.externalSignIn && { externalSignIn: settings.externalSignIn }),
    emailSignIn: settings.emailSignIn,
    signInProviders: settings.signInProviders.map((provider) => presentSignInProvider(provider, languages)),
    consents: presentConsents(realm, languages),
    analytics: presentAnalytics(realm, languages),
  };
}

/** Leaves out what only the server needs. */
function presentSignInProvider(
  provider: RealmContext['settings']['signInProviders'][number],
  languages: readonly string[],
): SignInProvider {
  const { kind, name, logoUri, route } = provider;
  const shared = {
    kind,
    name,
    ...(logoUri !== undefined && { logoUri }),
    ...(route !== undefined && { route }),
  };
  switch (provider.kind) {
    case 'openid': {
      const { openIdClientName, accountUri, resetUri } = provider;
      return {
        ...shared,
        openIdClientName,
        ...(accountUri !== undefined && { accountUri }),
        ...(resetUri !== undefined && { resetUri }),
      };
    }
    case 'oauth':
      return { ...shared, clientName: provider.clientName };
    case 'firebase': {
      const { config, providers, emulatorUri } = provider;
      return {
        ...shared,
        firebase: { config, providers, ...(emulatorUri !== undefined && { emulatorUri }) },
      };
    }
    case 'credentials': {
      const { clientName, resetUri, fields } = provider;
      return {
        ...shared,
        clientName,
        ...(resetUri !== undefined && { resetUri }),
        fields: {
          ...(fields.id && { id: pickText(fields.id, languages) }),
          ...(fields.secret && { secret: pickText(fields.secret, languages) }),
        },
      };
    }
    case 'adobe-dcr':
    case 'primetime': {
      const { requestorId, resourceId, baseUri, redirectUri, mandatory, allowUnlink } = provider;
      return {
        ...shared,
        requestorId,
        baseUri,
        mandatory,
        allowUnlink,
        ...(resourceId !== undefined && { resourceId }),
        ...(redirectUri !== undefined && { redirectUri }),
      };
    }
    default:
      return shared;
  }
}

function presentConsents({ settings }: RealmContext, languages: readonly string[]): Realm['consents'] {
  return settings.consents.map((consent) => ({
    ...consent,
    label: pickText(consent.label, languages) ?? '',
    text: pickText(consent.text, languages) ?? '',
  }));
}

function presentAnalytics(realm: RealmContext, languages: readonly string[]): Realm['analytics'] {
  const { collect, consent: consentFieldName } = realm.settings.analytics;
  const consent = presentConsents(realm, languages).find(({ fieldName }) => fieldName === consentFieldName);
  return {
    collect,
    ...(consent && {
      consent: { fieldName: consent.fieldName, label: consent.label, text: consent.text },
    }),
  };
}

const themeTokensMemo = createMemo<RealmContext, ThemeTokens>(
  defineMemo({
    name: 'theme tokens',
    holds: 'the colours that the pages use, computed from the theme',
    owner: 'the loaded version of a realm',
    maxEntries: 1,
    replacedBy: ['RealmChanged'],
  }),
);

/** The custom properties of a realm's colours. */
export function getThemeTokens(realm: RealmContext): ThemeTokens {
  return themeTokensMemo.getOrCreate(realm, 'theme', () => createThemeTokens(realm.settings.theme));
}

export function presentMenu(
  { settings }: RealmContext,
  platform: 'WEB' | 'MOBILE_WEB',
  languages: readonly string[],
): MenuItem[] {
  const items = settings.menu.filter(({ platforms }) => platforms.includes(platform));
  return items.map(({ id, label, link, placement, isDefault }) => ({
    id,
    label: pickText(label, languages) ?? id,
    link,
    placement,
    isDefault,
  }));
}
