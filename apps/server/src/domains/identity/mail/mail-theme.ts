// The colours of mails. A mail program shows the light or the dark ones; a realm has its own for one of the two.
import { getThemeTokens } from '../../realm/index.ts';

export interface MailColours {
  page: string;
  card: string;
  text: string;
  mutedText: string;
  line: string;
}

export interface MailTheme {
  light: MailColours;
  dark: MailColours;
  /** The band with the logo, in the background colour for which the logo was drawn. */
  band: { background: string; text: string };
  button: { background: string; text: string };
}

const lightColours: MailColours = {
  page: '#f3f3f6',
  card: '#ffffff',
  text: '#17181c',
  mutedText: '#5a5e69',
  line: '#e3e4e9',
};
const darkColours: MailColours = {
  page: '#0c0d11',
  card: '#17191f',
  text: '#f1f1f4',
  mutedText: '#a8acb7',
  line: '#2c2f38',
};

export function createMailTheme(realm: Parameters<typeof getThemeTokens>[0]): MailTheme {
  const tokens = getThemeTokens(realm);
  const getColour = (name: string) => tokens[`--color-${name}`] ?? '';
  const realmColours: MailColours = {
    page: getColour('background'),
    card: getColour('surface'),
    text: getColour('text'),
    mutedText: getColour('text-muted'),
    line: getColour('line'),
  };
  const isDark = tokens['--scheme'] === 'dark';
  return {
    light: isDark ? lightColours : realmColours,
    dark: isDark ? realmColours : darkColours,
    band: { background: getColour('background'), text: getColour('text') },
    button: { background: getColour('cta'), text: getColour('on-cta') },
  };
}
