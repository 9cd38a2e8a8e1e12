export { loadCredits } from './operations/load-credits.ts';
export { type NewPerson, putPerson, removePerson } from './operations/put-person.ts';
export { setCredits } from './operations/set-credits.ts';
export { createPeopleHandlers } from './people.routes.ts';
export type { ReadablePeople } from './people.tables.ts';
