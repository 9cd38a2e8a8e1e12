export type { EventType, EventTypes, OutboxEvent } from './event-types.ts';
export { createEventHub, type EventHub } from './hub.ts';
export { emit } from './outbox.ts';
