// Why an outbound request failed, with a message for the operator who entered the address.
const messages = {
  notPublic: 'The address is in a private network, which the settings do not allow.',
  unreachable: 'The server did not respond',
  tooSlow: 'The server did not respond in time.',
  tooLarge: 'The response is too large.',
  compressed: 'The response is compressed, which the request did not allow.',
  urlNotAllowed: 'The address, or one that its server redirects to, is not allowed.',
  tooManyRedirects: 'The server redirects too often.',
} as const;

export type OutboundErrorCode = keyof typeof messages;

export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly code: OutboundErrorCode;

  constructor(code: OutboundErrorCode, detail?: string) {
    super(detail === undefined ? messages[code] : `${messages[code]}: ${detail}`);
    this.code = code;
  }
}
