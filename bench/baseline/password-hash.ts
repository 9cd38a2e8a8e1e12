// Verifies one password in a loop, in one thread, at the cost of the service. Prints how many it verifies per second.
import { hashSync, verifySync } from '@node-rs/argon2';

const durationMs = 3_000;
const password = 'a long bench password';
const passwordHash = hashSync(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const startedAt = performance.now();
let count = 0;
for (; performance.now() - startedAt < durationMs; count += 1) verifySync(passwordHash, password);
console.log((count * 1000) / (performance.now() - startedAt));
