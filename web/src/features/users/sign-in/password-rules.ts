// Which rules a typed password meets, for the list below its field. The domain's schema decides on sending.
const rules = {
  length: (text: string) => [...text].length >= 8,
  capital: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  symbol: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
};

/**
 * @param isGuessable by the list of common passwords; undefined while it is not loaded
 * @returns for each rule whether it is met; undefined where this cannot be judged yet
 */
export function metRules(text: string, isGuessable: ((text: string) => boolean) | undefined) {
  const uncommon = rules.length(text) ? isGuessable && !isGuessable(text) : false;
  return {
    length: rules.length(text),
    capital: rules.capital(text),
    digit: rules.digit(text),
    symbol: rules.symbol(text),
    uncommon,
  };
}
