import { servePage } from './built-page.ts';

export const serveCardsPage = () => servePage('cards-page.tsx');
