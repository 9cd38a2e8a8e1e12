// How many slips lie between two words: a letter more, less, other, or two that changed places.

/** How many slips a word of this length may have. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The number of slips, or more than `most` when there are more. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const hasChangedPlaces =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (hasChangedPlaces) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      line.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return above[other.length] ?? most + 1;
}

/** Of a word that is still typed, from here on: slips count against as much of the other word as there is yet. */
const shortestBeginning = 7;

/**
 * How well a word answers to one that was typed with slips, 0 to 1; 0 when it does not. `more` slips are let
 * through beyond the usual.
 */
export function likeness(typed: string, word: string, { isOpen = false, more = 0 } = {}): number {
  const most = typed.length < 4 ? 0 : Math.min(2, slipsAllowed(typed.length) + more);
  if (most === 0) return 0;
  const whole = slipsBetween(typed, word, most);
  if (whole <= most) return quality(whole, typed, word);
  if (!isOpen || typed.length < shortestBeginning || word.length <= typed.length) return 0;
  const begun = Math.min(
    ...[-1, 0, 1].map((shift) => slipsBetween(typed, word.slice(0, typed.length + shift), most)),
  );
  return begun <= most ? quality(begun, typed, word) - 0.1 : 0;
}

function quality(slips: number, typed: string, word: string): number {
  return 0.86 - 0.14 * slips - (typed[0] === word[0] ? 0 : 0.06);
}
