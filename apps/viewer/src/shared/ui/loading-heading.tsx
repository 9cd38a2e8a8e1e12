// The heading of a page that is still asked for. Who stands on it stands on the page's own heading afterwards.
import { VisuallyHidden } from '@matinee/ui';
import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../browser/focus-heading.ts';
import { useLabel } from '../environment/environment.ts';

export function LoadingHeading() {
  const label = useLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    // The heading that follows is there once React has put it into the page.
    return () => {
      if (own === document.activeElement) queueMicrotask(focusHeading);
    };
  }, []);
  return (
    <VisuallyHidden>
      <h1 ref={heading}>{label('loading')}</h1>
    </VisuallyHidden>
  );
}
