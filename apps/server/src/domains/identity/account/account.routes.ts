// The details of an account, the preferences of a profile, and the answers to the consents of the realm.
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { isRefusal, refuse } from '../../../platform/errors/index.ts';
import { answerConsents } from '../operations/answer-consents.ts';
import type { ViewerSource } from '../viewer-source.ts';
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

export function createAccountHandlers(
  countrySource: CountrySource,
  viewers: Pick<ViewerSource, 'reloadSession'>,
): Handlers<AccountCall> {
  const reloadViewer = async ({ realm, viewer }: CallContext) => {
    if (viewer.session) await viewers.reloadSession(realm, viewer.session.publicId);
  };
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
      const result = await saveAccountDetails(ctx, ctx.viewer.account.id, body, countrySource);
      if (!isRefusal(result)) await reloadViewer(ctx);
      return result;
    },

    async getPreferences(_input, { viewer }) {
      return viewer.preferences ?? {};
    },

    async putPreferences({ body }, ctx) {
      if (!ctx.viewer.profile) return refuse('unauthorised');
      const result = await savePreferences(ctx, ctx.viewer.profile, body);
      if (!isRefusal(result)) await reloadViewer(ctx);
      return result;
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
