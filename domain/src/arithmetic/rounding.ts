// Rounding of decimal values: half away from zero.

/**
 * Rounds the decimal value that a double stands for, so that 1.005 is 1.01. The 15 digits that a double carries decide;
 * far from a half they cannot change the outcome, and are not asked.
 */
export function rounded(value: number, decimals = 2): number {
  const power = 10 ** decimals;
  const scaled = Math.abs(value) * power;
  const isClear = scaled < 1e9 && Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.001;
  const whole = Math.round(isClear ? scaled : Number(scaled.toPrecision(15))) / power;
  return value < 0 && whole !== 0 ? -whole : whole;
}

/** Null where it is no number, as a quotient of which the divisor is 0 or nearly so. */
export function roundedOrNull(value: number, decimals = 2): number | null {
  const result = rounded(value, decimals);
  return Number.isFinite(result) ? result : null;
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
