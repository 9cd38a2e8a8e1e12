// Loads the code for a hosted identity service, which includes its client library.
import { loadChunk } from '../../../../shared/chunks/load-chunk.ts';

export const loadFirebaseSignIn = () => loadChunk(() => import('./firebase-sign-in.ts'));
export const loadFirebasePassword = () => loadChunk(() => import('./change-firebase-password.ts'));
