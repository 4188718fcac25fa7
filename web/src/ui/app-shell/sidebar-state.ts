// Whether the sidebar is collapsed is remembered for seven days, in a cookie. Before any choice it is on a tablet.

const name = 'sidebar_state';
const week = 604_800;

const tabletBelow = 1280;

export function readCollapsed(cookies: string, width: number): boolean {
  const chosen = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return chosen === undefined ? width < tabletBelow : chosen === `${name}=collapsed`;
}

export const collapsedCookie = (collapsed: boolean): string =>
  `${name}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${week}; samesite=lax`;
