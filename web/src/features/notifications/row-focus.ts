// Where the keyboard goes when an act takes away the button that was pressed: without the focus Escape would close nothing.

export const focusRow = (button: Element): void => button.closest('li')?.querySelector<HTMLElement>('a')?.focus();

/** To the same button of the next row, of the one before it, or to the head's link where no row is left. */
export function focusBeside(button: Element): void {
  const popover = button.closest('[role="dialog"]');
  const rows = [...(popover?.querySelectorAll('li') ?? [])];
  const own = rows.findIndex((row) => row.contains(button));
  const beside = rows[own + 1] ?? rows[own - 1];
  const target = beside?.querySelector<HTMLElement>('[data-act="delete"]') ?? popover?.querySelector('h2 ~ a');
  (target as HTMLElement | null | undefined)?.focus();
}
