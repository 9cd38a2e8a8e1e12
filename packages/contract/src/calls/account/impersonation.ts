// An administrator acts as a viewer, to see what the viewer sees.
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { tokens } from '../../entities/session.ts';

export const startImpersonation = defineCall({
  method: 'POST',
  path: '/api/v2/login/impersonation',
  tag: 'identity',
  auth: 'none',
  summary:
    'Opens a session of 30 minutes in which an administrator acts as a viewer, with the token of a link from `matinee user impersonate`. The token works once. The session may watch and read, but change nothing.',
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  response: tokens,
  errors: ['unknownRealm', 'invalidImpersonationToken'],
});
