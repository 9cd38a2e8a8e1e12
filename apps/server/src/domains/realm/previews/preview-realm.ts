// Presents a draft of a realm file as its pages would show it, without applying it.
import { type Preview, realmFile } from '@matinee/contract';
import { getLanguageFallbacks, pickText } from '@matinee/rules';
import { guestViewer, type RealmContext } from '../../../calls/index.ts';
import { listFrameOrigins } from '../external-pages/plugin-frames.ts';
import { getLabelsForLanguages } from '../labels/label-sets.ts';
import { findRealmFileIssues } from '../operations/realm-file-issues.ts';
import { isAddressedTo } from '../promo-items/promo-items.policy.ts';
import { presentPromoItem } from '../promo-items/promo-items.present.ts';
import { presentMenu, presentRealm } from '../realm.present.ts';
import type { RealmArtwork } from '../realm.queries.ts';

export interface PreviewedRealm
  extends Pick<Preview, 'realm' | 'menus' | 'labels' | 'plugins' | 'promoItems'> {
  issues: Preview['issues']['realmFile'];
  /** Languages of the draft, preferred first. */
  languages: readonly string[];
}

export function previewRealm(
  currentRealm: RealmContext,
  artwork: RealmArtwork,
  draft: unknown,
  { language, isSignedIn = false }: { language?: string | undefined; isSignedIn?: boolean | undefined },
): PreviewedRealm {
  const issues = findRealmFileIssues(draft);
  const parsedDraft = realmFile.safeParse(draft);
  if (issues.length > 0 || !parsedDraft.success) return { issues, languages: [] };
  const settings = parsedDraft.data;
  const realm: RealmContext = {
    id: currentRealm.id,
    key: currentRealm.key,
    version: currentRealm.version,
    settings,
  };
  const languages = getLanguageFallbacks(language ?? settings.defaultLanguage, {
    supported: settings.languages,
    default: settings.defaultLanguage,
  });
  const promoViewer = {
    viewer: { ...guestViewer, isGuest: !isSignedIn },
    language: languages[0] ?? settings.defaultLanguage,
  };
  const allowedOrigins = listFrameOrigins(currentRealm.settings);
  return {
    issues: [],
    languages,
    realm: presentRealm(realm, artwork, languages),
    menus: {
      WEB: presentMenu(realm, 'WEB', languages),
      MOBILE_WEB: presentMenu(realm, 'MOBILE_WEB', languages),
    },
    labels: {
      default_locale: settings.defaultLanguage,
      selected_locale: languages[0] ?? settings.defaultLanguage,
      translations: getLabelsForLanguages(realm, languages),
    },
    promoItems: settings.promoItems
      .filter((item) => isAddressedTo(item, promoViewer))
      .map((item) => presentPromoItem(item, artwork, languages)),
    plugins: settings.plugins.map(({ id, title, height, html, url }) => ({
      id,
      title: pickText(title, languages) ?? id,
      height,
      ...(html !== undefined && { html }),
      ...(url !== undefined && { url }),
      isFrameAllowed: url === undefined || allowedOrigins.includes(new URL(url).origin),
    })),
  };
}
