import type { Generated } from 'kysely';
import { createTableAccess } from '../database/index.ts';

/**
 * - `waiting`: the job has not sent it yet
 * - `sent`: the mail server has accepted it
 * - `stored`: no mail server is configured; administrators can read it in the mailbox
 * - `failed`: the mail server has refused it, or was not available for a day
 */
export type MailState = 'waiting' | 'sent' | 'stored' | 'failed';

export interface MailTables {
  mail: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    /** Name of the template. */
    template: string;
    recipient: string;
    sender_name: string;
    subject: string;
    /** Null once the mail was sent or given up. */
    content_sealed: Buffer | null;
    state: Generated<MailState>;
    failure: string | null;
    created_at: Temporal.Instant;
    sent_at: Temporal.Instant | null;
  };
}

export const tables = createTableAccess<MailTables>();
