// EPG (electronic programme guide): which programme each channel shows at which time.
export { presentProgramme } from './epg.present.ts';
export {
  deleteEndedProgrammes,
  type NewProgramme,
  type ProgrammeText,
  selectChannels,
  selectGuideEnd,
  selectProgrammes,
} from './epg.queries.ts';
export { createEpgHandlers } from './epg.routes.ts';
export { loadProgramming } from './operations/load-programming.ts';
export { putProgrammes } from './operations/put-programmes.ts';
export { readProgrammesOfEvent } from './operations/read-programmes-of-event.ts';
