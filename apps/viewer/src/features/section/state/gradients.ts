import type { Hero } from '@matinee/contract';
import type { HeroProps } from '@matinee/ui';

type Sides = Pick<Hero['background'], 'gradientTop' | 'gradientRight' | 'gradientBottom' | 'gradientLeft'>;

/** Maps the gradient flags of a background to the `gradients` prop of `Hero`. */
export function getHeroGradients(background: Sides): HeroProps['gradients'] {
  const { gradientTop: top, gradientRight: right, gradientBottom: bottom, gradientLeft: left } = background;
  return { top, right, bottom, left };
}
