// Makes an API key: its name, what it may do, its last day. Then the key itself is shown, this once.
import { Radio, Stack } from '@mantine/core';
import { apiKeyLevels, newApiKey } from '@wattpact/domain/api-keys/api-key';
import { apiKeyApi } from '@wattpact/domain/api-keys/api-key-api';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NamedFields } from '../named-fields.tsx';
import { MadeApiKeyDialog } from './made-api-key-dialog.tsx';

interface NewApiKeyDialogProps {
  entityId: string;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  name: string;
  level: string;
  expiresOn: string | null;
}

/** Untouched inputs are absent. */
const bodyOf = ({ name, level, expiresOn }: Values) => ({ name, level, ...(expiresOn && { expiresOn }) });

export function NewApiKeyDialog({ entityId, onClose }: NewApiKeyDialogProps) {
  const { t } = useTranslation(['legalEntity', 'common', 'errorMessages']);
  useFocusBack();
  const [made, setMade] = useState<string>();
  const initialValues: Values = { name: '', level: 'view', expiresOn: null };
  const { form, submit, busy, message } = useSentForm({
    about: 'legal_entity',
    initialValues,
    validate: (values: Values) => checkWith(newApiKey)(bodyOf(values)),
    send: (values) => call(apiKeyApi.create, { params: { id: entityId }, body: bodyOf(values) }),
    ending: { onDone: ({ key }) => setMade(key) },
  });
  if (made !== undefined) return <MadeApiKeyDialog apiKey={made} onClose={onClose} />;
  return (
    <FormDialog
      title={t('integrations.keys.create')}
      submitLabel={t('integrations.keys.create')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <NamedFields
        form={form}
        message={message}
        label={t('integrations.keys.name')}
        description={t('integrations.keys.name_help')}
      >
        <Radio.Group required label={t('integrations.keys.level')} {...form.getInputProps('level')}>
          <Stack gap={8} mt={6}>
            {apiKeyLevels.map((level) => (
              <Radio
                key={level}
                value={level}
                label={t(`common:entity_role.${level}`)}
                description={t(`legalEntity:role_means.${level}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <DateField
          clearable
          label={t('integrations.keys.expires')}
          description={t('integrations.keys.expires_help')}
          minDate={lisbonDate(new Date())}
          {...form.getInputProps('expiresOn')}
        />
      </NamedFields>
    </FormDialog>
  );
}
