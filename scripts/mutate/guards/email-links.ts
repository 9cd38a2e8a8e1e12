import type { Guard } from '../guard.ts';

const identity = 'apps/server/src/domains/identity';
const links = `${identity}/email-links`;
const mail = 'apps/server/src/platform/mail';
const tokenQueries = `${links}/token.queries.ts`;
const resetTest = `${links}/reset-password.test.ts`;
const magicLinkTest = `${links}/magic-link.test.ts`;
const signUpTest = `${links}/sign-up-mails.test.ts`;
const mailTest = `${mail}/mail.test.ts`;
const renderTest = `${identity}/mail/render-mail.test.ts`;
const expiryCheckAndReturning = "    .where('expires_at', '>', now)\n    .returning(";

export const emailLinkGuards: readonly Guard[] = [
  {
    id: 'mail-token-hashed',
    threat: 'Whoever reads the database could reset passwords with its tokens.',
    file: `${links}/one-time-token.ts`,
    from: "return createHash('sha256').update(token).digest();",
    to: "createHash('sha256');\n  return Buffer.from(token);",
    test: { file: resetTest, title: 'stores only the hash' },
  },
  {
    id: 'mail-token-once',
    threat: 'A link in a mail would work again for whoever finds it later.',
    file: tokenQueries,
    from: `    .where('used_at', 'is', null)\n${expiryCheckAndReturning}`,
    to: expiryCheckAndReturning,
    test: { file: magicLinkTest, title: 'signs in once' },
  },
  {
    id: 'mail-token-expiry',
    threat: 'A link in an old mail would sign in for ever.',
    file: tokenQueries,
    from: expiryCheckAndReturning,
    to: '    .returning(',
    test: { file: magicLinkTest, title: 'after 15 minutes' },
  },
  {
    id: 'mail-token-purpose',
    threat: 'The token of one kind of link would work for another.',
    file: tokenQueries,
    from: "    .where('purpose', '=', purpose)\n    .where('used_at', 'is', null)",
    to: "    .where('used_at', 'is', null)",
    test: { file: magicLinkTest, title: 'the token of a password reset' },
  },
  {
    id: 'mail-token-realm',
    threat: 'The token of one realm would work in another.',
    file: tokenQueries,
    from: "    .where('realm_id', '=', realmId)\n    .where('purpose', '=', purpose)\n    .where('used_at', 'is', null)",
    to: "    .where('purpose', '=', purpose)\n    .where('used_at', 'is', null)",
    test: { file: magicLinkTest, title: 'the token of another realm' },
  },
  {
    id: 'password-reset-sessions',
    threat: 'Whoever has stolen a session would keep it after the password was reset.',
    file: `${links}/reset-password.ts`,
    from: "    await endAccountSessions(trx, { realmId, accountId }, { reason: 'passwordReset', now });\n",
    to: '',
    test: { file: resetTest, title: 'ends all sessions' },
  },
  {
    id: 'password-reset-tokens',
    threat: 'An older link to reset the password would work after a reset.',
    file: `${links}/reset-password.ts`,
    from: '    await deleteSignInTokens(trx, { realmId, accountId });\n',
    to: '',
    test: { file: resetTest, title: 'ends the other tokens' },
  },
  {
    id: 'password-reset-strength',
    threat: 'People who reset their password could choose one that attackers guess first.',
    file: `${links}/reset-password.ts`,
    from: "  if (weakness) return refuse('weakPassword', { ...weakness });\n",
    to: '',
    test: { file: resetTest, title: 'refuses a weak password' },
  },
  {
    id: 'password-change-current',
    threat: 'Whoever finds an open page could change the password.',
    file: `${identity}/operations/change-password.ts`,
    from: 'if (!account || !isCorrect)',
    to: 'if (!account)',
    test: { file: signUpTest, title: 'rejects a wrong current password' },
  },
  {
    id: 'password-change-sessions',
    threat: 'Whoever has stolen a session would keep it after the password was changed.',
    file: `${identity}/operations/change-password.ts`,
    from: "    await endAccountSessions(trx, otherSessions, { reason: 'passwordChanged', now });\n",
    to: '',
    test: { file: signUpTest, title: 'ends the other sessions' },
  },
  {
    id: 'magic-link-earlier-access',
    threat:
      'A stranger could sign up with the address of somebody who later signs in by mail, and keep the password.',
    file: `${links}/sign-in-with-link.ts`,
    from: '    if (account?.email === null) await removeEarlierAccess(trx, { realmId, accountId, now });\n',
    to: '',
    test: { file: magicLinkTest, title: 'a stranger who signed up with the address of the link' },
  },
  {
    id: 'form-origin',
    threat:
      'Another site could sign a viewer in to an account of its own, or change the account of a viewer.',
    file: 'apps/server/src/pages/page-forms.ts',
    from: "    if (!isSameOrigin(request)) return sendRefusal(reply, refuse('badRequest'));\n",
    to: '    isSameOrigin(request);\n',
    test: { file: 'apps/server/src/pages/page-forms.test.ts', title: 'another site' },
  },
  {
    id: 'form-password-not-shown',
    threat: 'A document would contain the password that was typed, in caches and on the screen.',
    file: 'apps/viewer/src/app/form-actions/sign-in-action.ts',
    from: 'const values = { email: credentials.id };',
    to: 'const values = { email: credentials.id, password: credentials.secret };',
    test: { file: 'apps/viewer/src/app/form-actions/sign-in-action.test.ts', title: 'not the password' },
  },
  {
    id: 'mail-limit-address',
    threat: 'Anybody could fill the mailbox of an address.',
    file: `${links}/mail-limits.ts`,
    from: "name: 'mail-address', max: 5,",
    to: "name: 'mail-address', max: 5_000,",
    test: { file: resetTest, title: 'the sixth mail' },
  },
  {
    id: 'mail-content-encrypted',
    threat: 'Whoever reads the database could open accounts with the links of stored mails.',
    file: `${mail}/mail-content.ts`,
    from: 'encrypt(key, publicId, Buffer.from(JSON.stringify(content)))',
    to: 'encrypt(key, publicId, Buffer.from(JSON.stringify(content))) && Buffer.from(JSON.stringify(content))',
    test: { file: mailTest, title: 'does not reveal its links' },
  },
  {
    id: 'mail-html-escaped',
    threat: 'A name could put markup into mails.',
    file: `${identity}/mail/escape-html.ts`,
    from: ".replace(/</g, '&lt;')",
    to: '',
    test: { file: renderTest, title: 'are escaped' },
  },
  {
    id: 'mail-name-without-links',
    threat: 'A stranger could mail a link to anybody by entering it as the name of a new account.',
    file: `${identity}/mail/render-mail.ts`,
    from: "return /[/:@]|\\w\\.\\w/.test(shortName) ? '' : shortName;",
    to: 'return shortName;',
    test: { file: renderTest, title: 'does not greet with the name' },
  },
];
