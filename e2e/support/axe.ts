// Checks accessibility rules with axe.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const describeViolations = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/** Reports only violations: describing passed rules takes longer than finding violations. */
const createAxe = (page: Page, { iframes = true } = {}) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes }).withTags(rules);

/** Expects no serious or critical violation. */
export async function expectAccessible(page: Page): Promise<void> {
  const hasFrames = page.frames().length > 1;
  // axe opens a tab to merge the results of frames.
  const { violations } = await createAxe(page).setLegacyMode(!hasFrames).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(describeViolations(serious)).toEqual([]);
}

/** Returns all violations in the page itself; frames are skipped, so no tab is opened. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await createAxe(page, { iframes: false }).setLegacyMode().analyze();
  return describeViolations(violations);
}
