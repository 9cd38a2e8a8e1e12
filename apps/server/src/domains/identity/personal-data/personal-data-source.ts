// What a domain stores about an account. A domain with a table that refers to accounts or profiles, directly or through
// other tables, has a source, so that the export contains its rows and a test shows that their deletion works.
import type { AccountExport } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';

export interface DataOwner {
  realmId: number;
  accountId: number;
  /** The preferred language of titles. */
  language: string;
}

export interface PersonalDataSource<Data> {
  /** The tables with rows of accounts. Foreign keys delete these rows with the account. */
  tables: readonly string[];
  select(executor: Executor, owner: DataOwner): Promise<Data>;
}

/** The parts of the export that domains after this one provide. */
type DomainPart = Exclude<keyof AccountExport, 'exportedAt' | 'realm' | 'identity'>;

export type PersonalDataSources = { readonly [Part in DomainPart]: PersonalDataSource<AccountExport[Part]> };
