// The page of a link with which an administrator acts as a viewer. Opening the page does not use the link.
import { hasErrorCode } from '@matinee/client';
import { Button } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { impersonationTexts } from '../../features/impersonation/state/impersonation-texts.ts';
import { useStartImpersonation } from '../../features/impersonation/state/use-impersonation.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';

export default function ImpersonatePage() {
  const { label, paths } = useEnvironment();
  const text = usePageTexts(impersonationTexts);
  const { token = '' } = useRouteParams();
  const navigate = useNavigate();
  const start = useStartImpersonation();
  const goHome = () => void navigate(paths.buildPath('HOME'), { replace: true });
  const errorText = hasErrorCode(start.error, 'invalidImpersonationToken')
    ? { text: text('impersonationLinkInvalid'), detail: undefined }
    : start.error && getErrorText(start.error, label);
  return (
    <AuthLayout title={text('impersonationTitle')} text={text('impersonationText')} hasSecretUrl>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {errorText && <FormError error={errorText} />}
      <Button
        variant="cta"
        isFullWidth
        isBusy={start.isPending}
        onClick={() => start.mutate(token, { onSuccess: goHome })}
      >
        {text('impersonationStart')}
      </Button>
    </AuthLayout>
  );
}
