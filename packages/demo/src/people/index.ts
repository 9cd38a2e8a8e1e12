export { portraitSize, renderPortrait } from '../artwork/portrait.ts';
export { type DemoPersonPage, demoPeople } from './people.ts';
