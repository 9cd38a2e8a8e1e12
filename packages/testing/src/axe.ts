// Checks accessibility rules with axe. Tests use axe-core itself: the builder of @axe-core/playwright evaluates axe
// again for each check and returns far more than violations, which takes half as long again.
import axe, { type ImpactValue, type RunOptions } from 'axe-core';

/** A page or frame of Playwright. */
interface Frame {
  evaluate<Result>(script: string): Promise<Result>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

export interface AxeViolation {
  /** The rule, for example `color-contrast`. */
  id: string;
  impact: ImpactValue;
  /** The start tags of the elements that break the rule. */
  elements: string[];
}

/**
 * Returns the violations in a frame, without the frames inside it.
 * @param tags the tags of the rules, for example `wcag2aa`; without tags all rules are checked
 */
export async function findAxeViolations(frame: Frame, tags?: readonly string[]): Promise<AxeViolation[]> {
  const isLoaded = await frame.evaluate<boolean>("typeof axe === 'object'");
  if (!isLoaded) await frame.evaluate<void>(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    selectors: false,
    preload: false,
    ...(tags && { runOnly: [...tags] }),
  };
  return frame.evaluate(async (runOptions) => {
    // Rules of whole pages, such as a title, do not apply to frames.
    const root = window === window.top ? document : document.body;
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(root, runOptions);
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: impact ?? null,
      elements: nodes.map(({ html }) => html.slice(0, 160)),
    }));
  }, options);
}
