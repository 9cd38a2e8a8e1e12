// The guide: what channels show, and when.
export { presentProgramme } from './epg.present.ts';
export {
  deleteProgrammes,
  type NewProgramme,
  type ProgrammeText,
  selectChannels,
  selectGuideEnd,
  selectProgrammes,
} from './epg.queries.ts';
export { epgHandlers } from './epg.routes.ts';
export { comingProgrammes } from './operations/coming-programmes.ts';
export { programmingOf } from './operations/programming-of.ts';
export { putProgrammes } from './operations/put-programmes.ts';
