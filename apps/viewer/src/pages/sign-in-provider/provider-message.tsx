import { Notice } from '@matinee/ui';
import { useLabel } from '../../shared/environment/environment.ts';

const maxLength = 300;

export interface ProviderMessageProps {
  /** The code of the error. */
  error: string;
  description: string | null;
}

/** The error with which a provider has sent the viewer back. The text is marked as that of the provider. */
export function ProviderMessage({ error, description }: ProviderMessageProps) {
  const label = useLabel();
  return (
    <Notice kind="error">
      <p>{label('providerSays')}</p>
      {description && <p dir="auto">{description.slice(0, maxLength)}</p>}
      <p dir="ltr">{error.slice(0, maxLength)}</p>
    </Notice>
  );
}
