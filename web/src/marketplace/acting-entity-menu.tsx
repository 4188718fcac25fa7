// The menu in the header for the acting company. Absent for users with only one.
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fiscalNumberText } from '../features/legal-entities/entity-words.ts';
import { useActingEntity } from '../platform/session/acting-entity.ts';
import { icons } from '../ui/theme/icons.ts';
import classes from './acting-entity-menu.module.css';

const all = 'all';

export function ActingEntityMenu() {
  const { t } = useTranslation();
  const { entities, chosen, choose } = useActingEntity();
  if (entities.length < 2) return null;
  const label = chosen?.name ?? t('acting.all');
  return (
    <Menu position="bottom-end" width={288}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.button ?? ''}
          leftSection={<icons.entity size={18} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.9} aria-hidden />}
          aria-label={t('acting.label', { name: label })}
        >
          <span className={classes.name}>{label}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={chosen?.id ?? all} onChange={(id) => choose(id === all ? undefined : id)}>
          <Menu.RadioItem value={all} closeMenuOnClick>
            {t('acting.all')}
          </Menu.RadioItem>
          {entities.map(({ id, name, fiscalNumber }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
              <span className={classes.number}>{fiscalNumberText(fiscalNumber)}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
