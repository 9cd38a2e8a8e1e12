import { ButtonLink, Panel } from '@matinee/ui';
import type { RefObject } from 'react';

export interface EmptyListProps {
  title: string;
  text: string;
  /** Where there is something to put into it. */
  href: string;
  action: string;
  /** Takes the focus when the last title was taken out. */
  box: RefObject<HTMLDivElement | null>;
}

/** In the place of a list that has nothing in it. */
export function EmptyList({ title, text, href, action, box }: EmptyListProps) {
  return (
    <div ref={box} tabIndex={-1}>
      <Panel
        icon="film"
        title={title}
        text={text}
        actions={
          <ButtonLink look="call" href={href}>
            {action}
          </ButtonLink>
        }
      />
    </div>
  );
}
