export { emit } from './emit.ts';
export type { EventType, EventTypes, OutboxEvent } from './event-types.ts';
export { createEventHub, type EventHub } from './hub.ts';
