// Settings of a realm and their defaults.

/** Colours as `#rrggbb`. */
interface ThemeColours {
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
  readonly background: string;
  readonly alert: string;
  readonly callToAction: string;
}

interface RealmFeatures {
  /** Seasons link to the page of their series. */
  readonly seriesInterstitial: boolean;
  /** Videos link to an interstitial page before playback. */
  readonly videoInterstitial: boolean;
  readonly socialSharing: boolean;
  readonly watchlists: boolean;
  /** Viewers can write reviews. */
  readonly reviews: boolean;
  /** Cards and analytics show titles. */
  readonly showTitles: boolean;
  /** Programmes can be played from the guide. */
  readonly epgPlayback: boolean;
  readonly captchaRequired: boolean;
  readonly selfRegistration: boolean;
  /** Accounts can be used only once their email address is confirmed. */
  readonly emailConfirmationRequired: boolean;
  readonly disallowVpn: boolean;
}

type TopBarLayout = 'top' | 'top-left' | 'hamburger' | 'sidebar';

/** Season picker in wide layouts; narrow ones use a dropdown. */
export const seasonPickerVariants = ['tabs', 'pills', 'dropdown'] as const;
type SeasonPickerVariant = (typeof seasonPickerVariants)[number];

interface RealmSettings {
  readonly name: string;
  readonly theme: ThemeColours;
  /** Font family names. */
  readonly fonts: { readonly display: string; readonly text: string };
  /** URL of the logo; null shows the realm's name. */
  readonly logo: string | null;
  readonly features: RealmFeatures;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly topBarLayout: TopBarLayout;
  readonly seasonPicker: SeasonPickerVariant;
  /** Origins of pages that may embed and control the player; exact, no wildcards. */
  readonly bridgeOrigins: readonly string[];
  /** DVR window of live streams, in seconds. */
  readonly liveDvrWindow: number;
  /** Texts that replace built-in labels: language → label key → ICU message. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const defaultRealmSettings: RealmSettings = {
  name: 'Matinee',
  theme: {
    primary: '#e8b04a',
    secondary: '#2a3140',
    tertiary: '#222834',
    background: '#0e1116',
    alert: '#e5484d',
    callToAction: '#e8b04a',
  },
  fonts: { display: 'Bricolage Grotesque Variable', text: 'Inter Variable' },
  logo: null,
  features: {
    seriesInterstitial: true,
    videoInterstitial: false,
    socialSharing: true,
    watchlists: true,
    reviews: true,
    showTitles: true,
    epgPlayback: true,
    captchaRequired: false,
    selfRegistration: true,
    emailConfirmationRequired: false,
    disallowVpn: false,
  },
  languages: ['en'],
  defaultLanguage: 'en',
  topBarLayout: 'top',
  seasonPicker: 'tabs',
  bridgeOrigins: [],
  liveDvrWindow: 7200,
  labels: {},
};
