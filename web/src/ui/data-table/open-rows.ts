// In a table that scrolls sideways the name column is sticky, and its link covers only its own cell. A click in another cell
// of the row is passed on to the link.

const ownPress = 'a, button, input, label, select, textarea, [role="button"], [role="menu"]';

/** The link of the clicked row; none if the target has its own action, or if text is being selected. */
function linkUnder(event: MouseEvent): HTMLElement | null {
  const place = event.target as Element;
  const row = place.closest('tbody tr');
  if (!row || place.closest(ownPress) || getSelection()?.isCollapsed === false) return null;
  return row.querySelector<HTMLElement>('.row-link');
}

/** @returns the function that stops listening */
export function openRows(box: HTMLElement): () => void {
  const open = (event: MouseEvent) => {
    const isMiddle = event.type === 'auxclick' && event.button === 1;
    if (event.type === 'auxclick' && !isMiddle) return;
    const { shiftKey, metaKey } = event;
    const ctrlKey = event.ctrlKey || isMiddle;
    const press = { bubbles: true, cancelable: true, view: window, ctrlKey, shiftKey, metaKey };
    linkUnder(event)?.dispatchEvent(new MouseEvent('click', press));
  };
  box.addEventListener('click', open);
  box.addEventListener('auxclick', open);
  return () => {
    box.removeEventListener('click', open);
    box.removeEventListener('auxclick', open);
  };
}
