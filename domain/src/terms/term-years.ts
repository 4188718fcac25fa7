// How long a delivery lasts, in whole years, as the filters and the order by term count it.

const year = 365.25 * 86_400_000;

/** Both are calendar dates, the end included. */
export const termYears = (startDate: string, endDate: string): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / year);
