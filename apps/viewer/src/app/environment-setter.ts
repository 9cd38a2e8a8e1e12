import { createContext } from 'react';
import type { Environment } from '../shared/environment/environment.ts';

/** Puts another environment in place, when the realm has changed; inert on the server. */
export const EnvironmentSetter = createContext<(change: (now: Environment) => Environment) => void>(() => {});
