// A request to ask for consent again. The dialog is part of a deferred chunk.
let asker: (() => void) | null = null;
let isWanted = false;

export function requestConsent(): void {
  if (asker) asker();
  else isWanted = true;
}

/** Called whenever the dialog should open again. */
export function onConsentRequest(ask: () => void): void {
  asker = ask;
  if (isWanted) ask();
  isWanted = false;
}
