// The events after which content that every viewer sees may have changed. `MediaChanged` is not one of them: it
// is frequent and affects few pages, so each cache decides whether to follow it.
export const publicContentEvents = [
  'RealmChanged',
  'SectionChanged',
  'ContentChanged',
  'GenresChanged',
  'PeopleChanged',
  'NewsChanged',
] as const;
