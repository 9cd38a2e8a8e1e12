export {
  catchRefusal,
  isRefusal,
  presentRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from './refusal.ts';
