/** Why a source cannot be read, in words for its operator. Apart from the reading, which a start does without. */
export class SourceError extends Error {
  override name = 'SourceFault';
}
