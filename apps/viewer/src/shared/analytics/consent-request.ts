// Somebody wants to answer the realm's question anew. Who asks it is there only after the page has come to rest.
let asker: (() => void) | null = null;
let isWanted = false;

export function requestConsent(): void {
  if (asker) asker();
  else isWanted = true;
}

/** Is called whenever the question is to be asked again. */
export function onConsentRequest(ask: () => void): void {
  asker = ask;
  if (isWanted) ask();
  isWanted = false;
}
