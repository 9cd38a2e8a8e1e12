// Shows what takes longer than a second, and for how long it has been at it.
const patienceMs = 1000;
const lineEveryMs = 10_000;

/** Runs the work and shows its label meanwhile. `work` gets a function that tells what it is at. */
export async function step(label, work) {
  const begun = performance.now();
  const terminal = process.stdout.isTTY === true;
  let detail = '';
  let shown = false;

  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(terminal ? 0 : 1)} s`;
  const text = () => `${label}${detail && ` (${detail})`}`;

  function show() {
    if (terminal)
      process.stdout.write(`\r\x1b[2K… ${text().slice(0, (process.stdout.columns ?? 80) - 12)} ${seconds()}`);
    else console.log(shown ? `… ${text()} ${seconds()}` : `… ${text()}`);
    shown = true;
  }

  let repeat;
  const first = setTimeout(() => {
    show();
    repeat = setInterval(show, terminal ? 250 : lineEveryMs);
  }, patienceMs);

  try {
    const result = await work((now) => {
      detail = now;
    });
    if (shown) console.log(`${terminal ? '\r\x1b[2K' : ''}✓ ${label} ${seconds()}`);
    return result;
  } catch (error) {
    if (shown && terminal) process.stdout.write('\r\x1b[2K');
    throw error;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
  }
}
