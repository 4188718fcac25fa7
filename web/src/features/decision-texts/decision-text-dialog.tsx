// Writes a comment to use again, or changes one.
import { Select, Textarea } from '@mantine/core';
import { type DecisionText, type NewDecisionText, newDecisionText } from '@wattpact/domain/cases/case';
import { decisionTextApi } from '@wattpact/domain/cases/case-api';
import { decisionTextKinds } from '@wattpact/domain/cases/case-kinds';
import { bulkDecisions } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { languages } from '@wattpact/domain/terms/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { toasts } from '../../platform/toasts.ts';
import { languageNames } from '../../platform/words/language.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useRefresh } from '../../records/use-refresh.ts';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSentForm } from '../../ui/feedback/use-sent-form.ts';
import { useKindLabel } from './kind-label.ts';

interface DecisionTextDialogProps {
  /** The one that is changed. */
  text: DecisionText | undefined;
  onClose: () => void;
}

const check = checkWith(newDecisionText);

function useTextForm({ text: changed, onClose }: DecisionTextDialogProps) {
  const { t } = useTranslation('toast');
  const refresh = useRefresh('decision_text');
  const { language: own } = useFormats();
  const [key] = useState(repeatKey);
  const { kind = 'legal-entities', decision = 'reject', language = own, text = '' } = changed ?? {};
  return useSentForm<{ [Name in keyof NewDecisionText]: NewDecisionText[Name] }>({
    initialValues: { kind, decision, language, text },
    validate: check,
    send: async (body) => {
      if (changed) {
        const { id, version } = changed;
        await call(decisionTextApi.update, { params: { id }, body, version });
      } else await call(decisionTextApi.create, { body, idempotencyKey: key.of(body) });
      toasts.success(t('decision_texts.saved'));
      onClose();
      await refresh();
    },
  });
}

export function DecisionTextDialog(props: DecisionTextDialogProps) {
  const { t } = useTranslation(['dashboard', 'common', 'errorMessages']);
  useFocusBack();
  const kindLabel = useKindLabel();
  const { form, submit, busy, message } = useTextForm(props);
  return (
    <FormDialog
      title={t(props.text ? 'dashboard:texts.edit' : 'dashboard:texts.add')}
      submitLabel={t('dashboard:texts.save')}
      busy={busy}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {message && <Notice kind="reject" title={message} live />}
      <Select
        required
        allowDeselect={false}
        label={t('dashboard:texts.kind')}
        data={decisionTextKinds.map((value) => ({ value, label: kindLabel(value) }))}
        {...form.getInputProps('kind')}
      />
      <Select
        required
        allowDeselect={false}
        label={t('dashboard:texts.decision')}
        data={bulkDecisions.map((value) => ({ value, label: t(`common:decision.${value}`) }))}
        {...form.getInputProps('decision')}
      />
      <Select
        required
        allowDeselect={false}
        label={t('dashboard:texts.language')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.getInputProps('language')}
      />
      <Textarea
        required
        label={t('dashboard:texts.text')}
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}
