// The length of a delivery in whole years, as filters and the sort by term count it.

const year = 365.25 * 86_400_000;

/** Both are calendar dates, the end included. */
export const termYears = (startDate: string, endDate: string): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / year);
