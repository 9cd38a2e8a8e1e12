import type { Page } from '../page.ts';
import { Elsewhere } from './elsewhere.tsx';

export const elsewherePage: Page = {
  Component: Elsewhere,
  status: ({ paths }, { pathname }) => (paths.keyOf(pathname) ? 200 : 404),
};
