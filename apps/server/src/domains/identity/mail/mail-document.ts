// The HTML part of a mail. It uses tables and inline styles, because mail programs support little else. Its style element
// adds dark colours and the layout of narrow screens in programs that support it.
import { buildImageUrl, chooseImageWidth } from '@matinee/rules';
import type { LoadedRealm } from '../../realm/index.ts';
import { escapeHtml, html } from './escape-html.ts';
import { createMailTheme, type MailColours } from './mail-theme.ts';

export interface MailPartContent {
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  greeting: string;
  text: string;
  button: { label: string; href: string };
  secondLink?: { label: string; href: string };
  linkIntroduction: string;
  note: string;
  footer: string;
}

const fontStack = "'Helvetica Neue',Helvetica,Arial,'Noto Sans Arabic',sans-serif";
const maxLogoSize = { width: 220, height: 32 };

export function renderMailDocument(
  content: MailPartContent,
  { realm, origin }: { realm: LoadedRealm; origin: string },
): string {
  const theme = createMailTheme(realm);
  const { light, band, button } = theme;
  const { language, direction, subject, greeting, text, note, footer } = content;
  const start = direction === 'rtl' ? 'right' : 'left';
  const paragraph = (className: string, style: string, innerHtml: string) =>
    `<p class="${className}" style="margin:0 0 16px;${style}">${innerHtml}</p>`;
  const body = [
    `<h1 class="text" style="margin:0 0 16px;color:${light.text};font-size:24px;line-height:1.25;font-weight:700">${escapeHtml(subject)}</h1>`,
    paragraph('text', `color:${light.text}`, escapeHtml(greeting)),
    paragraph('text', `color:${light.text}`, isolateAddresses(escapeHtml(text))),
    renderButton(content.button, button),
    ...(content.secondLink ? [renderSecondLink(content.secondLink, light)] : []),
    paragraph('muted', `color:${light.mutedText};font-size:14px`, escapeHtml(note)),
    `<hr class="line" style="margin:24px 0 16px;border:0;border-top:1px solid ${light.line}">`,
    paragraph(
      'muted',
      `margin-bottom:4px;color:${light.mutedText};font-size:13px`,
      escapeHtml(content.linkIntroduction),
    ),
    `<p dir="ltr" style="margin:0;font-size:13px;text-align:${start};word-break:break-all">` +
      html`<a class="muted" href="${content.button.href}" style="color:${light.mutedText}">${content.button.href}</a></p>`,
  ].join('');
  return (
    html`<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>` +
    `<style>${renderStyles(theme)}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${light.page};font-family:${escapeHtml(fontStack)};font-size:16px;line-height:1.55;-webkit-text-size-adjust:100%">` +
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}"><tr><td class="gutter" align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border-collapse:separate;text-align:${start}">` +
    `<tr><td style="padding:20px 32px;border-radius:14px 14px 0 0;background:${band.background}" class="band">${renderLogo(realm, origin, band.text)}</td></tr>` +
    `<tr><td class="card" style="padding:32px;border-radius:0 0 14px 14px;background:${light.card}">${body}</td></tr>` +
    `<tr><td class="muted footer" style="padding:16px 32px;color:${light.mutedText};font-size:13px">${isolateAddresses(escapeHtml(footer))}</td></tr>` +
    '</table></td></tr></table></body></html>'
  );
}

/** Programs that do not show images show the name instead. */
function renderLogo({ logo, settings }: LoadedRealm, origin: string, colour: string): string {
  const style = `display:inline-block;color:${colour};font-size:20px;font-weight:700;text-decoration:none`;
  const name = escapeHtml(settings.name);
  const content = logo ? renderImage(logo, { origin, name }) : name;
  return `<a href="${escapeHtml(origin)}" style="${style}">${content}</a>`;
}

/** Sets both sizes as attributes, because some mail programs ignore styles. WebP keeps transparent parts. */
function renderImage(
  { url, width: masterWidth, height: masterHeight }: NonNullable<LoadedRealm['logo']>,
  { origin, name }: { origin: string; name: string },
): string {
  const scale = Math.min(maxLogoSize.width / masterWidth, maxLogoSize.height / masterHeight);
  const [width, height] = [Math.round(masterWidth * scale), Math.round(masterHeight * scale)];
  const imageWidth = chooseImageWidth(width, 2, masterWidth);
  const src = escapeHtml(buildImageUrl(new URL(url, origin).href, imageWidth, 'webp'));
  return `<img src="${src}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0">`;
}

function renderButton(
  { label, href }: { label: string; href: string },
  { background, text }: { background: string; text: string },
): string {
  return (
    `<table role="presentation" class="action" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td align="center" style="border-radius:10px;background:${background}">` +
    `<a href="${escapeHtml(href)}" style="display:block;padding:13px 26px;color:${text};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>` +
    '</td></tr></table>'
  );
}

function renderSecondLink({ label, href }: { label: string; href: string }, { text }: MailColours): string {
  return html`<p style="margin:-8px 0 24px"><a class="text" href="${href}" style="color:${text};font-weight:700">${label}</a></p>`;
}

/** Keeps the order of characters of email addresses in right-to-left texts. */
function isolateAddresses(escapedText: string): string {
  return escapedText.replace(/[^\s@<>]+@[^\s@<>]+[^\s@<>.,:;]/g, '<bdi dir="ltr">$&</bdi>');
}

function renderStyles({ dark, light, band }: ReturnType<typeof createMailTheme>): string {
  const important = '!important';
  return [
    'a{overflow-wrap:anywhere}',
    '@media (max-width:480px){.gutter{padding:0 0 24px!important}.card,.band,.footer{border-radius:0!important;padding-left:20px!important;padding-right:20px!important}.action{width:100%!important}}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:${dark.page}${important}}`,
    `.card{background:${dark.card}${important}}`,
    `.text{color:${dark.text}${important}}`,
    `.muted{color:${dark.mutedText}${important}}`,
    `.line{border-color:${dark.line}${important}}`,
    ...(band.background === light.page ? [`.band{background:${light.page}${important}}`] : []),
    '}',
  ].join('');
}
