export { loadEntitlements } from './entitlement.queries.ts';
export { grantLicence } from './operations/grant-licence.ts';
export { loadLicences, loadLicencesByKey } from './operations/load-licences.ts';
export { putLicences } from './operations/put-licences.ts';
export { replaceLicences } from './operations/replace-licences.ts';
export { licenceData } from './personal-data.queries.ts';
