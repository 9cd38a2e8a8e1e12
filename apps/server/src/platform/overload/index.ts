export { type Admission, createAdmission, type Purpose } from './admission.ts';
export { createBoundedQueue, createOverloadError } from './bounded-queue.ts';
export { type EventLoopDelay, watchEventLoopDelay } from './event-loop-delay.ts';
