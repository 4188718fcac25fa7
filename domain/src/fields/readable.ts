// Which characters are accepted in texts, in every field.

/** Neither NUL nor half of a surrogate pair: PostgreSQL stores neither. */
export const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
/** As `storable`, and not made of invisible characters alone, which would show as an empty name on every page. */
export const readable = (text: string): boolean => storable(text) && (text === '' || /[^\p{C}\p{Z}]/u.test(text));
