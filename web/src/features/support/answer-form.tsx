// The answer to a request: it goes by mail, and what was typed stays until it has gone.
import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type SupportRequest, supportAnswer } from '@wattpact/domain/support/support';
import { supportApi } from '@wattpact/domain/support/support-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { useAct } from '../../records/use-act.ts';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { useSentForm } from '../../ui/feedback/use-sent-form.ts';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './support.module.css';

const check = checkWith(supportAnswer);

export function AnswerForm({ request: { id, email, language, answers } }: { request: SupportRequest }) {
  const { t } = useTranslation(['dashboard', 'common', 'toast', 'errorMessages']);
  const { isPending, run } = useAct('support_feedback');
  const [key] = useState(repeatKey);
  const { form, submit } = useSentForm<{ text: string }>({
    initialValues: { text: '' },
    validate: check,
    send: async (body) => {
      await run(() => call(supportApi.answer, { params: { id }, body, idempotencyKey: key.of(body) }), {
        done: t('toast:support.answered'),
        failed: t('errorMessages:support.error_answer'),
        onDone: () => {
          form.reset();
          key.done();
        },
      });
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
          <Button type="submit" loading={isPending} leftSection={<IconSend size={18} stroke={1.9} />}>
            {t('dashboard:support.send')}
          </Button>
        </div>
      </form>
      <LeaveDialog unsaved={form.values.text.trim() !== ''} />
    </SectionPaper>
  );
}
