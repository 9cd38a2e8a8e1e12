// Every event, by its name in the past tense, with what it tells. Each owner adds its own in its own file:
//   declare module '../../platform/events/event-types.ts' { interface EventTypes { VideoPublished: { contentId: string } } }

// biome-ignore lint/suspicious/noEmptyInterface: it is filled by those who emit
export interface EventTypes {}

export type EventType = keyof EventTypes & string;

interface Delivered<Type extends EventType> {
  /** Rises in the order of delivery, the same for every process. */
  position: number;
  realmId: number | null;
  type: Type;
  payload: EventTypes[Type];
  at: Temporal.Instant;
}

/** One event of these types. `type` decides the type of `payload`. */
export type OutboxEvent<Type extends EventType = EventType> = { [Name in Type]: Delivered<Name> }[Type];
