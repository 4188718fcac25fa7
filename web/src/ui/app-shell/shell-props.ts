// The props of the frame of signed-in pages, shared by its parts.
import type { ReactNode } from 'react';
import type { Icon } from '../theme/icons.ts';

export interface Crumb {
  label: string;
  /** The last crumb, the current page, has none. */
  to?: string;
}

export interface NavLinkItem {
  label: string;
  icon: Icon;
  /** An address, or an action. */
  to?: string;
  onClick?: () => void;
  active?: boolean;
  count?: number | undefined;
  /** After `g` it leads there. */
  letter?: string | undefined;
  /** Opens in a new tab. */
  external?: boolean;
}

export interface NavGroup {
  label: string;
  links: readonly NavLinkItem[];
}

export interface SidebarUser {
  name: string;
  email: string;
  avatarColor?: string | null;
  avatarSrc?: string | undefined;
}

export interface AppShellProps {
  appName: string;
  /** Beside the name: `Administração`. */
  appTag?: string;
  homeTo: string;
  groups: readonly NavGroup[];
  footerLinks?: readonly NavLinkItem[];
  /** What the manual says about the page; opens in a new tab. */
  helpTo: string;
  user: SidebarUser;
  onSignOut: () => void;
  crumbs: readonly Crumb[];
  /** Opens the command palette. */
  onSearch: () => void;
  /** Opens the list of keyboard shortcuts. */
  onShortcuts: () => void;
  onGo: (to: string) => void;
  /** Fetch the code of what the header opens by itself. */
  findLoads: readonly (() => Promise<unknown>)[];
  /** The company for which the user acts. */
  acting?: ReactNode;
  notifications?: ReactNode;
  userMenu: ReactNode;
  /** The page needs the sidebar's room: it starts collapsed unless the user has chosen. */
  wide?: boolean;
  children: ReactNode;
}
