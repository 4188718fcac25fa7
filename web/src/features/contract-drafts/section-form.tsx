// One section in one language: title, text, and whether the contract draft documents contain it.
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import type { DraftSetting } from '@wattpact/domain/contract-drafts/contract-draft';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './contract-drafts.module.css';
import { PlaceholderHelp } from './placeholder-help.tsx';
import { type SectionPlace, useSection } from './use-section.ts';

interface SectionFormProps extends SectionPlace {
  setting: DraftSetting;
  onDirty: (place: SectionPlace, isDirty: boolean) => void;
}

const longestTitle = 200;
const longestText = 20_000;

export function SectionForm({ section, language, setting, onDirty }: SectionFormProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages', 'toast']);
  const formats = useFormats();
  const { form, isDirty, busy, save, outdated, closeOutdated, reload } = useSection({ section, language }, setting);
  useEffect(() => onDirty({ section, language }, isDirty), [section, language, isDirty, onDirty]);
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (placeholder: string) => {
    const { text } = form.getValues();
    const at = field.current?.selectionStart ?? text.length;
    form.setFieldValue(
      'text',
      `${text.slice(0, at)}{{${placeholder}}}${text.slice(field.current?.selectionEnd ?? at)}`,
    );
    field.current?.focus();
  };
  return (
    <SectionPaper
      title={t(`energyContracts:draft_section.${section}`)}
      aside={
        <span className="quiet">
          {t('energyContracts:drafts.updated', { date: formats.dateTime(setting.updatedAt) })}
        </span>
      }
    >
      <form onSubmit={save} noValidate className={classes.form}>
        <TextInput
          required
          maxLength={longestTitle}
          label={t('energyContracts:drafts.title')}
          {...form.getInputProps('title')}
        />
        <Textarea
          ref={field}
          required
          autosize
          minRows={8}
          maxRows={24}
          maxLength={longestText}
          label={t('energyContracts:drafts.text')}
          description={t('energyContracts:drafts.text_help', { example: '{{name}}' })}
          {...form.getInputProps('text')}
        />
        <PlaceholderHelp onChoose={insert} />
        <Switch label={t('energyContracts:drafts.enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        <div>
          <Button type="submit" loading={busy} disabled={!isDirty}>
            {t('common:save')}
          </Button>
        </div>
      </form>
      <OutdatedDialog opened={outdated} onClose={closeOutdated} onReload={reload}>
        {t('common:outdated.form_text')}
      </OutdatedDialog>
    </SectionPaper>
  );
}
