export { sanitise, toRichText } from './sanitise.ts';
