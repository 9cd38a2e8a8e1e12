// @ts-check
// Runs in the sandboxed document of an operator, after the script of the operator. Connects that script with the page that
// shows the frame: the page sends requests over a message port, and gets a response to each.

const { origin, search } = window.location;
const { port1: port, port2: pagePort } = new MessageChannel();

/**
 * @typedef {{
 *   detectPartners(): Promise<unknown>,
 *   runWorkflow(options: { partnerId: string, container: HTMLElement }): Promise<unknown>,
 *   logOut(): Promise<unknown>,
 * }} OperatorSdk
 */

/** @type {OperatorSdk | undefined} */
let sdk;

/** @returns {OperatorSdk} */
function getSdk() {
  const { createOperatorSdk } = /** @type {{ createOperatorSdk?: (config: object) => OperatorSdk }} */ (
    /** @type {unknown} */ (window)
  );
  if (!createOperatorSdk) throw new Error('The script of the operator does not define createOperatorSdk');
  const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}');
  const language = new URLSearchParams(search).get('language') ?? 'en';
  sdk ??= createOperatorSdk({ ...config, language });
  return sdk;
}

/** @type {Record<string, (partnerId: string) => Promise<unknown>>} */
const methods = {
  detectPartners: () => getSdk().detectPartners(),
  runWorkflow: (partnerId) => getSdk().runWorkflow({ partnerId, container: document.body }),
  logOut: () => getSdk().logOut(),
};

port.addEventListener('message', async ({ data: { id, method, partnerId } }) => {
  try {
    port.postMessage({ id, result: await methods[method]?.(partnerId) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
port.start();

new ResizeObserver(() => port.postMessage({ height: document.documentElement.scrollHeight })).observe(
  document.body,
);

window.parent.postMessage({ protocol: 'matinee-operator' }, origin, [pagePort]);
