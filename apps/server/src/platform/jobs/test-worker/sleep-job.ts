import { z } from 'zod';
import { defineJob } from '../index.ts';

export const sleepJob = defineJob({ name: 'test.sleepy', schema: z.object({ note: z.string() }) });
