// Shows progress of work that takes longer than a second.
const delayMs = 1000;
const terminalIntervalMs = 250;
const logIntervalMs = 10_000;
const clearLine = '\r\x1b[2K';

/**
 * Runs the work and shows its label until it ends. `work` receives a function that sets a detail next to the
 * label.
 */
export async function showProgress(label, work) {
  const startedAt = performance.now();
  const isTerminal = process.stdout.isTTY === true;
  let detail = '';
  let isShown = false;

  const formatSeconds = () => `${((performance.now() - startedAt) / 1000).toFixed(isTerminal ? 0 : 1)} s`;
  const formatLabel = () => `${label}${detail && ` (${detail})`}`;

  function show() {
    if (isTerminal) {
      const width = (process.stdout.columns ?? 80) - 12;
      process.stdout.write(`${clearLine}… ${formatLabel().slice(0, width)} ${formatSeconds()}`);
    } else {
      console.log(isShown ? `… ${formatLabel()} ${formatSeconds()}` : `… ${formatLabel()}`);
    }
    isShown = true;
  }

  let interval;
  const timeout = setTimeout(() => {
    show();
    interval = setInterval(show, isTerminal ? terminalIntervalMs : logIntervalMs);
  }, delayMs);

  try {
    const result = await work((newDetail) => {
      detail = newDetail;
    });
    if (isShown) console.log(`${isTerminal ? clearLine : ''}✓ ${label} ${formatSeconds()}`);
    return result;
  } catch (error) {
    if (isShown && isTerminal) process.stdout.write(clearLine);
    throw error;
  } finally {
    clearTimeout(timeout);
    clearInterval(interval);
  }
}
