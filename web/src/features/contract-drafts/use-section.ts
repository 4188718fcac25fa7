// The input for one clause text in one language. It stays based on the state where it began, even if another administrator
// saves meanwhile.
import { useForm } from '@mantine/form';
import {
  contractDraftApi,
  type DraftSection,
  type DraftSetting,
} from '@wattpact/domain/contract-drafts/contract-draft';
import { unknownPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { isOutdated } from '../../records/overtaken.ts';
import { useAct } from '../../records/use-act.ts';

export interface SectionPlace {
  section: DraftSection;
  language: Language;
}

const clauseTextOf = ({ title, text, enabled }: DraftSetting) => ({ title, text, enabled });

export function useSection({ section, language }: SectionPlace, setting: DraftSetting) {
  const { t } = useTranslation(['energyContracts', 'errorMessages', 'toast']);
  const { isPending, outdated, run } = useAct('draft_setting', { overtaken: isOutdated });
  const [base, setBase] = useState(setting);
  const tooLong = (typed: string, max: number) =>
    typed.trim().length > max ? t('errorMessages:error_max_length', { max }) : null;
  const form = useForm({
    mode: 'controlled',
    initialValues: clauseTextOf(setting),
    validate: {
      title: (title) => (title.trim() ? tooLong(title, 200) : t('errorMessages:error_required.title')),
      text: (text) => {
        if (!text.trim()) return t('errorMessages:error_required.text');
        const unknown = unknownPlaceholders(text);
        if (unknown.length > 0) return t('energyContracts:drafts.unknown', { names: unknown.join(', ') });
        return tooLong(text, 20_000);
      },
    },
  });
  const take = (known: DraftSetting) => {
    setBase(known);
    form.setValues(clauseTextOf(known));
    form.resetDirty(clauseTextOf(known));
  };
  const isDirty = form.isDirty();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new state, or when the input is discarded
  useEffect(() => {
    // Reads the form's present values: input since the last render counts too.
    if (setting.version > base.version && !form.isDirty()) take(setting);
  }, [setting, isDirty]);
  const save = form.onSubmit((body) =>
    run(() => call(contractDraftApi.set, { params: { section, language }, body, version: base.version }), {
      done: t('toast:drafts.saved'),
      onDone: (saved) => {
        setBase(saved);
        form.resetDirty(body);
      },
      onRefused: ({ errors }) => form.setErrors(errors),
    }),
  );
  /** Discards the input. */
  const reload = () => {
    form.resetDirty(form.getValues());
    outdated.onReload();
  };
  return { form, isDirty, busy: isPending, save, outdated: { ...outdated, onReload: reload } };
}
