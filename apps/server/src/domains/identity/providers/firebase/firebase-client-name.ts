/** The name of the hosted identity service among the sign-in providers of a realm. */
export const firebaseClientName = 'firebase';
