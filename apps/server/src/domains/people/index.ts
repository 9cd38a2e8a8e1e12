export { type NewPersonPage, putPerson, removePerson } from './operations/put-person.ts';
export { peopleHandlers } from './people.routes.ts';
