// Query expansion: word beginnings with the same meaning, or for the same place, in Portuguese, Spanish and English,
// where the words differ by more than a misspelling. They have no accents and are in lower case.
import { plainText } from './plain-text.ts';

const meanings: readonly (readonly string[])[] = [
  ['eolic', 'wind'],
  ['solar', 'fotovolta', 'photovolta'],
  ['hidr', 'hydr'],
  ['termic', 'therm'],
  ['bateria', 'batter', 'armazena', 'almacena', 'storage'],
  ['barrag', 'presa', 'embalse', 'dam'],
  ['parque', 'park', 'farm'],
  ['central', 'planta', 'plant'],
  ['porto', 'oporto'],
  ['galiza', 'galicia'],
  ['corunha', 'coruna', 'corunna'],
  ['saragoca', 'zaragoza', 'saragossa'],
  ['biscaia', 'vizcaya', 'bizkaia', 'biscay'],
  ['catalunha', 'cataluna', 'catalunya', 'catalonia'],
  ['andaluzia', 'andalucia', 'andalusia'],
  ['castela', 'castilla', 'castile'],
];

/** A shorter beginning is too ambiguous to expand. */
const tellingLetters = 4;

/** The beginnings, in the other languages, of words that mean the same as a typed word or its beginning. */
export function meaningsOf(typed: string): string[] {
  const word = plainText(typed);
  const isMeant = (beginning: string) =>
    word.startsWith(beginning) || (word.length >= tellingLetters && beginning.startsWith(word));
  return meanings.filter((group) => group.some(isMeant)).flat();
}
