// What a number field's content means: while somebody types, it is a text such as `54.` or `54.0`.

/** The number, or null where there is none (yet). */
export function numberOf(content: string | number): number | null {
  if (typeof content === 'number') return content;
  const number = Number(content);
  return content.trim() === '' || !Number.isFinite(number) ? null : number;
}

/** What a field shows that nobody is typing in: money with its cents, also when they are 0. */
export function atRest(value: number | null | undefined, isMoney: boolean): string | number {
  if (value === null || value === undefined) return '';
  const cents = value.toFixed(2);
  return isMoney && Number(cents) === value ? cents : value;
}
