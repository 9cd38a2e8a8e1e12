// Stores the mail about the deletion of an account. The mails of other events are written by a job that looks up the account,
// which does not exist any more.
import { buildHref } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { storeMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../services.ts';
import { getRealmOrigin, listRealms } from '../../realm/index.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { NotifyOwner } from './delete-account.ts';

export function createDeletionNotice(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  {
    realm: { id: realmId },
    languages,
    now,
    request,
  }: Pick<CallContext, 'realm' | 'languages' | 'now' | 'request'>,
): NotifyOwner {
  return async (trx, { name, email }) => {
    const realm = (await listRealms(trx)).find(({ id }) => id === realmId);
    if (!realm) return;
    const listener = { isSecure: request?.isSecure ?? false, port: request?.port ?? null };
    const origin = getRealmOrigin(config, realm, listener);
    const [language = realm.settings.defaultLanguage] = languages;
    const link = origin + buildHref({ route: 'HOME', params: {} }, { language });
    const values = { realm, languages, origin, link, signInLink: link, name, email, device: '', at: now };
    await storeMail(trx, secrets, {
      ...renderMail('accountDeleted', values),
      realmId,
      template: 'accountDeleted',
      recipient: email,
      senderName: realm.settings.name,
      now,
    });
  };
}
