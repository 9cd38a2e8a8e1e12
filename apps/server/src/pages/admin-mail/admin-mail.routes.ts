// The mailbox of the service and previews of its mails, for administrators. To all others, these pages do not exist.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmContext } from '../../calls/index.ts';
import {
  createMailTextFormatter,
  type FormatMailText,
  type MailTemplate,
  mailTemplates,
  renderMail,
} from '../../domains/identity/index.ts';
import type { BuiltApp } from '../../main/build-app.ts';
import { listMails, readMail } from '../../platform/mail/index.ts';
import { choosePageLanguages } from '../page-language.ts';
import { sendFallback } from '../send-page.ts';
import { getSiteOrigin } from '../site-origin.ts';
import { sendAdminDocument, sendMailFrame } from './admin-document.ts';
import {
  mailboxPath,
  previewPath,
  renderMailbox,
  renderMailPage,
  renderPreviewPage,
} from './mailbox-markup.ts';

type MailApp = Pick<BuiltApp, 'services' | 'resolver' | 'realms'>;

interface AdminVisit {
  realm: RealmContext;
  language: string;
  formatText: FormatMailText;
}

export function registerAdminMail(app: FastifyInstance, { services, resolver, realms }: MailApp): void {
  const { db, config, clock } = services;

  /** Null for all but administrators of the realm. */
  async function findVisit(request: FastifyRequest): Promise<AdminVisit | null> {
    const realm = resolver.findRealm(request);
    if (!realm) return null;
    const { role } = await resolver.findViewerByCookie(realm, request);
    if (role !== 'ADMIN') return null;
    const languages = choosePageLanguages(realm, request);
    const [language = realm.settings.defaultLanguage] = languages;
    return { realm, language, formatText: createMailTextFormatter(realm, languages) };
  }

  function renderSample(
    request: FastifyRequest,
    realm: RealmContext,
    template: MailTemplate,
    language: string,
  ) {
    const origin = getSiteOrigin(config, realm, request);
    return renderMail(template, {
      realm: { ...realm, ...realms.getArtwork(realm) },
      languages: [language],
      origin,
      link: `${origin}/`,
      signInLink: `${origin}/`,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      device: 'Firefox, Linux',
      at: clock.now(),
    });
  }

  const serve = (
    path: string,
    handle: (visit: AdminVisit, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    app.get(path, async (request, reply) => {
      const visit = await findVisit(request);
      return visit ? handle(visit, request, reply) : sendFallback(reply, 'noPage');
    });

  serve(mailboxPath, async (visit, _request, reply) => {
    const mails = await listMails(db, visit.realm.id);
    const body = renderMailbox(mails, { ...visit, hasMailServer: config.mail !== undefined });
    return sendAdminDocument(reply, { ...visit, title: visit.formatText('mailboxTitle'), body });
  });

  const findMail = ({ realm }: AdminVisit, { params }: FastifyRequest) =>
    readMail(services, { realmId: realm.id, publicId: (params as { id: string }).id });

  serve(`${mailboxPath}/:id`, async (visit, request, reply) => {
    const mail = await findMail(visit, request);
    if (!mail) return sendFallback(reply, 'noPage');
    return sendAdminDocument(reply, { ...visit, title: mail.subject, body: renderMailPage(mail, visit) });
  });

  serve(`${mailboxPath}/:id/content`, async (visit, request, reply) => {
    const mail = await findMail(visit, request);
    return mail?.content ? sendMailFrame(reply, mail.content.html) : sendFallback(reply, 'noPage');
  });

  serve(previewPath, async (visit, request, reply) => {
    const { realm, formatText } = visit;
    const { template, language } = readPreviewQuery(visit, request);
    const { text } = renderSample(request, realm, template, language);
    const subjects = Object.fromEntries(
      mailTemplates.map((name) => [name, renderSample(request, realm, name, visit.language).subject]),
    );
    const preview = { template, language, languages: realm.settings.languages, subjects, text };
    const body = renderPreviewPage(preview, formatText);
    return sendAdminDocument(reply, { ...visit, title: formatText('mailboxPreviews'), body });
  });

  serve(`${previewPath}/content`, async (visit, request, reply) => {
    const { template, language } = readPreviewQuery(visit, request);
    return sendMailFrame(reply, renderSample(request, visit.realm, template, language).html);
  });
}

function readPreviewQuery({ realm, language: defaultLanguage }: AdminVisit, { query }: FastifyRequest) {
  const { template, language } = query as Readonly<Record<string, unknown>>;
  return {
    template: mailTemplates.find((name) => name === template) ?? 'confirmEmail',
    language: realm.settings.languages.find((code) => code === language) ?? defaultLanguage,
  };
}
