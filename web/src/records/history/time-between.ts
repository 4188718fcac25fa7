// The difference of two calendar days: whole months if both are the same day of the month, else days.

export interface TimeBetween {
  unit: 'month' | 'day';
  count: number;
}

export function timeBetween(from: string, to: string): TimeBetween {
  const [a, b] = [new Date(from), new Date(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  if (a.getUTCDate() === b.getUTCDate() && months !== 0) return { unit: 'month', count: months };
  return { unit: 'day', count: Math.round((b.getTime() - a.getTime()) / 86_400_000) };
}
