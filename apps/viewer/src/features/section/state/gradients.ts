import type { Hero } from '@matinee/contract';
import type { HeroProps } from '@matinee/ui';

type Sides = Pick<Hero['background'], 'gradientTop' | 'gradientRight' | 'gradientBottom' | 'gradientLeft'>;

/** The sides on which a background is darkened. */
export function gradientsOf(background: Sides): HeroProps['gradients'] {
  const { gradientTop: top, gradientRight: right, gradientBottom: bottom, gradientLeft: left } = background;
  return { top, right, bottom, left };
}
