// Requests a mail for an account in the transaction of an operation. A job finds the account and writes the mail, so neither
// the response of the operation nor its duration reveals whether an address has an account.
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import type { Executor, Trx } from '../../../platform/database/index.ts';
import {
  defineJob,
  deleteJobsContaining,
  enqueue,
  type JobDefinition,
} from '../../../platform/jobs/index.ts';
import { maxUserAgentLength } from '../security/describe-device.ts';

/** The event that a mail is about. */
const mailRequestSchema = z.discriminatedUnion('kind', [
  /** An account was created with an address, which may belong to another account. */
  z.strictObject({ kind: z.literal('signUp'), accountId: z.int(), email: z.string() }),
  z.strictObject({ kind: z.literal('resetPassword'), email: z.string() }),
  z.strictObject({ kind: z.literal('magicLink'), email: z.string() }),
  z.strictObject({ kind: z.literal('newDevice'), accountId: z.int() }),
  z.strictObject({ kind: z.literal('passwordChanged'), accountId: z.int() }),
  z.strictObject({ kind: z.literal('passkeyAdded'), accountId: z.int() }),
  z.strictObject({ kind: z.literal('totpAdded'), accountId: z.int() }),
  z.strictObject({ kind: z.literal('totpRemoved'), accountId: z.int() }),
  z.strictObject({ kind: z.literal('recoveryCodeUsed'), accountId: z.int() }),
]);
export type AccountMailRequest = z.infer<typeof mailRequestSchema>;

const accountMailPayloadSchema = z.strictObject({
  request: mailRequestSchema,
  /** The languages of the person, in order of preference. */
  languages: z.array(z.string()),
  /** Whether the person uses the service over https. */
  isSecure: z.boolean(),
  /** The port at which this process listens. */
  port: z.int().nullable(),
  /** The User-Agent header. */
  userAgent: z.string(),
  at: z.string(),
});
export type AccountMailPayload = z.infer<typeof accountMailPayloadSchema>;

export const accountMailJob: JobDefinition<AccountMailPayload> = defineJob({
  name: 'identity.mail',
  schema: accountMailPayloadSchema,
});

/** Deletes the requests of an account, which contain its id or addresses. */
export async function deleteAccountMailRequests(
  trx: Trx,
  { realmId, accountId, emails }: { realmId: number; accountId: number; emails: readonly string[] },
): Promise<void> {
  const contents = [{ request: { accountId } }, ...emails.map((email) => ({ request: { email } }))];
  for (const content of contents) await deleteJobsContaining(trx, accountMailJob, { realmId, content });
}

export async function enqueueAccountMail(
  executor: Executor,
  {
    realm,
    languages,
    now,
    request: httpRequest,
  }: Pick<CallContext, 'realm' | 'languages' | 'now' | 'request'>,
  mailRequest: AccountMailRequest,
): Promise<void> {
  const payload: AccountMailPayload = {
    request: mailRequest,
    languages: [...languages],
    isSecure: httpRequest?.isSecure ?? false,
    port: httpRequest?.port ?? null,
    userAgent: (httpRequest?.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
    at: now.toString(),
  };
  await enqueue(executor, accountMailJob, payload, { realmId: realm.id });
}
