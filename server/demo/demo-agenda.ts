// What happens in the demo in the order of its dates, whoever does it: numbers are given in the order of the calls, and
// those of contracts and invoices must follow their dates.

export interface Step {
  at: Date;
  act: () => Promise<void>;
}

export const step = (at: Date, act: (at: Date) => Promise<unknown>): Step => ({
  at,
  act: async () => void (await act(at)),
});

export async function takeInOrder(steps: readonly Step[]): Promise<void> {
  for (const { act } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await act();
}
