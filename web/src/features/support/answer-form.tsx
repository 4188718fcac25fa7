// The answer to a request: it goes by mail, and what was typed stays until it has gone.
import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type SupportRequest, supportAnswer } from '@wattpact/domain/support/support';
import { supportApi } from '@wattpact/domain/support/support-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { useSentForm } from '../../records/use-sent-form.ts';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './support.module.css';

const check = checkWith(supportAnswer);

export function AnswerForm({ request: { id, email, language, answers } }: { request: SupportRequest }) {
  const { t } = useTranslation(['dashboard', 'common', 'toast', 'errorMessages']);
  const { form, submit, busy } = useSentForm({
    about: 'support_feedback',
    initialValues: { text: '' },
    validate: check,
    send: (body, keyOf) => call(supportApi.answer, { params: { id }, body, idempotencyKey: keyOf(body) }),
    ending: {
      done: t('toast:support.answered'),
      failed: t('errorMessages:support.error_answer'),
      onDone: () => {
        form.reset();
      },
    },
  });
  return (
    <SectionPaper title={t(answers.length > 0 ? 'dashboard:support.another_answer' : 'dashboard:support.answer')}>
      <form onSubmit={submit} noValidate className={classes.answer}>
        <Textarea
          required
          autosize
          minRows={5}
          maxRows={20}
          aria-label={t('dashboard:support.answer')}
          description={t('dashboard:support.answer_help', { email, language: t(`common:language.${language}`) })}
          inputWrapperOrder={['input', 'error', 'description']}
          {...form.getInputProps('text')}
        />
        <div>
          <Button type="submit" loading={busy} leftSection={<IconSend size={18} stroke={1.9} />}>
            {t('dashboard:support.send')}
          </Button>
        </div>
      </form>
      <LeaveDialog unsaved={form.values.text.trim() !== ''} />
    </SectionPaper>
  );
}
