// How figures that are calculated are rounded.

/** The digits that a number surely carries: 1.005 is stored as a little less, and is 1.005 all the same. */
const sureDigits = 15;
/** How near to the middle between two results a figure is looked at by its digits, which takes some time. */
const nearTheMiddle = 1e-6;

/** Half away from zero on the decimal value: 1.005 to two decimals is 1.01, -1.005 is -1.01. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const exact = Math.abs(value) * factor;
  const isTie = Math.abs(exact - Math.floor(exact) - 0.5) < nearTheMiddle;
  const size = Math.round(isTie ? Number(exact.toPrecision(sureDigits)) : exact) / factor;
  return value < 0 && size !== 0 ? -size : size;
}
