import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';

/** The shapes of an icon as an element; no component of its own, since pages have hundreds. */
export function drawIcon(shapes: IconNode, filled: boolean, className: string | undefined): ReactElement {
  const children = shapes.map(([shape, attributes], key) => createElement(shape, { ...attributes, key }));
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 24 24',
      width: '1.25em',
      height: '1.25em',
      fill: filled ? 'currentColor' : 'none',
      stroke: 'currentColor',
      strokeWidth: 1.9,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      className,
    },
    children,
  );
}
