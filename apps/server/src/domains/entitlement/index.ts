export { holdingsOf } from './entitlement.queries.ts';
export { grant } from './operations/grant.ts';
export { licencesByKey } from './operations/licences-by-key.ts';
export { putLicencesOf } from './operations/put-licences-of.ts';
