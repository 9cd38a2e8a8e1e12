import { ButtonLink, MessagePanel } from '@matinee/ui';
import type { RefObject } from 'react';

export interface EmptyListProps {
  title: string;
  text: string;
  /** The URL of a page with titles to add. */
  href: string;
  linkText: string;
  /** Receives the focus after the last title is removed. */
  container: RefObject<HTMLDivElement | null>;
}

/** Shown in place of an empty list. */
export function EmptyList({ title, text, href, linkText, container }: EmptyListProps) {
  return (
    <div ref={container} tabIndex={-1}>
      <MessagePanel
        icon="film"
        title={title}
        text={text}
        actions={
          <ButtonLink variant="cta" href={href}>
            {linkText}
          </ButtonLink>
        }
      />
    </div>
  );
}
