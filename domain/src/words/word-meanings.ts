// Beginnings of words that mean the same, or name the same place, in Portuguese, Spanish and English, where they are further
// apart than a misspelling. Without accents, in lower case.
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

/** Fewer letters say nothing yet. */
const tellingLetters = 4;

/** Beginnings of the words that a typed one, or the beginning of one, means in the other languages. */
export function meaningsOf(typed: string): string[] {
  const word = plainText(typed);
  const isMeant = (beginning: string) =>
    word.startsWith(beginning) || (word.length >= tellingLetters && beginning.startsWith(word));
  return meanings.filter((group) => group.some(isMeant)).flat();
}
