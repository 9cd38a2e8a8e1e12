import { describePhoneJourney, describeTelevisionJourney } from '../../support/television-and-phone.ts';

describeTelevisionJourney('ar');
describePhoneJourney('en');
