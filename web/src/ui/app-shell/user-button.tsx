// The avatar in the header, which opens the user's menu.
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import type { Language } from '../../platform/words/language.ts';
import { type ButtonProps, OnFirstUse } from '../feedback/on-first-use.tsx';
import { UserAvatar } from '../text/user-avatar.tsx';
import classes from './header.module.css';
import type { SidebarUser } from './shell-props.ts';

export interface UserMenuProps {
  user: SidebarUser;
  profileTo: string;
  privacyTo: string;
  languages: readonly Language[];
  language: Language;
  onLanguage: (language: Language) => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

const load = () => import('./user-menu.tsx');
const Menu = lazy(load);

export const UserMenu = (props: UserMenuProps) => (
  <OnFirstUse load={load} button={(open) => <UserButton user={props.user} onClick={open} />}>
    <Menu {...props} />
  </OnFirstUse>
);

/** @param rest the menu passes a class name of its own */
export function UserButton({ user, className = '', ...rest }: { user: SidebarUser } & ButtonProps) {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      className={`${classes.avatarButton} ${className}`}
      aria-label={t('shell.user_menu', { name: user.name })}
      aria-haspopup="menu"
      {...rest}
    >
      <UserAvatar name={user.name} color={user.avatarColor} src={user.avatarSrc} size={28} />
    </UnstyledButton>
  );
}
