import type { Hero } from '@matinee/contract';
import type { HeroProps } from '@matinee/ui';

type Sides = Pick<Hero['background'], 'gradientTop' | 'gradientRight' | 'gradientBottom' | 'gradientLeft'>;

export function getHeroGradients(background: Sides): HeroProps['gradients'] {
  const { gradientTop: top, gradientRight: right, gradientBottom: bottom, gradientLeft: left } = background;
  return { top, right, bottom, left };
}
