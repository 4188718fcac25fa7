// The placeholders that a clause text may contain, by group, each with its meaning; choosing one inserts it.
import { Accordion, Button } from '@mantine/core';
import { draftPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import { useTranslation } from 'react-i18next';
import classes from './contract-drafts.module.css';
import { groupOf, usePlaceholderWords } from './placeholder-words.ts';

const groups = Map.groupBy(draftPlaceholders, groupOf);

export function PlaceholderHelp({ onChoose }: { onChoose: (placeholder: string) => void }) {
  const { t } = useTranslation('energyContracts');
  const { groupLabel, fieldLabel } = usePlaceholderWords();
  return (
    <Accordion variant="contained" className={classes.help ?? ''}>
      <Accordion.Item value="help">
        <Accordion.Control>{t('drafts.placeholders')}</Accordion.Control>
        <Accordion.Panel>
          <p className={classes.rules}>{t('drafts.rules_help')}</p>
          {[...groups].map(([group, paths]) => (
            <section key={group} className={classes.group}>
              <h3>{groupLabel(group)}</h3>
              <div>
                {paths.map((path) => (
                  <Button key={path} size="compact-xs" variant="default" onClick={() => onChoose(path)}>
                    {fieldLabel(path)}
                  </Button>
                ))}
              </div>
            </section>
          ))}
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
