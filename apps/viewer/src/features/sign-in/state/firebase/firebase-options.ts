import type { SignInProvider } from '@matinee/contract';

/** What a page needs to know about a hosted identity service. */
export type FirebaseOptions = NonNullable<SignInProvider['firebase']>;
