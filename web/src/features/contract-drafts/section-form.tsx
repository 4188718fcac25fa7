// One section in one language: title, text, and whether it stands in the drafts.
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { contractDraftApi, type DraftSection, type DraftSetting } from 'domain/contract-drafts/contract-draft';
import { unknownPlaceholders } from 'domain/contract-drafts/draft-placeholders';
import type { Language } from 'domain/shared/enumerations';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api-problems.ts';
import { call } from '../../platform/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { SectionPaper } from '../../ui/section-paper.tsx';
import classes from './contract-drafts.module.css';
import { PlaceholderHelp } from './placeholder-help.tsx';

interface SectionFormProps {
  section: DraftSection;
  language: Language;
  /** Undefined when nobody has worded it yet. */
  setting: DraftSetting | undefined;
}

const longestTitle = 200;
const longestText = 20_000;

export function SectionForm({ section, language, setting }: SectionFormProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages', 'toast']);
  const formats = useFormats();
  const { form, busy, save } = useSection({ section, language, setting });
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
        setting && (
          <span className="quiet">
            {t('energyContracts:drafts.updated', { date: formats.dateTime(setting.updatedAt) })}
          </span>
        )
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
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </SectionPaper>
  );
}

function useSection({ section, language, setting }: SectionFormProps) {
  const { t } = useTranslation(['energyContracts', 'errorMessages', 'toast']);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: { title: setting?.title ?? '', text: setting?.text ?? '', enabled: setting?.enabled ?? true },
    validate: {
      title: (title) => (title.trim() ? null : t('errorMessages:error_required.title')),
      text: (text) => {
        if (!text.trim()) return t('errorMessages:error_required.text');
        const unknown = unknownPlaceholders(text);
        return unknown.length > 0 ? t('energyContracts:drafts.unknown', { names: unknown.join(', ') }) : null;
      },
    },
  });
  const save = form.onSubmit(async (body) => {
    setBusy(true);
    try {
      await call(contractDraftApi.set, { params: { section, language }, body });
      form.resetDirty();
      toasts.success(t('toast:drafts.saved'));
      await queryClient.invalidateQueries({ queryKey: [contractDraftApi.adminList.path] });
      void queryClient.invalidateQueries({ queryKey: [contractDraftApi.list.path] });
    } catch (error) {
      const { errors, message } = refusalOf(error);
      form.setErrors(errors);
      toasts.error(t('errorMessages:error_save'), message);
    } finally {
      setBusy(false);
    }
  });
  return { form, busy, save };
}
