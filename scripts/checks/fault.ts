/** Something that a check found; `file` is relative to the root. */
export interface Fault {
  file: string;
  says: string;
}
