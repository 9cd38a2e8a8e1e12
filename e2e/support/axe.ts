// Checks the accessibility rules of WCAG 2.2, levels A and AA.
import { type AxeViolation, findAxeViolations } from '@matinee/testing/axe';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const describeViolation = ({ id, elements }: AxeViolation) => `${id}: ${elements.join(' | ')}`;

/** Expects no serious or critical violation in the page and its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations: AxeViolation[] = [];
  for (const frame of page.frames()) violations.push(...(await findAxeViolations(frame, tags)));
  const seriousViolations = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(seriousViolations.map(describeViolation)).toEqual([]);
}

/** A `PageCheck` that reports every violation in the page itself, and skips its frames. */
export async function checkAxeRules(page: Page): Promise<string[]> {
  return (await findAxeViolations(page, tags)).map(describeViolation);
}
