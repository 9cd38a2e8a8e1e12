import { Button, Panel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { faultText } from './error-text.ts';

export interface FailedPanelProps {
  title: string;
  error: unknown;
  /** What went wrong, where that is known better than by the general words. */
  text?: string | undefined;
  onRetry: () => void;
  /** The whole page failed, not a part of one. */
  isPage?: boolean;
  /** What else can be done, beside trying again. */
  children?: ReactNode;
}

/** In the place of what could not be asked for. */
export function FailedPanel({ title, error, text, onRetry, isPage = false, children }: FailedPanelProps) {
  const { label } = useEnvironment();
  const fault = faultText(error, label);
  return (
    <Panel
      level={isPage ? 1 : 2}
      size={isPage ? 'page' : 'part'}
      icon="alert"
      title={title}
      text={text ?? fault.text}
      detail={fault.detail}
      announce={!isPage}
      actions={
        <>
          <Button look="call" icon="restart" onClick={onRetry}>
            {label('retry')}
          </Button>
          {children}
        </>
      }
    />
  );
}
