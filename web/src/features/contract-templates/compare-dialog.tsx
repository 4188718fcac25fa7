// Compares any two versions, in words or side by side. The older one always comes first, so that each change shows the
// author who made it.

import { Modal, SegmentedControl, Select } from '@mantine/core';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { ChangesList, ChangesTable } from './changes-list.tsx';
import classes from './contract-templates.module.css';
import type { ChangesSource } from './template-queries.ts';

interface CompareDialogProps {
  source: ChangesSource;
  /** Defaults to that of a contract template's versions. */
  title?: string;
  /** At least two. */
  versions: readonly { version: number; authorName: string; apiKey?: string | null | undefined }[];
  /** The newer version of the first comparison. */
  to: number;
  opened: boolean;
  onClose: () => void;
}

export function CompareDialog({ title, source, versions, to, opened, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  useFocusBack(opened);
  const [chosen, setChosen] = useState({ from: to - 1, to });
  const [view, setView] = useState<'words' | 'table'>('words');
  const options = versions.map(({ version, authorName, apiKey }) => ({
    value: String(version),
    label: t('negotiations:version_by', { version, author: authorWords(authorName, apiKey, t) }),
  }));
  const choose = (next: typeof chosen) =>
    setChosen({ from: Math.min(next.from, next.to), to: Math.max(next.from, next.to) });
  const select = (end: 'from' | 'to') => (
    <Select
      allowDeselect={false}
      label={t(`negotiations:compare.${end}`)}
      data={options}
      value={String(chosen[end])}
      onChange={(next) => choose({ ...chosen, [end]: Number(next) })}
    />
  );
  const Changes = view === 'words' ? ChangesList : ChangesTable;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={640}
      title={title ?? t('negotiations:compare.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={classes.compare}>
        <div className={classes.versions}>
          {select('from')}
          {select('to')}
        </div>
        <SegmentedControl
          value={view}
          onChange={(next) => setView(next as typeof view)}
          aria-label={t('negotiations:compare.view')}
          data={[
            { value: 'words', label: t('negotiations:compare.words') },
            { value: 'table', label: t('negotiations:compare.table') },
          ]}
        />
        <Changes source={source} from={chosen.from} to={chosen.to} withAuthors />
      </div>
    </Modal>
  );
}
