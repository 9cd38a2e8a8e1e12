import { servePage } from './page-server.ts';

export const serveCardsPage = () => servePage('cards-page.tsx');
