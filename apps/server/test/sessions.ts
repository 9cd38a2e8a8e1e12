// Requests that the tests of sessions and tokens share.
import type { ErrorResponse, SessionUser, Tokens } from '@matinee/contract';
import type { TestService } from './service.ts';

/** `getService` is called at the first request, because a test file creates its requests before its service. */
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
