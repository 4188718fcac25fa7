// A request to support: subject, sender, message, and files.
import { Select, TextInput } from '@mantine/core';
import { maximumSupportFiles, supportCategories, supportFeedback } from '@wattpact/domain/support/support';
import { supportApi } from '@wattpact/domain/support/support-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { useSession } from '../../platform/session/session.ts';
import { useSentForm } from '../../records/use-sent-form.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DocumentsField, type FormDocument } from '../files/documents-field.tsx';
import classes from './support.module.css';

type Values = {
  category: string | null;
  name: string;
  email: string;
  description: string;
  files: FormDocument[];
};

const longest = 500;
const check = checkWith(supportFeedback);
const bodyOf = ({ files, category, ...rest }: Values): unknown => ({
  ...rest,
  ...(category !== null && { category }),
  ...(files.length > 0 && { files: files.map(({ id }) => id) }),
});

function useSupportForm(onClose: () => void) {
  const { t } = useTranslation('errorMessages');
  const user = useSession();
  return useSentForm<Values>({
    initialValues: { category: null, name: user.displayName, email: user.email, description: '', files: [] },
    validate: (values) => check(bodyOf(values)),
    send: (values, keyOf) => {
      const body = supportFeedback.parse(bodyOf(values));
      return call(supportApi.send, { body, idempotencyKey: keyOf(body) });
    },
    ending: {
      done: { title: t('support_feedback.success'), text: t('support_feedback.success_description') },
      failed: t('support_feedback.error'),
      reason: () => t('support_feedback.error_description'),
      onDone: onClose,
    },
  });
}

export default function SupportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const { form, busy, submit } = useSupportForm(onClose);
  const { files } = form.values;
  return (
    <FormDialog
      size={600}
      title={t('navigation.support')}
      submitLabel={t('support.send')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        required
        allowDeselect={false}
        label={t('support.category')}
        placeholder={t('support.choose')}
        data={supportCategories.map((value) => ({ value, label: t(`support_category.${value}`) }))}
        {...form.getInputProps('category')}
      />
      <div className={classes.pair}>
        <TextInput required label={t('field.name')} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          required
          type="email"
          label={t('field.email')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </div>
      <CountedTextarea
        required
        minRows={4}
        maxRows={10}
        max={longest}
        label={t('support.description')}
        {...form.getInputProps('description')}
      />
      <DocumentsField
        groups={[{ value: 'files', label: t('support.files') }]}
        value={files}
        onChange={(change) => form.setFieldValue('files', change)}
        limit="together"
        max={maximumSupportFiles}
        error={form.errors.files}
        path="files"
      />
    </FormDialog>
  );
}
