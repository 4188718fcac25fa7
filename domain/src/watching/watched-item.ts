// What a person who follows a project or an offer is told of it: the difference between what they know and what the
// market shows.

/** As the database says it of an item. */
export interface WatchedState {
  inMarket: boolean;
  price: number | null;
  isOngoing: boolean;
  /** A hash of all other terms that its history follows. */
  terms: string;
}

export const watchedNews = ['withdrawn', 'returned', 'price', 'terms', 'ongoing', 'available'] as const;
export type WatchedNews = (typeof watchedNews)[number];

/** How many items one person may follow. */
export const mostWatchedItems = 500;

/** One piece of news for all that has changed: the one that matters most. Undefined when nothing has. */
export function newsOf(known: WatchedState, present: WatchedState): WatchedNews | undefined {
  if (!present.inMarket) return known.inMarket ? 'withdrawn' : undefined;
  if (!known.inMarket) return 'returned';
  if (known.price !== present.price) return 'price';
  if (known.terms !== present.terms) return 'terms';
  if (known.isOngoing !== present.isOngoing) return present.isOngoing ? 'ongoing' : 'available';
  return undefined;
}
