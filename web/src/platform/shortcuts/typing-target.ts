// Where keys belong to what has the focus, so that no shortcut may take them.

const fields = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
/** They move through their entries by letters themselves. */
const surfaces = '[role=dialog], [role=menu], [role=listbox]';

const isWithin = ({ target }: Pick<Event, 'target'>, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export const isTyping = (event: Pick<Event, 'target'>): boolean => isWithin(event, `${fields}, [contenteditable]`);

export const takesLetters = (event: Pick<Event, 'target'>): boolean => isTyping(event) || isWithin(event, surfaces);
