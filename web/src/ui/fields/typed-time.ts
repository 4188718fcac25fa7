// The time of day that a typed text means.

/** `9`, `930`, `9h30` and `09.30` are times: as `09:30`; undefined for what is none. */
export function typedTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:\s?[:.h]?\s?(\d{2}))?\s?h?$/i.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
