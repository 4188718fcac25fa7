// The menu in the header for the acting company.
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fiscalNumberText } from '../features/legal-entities/entity-words.ts';
import { useActingEntity } from '../platform/session/acting-entity.ts';
import { useFirstOpening } from '../ui/feedback/on-first-use.tsx';
import classes from './acting-entity.module.css';
import { ActingEntityButton } from './acting-entity-button.tsx';

const all = 'all';

export default function ActingEntityMenu() {
  const { t } = useTranslation();
  const { entities, chosen, choose } = useActingEntity();
  const { surface, button } = useFirstOpening();
  return (
    <Menu position="bottom-end" width={288} {...surface}>
      <Menu.Target>
        <ActingEntityButton ref={button} />
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
