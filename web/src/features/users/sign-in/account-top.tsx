// The head of pages outside the apps' shell: the product, which leads to its start, and the language.
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../platform/api/settings.ts';
import { languageNames } from '../../../platform/words/language.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { BrandMark } from '../../../ui/app-shell/brand-mark.tsx';
import classes from './account.module.css';
import { useLanguageSwitch } from './use-language-switch.ts';

interface AccountTopProps {
  /** Where the product's name leads. */
  home: string;
  /** Then the chosen language is stored in the profile. */
  signedIn?: boolean;
}

export function AccountTop({ home, signedIn = false }: AccountTopProps) {
  const { appName } = useSettings();
  return (
    <header className={classes.top}>
      <a href={home} className={classes.brand}>
        <BrandMark /> {appName}
      </a>
      <LanguageMenu signedIn={signedIn} />
    </header>
  );
}

function LanguageMenu({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const { language } = useFormats();
  const change = useLanguageSwitch({ signedIn });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconWorld size={18} stroke={1.7} />}
          rightSection={<IconChevronDown size={16} stroke={1.9} />}
          aria-label={t('shell.language')}
        >
          {languageNames[language]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {settings.languages.map((one) => (
          <Menu.Item key={one} lang={one} onClick={() => change(one)}>
            {languageNames[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
