// One section in one language: title, text, and whether the contract draft documents contain it; beside it the draft.
import { Button, Skeleton, Switch, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { DraftSetting } from '@wattpact/domain/contract-drafts/contract-draft';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import type { ClauseEditorHandle } from './clause-editor.tsx';
import classes from './contract-drafts.module.css';
import { DraftPreview } from './draft-preview.tsx';
import { PlaceholderHelp } from './placeholder-help.tsx';
import { type SectionPlace, useSection } from './use-section.ts';
import { WordingHistory } from './wording-history.tsx';

interface SectionFormProps extends SectionPlace {
  setting: DraftSetting;
  /** Forms with input stay mounted while another section is shown. */
  isShown: boolean;
  onDirty: (place: SectionPlace, isDirty: boolean) => void;
}

const ClauseEditor = lazy(() => import('./clause-editor.tsx'));

export function SectionForm({ section, language, setting, isShown, onDirty }: SectionFormProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages', 'toast']);
  const formats = useFormats();
  const place = { section, language };
  const { form, isDirty, busy, save, outdated } = useSection(place, setting);
  useEffect(() => onDirty({ section, language }, isDirty), [section, language, isDirty, onDirty]);
  const [seesHistory, setSeesHistory] = useState(false);
  const editor = useRef<ClauseEditorHandle>(null);
  const { error, value, onChange } = form.getInputProps('text');
  return (
    <div className={classes.beside}>
      <SectionPaper
        title={t(`energyContracts:draft_section.${section}`)}
        aside={
          <span className="quiet">
            {t('energyContracts:drafts.updated', { date: formats.dateTime(setting.updatedAt) })}
          </span>
        }
      >
        <form onSubmit={save} noValidate className={classes.form}>
          <div className={classes.head}>
            <TextInput required label={t('energyContracts:drafts.title')} {...form.getInputProps('title')} />
            <Switch
              label={t('energyContracts:drafts.enabled')}
              {...form.getInputProps('enabled', { type: 'checkbox' })}
            />
          </div>
          <Suspense fallback={<Skeleton height={240} />}>
            <ClauseEditor
              ref={editor}
              label={t('energyContracts:drafts.text')}
              description={t('energyContracts:drafts.text_help', { example: '{{name}}' })}
              value={value}
              onChange={onChange}
              error={error}
            />
          </Suspense>
          <PlaceholderHelp onChoose={(path) => editor.current?.insert(path)} />
          <div className={classes.acts}>
            <Button type="submit" loading={busy} disabled={!isDirty}>
              {t('common:save')}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconHistory size={18} stroke={1.9} />}
              onClick={() => setSeesHistory(true)}
            >
              {t('energyContracts:drafts.history.title')}
            </Button>
          </div>
        </form>
      </SectionPaper>
      {isShown && <DraftPreview typed={{ section, language, ...form.getValues() }} />}
      {seesHistory && (
        <WordingHistory
          place={place}
          onClose={() => setSeesHistory(false)}
          onChoose={({ title, text, enabled }) => {
            form.setValues({ title, text, enabled });
            setSeesHistory(false);
          }}
        />
      )}
      <OutdatedDialog {...outdated}>{t('common:outdated.form_text')}</OutdatedDialog>
    </div>
  );
}
