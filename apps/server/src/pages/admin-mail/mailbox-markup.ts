// The markup of the mail pages.
import { type FormatMailText, mailTemplates } from '../../domains/identity/index.ts';
import type { ListedMail, StoredMail } from '../../platform/mail/index.ts';
import { escapeAttribute } from '../escape-attribute.ts';

export const mailboxPath = '/_admin/mailbox';
export const previewPath = '/_admin/mail-preview';

interface MailboxLocale {
  formatText: FormatMailText;
  language: string;
}

export function renderMailbox(
  mails: readonly ListedMail[],
  { formatText, language, hasMailServer }: MailboxLocale & { hasMailServer: boolean },
): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="${mailboxPath}/${mail.public_id}"><strong>${escapeAttribute(mail.subject)}</strong>` +
      `<span><bdi>${escapeAttribute(mail.recipient)}</bdi> · ${formatTime(mail.created_at, language)} · ${formatState(mail, formatText)}</span></a></li>`,
  );
  return [
    `<h1>${formatText('mailboxTitle')}</h1>`,
    `<nav><a href="${previewPath}">${formatText('mailboxPreviews')}</a></nav>`,
    hasMailServer ? '' : `<p class="notice">${formatText('mailboxWithoutServer')}</p>`,
    items.length > 0
      ? `<ul class="mails">${items.join('')}</ul>`
      : `<p class="muted">${formatText('mailboxEmpty')}</p>`,
  ].join('');
}

export function renderMailPage(mail: StoredMail, { formatText, language }: MailboxLocale): string {
  return [
    `<nav><a href="${mailboxPath}">${formatText('mailboxTitle')}</a></nav>`,
    `<h1>${escapeAttribute(mail.subject)}</h1>`,
    `<dl><dt>${formatText('mailboxTo')}</dt><dd><bdi>${escapeAttribute(mail.recipient)}</bdi></dd></dl>`,
    `<p class="muted">${formatTime(mail.created_at, language)} · ${formatState(mail, formatText)}</p>`,
    mail.content
      ? renderParts(mail.content.text, `${mailboxPath}/${mail.public_id}/content`, formatText)
      : `<p class="notice">${formatText('mailboxContentDeleted')}</p>`,
  ].join('');
}

export interface PreviewInput {
  template: string;
  language: string;
  languages: readonly string[];
  subjects: Readonly<Record<string, string>>;
  text: string;
}

export function renderPreviewPage(preview: PreviewInput, formatText: FormatMailText): string {
  const { template, language, languages, subjects, text } = preview;
  const query = new URLSearchParams({ template, language });
  const templates = mailTemplates.map((name) => ({ value: name, text: subjects[name] ?? name }));
  return [
    `<nav><a href="${mailboxPath}">${formatText('mailboxTitle')}</a></nav>`,
    `<h1>${formatText('mailboxPreviews')}</h1>`,
    '<form method="get">',
    renderSelect('template', formatText('mailboxTemplate'), templates, template),
    renderSelect(
      'language',
      formatText('mailboxLanguage'),
      languages.map((code) => ({ value: code, text: code })),
      language,
    ),
    `<button>${formatText('mailboxShow')}</button></form>`,
    renderParts(text, `${previewPath}/content?${query}`, formatText),
  ].join('');
}

function renderSelect(
  name: string,
  label: string,
  options: readonly { value: string; text: string }[],
  selected: string,
): string {
  const elements = options.map(
    ({ value, text }) =>
      `<option value="${escapeAttribute(value)}"${value === selected ? ' selected' : ''}>${escapeAttribute(text)}</option>`,
  );
  return `<label>${label}<select name="${name}">${elements.join('')}</select></label>`;
}

function renderParts(text: string, frameUrl: string, formatText: FormatMailText): string {
  const buildUrl = (scheme: string) =>
    escapeAttribute(`${frameUrl}${frameUrl.includes('?') ? '&' : '?'}scheme=${scheme}`);
  const [wide, narrow] = [formatText('mailboxWide'), formatText('mailboxNarrow')];
  return [
    `<div class="frames"><div><h2>${wide}</h2><iframe class="light" title="${wide}" src="${buildUrl('light')}"></iframe></div>`,
    `<div><h2>${narrow}</h2><iframe class="dark" title="${narrow}" src="${buildUrl('dark')}"></iframe></div></div>`,
    `<h2>${formatText('mailboxText')}</h2><pre>${linkUrls(escapeAttribute(text))}</pre>`,
  ].join('');
}

const linkUrls = (escapedText: string): string =>
  escapedText.replace(/^https?:\/\/\S+$/gm, '<a href="$&">$&</a>');

function formatState({ state, failure }: ListedMail, formatText: FormatMailText): string {
  const text = formatText('mailboxState', { state });
  return failure === null ? text : `${text}: ${escapeAttribute(failure)}`;
}

function formatTime(instant: Temporal.Instant, language: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `<time datetime="${instant}">${instant.toLocaleString(language, options)} UTC</time>`;
}
