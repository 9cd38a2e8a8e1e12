import type { Page } from '../page.ts';
import { NotFound } from './not-found.tsx';

export const notFoundPage: Page = { Component: NotFound, status: 404 };
