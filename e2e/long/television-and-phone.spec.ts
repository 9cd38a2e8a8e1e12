// The languages that the journeys of `npm test` leave out.
import { describePhoneJourney, describeTelevisionJourney } from '../support/television-and-phone.ts';

describeTelevisionJourney('en');
describePhoneJourney('ar');
