export { isAlive } from './is-alive.ts';
export { createShutdown, type Shutdown } from './shutdown.ts';
export { STARTUP_ERROR_EXIT_CODE, StartupError } from './startup-error.ts';
export { createStepRunner, type RunStep, runSilently } from './step-runner.ts';
export { notifySupervisor, onSupervisorGone } from './supervisor.ts';
