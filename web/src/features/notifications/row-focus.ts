// Moves the focus when an action removes its button: without the focus, Escape would not close the popover.

export const focusRow = (button: Element): void => button.closest('li')?.querySelector<HTMLElement>('a')?.focus();

/** To the same button of the next row, else of the previous row, else to the link in the head. */
export function focusBeside(button: Element): void {
  const popover = button.closest('[role="dialog"]');
  const rows = [...(popover?.querySelectorAll('li') ?? [])];
  const own = rows.findIndex((row) => row.contains(button));
  const beside = rows[own + 1] ?? rows[own - 1];
  const target = beside?.querySelector<HTMLElement>('[data-act="delete"]') ?? popover?.querySelector('h2 ~ a');
  (target as HTMLElement | null | undefined)?.focus();
}
