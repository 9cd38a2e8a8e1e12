// Checks the answers to the consents of the realm, and adds the wording that the viewer saw.
import type { RealmFile } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { insertConsentAnswers } from '../identity.queries.ts';

type ConsentAnswers = readonly { fieldName: string; answer: boolean }[];

/** Saves new answers of an account. A required consent cannot be withdrawn. */
export async function answerConsents(
  ctx: CallContext,
  accountId: number,
  consentAnswers: ConsentAnswers,
): Promise<Refusal | undefined> {
  const { db, realm, now } = ctx;
  const refusedFieldNames = new Set(consentAnswers.filter(({ answer }) => !answer).map((a) => a.fieldName));
  const withdrawnFieldNames = listRequiredFieldNames(realm.settings.consents).filter((fieldName) =>
    refusedFieldNames.has(fieldName),
  );
  if (withdrawnFieldNames.length > 0) return refuse('requiredConsent', { fieldNames: withdrawnFieldNames });
  await runInTransaction(db, (trx) =>
    insertConsentAnswers(trx, { realmId: realm.id, accountId, now }, addConsentWording(ctx, consentAnswers)),
  );
  return undefined;
}

/** Returns the field names of the required consents that were not given. */
export function findMissingConsents(
  consents: RealmFile['consents'],
  consentAnswers: ConsentAnswers,
): string[] {
  const acceptedFieldNames = new Set(
    consentAnswers.filter(({ answer }) => answer).map(({ fieldName }) => fieldName),
  );
  return listRequiredFieldNames(consents).filter((fieldName) => !acceptedFieldNames.has(fieldName));
}

const listRequiredFieldNames = (consents: RealmFile['consents']): string[] =>
  consents
    .filter(({ required, fieldType }) => required && fieldType === 'BINARY_CHOICE')
    .map(({ fieldName }) => fieldName);

/** Adds to each answer the wording that the viewer saw. Drops answers to consents that the realm does not ask for. */
export function addConsentWording(
  { realm, languages, language }: CallContext,
  consentAnswers: ConsentAnswers,
) {
  return consentAnswers.flatMap(({ fieldName, answer }) => {
    const consent = realm.settings.consents.find((candidate) => candidate.fieldName === fieldName);
    if (consent?.fieldType !== 'BINARY_CHOICE') return [];
    const wording = {
      language,
      label: pickText(consent.label, languages),
      text: pickText(consent.text, languages),
    };
    return [{ fieldName, answer, wording }];
  });
}
