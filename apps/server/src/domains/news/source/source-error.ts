/**
 * Reason why a source cannot be read, shown to the operator of the realm. The class has its own file, so that startup
 * does not load the parser.
 */
export class SourceError extends Error {
  override name = 'SourceError';
}
