// Shown on the return from a provider until the sign-in is finished.
import { Skeleton, VisuallyHidden } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import { ScriptRequired } from '../../../../shared/ui/script-required.tsx';
import { AuthLayout } from '../auth-layout.tsx';

export function PendingReturn() {
  const label = useLabel();
  return (
    <AuthLayout title={label('signIn')} hasSecretUrl>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      <div role="status" aria-busy>
        <VisuallyHidden>{label('loading')}</VisuallyHidden>
        <Skeleton width="100%" height="6rem" />
      </div>
    </AuthLayout>
  );
}
