// Prints the metrics of all benchmarks in one format: name, value, ratio to the baseline, goal.

export interface Metric {
  name: string;
  measured: number;
  unit: string;
  /** Measured in the same run, for comparison. */
  baseline?: { name: string; value: number };
  /** Limits of the ratio to the baseline; without a baseline, of the value itself. */
  goal?: { max?: number; min?: number };
}

export function report(metrics: readonly Metric[]): void {
  for (const metric of metrics) console.log(formatMetric(metric));
}

function formatMetric({ name, measured, unit, baseline, goal }: Metric): string {
  const ratio = baseline ? measured / baseline.value : undefined;
  const comparison = baseline
    ? `  ${(ratio ?? 0).toFixed(2)} × ${baseline.name} (${formatValue(baseline.value)} ${unit})`
    : '';
  return `  ${name.padEnd(44)} ${`${formatValue(measured)} ${unit}`.padStart(16)}${comparison}${formatVerdict(ratio ?? measured, goal)}`;
}

function formatVerdict(value: number, goal: Metric['goal']): string {
  if (!goal) return '';
  const isMet =
    value <= (goal.max ?? Number.POSITIVE_INFINITY) && value >= (goal.min ?? Number.NEGATIVE_INFINITY);
  const goalText = goal.max !== undefined ? `≤ ${goal.max}` : `≥ ${goal.min}`;
  return `  goal ${goalText}: ${isMet ? 'met' : 'MISSED'}`;
}

function formatValue(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 1 ? 3 : 1);
}
