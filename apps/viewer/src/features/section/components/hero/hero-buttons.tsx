// The buttons that editors put on heroes and rows. One that leads nowhere is not shown; one that keeps a title comes with
// its code, for whom the table of actions shows it.
import type { StageButton } from '@matinee/contract';
import { isPlayable, keepingOf, kindOf, shownActions } from '@matinee/rules';
import { Button, ButtonLink, type IconName } from '@matinee/ui';
import { lazy, Suspense } from 'react';
import { useIsHere } from '../../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useTargets } from '../../../../shared/navigation/card-links.ts';
import { useSession } from '../../../../shared/session/session.ts';

const KeepButton = lazy(() => import('../../../../entities/title/actions/save-button.tsx'));

export interface StageButtonsProps {
  primary: StageButton | undefined;
  secondary: StageButton | undefined;
}

export function StageButtons({ primary, secondary }: StageButtonsProps) {
  const { label, realm } = useEnvironment();
  const { isGuest } = useSession();
  // The server waits for no code.
  const isHere = useIsHere();
  const { ofLink } = useTargets();
  const buttons = [
    { button: primary, look: 'call' as const },
    { button: secondary, look: 'quiet' as const },
  ];
  return buttons.map(({ button, look }) => {
    const keeping = button && keepingOf(button.link);
    if (keeping) {
      const text = button.ctaText || label(keeping === 'watchlist' ? 'watchlistAdd' : 'addToFavourites');
      // As large as the button to come, and not to be pressed.
      const place = (
        <Button look={look} style={{ visibility: 'hidden' }}>
          {text}
        </Button>
      );
      return (
        button.content &&
        shownActions([keeping], { isGuest, features: realm.features, title: button.content }).length > 0 && (
          <Suspense key={look} fallback={place}>
            {isHere ? <KeepButton button={button} look={look} /> : place}
          </Suspense>
        )
      );
    }
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
