export { createAccessTokens } from './access-token.ts';
export { isEmailAddress } from './email-address.ts';
export { selectAccount as findAccount } from './identity.queries.ts';
export { identityHandlers } from './identity.routes.ts';
export type { ReadableIdentity } from './identity.tables.ts';
export { createAccount } from './operations/create-account.ts';

export { setRole } from './operations/set-role.ts';
export { sweepSessions } from './operations/sweep-sessions.ts';
export { findPasswordWeakness, type PasswordWeakness } from './password-strength.ts';
export { maxDeletedSessions, sessionsEndedSince } from './session.queries.ts';
export { sessionCookie } from './session-cookie.ts';
export { readSigningKeys } from './signing-keys.ts';
export { createViewerSource, type ViewerSource } from './viewer-source.ts';
