// Whether the sidebar is collapsed is remembered for seven days, in a cookie.

const name = 'sidebar_state';
const week = 604_800;

export const readCollapsed = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie === `${name}=collapsed`);

export const collapsedCookie = (collapsed: boolean): string =>
  `${name}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${week}; samesite=lax`;
