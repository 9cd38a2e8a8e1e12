// Quality of a result list against graded expectations: nDCG, at most 1.

export type Grades = Readonly<Record<string, number>>;

const counted = 10;
const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

/** Counts the first ten; results without a grade count 0. */
export function discountedGain(found: readonly string[], expected: Grades): number {
  const sum = (grades: readonly number[]) =>
    grades.slice(0, counted).reduce((total, grade, place) => total + gain(grade, place), 0);
  const ideal = Object.values(expected).toSorted((one, other) => other - one);
  return sum(found.map((id) => expected[id] ?? 0)) / sum(ideal);
}
