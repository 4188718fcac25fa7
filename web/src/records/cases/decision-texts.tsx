// A menu with the comments that administrators use again: the chosen one is added to what is written.
import { Button, Menu } from '@mantine/core';
import { IconTextPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DecisionText } from '@wattpact/domain/cases/case';
import type { DecisionTextKind } from '@wattpact/domain/cases/case-kinds';
import { bulkDecisions } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { textsQuery } from './case-calls.ts';
import classes from './cases.module.css';

interface DecisionTextsProps {
  kind: DecisionTextKind;
  comment: string;
  onInsert: (comment: string) => void;
}

export function DecisionTexts({ kind, comment, onInsert }: DecisionTextsProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { data = [], isLoadingError, refetch } = useQuery(textsQuery);
  const fitting = data.filter((one) => one.kind === kind && one.language === language);
  const written = comment.trimEnd();
  const insert = ({ text }: DecisionText) => onInsert(written === '' ? text : `${written}\n${text}`);
  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          className={classes.texts ?? ''}
          leftSection={<IconTextPlus size={16} stroke={1.9} />}
        >
          {t('case.texts')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {isLoadingError ? (
          <>
            <Menu.Label>{t('case.texts_failed')}</Menu.Label>
            <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
              {t('generic_error.retry')}
            </Menu.Item>
          </>
        ) : (
          fitting.length === 0 && <Menu.Label>{t('case.no_texts')}</Menu.Label>
        )}
        {bulkDecisions.map((decision) => {
          const texts = fitting.filter((one) => one.decision === decision);
          return (
            texts.length > 0 && (
              <Fragment key={decision}>
                <Menu.Label>{t(`decision.${decision}`)}</Menu.Label>
                {texts.map((one) => (
                  <Menu.Item key={one.id} onClick={() => insert(one)}>
                    <span className={classes.text}>{one.text}</span>
                  </Menu.Item>
                ))}
              </Fragment>
            )
          );
        })}
        <Menu.Divider />
        <Menu.Item component={AppLink} to={adminPaths.decisionTexts()}>
          {t('case.edit_texts')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
