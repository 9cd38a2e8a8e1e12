// Why an outbound request failed, with a sentence for the operator who entered the address.
const sentences = {
  notPublic: 'The address leads into a private network, which its settings do not allow.',
  unreachable: 'The server did not answer',
  tooSlow: 'The server did not answer in time.',
  tooLarge: 'The answer is larger than what is taken.',
  packed: 'The answer is compressed although that was not asked for.',
  badRedirect: 'The server leads on to where is not followed.',
  tooManyRedirects: 'The server leads on too often.',
} as const;

export type OutboundErrorCode = keyof typeof sentences;

export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly code: OutboundErrorCode;

  constructor(code: OutboundErrorCode, detail?: string) {
    super(detail === undefined ? sentences[code] : `${sentences[code]}: ${detail}`);
    this.code = code;
  }
}
