// The buttons of heroes and rows. A button without a target is hidden. The code of a button that saves a
// title loads only for viewers who may use it.
import type { CtaButton } from '@matinee/contract';
import { getSaveAction, isPlayable, selectVisibleActions, toContentKind } from '@matinee/rules';
import { Button, ButtonLink, type IconName } from '@matinee/ui';
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts';
import { ChunkSuspense, lazyChunk } from '../../../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import { useSession } from '../../../../shared/session/session.ts';

const SaveButton = lazyChunk(() => import('../../../../entities/title/actions/save-button.tsx'));

export interface CtaButtonsProps {
  primary: CtaButton | undefined;
  secondary: CtaButton | undefined;
}

export function CtaButtons({ primary, secondary }: CtaButtonsProps) {
  const { label, realm } = useEnvironment();
  const { isGuest } = useSession();
  // Server rendering does not wait for the lazy chunk.
  const isHydrated = useIsHydrated();
  const { getEditorialLink } = useCardLinks();
  const buttons = [
    { button: primary, variant: 'cta' as const },
    { button: secondary, variant: 'quiet' as const },
  ];
  return buttons.map(({ button, variant }) => {
    const saveAction = button?.handleClick ? getSaveAction(button.link) : null;
    if (button && saveAction) {
      const text = button.ctaText || label(saveAction === 'watchlist' ? 'watchlistAdd' : 'addToFavourites');
      // Reserves the space of the lazy button.
      const placeholder = (
        <Button variant={variant} style={{ visibility: 'hidden' }}>
          {text}
        </Button>
      );
      return (
        button.content &&
        selectVisibleActions([saveAction], { isGuest, features: realm.features, title: button.content })
          .length > 0 && (
          <ChunkSuspense key={variant} fallback={placeholder}>
            {isHydrated ? <SaveButton button={button} variant={variant} /> : placeholder}
          </ChunkSuspense>
        )
      );
    }
    const target = button && getEditorialLink(button.link, button.content);
    if (!target) return null;
    return (
      <ButtonLink
        key={variant}
        variant={variant}
        icon={getButtonIcon(button)}
        href={target.href}
        isExternal={target.isExternal}
        isGrantedOnSignIn={target.isGrantedOnSignIn}
      >
        {button.ctaText || label('watchNow')}
      </ButtonLink>
    );
  });
}

function getButtonIcon({ link }: CtaButton): IconName | undefined {
  if (link.type || link.videoIds) return 'play';
  const kind = link.event && toContentKind(link.event.type);
  if (!kind) return undefined;
  return isPlayable(kind) ? 'play' : 'info';
}
