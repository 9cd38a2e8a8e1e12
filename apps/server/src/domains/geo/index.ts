export { countrySource } from './country-source.ts';
export { createGeoHandlers } from './geo.routes.ts';
