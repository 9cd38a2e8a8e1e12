export { isAlive } from './is-alive.ts';
export { createShutdown, type Shutdown } from './shutdown.ts';
export { START_FAULT_EXIT, StartFault } from './start-fault.ts';
export { createStep, type Step, silently } from './step.ts';
export { announceServing, onSupervisorGone } from './supervisor.ts';
