/** An issue that a check reports; `file` is relative to the root. */
export interface Issue {
  file: string;
  message: string;
}
