export { creditsOf } from './operations/credits-of.ts';
export { type NewPersonPage, putPerson, removePerson } from './operations/put-person.ts';
export { setCredits } from './operations/set-credits.ts';
export { peopleHandlers } from './people.routes.ts';
export type { ReadablePeople } from './people.tables.ts';
