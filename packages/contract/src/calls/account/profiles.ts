// The profiles of an account and its parental control. A call for all profiles says so; the others need an adult profile.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  parentalControl,
  parentalControlInput,
  profile,
  profileChanges,
  profileInput,
} from '../../entities/account/profile.ts';
import { tokens } from '../../entities/session.ts';

const profileParams = z.object({ id: z.string().max(60) });

export const getProfiles = defineCall({
  method: 'GET',
  path: '/api/v2/profiles',
  tag: 'account',
  auth: 'user',
  isForChildren: true,
  summary: 'Returns the profiles of the account, the oldest first.',
  response: z.object({ profiles: z.array(profile) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const createProfile = defineCall({
  method: 'POST',
  path: '/api/v2/profiles',
  tag: 'account',
  auth: 'user',
  status: 201,
  summary: 'Adds a profile to the account.',
  body: profileInput,
  response: profile,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'tooManyProfiles'],
});

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/api/v2/profiles/:id',
  tag: 'account',
  auth: 'user',
  summary: 'Changes the name or the picture of a profile.',
  params: profileParams,
  body: profileChanges,
  response: profile,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const deleteProfile = defineCall({
  method: 'DELETE',
  path: '/api/v2/profiles/:id',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary:
    'Deletes a profile with its history, favourites, lists and reviews, and ends the sessions that use it. The profile of the session and the last adult profile cannot be deleted.',
  params: profileParams,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound', 'profileInUse', 'lastAdultProfile'],
});

export const selectProfile = defineCall({
  method: 'POST',
  path: '/api/v2/profiles/:id/select',
  tag: 'account',
  auth: 'user',
  isForChildren: true,
  summary:
    'Continues with another profile of the account: a new session replaces that of the token. Needs the PIN of parental control for an adult profile, and from a child profile for every other.',
  params: profileParams,
  body: z.strictObject({ pin: z.string().max(20).optional() }),
  response: tokens,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound', 'pinRequired', 'wrongPin'],
});

export const getParentalControl = defineCall({
  method: 'GET',
  path: '/api/v2/parental-control',
  tag: 'account',
  auth: 'user',
  summary: 'Returns the parental control of the account, without the PIN.',
  response: parentalControl,
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const putParentalControl = defineCall({
  method: 'PUT',
  path: '/api/v2/parental-control',
  tag: 'account',
  auth: 'user',
  summary: 'Changes the parental control of the account. Disabling it removes the PIN.',
  body: parentalControlInput,
  response: parentalControl,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'pinRequired', 'wrongPin'],
});
