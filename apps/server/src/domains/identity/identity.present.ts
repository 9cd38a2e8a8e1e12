import type { SessionUser } from '@matinee/contract';
import type { Viewer } from '../../calls/index.ts';

export function presentUser({
  account,
  profile,
  isGuest,
  role,
  country,
  preferences,
  impersonator,
}: Viewer): SessionUser {
  return {
    id: account?.publicId ?? null,
    loc: country,
    rol: role,
    isGuest,
    pro: {
      id: profile?.publicId ?? '',
      tp: profile?.kind ?? 'adult',
      ...(account && profile && { name: profile.name ?? account.name, avatar: profile.avatar }),
    },
    ...(account && { name: account.name, ...(account.email !== '' && { email: account.email }) }),
    ...(impersonator && {
      impersonator: { name: impersonator.name, expiresAt: impersonator.expiresAt.toString() },
    }),
    ...(account && preferences && { preferences }),
  };
}
