import { Button, MessagePanel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { getErrorText } from './call-errors.ts';

export interface ErrorPanelProps {
  title: string;
  error: unknown;
  /** A more specific text than the default. */
  text?: string | undefined;
  onRetry: () => void;
  /** The whole page failed. */
  isPage?: boolean;
  /** Further buttons beside "Try again". */
  children?: ReactNode;
}

/** Shown in place of content that failed to load. */
export function ErrorPanel({ title, error, text, onRetry, isPage = false, children }: ErrorPanelProps) {
  const { label } = useEnvironment();
  const errorText = getErrorText(error, label);
  return (
    <MessagePanel
      level={isPage ? 1 : 2}
      size={isPage ? 'page' : 'part'}
      icon="alert"
      title={title}
      text={text ?? errorText.text}
      detail={errorText.detail}
      isAlert={!isPage}
      actions={
        <>
          <Button variant="cta" icon="restart" onClick={onRetry}>
            {label('retry')}
          </Button>
          {children}
        </>
      }
    />
  );
}

/** A page whose main content failed to load. */
export function ErrorPage(props: Omit<ErrorPanelProps, 'isPage' | 'text'>) {
  const { realm } = useEnvironment();
  return (
    <>
      <title>{realm.name}</title>
      <ErrorPanel isPage {...props} />
    </>
  );
}
