export { getNetworkKey } from './network-key.ts';
export {
  createLocalRateLimit,
  createSharedRateLimit,
  deleteExpiredCounts,
  type RateLimit,
} from './rate-limit.ts';
