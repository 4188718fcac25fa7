// The menu behind the avatar: profile, privacy, language, colour scheme, signing out.
import { Kbd, Menu, useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { languageNames } from '../../platform/words/language.ts';
import { useFirstOpening } from '../feedback/on-first-use.tsx';
import classes from './header.module.css';
import { UserButton, type UserMenuProps } from './user-button.tsx';

const schemes = ['light', 'dark', 'auto'] as const;

export default function UserMenu({
  user,
  profileTo,
  privacyTo,
  languages,
  language,
  onLanguage,
  onShortcuts,
  onSignOut,
}: UserMenuProps) {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { surface, button } = useFirstOpening();
  return (
    <Menu position="bottom-end" width={280} {...surface}>
      <Menu.Target>
        <UserButton ref={button} user={user} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.menuHead}>
          <strong>{user.name}</strong>
          <small>{user.email}</small>
        </div>
        <Menu.Divider />
        <Menu.Item component={AppLink} to={profileTo} leftSection={<IconUser size={18} stroke={1.9} />}>
          {t('shell.profile')}
        </Menu.Item>
        <Menu.Item component={AppLink} to={privacyTo} leftSection={<IconShieldLock size={18} stroke={1.9} />}>
          {t('shell.privacy')}
        </Menu.Item>
        <Menu.Item
          className="hover-only"
          leftSection={<IconKeyboard size={18} stroke={1.9} />}
          rightSection={<Kbd size="xs">?</Kbd>}
          onClick={onShortcuts}
        >
          {t('shortcuts.title')}
        </Menu.Item>
        <Menu.Divider />
        <Choice
          label={t('shell.language')}
          value={language}
          onChange={onLanguage}
          data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        />
        <Choice
          label={t('shell.colour_scheme')}
          value={colorScheme}
          onChange={setColorScheme}
          data={schemes.map((one) => ({ value: one, label: t(`shell.scheme_${one}`) }))}
        />
        <Menu.Divider mt={8} />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.9} />} onClick={onSignOut}>
          {t('shell.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  data: readonly { value: Value; label: string }[];
}

/** The look of a segmented control, whose radio buttons a menu must not contain: arrow keys go through items alone. */
function Choice<Value extends string>({ label, value, onChange, data }: ChoiceProps<Value>) {
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu contains groups, not field sets */}
      <div role="group" aria-label={label} className={classes.choice}>
        {data.map((one) => (
          <Menu.RadioItem
            key={one.value}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
            classNames={{ itemIndicator: classes.noMark ?? '' }}
          >
            {one.label}
          </Menu.RadioItem>
        ))}
      </div>
    </>
  );
}
