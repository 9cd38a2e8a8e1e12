// The job that writes a requested mail: finds the account, creates the token of the link, and stores the mail.
import { buildHref, type RouteTarget } from '@matinee/rules';
import type { Trx } from '../../../platform/database/index.ts';
import { defineJobHandler, type JobContext, type JobHandler } from '../../../platform/jobs/index.ts';
import { countMails, storeMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../services.ts';
import { getRealmOrigin, type LoadedRealm, listRealms } from '../../realm/index.ts';
import { maxDailyMails } from '../email-links/mail-limits.ts';
import { createToken } from '../email-links/one-time-token.ts';
import {
  type AccountRow,
  selectAccount,
  selectAccountById,
  selectUnconfirmedAccount,
} from '../identity.queries.ts';
import type { TokenPurpose } from '../identity.tables.ts';
import { describeDevice } from '../security/describe-device.ts';
import { type AccountMailPayload, type AccountMailRequest, accountMailJob } from './account-mail.ts';
import { type MailTemplate, renderMail } from './render-mail.ts';

type MailServices = Pick<Services, 'db' | 'secrets' | 'clock' | 'config'>;

const day = { hours: 24 };
/** Maximum number of mails to one address in a day of each kind of notice, such as that of a new device. */
const maxDailyNotices = 5;

export function createAccountMailJobHandlers(services: MailServices): JobHandler[] {
  return [defineJobHandler(accountMailJob, (context) => writeMail(services, context))];
}

interface Addressee {
  account: AccountRow;
  email: string;
  template: MailTemplate;
}

async function writeMail(
  services: MailServices,
  { job, finish }: JobContext<AccountMailPayload>,
): Promise<void> {
  const { db, clock } = services;
  const { payload } = job;
  const realm = (await listRealms(db)).find(({ id }) => id === job.realmId);
  const addressee = realm && (await findAddressee(services, realm, payload.request));
  if (!realm || !addressee) return;
  if (await isLimitReached(services, realm, addressee)) return;
  const now = clock.now();
  await finish(async (trx) => {
    const values = await createValues(trx, services, { realm, addressee, payload, now });
    const { account, email, template } = addressee;
    const language = payload.languages[0] ?? realm.settings.defaultLanguage;
    const mail = renderMail(template, { realm, languages: [language, ...payload.languages], ...values });
    const { id: realmId, settings } = realm;
    await storeMail(trx, services.secrets, {
      ...mail,
      realmId,
      template,
      recipient: account.email ?? email,
      senderName: settings.name,
      now,
    });
    return undefined;
  });
}

/** Undefined when the address has no account: then nobody gets a mail. */
async function findAddressee(
  { db }: MailServices,
  { id: realmId }: LoadedRealm,
  request: AccountMailRequest,
): Promise<Addressee | undefined> {
  switch (request.kind) {
    case 'signUp': {
      const { email } = request;
      const owner = await selectAccount(db, { realmId, email });
      if (owner) return { account: owner, email, template: 'knownAddress' };
      const account = await selectAccountById(db, { realmId, id: request.accountId });
      return account && { account, email, template: 'confirmEmail' };
    }
    case 'resetPassword':
    case 'magicLink': {
      const { email, kind: template } = request;
      const address = { realmId, email };
      const account = (await selectAccount(db, address)) ?? (await selectUnconfirmedAccount(db, address));
      return account && { account, email, template };
    }
    case 'newDevice':
    case 'passwordChanged':
    case 'passkeyAdded':
    case 'totpAdded':
    case 'totpRemoved':
    case 'recoveryCodeUsed': {
      const account = await selectAccountById(db, { realmId, id: request.accountId });
      // An unconfirmed address may belong to somebody else.
      return account?.email ? { account, email: account.email, template: request.kind } : undefined;
    }
  }
}

async function isLimitReached(
  { db, clock }: MailServices,
  { id: realmId }: LoadedRealm,
  { email, template }: Addressee,
): Promise<boolean> {
  const isNotice = notices.has(template);
  const count = await countMails(db, {
    realmId,
    recipient: email,
    since: clock.now().subtract(day),
    ...(isNotice && { template }),
  });
  return count >= (isNotice ? maxDailyNotices : maxDailyMails);
}

const notices: ReadonlySet<MailTemplate> = new Set([
  'newDevice',
  'passwordChanged',
  'passkeyAdded',
  'totpAdded',
  'totpRemoved',
  'recoveryCodeUsed',
]);

const tokenPurposes: Partial<Record<MailTemplate, TokenPurpose>> = {
  confirmEmail: 'confirmEmail',
  resetPassword: 'resetPassword',
  knownAddress: 'resetPassword',
  magicLink: 'magicLink',
};

const linkRoutes = {
  confirmEmail: 'EMAIL_CONFIRMATION',
  resetPassword: 'RESET_PASSWORD',
  knownAddress: 'RESET_PASSWORD',
  magicLink: 'MAGIC_LINK',
  newDevice: 'REQUEST_PASSWORD',
  passwordChanged: 'REQUEST_PASSWORD',
  accountDeleted: 'HOME',
  passkeyAdded: 'ACCOUNT',
  totpAdded: 'ACCOUNT',
  totpRemoved: 'ACCOUNT',
  recoveryCodeUsed: 'ACCOUNT',
} as const;

interface ValuesInput {
  realm: LoadedRealm;
  addressee: Addressee;
  payload: AccountMailPayload;
  now: Temporal.Instant;
}

async function createValues(
  trx: Trx,
  { config }: MailServices,
  { realm, addressee: { account, email, template }, payload, now }: ValuesInput,
) {
  // Never the host of a request: anybody could send a request whose mail would lead to another host.
  const origin = getRealmOrigin(config, realm, payload);
  const [language = realm.settings.defaultLanguage] = payload.languages;
  const purpose = tokenPurposes[template];
  const owner = { realmId: realm.id, accountId: account.id, email: account.email ?? email };
  const query = purpose && { token: await createToken(trx, owner, purpose, now) };
  const createLink = (target: RouteTarget) => origin + buildHref(target, { language });
  return {
    origin,
    link: createLink({ route: linkRoutes[template], params: {}, ...(query && { query }) }),
    signInLink: createLink({ route: 'LOGIN', params: {} }),
    name: account.name,
    email,
    device: describeDevice(payload.userAgent),
    at: Temporal.Instant.from(payload.at),
  };
}
