import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';

/** Renders an icon as an SVG element. A function and not a component, because pages have hundreds of icons. */
export function renderIcon(shapes: IconNode, isFilled: boolean, className: string | undefined): ReactElement {
  const children = shapes.map(([shape, attributes], key) => createElement(shape, { ...attributes, key }));
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 24 24',
      width: '1.25em',
      height: '1.25em',
      fill: isFilled ? 'currentColor' : 'none',
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
