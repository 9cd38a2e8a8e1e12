import type { Guard } from '../guard.ts';

const profiles = 'apps/server/src/domains/identity/profiles';
const profileTest = `${profiles}/profiles.test.ts`;
const childTest = 'apps/server/src/main/access/child-profiles.test.ts';

export const profileGuards: readonly Guard[] = [
  {
    id: 'child-age-limit',
    threat: 'A child profile would find titles above its age limit.',
    file: 'apps/server/src/calls/viewer-database.ts',
    from: '  if (ageLimit === null) return db;',
    to: '  if (ageLimit === null || db) return db;',
    test: { file: childTest, title: 'gets no title above its age limit' },
  },
  {
    id: 'child-pages',
    threat: 'A page that the server renders for a child profile would show titles above its age limit.',
    file: 'apps/server/src/pages/render-page.ts',
    from: 'db: getViewerDatabase(services.db, viewer),',
    to: 'db: getViewerDatabase(services.db, { profile: viewer.profile && null }),',
    test: { file: childTest, title: 'gets no page that names them' },
  },
  {
    id: 'child-section-cache',
    threat: 'A child profile would get the section page that was cached for an adult.',
    file: 'apps/server/src/domains/pages/section-cache.ts',
    from: 'const audience = getAudienceKey(ctx);',
    to: "const audience = getAudienceKey(ctx) && '';",
    test: { file: childTest, title: 'gets no page that names them' },
  },
  {
    id: 'child-notices',
    threat: 'A child profile would get notices of live events above its age limit.',
    file: 'apps/server/src/domains/live/operations/stream-live-toasts.ts',
    from: 'const hasAgeLimit = getRowFilter(db) !== undefined;',
    to: 'const hasAgeLimit = getRowFilter(db) === null;',
    test: { file: childTest, title: 'gets no notice of a live event' },
  },
  {
    id: 'child-account-calls',
    threat: 'A child profile could change the account, its password or its parental control.',
    file: 'apps/server/src/calls/create-call-context.ts',
    from: "  if (isAdultOnly(call) && viewer.profile?.kind === 'child') return refuse('adultProfileRequired');\n",
    to: '  isAdultOnly(call);\n',
    test: { file: childTest, title: 'which manages the account' },
  },
  {
    id: 'child-operator',
    threat: 'A child profile of an administrator would have the rights of an operator.',
    file: 'apps/server/src/domains/identity/viewer-source.ts',
    from: "isChild ? 'USER' : (row.role ?? 'USER')",
    to: "(row.role ?? 'USER')",
    test: { file: childTest, title: 'has no rights of an operator' },
  },
  {
    id: 'child-sign-up',
    threat: 'A child could sign up for an account of their own.',
    file: 'apps/server/src/domains/identity/identity.routes.ts',
    from: "      if (ctx.viewer.profile?.kind === 'child') return refuse('kidPurchasePermissionDenied');\n",
    to: '',
    test: { file: childTest, title: 'cannot sign up' },
  },
  {
    id: 'profile-pin',
    threat: 'A child could leave their profile without the PIN.',
    file: `${profiles}/select-profile.ts`,
    from: "  return target.kind === 'adult' || currentProfile?.kind === 'child';",
    to: "  return target.kind === 'adult' && currentProfile === null;",
    test: { file: profileTest, title: 'needs the PIN for an adult profile' },
  },
  {
    id: 'profile-pin-guesses',
    threat: 'A child could try all PINs.',
    file: `${profiles}/check-pin.ts`,
    from: '(await attemptLimit.consume(accountKey))',
    to: '(await attemptLimit.check(accountKey))',
    test: { file: profileTest, title: 'limits guesses of the PIN' },
  },
  {
    id: 'parental-control-pin',
    threat: 'Whoever uses an adult profile that was left open could change the PIN.',
    file: `${profiles}/save-parental-control.ts`,
    from: '  return !hasCurrentPin && (await hasRecentSignIn(ctx)) ? undefined',
    to: '  return !hasCurrentPin || (await hasRecentSignIn(ctx)) ? undefined',
    test: { file: profileTest, title: 'changes only with the current PIN' },
  },
  {
    id: 'profile-owner',
    threat: 'An account could use a profile of another account, with its history and lists.',
    file: `${profiles}/profiles.queries.ts`,
    from: "    .where('account_id', '=', accountId)\n    .where('realm_id', '=', realmId)\n    .orderBy('id')",
    to: "    .where('realm_id', '=', realmId)\n    .orderBy('id')",
    test: { file: profileTest, title: 'of other accounts are neither' },
  },
  {
    id: 'profile-session',
    threat: 'Tokens of an adult profile would stay valid after a child profile was selected.',
    file: `${profiles}/profiles.queries.ts`,
    from: ".set({ revoked_at: now, revocation_reason: 'profileSelected' })",
    to: ".set({ revocation_reason: 'profileSelected' })",
    test: { file: profileTest, title: 'ends the previous one' },
  },
];
