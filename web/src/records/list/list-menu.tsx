// The menu of a list: which columns it shows, and the download as a file with the active filters and columns.
import { Button, Checkbox, Popover, Stack, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ExportFormat, exportFormats } from '@wattpact/domain/exports/list-export';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { urlOf } from '../../platform/api/request.ts';
import { saveDownload } from '../../platform/api/save-download.ts';
import { toasts } from '../../platform/toasts.ts';
import { useWide } from '../../ui/data-table/data-table.tsx';
import { type ColumnChoice, fixedColumn } from '../../ui/data-table/hidden-columns.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { useFirstOpening } from '../../ui/feedback/on-first-use.tsx';
import { fileColumns } from './file-columns.ts';
import classes from './list-menu.module.css';
import { ListMenuTrigger } from './list-menu-trigger.tsx';
import type { ListFile, ListInput } from './list-view.ts';

export interface ListMenuProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'inFile'>[];
  choice: ColumnChoice;
  file: ListFile | undefined;
  query: ListInput;
}

export default function ListMenu(props: ListMenuProps) {
  const wide = useWide();
  const { surface, button, toggle } = useFirstOpening();
  return (
    <Popover position="bottom-end" width={280} trapFocus {...surface}>
      <Popover.Target>
        <ListMenuTrigger ref={button} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown className={classes.menu ?? ''}>
        {wide && props.columns.length > 0 && <Columns {...props} />}
        {props.file && <Files {...props} file={props.file} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Columns({ columns, choice: { hidden, set, all, setAll } }: ListMenuProps) {
  const { t } = useTranslation();
  const fixed = fixedColumn(columns);
  return (
    <fieldset className={classes.part}>
      <legend>{t('list_menu.columns')}</legend>
      <Stack gap="var(--touch-gap, 10px)">
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={id === fixed || !hidden.includes(id)}
            disabled={id === fixed}
            onChange={({ currentTarget: { checked } }) =>
              set(checked ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          />
        ))}
      </Stack>
      {hidden.length > 0 && (
        <Button variant="subtle" size="xs" mt={8} onClick={() => set([])}>
          {t('list_menu.all_columns')}
        </Button>
      )}
      <Switch
        mt={14}
        label={t('list_menu.every_width')}
        description={t('list_menu.every_width_help')}
        checked={all}
        onChange={({ currentTarget: { checked } }) => setAll(checked)}
      />
    </fieldset>
  );
}

function Files({ file, columns, choice, query }: ListMenuProps & { file: ListFile }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const [busy, setBusy] = useState<ExportFormat>();
  const save = async (format: ExportFormat) => {
    setBusy(format);
    const { page: _page, limit: _limit, ...filters } = query;
    try {
      const kept = fileColumns(await file.columns(), columns, choice.hidden);
      const asked = { ...filters, format, columns: kept };
      await saveDownload(urlOf(file.call.path, {}, asked), `${t('common:list_menu.file')}.${format}`);
    } catch (error) {
      toasts.error(t('errorMessages:error_downloading_file'), reasonOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <fieldset className={classes.part}>
      <legend>{t('common:list_menu.export')}</legend>
      <p>{t('common:list_menu.export_help')}</p>
      <div className={classes.formats}>
        {exportFormats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.9} />}
            loading={busy === format}
            disabled={busy !== undefined && busy !== format}
            onClick={() => void save(format)}
          >
            {t(`common:list_menu.${format}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
