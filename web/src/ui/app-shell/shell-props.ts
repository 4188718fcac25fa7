// What the frame of the signed-in pages is given, shared by its parts.
import type { ReactNode } from 'react';
import type { Icon } from '../theme/icons.ts';

export interface Crumb {
  label: string;
  /** The last crumb, where one is, has none. */
  to?: string;
}

export interface NavLinkItem {
  label: string;
  icon: Icon;
  /** An address, or what happens instead. */
  to?: string;
  onClick?: () => void;
  active?: boolean;
  count?: number | undefined;
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
  user: SidebarUser;
  onSignOut: () => void;
  crumbs: readonly Crumb[];
  /** Opens the command palette. */
  onSearch: () => void;
  /** For whom one acts. */
  acting?: ReactNode;
  notifications?: ReactNode;
  userMenu: ReactNode;
  /** The page brings its own padding and scrolls inside (negotiations, wizards). */
  bare?: boolean;
  /** The page needs the room of the sidebar: collapsed, as long as the user has not chosen. */
  wide?: boolean;
  children: ReactNode;
}
