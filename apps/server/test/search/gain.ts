// Quality of a result list against graded expectations: nDCG, at most 1.

/** Grade by title id, 3 for the best. */
export type Grades = Readonly<Record<string, number>>;

const maxResults = 10;
const computePositionGain = (grade: number, position: number) => (2 ** grade - 1) / Math.log2(position + 2);

/** Scores the first ten results; a result without a grade scores 0. */
export function computeNormalisedGain(foundIds: readonly string[], expected: Grades): number {
  const sumGains = (grades: readonly number[]) =>
    grades
      .slice(0, maxResults)
      .reduce((total, grade, position) => total + computePositionGain(grade, position), 0);
  const idealGrades = Object.values(expected).toSorted((left, right) => right - left);
  return sumGains(foundIds.map((id) => expected[id] ?? 0)) / sumGains(idealGrades);
}
