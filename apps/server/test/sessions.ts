// Requests that the tests of sessions and tokens share.
import type { ErrorResponse, SessionUser, Tokens } from '@matinee/contract';
import type { TestService } from './service.ts';

/** Binds the requests to the service of a test file, which starts later. */
export function createSessionRequests(getService: () => TestService) {
  return {
    refresh: (refreshToken: string, realm?: string) =>
      getService().request<Tokens & ErrorResponse>('/api/v2/token/refresh', {
        body: { refreshToken },
        ...(realm && { realm }),
      }),
    readUser: (token: string, realm?: string) =>
      getService().request<SessionUser & ErrorResponse>('/api/v2/user', { token, ...(realm && { realm }) }),
  };
}
