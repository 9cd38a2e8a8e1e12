export { isAlive } from './is-alive.ts';
export { createShutdown, type Shutdown } from './shutdown.ts';
export { STARTUP_ERROR_EXIT_CODE, StartupError } from './startup-error.ts';
export { createStep, type Step, silently } from './step.ts';
export { announceServing, onSupervisorGone } from './supervisor.ts';
