// The heading of a loading page. If it has the focus, the final heading receives it.
import { VisuallyHidden } from '@matinee/ui';
import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../browser/focus-heading.ts';
import { useLabel } from '../environment/environment.ts';

export function LoadingHeading() {
  const label = useLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    // The final heading exists after React's commit.
    return () => {
      if (element === document.activeElement) queueMicrotask(focusHeading);
    };
  }, []);
  return (
    <VisuallyHidden>
      <h1 ref={heading}>{label('loading')}</h1>
    </VisuallyHidden>
  );
}
