// The security guards of the project. `npm run mutate` removes each in turn and wants its test to fail.
import type { Guard } from './guard.ts';
import { fileGuards } from './guards/files.ts';
import { loadGuards } from './guards/load.ts';
import { pageGuards } from './guards/pages.ts';
import { requestGuards } from './guards/requests.ts';
import { sessionGuards } from './guards/sessions.ts';
import { signInGuards } from './guards/sign-in.ts';

export interface GuardGroup {
  title: string;
  guards: readonly Guard[];
}

export const guardGroups: readonly GuardGroup[] = [
  { title: 'Passwords and sign-in', guards: signInGuards },
  { title: 'Sessions and tokens', guards: sessionGuards },
  { title: 'Requests', guards: requestGuards },
  { title: 'Load', guards: loadGuards },
  { title: 'Pages, text and images', guards: pageGuards },
  { title: 'Files, ffmpeg and the database', guards: fileGuards },
];

export const guards: readonly Guard[] = guardGroups.flatMap((group) => group.guards);
