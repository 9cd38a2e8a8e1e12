// Where and as whom a viewer may sign up. The page asks before it shows the form, and every operation that creates an account
// for a viewer asks again.
import { findSignUpRestriction, type SignUpRestriction } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { unknownLocation } from '../../../platform/ip-locations/index.ts';
import { presentFeatures } from '../../realm/index.ts';

export function readSignUpRestriction({
  realm,
  viewer,
  findLocation,
}: CallContext): SignUpRestriction | null {
  const location = findLocation?.() ?? unknownLocation;
  return findSignUpRestriction(
    { ...location, isChildProfile: viewer.profile?.kind === 'child' },
    { territories: realm.settings.signUpTerritories, disallowVpn: presentFeatures(realm).disallowVpn },
  );
}

/** Returns undefined when the viewer may sign up. */
export function refuseRestrictedSignUp(ctx: CallContext): Refusal | undefined {
  const restriction = readSignUpRestriction(ctx);
  return restriction ? refuse(restriction) : undefined;
}
