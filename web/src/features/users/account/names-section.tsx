// Names and phone; the e-mail address cannot be changed.
import { Button, TextInput } from '@mantine/core';
import { profileInput } from '@wattpact/domain/users/person-input';
import type { Profile } from '@wattpact/domain/users/user';
import { userApi } from '@wattpact/domain/users/user-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';
import { useProfileChange } from './use-profile-change.ts';

const inputOf = ({ phone, ...names }: { firstName: string; lastName: string; phone: string }) => ({
  ...names,
  ...(phone && { phone }),
});

export function NamesSection({ user }: { user: Profile }) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages', 'toast']);
  const changed = useProfileChange();
  const { form, submit, busy, message } = useSentForm({
    initialValues: { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
    validate: (values) => checkWith(profileInput)(inputOf(values)),
    send: (values) => call(userApi.updateMe, { body: inputOf(values) }),
    ending: { done: t('toast:profile_saved'), onDone: changed },
  });
  return (
    <SectionPaper title={t('data')}>
      <form onSubmit={submit} noValidate className={classes.fields}>
        {message && (
          <div className="wide">
            <Notice kind="reject" title={message} live />
          </div>
        )}
        <TextInput
          required
          label={t('fields.first_name')}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          required
          label={t('fields.last_name')}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
        <TextInput disabled label={t('fields.email')} description={t('email_fixed')} value={user.email} />
        <PhoneField label={t('fields.phone_optional')} {...form.getInputProps('phone')} />
        <div className="wide">
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </SectionPaper>
  );
}
