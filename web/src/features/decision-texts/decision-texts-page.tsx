// The comments that administrators use again: a list, a dialog to write one, and a question before one is deleted.
import { Button } from '@mantine/core';
import { IconBlockquote, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DecisionText } from '@wattpact/domain/cases/case';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filledText } from '../../platform/words/filled-text.ts';
import { languageNames } from '../../platform/words/language.ts';
import { textsQuery } from '../../records/cases/case-calls.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RowEditing } from '../../ui/data-table/row-editing.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DecisionTextDialog } from './decision-text-dialog.tsx';
import classes from './decision-texts.module.css';
import { useKindLabel } from './kind-label.ts';
import { RemoveTextDialog } from './remove-text-dialog.tsx';

/** A text that is written anew, or one that is changed or deleted. */
type Asked = { act: 'edit'; id?: string } | { act: 'remove'; text: DecisionText };

export function DecisionTextsPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, isLoadingError, error, refetch } = useQuery(textsQuery);
  const [asked, setAsked] = useState<Asked>();
  const columns = useTextColumns(setAsked);
  const close = () => setAsked(undefined);
  return (
    <>
      <PageHeader
        title={t('common:navigation.decision_texts')}
        note={t('dashboard:texts.note')}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.9} />} onClick={() => setAsked({ act: 'edit' })}>
            {t('dashboard:texts.add')}
          </Button>
        }
      />
      <DataTable
        label={t('common:navigation.decision_texts')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        card={(text) => <TextCard text={text} onAsk={setAsked} />}
        failed={isLoadingError}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconBlockquote} title={t('dashboard:texts.empty')} text={t('dashboard:texts.empty_text')} />
        }
      />
      {asked?.act === 'edit' && <DecisionTextDialog id={asked.id} onClose={close} />}
      {asked?.act === 'remove' && <RemoveTextDialog text={asked.text} onClose={close} />}
    </>
  );
}

type OnAsk = (asked: Asked) => void;

function useTextColumns(onAsk: OnAsk): Column<DecisionText>[] {
  const { t } = useTranslation(['dashboard', 'common']);
  const kindLabel = useKindLabel();
  return [
    {
      id: 'text',
      header: t('dashboard:texts.text'),
      width: '50%',
      atLeast: 260,
      wrap: true,
      cell: ({ text }) => <span className={classes.text}>{text}</span>,
    },
    { id: 'kind', header: t('dashboard:texts.kind'), cell: ({ kind }) => kindLabel(kind) },
    {
      id: 'decision',
      header: t('dashboard:texts.decision'),
      cell: ({ decision }) => t(`common:decision.${decision}`),
    },
    { id: 'language', header: t('dashboard:texts.language'), cell: ({ language }) => languageNames[language] },
    {
      id: 'acts',
      header: t('dashboard:texts.acts'),
      right: true,
      width: 104,
      cell: (text) => <TextActs text={text} onAsk={onAsk} />,
    },
  ];
}

function TextActs({ text, onAsk }: { text: DecisionText; onAsk: OnAsk }) {
  const { t } = useTranslation('dashboard');
  return (
    <RowEditing
      editLabel={t('texts.edit_of', { text: text.text })}
      deleteLabel={t('texts.remove_of', { text: text.text })}
      onEdit={() => onAsk({ act: 'edit', id: text.id })}
      onDelete={() => onAsk({ act: 'remove', text })}
    />
  );
}

function TextCard({ text, onAsk }: { text: DecisionText; onAsk: OnAsk }) {
  const { t } = useTranslation();
  const kindLabel = useKindLabel();
  const { kind, decision, language } = text;
  return (
    <div className={classes.card}>
      <span>
        <span className={classes.text}>{text.text}</span>
        <span className="second-line">
          {filledText([kindLabel(kind), t(`decision.${decision}`), languageNames[language]])}
        </span>
      </span>
      <TextActs text={text} onAsk={onAsk} />
    </div>
  );
}
