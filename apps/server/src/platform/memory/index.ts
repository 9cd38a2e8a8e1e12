export { type KeptValues, type KeptValuesOptions, keepValues, type MakeValue } from './kept-values.ts';
