// The tab of bank statements: reads a new one, whose page opens, and lists the earlier ones.
import { Button, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconUpload } from '@tabler/icons-react';
import type { BankStatementRecord } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { sendFile } from '../../../platform/api/upload.ts';
import { TabList } from '../../../records/list/tab-list.tsx';
import { useRefresh } from '../../../records/use-refresh.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import fields from '../../../ui/fields/fields.module.css';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { bankStatements } from './bank-statements.tsx';
import classes from './statements.module.css';

function useReading() {
  const refresh = useRefresh('invoice');
  const go = useGo();
  const [name, setName] = useState<string>();
  const [refused, setRefused] = useState<string>();
  async function read(file: File): Promise<void> {
    setRefused(undefined);
    setName(file.name);
    try {
      const { id } = await sendFile<BankStatementRecord>(bankStatementApi.create.path, file);
      void refresh();
      await go(adminPaths.bankStatement(id));
    } catch (error) {
      setRefused(reasonOf(error));
    } finally {
      setName(undefined);
    }
  }
  return { read, name, refused };
}

export function StatementsTab() {
  const { t } = useTranslation('invoices');
  const { read, name, refused } = useReading();
  const choose = useRef<() => void>(null);
  return (
    <div className={classes.tab}>
      <SectionPaper title={t('statements.upload')}>
        <p className={classes.text}>{t('statements.upload_text')}</p>
        {refused !== undefined && (
          <Notice kind="reject" title={t('statements.refused')} live>
            {refused}
          </Notice>
        )}
        <Dropzone
          className={`${fields.drop} ${classes.drop}`}
          onDrop={([file]) => file && void read(file)}
          openRef={choose}
          multiple={false}
          activateOnClick={false}
          enablePointerEvents
          disabled={name !== undefined}
          inputProps={{ 'aria-label': t('statements.choose'), tabIndex: -1, accept: '.xml' }}
        >
          <Button
            leftSection={<IconUpload size={18} stroke={1.9} />}
            loading={name !== undefined}
            onClick={() => choose.current?.()}
          >
            {t('statements.choose')}
          </Button>
          <span>{t('statements.drop')}</span>
        </Dropzone>
        {name !== undefined && (
          <output>
            <Progress value={100} animated aria-hidden />
            <span className={classes.note}>{t('statements.reading', { name })}</span>
          </output>
        )}
      </SectionPaper>
      <TabList view={bankStatements} />
    </div>
  );
}
