import { Button, Panel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { getErrorText } from './error-text.ts';

export interface ErrorPanelProps {
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
export function ErrorPanel({ title, error, text, onRetry, isPage = false, children }: ErrorPanelProps) {
  const { label } = useEnvironment();
  const fault = getErrorText(error, label);
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

/** A page whose subject could not be asked for. */
export function ErrorPage(props: Omit<ErrorPanelProps, 'isPage' | 'text'>) {
  const { realm } = useEnvironment();
  return (
    <>
      <title>{realm.name}</title>
      <ErrorPanel isPage {...props} />
    </>
  );
}
