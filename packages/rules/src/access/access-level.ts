/** What a viewer may do with a title. Never stored: decided whenever it is asked. */
export type AccessLevel = 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED';
