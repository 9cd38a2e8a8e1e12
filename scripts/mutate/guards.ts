// The security guards of the project. `npm run mutate` removes each in turn and expects its test to fail.
import type { Guard } from './guard.ts';
import { accessTokenGuards } from './guards/access-tokens.ts';
import { accountGuards } from './guards/account.ts';
import { denialOfServiceGuards } from './guards/denial-of-service.ts';
import { deviceCodeGuards } from './guards/device-codes.ts';
import { emailLinkGuards } from './guards/email-links.ts';
import { ffmpegGuards } from './guards/ffmpeg.ts';
import { fileGuards } from './guards/files.ts';
import { firebaseGuards } from './guards/firebase.ts';
import { impersonationGuards } from './guards/impersonation.ts';
import { ownershipGuards } from './guards/ownership.ts';
import { pageGuards } from './guards/pages.ts';
import { passkeyGuards } from './guards/passkeys.ts';
import { personalDataGuards } from './guards/personal-data.ts';
import { profileGuards } from './guards/profiles.ts';
import { requestGuards } from './guards/requests.ts';
import { secondFactorGuards } from './guards/second-factor.ts';
import { sessionGuards } from './guards/sessions.ts';
import { signInGuards } from './guards/sign-in.ts';
import { signInProviderGuards } from './guards/sign-in-providers.ts';
import { signUpRestrictionGuards } from './guards/sign-up-restriction.ts';
import { tvProviderGuards } from './guards/tv-providers.ts';

export interface GuardGroup {
  title: string;
  guards: readonly Guard[];
}

export const guardGroups: readonly GuardGroup[] = [
  { title: 'Passwords and sign-in', guards: signInGuards },
  { title: 'Links in mails', guards: emailLinkGuards },
  { title: 'Sign-in providers', guards: [...signInProviderGuards, ...firebaseGuards] },
  { title: 'TV providers', guards: tvProviderGuards },
  { title: 'Passkeys', guards: passkeyGuards },
  { title: 'Two-step verification', guards: secondFactorGuards },
  { title: 'Codes of televisions', guards: deviceCodeGuards },
  { title: 'Access tokens and their keys', guards: accessTokenGuards },
  { title: 'Sessions and tokens', guards: sessionGuards },
  { title: 'Administrators who act as viewers', guards: impersonationGuards },
  { title: 'Accounts and consents', guards: accountGuards },
  { title: 'Profiles and parental control', guards: profileGuards },
  { title: 'Export and deletion of accounts', guards: personalDataGuards },
  { title: 'Where people can sign up', guards: signUpRestrictionGuards },
  { title: 'Requests', guards: requestGuards },
  { title: 'Data of viewers', guards: ownershipGuards },
  { title: 'Denial of service', guards: denialOfServiceGuards },
  { title: 'Pages, text, images and logs', guards: pageGuards },
  { title: 'Files and the database', guards: fileGuards },
  { title: 'ffmpeg', guards: ffmpegGuards },
];

export const guards: readonly Guard[] = guardGroups.flatMap((group) => group.guards);
