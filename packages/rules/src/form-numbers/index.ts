// Phone and tax numbers. A separate entry, because the data of all phone numbers weighs more than most pages: a page
// loads it on demand.
export {
  getPhoneExample,
  isPhoneNumber,
  listPhoneRegions,
  parsePhoneNumber,
} from './phone-number.ts';
export { isTaxNumber } from './tax-number.ts';
