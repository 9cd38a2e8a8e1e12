// Encrypts the content of stored mails: links in it open accounts, so reading the database must not reveal them.
import { decrypt, deriveKey, encrypt, type Secrets } from '../secrets/index.ts';

export interface MailContent {
  html: string;
  text: string;
}

export interface MailContentSeal {
  seal(publicId: string, content: MailContent): Buffer;
  unseal(publicId: string, sealedContent: Buffer): MailContent;
}

export async function createMailContentSeal(secrets: Secrets): Promise<MailContentSeal> {
  const key = deriveKey(await secrets.readOrCreate('mail-content-key'), 'mail content');
  return {
    seal: (publicId, content) => encrypt(key, publicId, Buffer.from(JSON.stringify(content))),
    unseal: (publicId, sealedContent) =>
      JSON.parse(decrypt(key, publicId, sealedContent).toString()) as MailContent,
  };
}
