// Opens the consent notice again on request. The notice is part of a deferred chunk.
let listener: (() => void) | null = null;
let isRequested = false;

export function requestConsent(): void {
  if (listener) listener();
  else isRequested = true;
}

/** Registers the function that opens the notice. */
export function setConsentRequestListener(openNotice: () => void): void {
  listener = openNotice;
  if (isRequested) openNotice();
  isRequested = false;
}
