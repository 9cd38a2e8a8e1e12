// Words so frequent that matching may ignore them.
const stopWords = new Set(
  `the a an and n of in on to for at by with or from el la los las un una y de del en al o os as um uma e do da dos das le les
  des du et der die das den dem ein eine und il lo gli di i l s ve في من و على عن של את`
    .trim()
    .split(/\s+/),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);
