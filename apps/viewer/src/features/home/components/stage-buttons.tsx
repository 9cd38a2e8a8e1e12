// The buttons that editors put on heroes and rows. One that leads nowhere is not shown.
import type { StageButton } from '@matinee/contract';
import { isPlayable, kindOf } from '@matinee/rules';
import { ButtonLink, type IconName } from '@matinee/ui';
import { useLabel } from '../../../environment/environment.ts';
import { useTargets } from '../../../titles/title-link.ts';

export interface StageButtonsProps {
  primary: StageButton | undefined;
  secondary: StageButton | undefined;
}

export function StageButtons({ primary, secondary }: StageButtonsProps) {
  const label = useLabel();
  const { ofLink } = useTargets();
  const buttons = [
    { button: primary, look: 'call' as const },
    { button: secondary, look: 'quiet' as const },
  ];
  return buttons.map(({ button, look }) => {
    const target = button && ofLink(button.link, button.content);
    if (!target) return null;
    return (
      <ButtonLink
        key={look}
        look={look}
        icon={iconOf(button)}
        href={target.href}
        outside={target.outside}
        grantedOnSignIn={target.grantedOnSignIn}
      >
        {button.ctaText || label('watchNow')}
      </ButtonLink>
    );
  });
}

function iconOf({ link }: StageButton): IconName | undefined {
  if (link.type || link.videoIds) return 'play';
  const kind = link.event && kindOf(link.event.type);
  if (!kind) return undefined;
  return isPlayable(kind) ? 'play' : 'info';
}
