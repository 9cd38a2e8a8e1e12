// The two fixed ends of every generated film; what lies between is shots.

export const titleCardSeconds = 5;
export const endCardSeconds = 4;
