// Writes a comment to use again, or changes one.
import { Select, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type NewDecisionText, newDecisionText } from '@wattpact/domain/cases/case';
import { decisionTextApi } from '@wattpact/domain/cases/case-api';
import { decisionTextKinds } from '@wattpact/domain/cases/case-kinds';
import { bulkDecisions } from '@wattpact/domain/contract-decisions/bulk-decisions';
import { languages } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { languageNames } from '../../platform/words/language.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { textsQuery } from '../../records/cases/case-calls.ts';
import { useSeenVersion } from '../../records/use-seen-version.ts';
import { useSentForm } from '../../records/use-sent-form.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useKindLabel } from './kind-label.ts';

interface DecisionTextDialogProps {
  /** Of the one that is changed. */
  id: string | undefined;
  onClose: () => void;
}

const check = checkWith(newDecisionText);

function useTextForm({ id, onClose }: DecisionTextDialogProps) {
  const { t } = useTranslation('toast');
  const { language: own } = useFormats();
  const { data } = useQuery(textsQuery);
  const changed = data?.find((one) => one.id === id);
  const { version, onRefused } = useSeenVersion(changed?.version);
  const { kind = 'legal-entities', decision = 'reject', language = own, text = '' } = changed ?? {};
  return useSentForm<{ [Name in keyof NewDecisionText]: NewDecisionText[Name] }>({
    about: 'decision_text',
    initialValues: { kind, decision, language, text },
    validate: check,
    send: (body, keyOf) =>
      id === undefined
        ? call(decisionTextApi.create, { body, idempotencyKey: keyOf(body) })
        : call(decisionTextApi.update, { params: { id }, body, version }),
    ending: { done: t('decision_texts.saved'), onDone: onClose, onRefused },
  });
}

export function DecisionTextDialog(props: DecisionTextDialogProps) {
  const { t } = useTranslation(['dashboard', 'common', 'errorMessages']);
  const kindLabel = useKindLabel();
  const { form, submit, busy, message } = useTextForm(props);
  return (
    <FormDialog
      title={t(props.id === undefined ? 'dashboard:texts.add' : 'dashboard:texts.edit')}
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
