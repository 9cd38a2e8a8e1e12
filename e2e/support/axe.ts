// Accessibility rules in the page, by axe.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const describeViolations = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/** Reports violations alone: describing what passes takes longer than finding what does not. */
const createAxe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules);

/** Expects no violation that is serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const hasFrames = page.frames().length > 1;
  // Joining the results of frames opens a tab.
  const { violations } = await createAxe(page).setLegacyMode(!hasFrames).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(describeViolations(serious)).toEqual([]);
}

/** All violations in the page itself; frames are left out, and no tab is opened. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await createAxe(page).setLegacyMode().analyze();
  return describeViolations(violations);
}
