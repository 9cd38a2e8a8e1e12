// Analytics events. They contain no person, address or device.
import { z } from 'zod';
import { accessLevel, contentTypeInput } from './content.ts';

const id = z.string().min(1).max(60);
const name = z.string().min(1).max(200);

const cardTitleFields = {
  /** Present only when the realm's analytics include titles. */
  title: name.optional(),
  seriesTitle: name.optional(),
};

/** A sign-in failed. */
const loginError = z.strictObject({
  name: z.literal('loginError'),
  properties: z.strictObject({ code: z.string().regex(/^\w{1,60}$/), provider: id.optional() }),
});

/** A viewer clicked a card in a row, a grid or a list. */
const cardClick = z.strictObject({
  name: z.literal('cardClick'),
  properties: z.strictObject({
    id,
    type: contentTypeInput,
    accessLevel,
    /** Index in its group, from 0. */
    gridPosition: z.number().int().min(0).max(100_000),
    /** The row or list that contains the card. */
    groupId: id.optional(),
    groupName: name.optional(),
    ...cardTitleFields,
  }),
});

/** The title that an event is about. */
export const titleParameters = z.strictObject({ id, type: contentTypeInput, ...cardTitleFields });
const favouriteAdd = z.strictObject({ name: z.literal('favouriteAdd'), properties: titleParameters });
const favouriteRemove = z.strictObject({ name: z.literal('favouriteRemove'), properties: titleParameters });

/** A viewer selected a licence. Every field is `unknown` when the licence was not found. */
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

/** An event as it is sent. */
export const analyticsEventInput = z.strictObject({
  /** Milliseconds between the event and its sending, because clocks of browsers are not reliable. */
  age: z.number().int().min(0).max(86_400_000).default(0),
  /** `guest` or the role at the time, as the browser knows it; the server trusts only `guest`. */
  userType: z.string().max(20).optional(),
  event: analyticsEvent,
});
