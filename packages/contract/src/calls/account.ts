import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  accountDetails,
  accountDetailsInput,
  marketingPreferenceAnswer,
  preferences,
  preferencesInput,
} from '../entities/account/account.ts';

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
  summary: 'Returns the preferences of the profile.',
  response: preferences,
  errors: ['unknownRealm', 'unauthorised', 'forbidden'],
});

export const putPreferences = defineCall({
  method: 'PUT',
  path: '/api/v2/user/preferences',
  tag: 'account',
  auth: 'user',
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
