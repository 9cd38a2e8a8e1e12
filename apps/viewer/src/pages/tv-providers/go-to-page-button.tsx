import { Button } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { tvProviderTexts } from '../../features/sign-in/state/tv/tv-provider-texts.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';

/** Opens the page of the menu's default item. */
export function GoToPageButton() {
  const text = usePageTexts(tvProviderTexts);
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  return (
    <Button isFullWidth onClick={() => void navigate(getDefaultPagePath())}>
      {text('tvProviderGoToPage')}
    </Button>
  );
}
