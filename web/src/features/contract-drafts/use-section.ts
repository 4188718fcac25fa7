// The input for one clause text in one language. It stays based on the state where it began, even if another administrator
// saves meanwhile.
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import {
  contractDraftApi,
  type DraftSection,
  type DraftSetting,
} from '@wattpact/domain/contract-drafts/contract-draft';
import { unknownPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';

export interface SectionPlace {
  section: DraftSection;
  language: Language;
}

const clauseTextOf = ({ title, text, enabled }: DraftSetting) => ({ title, text, enabled });

export function useSection({ section, language }: SectionPlace, setting: DraftSetting) {
  const { t } = useTranslation(['energyContracts', 'errorMessages', 'toast']);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
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
  const refresh = () => queryClient.invalidateQueries({ queryKey: [contractDraftApi.adminList.path] });
  const save = form.onSubmit(async (body) => {
    setBusy(true);
    try {
      setBase(await call(contractDraftApi.set, { params: { section, language }, body, version: base.version }));
      form.resetDirty(body);
      toasts.success(t('toast:drafts.saved'));
      await refresh();
      void queryClient.invalidateQueries({ queryKey: [contractDraftApi.list.path] });
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) return setOutdated(true);
      const { errors, message } = refusalOf(error);
      form.setErrors(errors);
      toasts.error(t('errorMessages:error_save'), message);
    } finally {
      setBusy(false);
    }
  });
  /** Discards the input. */
  const reload = () => {
    form.resetDirty(form.getValues());
    void refresh();
  };
  return { form, isDirty, busy, save, outdated, closeOutdated: () => setOutdated(false), reload };
}
