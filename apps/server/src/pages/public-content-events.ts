// The events after which pages and responses that every visitor receives may have changed. The state of media
// (`MediaChanged`) changes often and shows in few of them, so each cache decides about it itself.
export const publicContentEvents = [
  'RealmChanged',
  'SectionChanged',
  'ContentChanged',
  'GenresChanged',
  'PeopleChanged',
  'NewsChanged',
] as const;
