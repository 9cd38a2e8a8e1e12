// How good a list of results is against what people expect of it: nDCG, 1 is as good as can be.

export type Grades = Readonly<Record<string, number>>;

const counted = 10;
const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

/** Of the first ten; what nobody expected counts nothing. */
export function discountedGain(found: readonly string[], expected: Grades): number {
  const sum = (grades: readonly number[]) =>
    grades.slice(0, counted).reduce((total, grade, place) => total + gain(grade, place), 0);
  const ideal = Object.values(expected).toSorted((one, other) => other - one);
  return sum(found.map((id) => expected[id] ?? 0)) / sum(ideal);
}
