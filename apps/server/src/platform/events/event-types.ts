// All events with their payloads. Names are in the past tense. Each domain adds its events in its own file:
// declare module '../../platform/events/event-types.ts' { interface EventTypes { VideoPublished: { contentId:
// string } } }

// biome-ignore lint/suspicious/noEmptyInterface: domains add their events
export interface EventTypes {}

export type EventType = keyof EventTypes & string;

interface DeliveredEvent<Type extends EventType> {
  /** Increases in the order of delivery, which is the same in every process. */
  position: number;
  realmId: number | null;
  type: Type;
  payload: EventTypes[Type];
  createdAt: Temporal.Instant;
}

/** An event of one of these types. `type` narrows `payload`. */
export type OutboxEvent<Type extends EventType = EventType> = { [Name in Type]: DeliveredEvent<Name> }[Type];
