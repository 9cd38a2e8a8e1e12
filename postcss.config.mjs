// Inserts the media queries of packages/rules/src/layout/breakpoints.ts into style sheets: `@media (--mobile-width)`.
import { expandCustomMedia } from './packages/rules/src/layout/breakpoints.ts';

/** @type {import('postcss').Plugin} */
const customMediaPlugin = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media(rule) {
      if (rule.params.includes('(--')) rule.params = expandCustomMedia(rule.params);
    },
  },
};

export default { plugins: [customMediaPlugin] };
