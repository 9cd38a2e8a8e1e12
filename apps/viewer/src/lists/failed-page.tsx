import { Button, Panel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { faultText } from '../environment/fault-text.ts';

export interface FailedPageProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** What else can be done, beside trying again. */
  children?: ReactNode;
}

/** A page whose subject could not be asked for. */
export function FailedPage({ title, error, onRetry, children }: FailedPageProps) {
  const { label, realm } = useEnvironment();
  const { text, detail } = faultText(error, label);
  return (
    <>
      <title>{realm.name}</title>
      <Panel
        level={1}
        size="page"
        icon="alert"
        title={title}
        text={text}
        detail={detail}
        actions={
          <>
            <Button look="call" icon="restart" onClick={onRetry}>
              {label('retry')}
            </Button>
            {children}
          </>
        }
      />
    </>
  );
}
