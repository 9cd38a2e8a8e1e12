export { type AccessTokens, createAccessTokens, maxAccessTokenSeconds } from './access-token.ts';
export { createAccountHandlers } from './account/account.routes.ts';
export { deleteExpiredDeviceCodes } from './device-code/device-code.queries.ts';
export { deleteExpiredOneTimeTokens } from './email-links/token.queries.ts';
export { type AccountRow, selectAccount, selectUnconfirmedAccount } from './identity.queries.ts';
export { createIdentityHandlers } from './identity.routes.ts';
export type { ReadableIdentity } from './identity.tables.ts';
export { createImpersonationLink } from './impersonation/create-impersonation-link.ts';
export { deleteExpiredImpersonationTokens } from './impersonation/impersonation.queries.ts';
export { createMailTextFormatter, type FormatText as FormatMailText } from './mail/mail-texts.ts';
export { type MailTemplate, mailTemplates, renderMail } from './mail/render-mail.ts';
export { createAccountMailJobHandlers } from './mail/write-account-mail.ts';
export { confirmNewestAccount } from './operations/confirm-newest-account.ts';
export { createAccount } from './operations/create-account.ts';
export { deleteOldSessions } from './operations/delete-old-sessions.ts';
export { setRole } from './operations/set-role.ts';
export { deleteExpiredPasskeyChallenges } from './passkeys/passkey.queries.ts';
export { findPasswordWeakness } from './password.ts';
export {
  deleteOldConsentRecords,
  selectConsentRecords,
} from './personal-data/consent-record.queries.ts';
export { computeConsentSubject } from './personal-data/consent-subject.ts';
export { deleteAccount } from './personal-data/delete-account.ts';
export { exportAccount } from './personal-data/export-account.ts';
export { identityData } from './personal-data/identity-data.queries.ts';
export { createDeletionNotice } from './personal-data/notify-deleted-account.ts';
export { createPersonalDataHandlers } from './personal-data/personal-data.routes.ts';
export type { PersonalDataSource, PersonalDataSources } from './personal-data/personal-data-source.ts';
export { createProfileHandlers } from './profiles/profiles.routes.ts';
export { listFirebaseOrigins } from './providers/firebase/list-firebase-origins.ts';
export { registerOperatorFrame } from './providers/operator/operator-frame.ts';
export { putProviderSecret } from './providers/provider-source.ts';
export { deleteExpiredProviderSignInAttempts } from './providers/sign-in-attempt.queries.ts';
export { deleteExpiredPendingSignIns } from './second-factor/pending-sign-in.queries.ts';
export { removeTotpOfAccount } from './second-factor/remove-totp.ts';
export { createSecurityHandlers } from './security/security.routes.ts';
export {
  deleteOldSecurityEvents,
  type SecurityEventRow,
  selectSecurityEvents,
} from './security/security-event.queries.ts';
export { signOutEverywhere } from './security/sign-out-devices.ts';
export { maxDeletedSessions, selectSessionIdsRevokedSince } from './session.queries.ts';
export { sessionCookieName } from './session-cookie.ts';
export { readOrCreateSigningKeys, type SigningKeys } from './signing-keys.ts';
export { createViewerSource, type ViewerSource } from './viewer-source.ts';
