/** An issue that a check reports; `file` is the path of a file or folder, relative to the root. */
export interface Issue {
  file: string;
  message: string;
}
