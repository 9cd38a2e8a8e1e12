import type { Page } from '../page.ts';
import { Unavailable } from './unavailable.tsx';

export const unavailablePage: Page = { Component: Unavailable };
