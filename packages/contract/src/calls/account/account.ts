import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  accountDetails,
  accountDetailsInput,
  marketingPreferenceAnswer,
  preferences,
  preferencesInput,
} from '../../entities/account/account.ts';
import { deviceSession, securityEvent } from '../../entities/account/security.ts';

export const getAccountDetails = defineCall({
  method: 'GET',
  path: '/api/v2/user/account',
  tag: 'account',
  auth: 'user',
  summary: 'Returns the details of the account.',
  response: accountDetails,
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const putAccountDetails = defineCall({
  method: 'PUT',
  path: '/api/v2/user/account',
  tag: 'account',
  auth: 'user',
  summary: 'Replaces the details of the account. A detail that is absent becomes empty.',
  body: accountDetailsInput,
  response: accountDetails,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'invalidFields'],
});

export const getPreferences = defineCall({
  method: 'GET',
  path: '/api/v2/user/preferences',
  tag: 'account',
  auth: 'user',
  isForChildren: true,
  allowsImpersonator: true,
  summary: 'Returns the preferences of the profile.',
  response: preferences,
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const putPreferences = defineCall({
  method: 'PUT',
  path: '/api/v2/user/preferences',
  tag: 'account',
  auth: 'user',
  isForChildren: true,
  summary: 'Replaces the preferences of the profile. An absent, empty or null preference gets its default.',
  body: preferencesInput,
  response: preferences,
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const getConsents = defineCall({
  method: 'GET',
  path: '/api/v2/user/consents',
  tag: 'account',
  auth: 'user',
  summary: 'Returns the consents of the realm with the last answers of the account.',
  response: z.object({ answers: z.array(marketingPreferenceAnswer) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const putConsents = defineCall({
  method: 'PUT',
  path: '/api/v2/user/consents',
  tag: 'account',
  auth: 'user',
  summary: 'Saves new answers to consents. The server keeps earlier answers with their time and wording.',
  body: z.strictObject({
    consentAnswers: z
      .array(z.strictObject({ fieldName: z.string().max(200), answer: z.boolean() }))
      .min(1)
      .max(50),
  }),
  response: z.object({ answers: z.array(marketingPreferenceAnswer) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'requiredConsent'],
});

export const getDevices = defineCall({
  method: 'GET',
  path: '/api/v2/user/devices',
  tag: 'account',
  auth: 'user',
  summary: 'Returns the devices on which the account is signed in, the last used first, at most 100.',
  response: z.object({ devices: z.array(deviceSession) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/api/v2/user/devices/:id',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary: 'Signs the account out on one device.',
  params: z.object({ id: z.string().max(60) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const signOutEverywhere = defineCall({
  method: 'DELETE',
  path: '/api/v2/user/devices',
  tag: 'account',
  auth: 'user',
  status: 204,
  summary: 'Signs the account out on all devices, including the one that makes the call.',
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const getSecurityEvents = defineCall({
  method: 'GET',
  path: '/api/v2/user/security-events',
  tag: 'account',
  auth: 'user',
  summary:
    'Returns the last 50 events that concern the security of the account, such as sign-ins and changes of the password, the newest first. They are kept for 400 days.',
  response: z.object({ events: z.array(securityEvent) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});
