// What people did, without who they are. Nothing here names a person, an address or a device.
import { z } from 'zod';
import { accessLevel, contentType } from './content.ts';

const id = z.string().min(1).max(60);
const name = z.string().min(1).max(200);

const titleOfCard = {
  /** Only where the realm shows titles. */
  title: name.optional(),
  seriesTitle: name.optional(),
};

/** Somebody could not sign in. */
const loginError = z.strictObject({
  name: z.literal('loginError'),
  properties: z.strictObject({ code: z.string().regex(/^\w{1,60}$/), provider: id.optional() }),
});

/** A card of a row, a grid or a list was followed. */
const cardClick = z.strictObject({
  name: z.literal('cardClick'),
  properties: z.strictObject({
    id,
    type: contentType,
    accessLevel,
    /** Place in its group, from 0. */
    gridPosition: z.number().int().min(0).max(100_000),
    /** The row or list that the card stands in. */
    groupId: id.optional(),
    groupName: name.optional(),
    ...titleOfCard,
  }),
});

/** What is said of a title that something was done with. */
export const titleParameters = z.strictObject({ id, type: contentType, ...titleOfCard });
const favouriteAdd = z.strictObject({ name: z.literal('favouriteAdd'), properties: titleParameters });
const favouriteRemove = z.strictObject({ name: z.literal('favouriteRemove'), properties: titleParameters });

/** `unknown` in every field when no licence was found. */
const licenceSelect = z.strictObject({
  name: z.literal('licenceSelect'),
  properties: z.strictObject({ id, licenceName: name, type: id, purchaseStrategy: id }),
});

export const analyticsEvent = z.discriminatedUnion('name', [
  loginError,
  cardClick,
  favouriteAdd,
  favouriteRemove,
  licenceSelect,
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** An event as it travels. */
export const analyticsEventInput = z.strictObject({
  /** Milliseconds from the event to the sending: clocks of browsers are not trusted. */
  age: z.number().int().min(0).max(86_400_000).default(0),
  /** `guest` or a role when it happened, as the browser knows it; only `guest` is taken at its word. */
  userType: z.string().max(20).optional(),
  event: analyticsEvent,
});
