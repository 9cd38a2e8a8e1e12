import type { Hero } from '@matinee/contract';
import type { HeroProps } from '@matinee/ui';

type GradientFlags = Pick<
  Hero['background'],
  'gradientTop' | 'gradientRight' | 'gradientBottom' | 'gradientLeft'
>;

/** Maps the gradient flags of a background to the `gradients` prop of `Hero`. */
export function getHeroGradients(background: GradientFlags): HeroProps['gradients'] {
  const { gradientTop: top, gradientRight: right, gradientBottom: bottom, gradientLeft: left } = background;
  return { top, right, bottom, left };
}
