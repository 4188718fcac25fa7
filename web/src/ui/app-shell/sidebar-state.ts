// A cookie stores for seven days whether the sidebar is collapsed. Without a choice it is collapsed on a tablet, and on
// pages that need the room.

const name = 'sidebar_state';
const week = 604_800;

const tabletBelow = 1280;

/** Undefined before any choice. */
export function readCollapsed(cookies: string): boolean | undefined {
  const chosen = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return chosen === undefined ? undefined : chosen === `${name}=collapsed`;
}

export const isNarrow = (width: number): boolean => width < tabletBelow;

export const collapsedCookie = (collapsed: boolean): string =>
  `${name}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${week}; samesite=lax`;
