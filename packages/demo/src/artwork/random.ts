// A seeded pseudorandom generator: a title gets the same artwork and film on every machine.

export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  between(min: number, max: number): number;
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Creates an independent generator, so that drawing one part does not change another. */
  fork(name: string): Random;
}

/** FNV-1a hash of a text, as an unsigned 32-bit integer. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a generator (mulberry32); equal seeds give equal sequences. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const nextFraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next: nextFraction,
    between: (min, max) => min + (max - min) * nextFraction(),
    integer: (min, max) => Math.floor(min + (max - min + 1) * nextFraction()),
    chance: (probability) => nextFraction() < probability,
    pick: <T>(choices: readonly T[]) => {
      const choice = choices[Math.floor(nextFraction() * choices.length)];
      if (choice === undefined) throw new Error('pick() needs at least one choice');
      return choice;
    },
    fork: (name) => createRandom(hashText(`${seed}/${name}`)),
  };
}
