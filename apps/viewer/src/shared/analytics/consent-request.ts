// Opens the consent dialog again on request. The dialog is part of a deferred chunk.
let listener: (() => void) | null = null;
let isRequested = false;

export function requestConsent(): void {
  if (listener) listener();
  else isRequested = true;
}

/** Registers the function that opens the dialog. */
export function onConsentRequest(openDialog: () => void): void {
  listener = openDialog;
  if (isRequested) openDialog();
  isRequested = false;
}
