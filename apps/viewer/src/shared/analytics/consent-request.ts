// A request to ask for consent again. The dialog is part of a deferred chunk.
let listener: (() => void) | null = null;
let isRequested = false;

export function requestConsent(): void {
  if (listener) listener();
  else isRequested = true;
}

/** Called whenever the dialog should open again. */
export function onConsentRequest(openDialog: () => void): void {
  listener = openDialog;
  if (isRequested) openDialog();
  isRequested = false;
}
