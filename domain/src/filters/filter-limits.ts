// The bound of a filter with many values; pages read it too, so it has no schema.

/** So many values one filter takes. */
export const mostChosen = 100;
