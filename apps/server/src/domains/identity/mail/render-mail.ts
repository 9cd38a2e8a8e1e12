// Renders a mail in the language of its reader: the subject, an HTML part and a text part with the same content.
import { getDirection } from '@matinee/rules';
import type { LoadedRealm } from '../../realm/index.ts';
import { type MailPartContent, renderMailDocument } from './mail-document.ts';
import { createMailTextFormatter } from './mail-texts.ts';

export const mailTemplates = [
  'confirmEmail',
  'resetPassword',
  'magicLink',
  'knownAddress',
  'newDevice',
  'passwordChanged',
  'accountDeleted',
  'passkeyAdded',
  'totpAdded',
  'totpRemoved',
  'recoveryCodeUsed',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export interface MailValues {
  realm: LoadedRealm;
  /** In order of preference. */
  languages: readonly string[];
  /** Scheme and host of links and images. */
  origin: string;
  /** The target of the button. */
  link: string;
  signInLink: string;
  /** The name of the person. */
  name: string;
  /** The address of the account. */
  email: string;
  /** The device of a sign-in; empty when it is unknown. */
  device: string;
  /** When the event of the mail happened. */
  at: Temporal.Instant;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Limits names, so that a name cannot fill a mail with a message of its own. */
const maxNameLength = 40;

export function renderMail(template: MailTemplate, values: MailValues): RenderedMail {
  const { realm, languages, link, signInLink, email } = values;
  const [language = realm.settings.defaultLanguage] = languages;
  const formatText = createMailTextFormatter(realm, languages);
  const name = sanitiseName(values.name);
  const textValues = {
    realm: realm.settings.name,
    email,
    name,
    hasName: String(name !== ''),
    device: isolateText(values.device || formatText('mailUnknownDevice'), language),
    date: isolateText(formatInstant(values.at, language), language),
  };
  const prefix = `mail${template.charAt(0).toUpperCase()}${template.slice(1)}`;
  const format = (key: string) => formatText(key, textValues);
  const content = {
    language,
    direction: getDirection(language),
    subject: format(`${prefix}Subject`),
    greeting: format('mailGreeting'),
    text: format(`${prefix}Text`),
    button: { label: format(`${prefix}Button`), href: link },
    ...(template === 'knownAddress' && { secondLink: { label: format('mailSignIn'), href: signInLink } }),
    linkIntroduction: format('mailLink'),
    note: format(`${prefix}Note`),
    footer: format('mailFooter'),
  };
  return {
    subject: content.subject,
    html: renderMailDocument(content, { realm, origin: values.origin }),
    text: renderText(content),
  };
}

/**
 * Returns an empty text for a name with a URL or an email address: a stranger can sign up with the address of somebody else
 * and a name of any text, which the mail would bring to that person.
 */
function sanitiseName(name: string): string {
  const shortName = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, maxNameLength);
  return /[/:@]|\w\.\w/.test(shortName) ? '' : shortName;
}

/** Keeps the order of characters in a Latin name or a date in right-to-left text (Unicode isolates). */
function isolateText(text: string, language: string): string {
  return getDirection(language) === 'rtl' ? `\u2068${text}\u2069` : text;
}

function formatInstant(instant: Temporal.Instant, language: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${instant.toLocaleString(language, options)} UTC`;
}

function renderText({ greeting, text, button, secondLink, note, footer }: MailPartContent): string {
  const paragraphs = [
    greeting,
    text,
    `${button.label}:\n${button.href}`,
    ...(secondLink ? [`${secondLink.label}:\n${secondLink.href}`] : []),
    note,
    `-- \n${footer}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
