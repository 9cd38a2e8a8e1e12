// Prints figures the same way everywhere: what, measured, reference, ratio, goal.

export interface Figure {
  name: string;
  measured: number;
  unit: string;
  /** What was measured beside it in the same run. */
  reference?: { name: string; value: number };
  /** What the ratio to the reference, or the figure itself when there is none, should be. */
  goal?: { atMost?: number; atLeast?: number };
}

export function report(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(line(figure));
}

function line({ name, measured, unit, reference, goal }: Figure): string {
  const ratio = reference ? measured / reference.value : undefined;
  const compared = reference
    ? `  ${(ratio ?? 0).toFixed(2)} × ${reference.name} (${show(reference.value)} ${unit})`
    : '';
  return `  ${name.padEnd(44)} ${`${show(measured)} ${unit}`.padStart(16)}${compared}${verdict(ratio ?? measured, goal)}`;
}

function verdict(value: number, goal: Figure['goal']): string {
  if (!goal) return '';
  const met =
    value <= (goal.atMost ?? Number.POSITIVE_INFINITY) && value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY);
  const wanted = goal.atMost !== undefined ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `  goal ${wanted}: ${met ? 'met' : 'MISSED'}`;
}

function show(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 1 ? 3 : 1);
}
