// The accounts of the identity service.
import { randomUUID } from 'node:crypto';

export interface FirebaseAccount {
  email: string;
  password: string;
  isVerified: boolean;
  isDisabled: boolean;
}

/** The service refuses a request with this message. */
export class RequestRefusedError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const minPasswordLength = 6;

export class FirebaseAccounts {
  readonly #accounts = new Map<string, FirebaseAccount>();
  readonly #refreshTokens = new Map<string, string>();
  /** What the blocking function of the project responds to all sign-ins; null permits them. */
  blockingMessage: string | null = null;

  create(email: string, password: string): string {
    this.#runBlockingFunction();
    if (password.length < minPasswordLength)
      throw new RequestRefusedError('WEAK_PASSWORD : Password should be at least 6 characters');
    if (this.#find(email)) throw new RequestRefusedError('EMAIL_EXISTS');
    const id = randomUUID().replaceAll('-', '');
    this.#accounts.set(id, { email, password, isVerified: false, isDisabled: false });
    return id;
  }

  get(id: string): FirebaseAccount {
    const account = this.#accounts.get(id);
    if (!account) throw new RequestRefusedError('USER_NOT_FOUND');
    if (account.isDisabled) throw new RequestRefusedError('USER_DISABLED');
    return account;
  }

  /** Changes what the service knows of an account. */
  update(email: string, changes: Partial<FirebaseAccount>): void {
    const [, account] = this.#find(email) ?? [];
    Object.assign(account ?? {}, changes);
  }

  signIn(email: string, password: string): string {
    const [id, account] = this.#find(email) ?? [];
    if (id === undefined || account?.password !== password)
      throw new RequestRefusedError('INVALID_LOGIN_CREDENTIALS');
    if (account.isDisabled) throw new RequestRefusedError('USER_DISABLED');
    this.#runBlockingFunction();
    return id;
  }

  changePassword(id: string, password: string): void {
    if (password.length < minPasswordLength)
      throw new RequestRefusedError('WEAK_PASSWORD : Password should be at least 6 characters');
    this.get(id).password = password;
  }

  requireAddress(email: string): void {
    const [, account] = this.#find(email) ?? [];
    if (!account) throw new RequestRefusedError('EMAIL_NOT_FOUND');
    if (account.isDisabled) throw new RequestRefusedError('USER_DISABLED');
  }

  createRefreshToken(id: string): string {
    const token = randomUUID();
    this.#refreshTokens.set(token, id);
    return token;
  }

  useRefreshToken(token: string): string {
    const id = this.#refreshTokens.get(token);
    if (id === undefined) throw new RequestRefusedError('INVALID_REFRESH_TOKEN');
    this.get(id);
    return id;
  }

  #find(email: string): [string, FirebaseAccount] | undefined {
    return [...this.#accounts].find(([, account]) => account.email.toLowerCase() === email.toLowerCase());
  }

  #runBlockingFunction(): void {
    if (this.blockingMessage === null) return;
    const error = { error: { details: {}, message: this.blockingMessage, status: 'PERMISSION_DENIED' } };
    throw new RequestRefusedError(
      `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${JSON.stringify(error)}`,
    );
  }
}
