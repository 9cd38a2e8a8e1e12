export {
  type IpDatabaseFiles,
  type IpLocation,
  type IpLocations,
  openIpLocations,
  unknownLocation,
} from './ip-locations.ts';
