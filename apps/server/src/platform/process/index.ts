export { createShutdown, type Shutdown } from './shutdown.ts';
export { START_FAULT_EXIT, StartFault } from './start-fault.ts';
export { announceServing, onSupervisorGone } from './supervisor.ts';
