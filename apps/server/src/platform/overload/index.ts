export { type Admission, createAdmission, type Purpose } from './admission.ts';
export { createBoundedQueue, createOverloadError } from './bounded-queue.ts';
export { type EventLoopMonitor, startEventLoopMonitor } from './event-loop-monitor.ts';
