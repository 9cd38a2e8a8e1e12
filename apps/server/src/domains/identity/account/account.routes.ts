// The details of an account, the preferences of a profile, and the answers to the consents of the realm.
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { answerConsents } from '../operations/answer-consents.ts';
import { presentAccountDetails, presentConsentAnswers } from './account.present.ts';
import { selectAccountDetails, selectConsentAnswers } from './account.queries.ts';
import { type CountrySource, saveAccountDetails } from './save-account-details.ts';
import { savePreferences } from './save-preferences.ts';

type AccountCall =
  | 'getAccountDetails'
  | 'putAccountDetails'
  | 'getPreferences'
  | 'putPreferences'
  | 'getConsents'
  | 'putConsents';

export function createAccountHandlers(countrySource: CountrySource): Handlers<AccountCall> {
  const readConsents = async (ctx: CallContext, accountId: number) => {
    const answers = await selectConsentAnswers(ctx.db, { realmId: ctx.realm.id, accountId });
    return { answers: presentConsentAnswers(ctx, answers) };
  };
  return {
    async getAccountDetails(_input, { db, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const accountKey = { realmId: realm.id, accountId: viewer.account.id };
      return presentAccountDetails(await selectAccountDetails(db, accountKey));
    },

    async putAccountDetails({ body }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      return saveAccountDetails(ctx, ctx.viewer.account.id, body, countrySource);
    },

    async getPreferences(_input, { viewer }) {
      return viewer.preferences ?? {};
    },

    async putPreferences({ body }, ctx) {
      if (!ctx.viewer.profile) return refuse('unauthorised');
      return savePreferences(ctx, ctx.viewer.profile, body);
    },

    async getConsents(_input, ctx) {
      return ctx.viewer.account ? readConsents(ctx, ctx.viewer.account.id) : refuse('unauthorised');
    },

    async putConsents({ body }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const refusal = await answerConsents(ctx, ctx.viewer.account.id, body.consentAnswers);
      return refusal ?? readConsents(ctx, ctx.viewer.account.id);
    },
  };
}
