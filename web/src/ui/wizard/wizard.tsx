// A form in steps: progress, errors that link to their fields, a stored draft, and a question before leaving.
import { ActionIcon } from '@mantine/core';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../platform/address/unsaved-changes.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../app-shell/page-header.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { StepHeading } from './step-heading.tsx';
import { useWizard } from './use-wizard.ts';
import { isTypedOver } from './use-wizard-form.ts';
import classes from './wizard.module.css';
import { WizardContext } from './wizard-context.ts';
import { textErrors } from './wizard-errors.ts';
import { WizardFooter } from './wizard-footer.tsx';
import type { WizardProps } from './wizard-props.ts';
import { WizardStepper } from './wizard-stepper.tsx';

export function Wizard<Values>(props: WizardProps<Values>) {
  const { title, subtitle, form, steps, check, labelOf, confirm, onSubmit, onCancel, draft, aside, notice } = props;
  const { t } = useTranslation();
  const wizard = useWizard(props);
  const [cancelling, setCancelling] = useState(false);
  const dirty = isTypedOver(form);
  const base = draft.base ?? (form.getInitialValues() as Record<string, unknown>);
  const stored = useDraft({ ...draft, base, values: form.getValues(), step: wizard.step, dirty });
  const leaving = useUnsavedChanges(dirty);
  const errors = textErrors(form.errors);
  const listedErrors = Object.fromEntries(Object.entries(errors).filter(([path]) => wizard.listed.includes(path)));
  const current = steps[wizard.step];

  const submit = async () => {
    if (props.submitDisabled || props.submitting) return;
    const found = check(form.getValues());
    if (Object.keys(found).length > 0) return wizard.show(found);
    const values = confirm ? await confirm(form.getValues()) : form.getValues();
    if (!values) return;
    leaving.allow();
    const refused = await onSubmit(values);
    if (!refused) return stored.discard();
    leaving.hold();
    if (Object.keys(refused).length > 0) wizard.show(refused);
  };
  const [isMoving, startMoving] = useTransition();
  const giveUp = () => {
    leaving.allow();
    stored.discard();
    onCancel();
  };
  const cancel = () => (dirty ? setCancelling(true) : giveUp());
  return (
    <WizardContext
      value={{
        stepLabel: current?.label,
        errors,
        target: wizard.target,
        linkOf: wizard.linkOf,
        changeOf: wizard.changeOf,
      }}
    >
      <form
        className={`fills-frame ${classes.wizard}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wizard.step === steps.length - 1) void submit();
          // The next step, or all faults of this one, is much to draw: the button answers before.
          else startMoving(wizard.next);
        }}
      >
        <div className={classes.content}>
          <div className={`phone-head ${classes.head}`}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              className={classes.close ?? ''}
              aria-label={t('cancel')}
              onClick={cancel}
            >
              <IconX size={20} stroke={1.7} />
            </ActionIcon>
            <PageHeader title={title} note={subtitle} actions={<SavedAt at={stored.savedAt} />} />
          </div>
          <WizardStepper steps={steps} step={wizard.step} onStep={wizard.goTo} />
          <div className={aside ? `${classes.columns} ${classes.withAside}` : classes.columns}>
            <div className={classes.main}>
              <StepHeading
                label={current?.label ?? ''}
                step={wizard.step}
                count={steps.length}
                awaited={wizard.awaited}
              />
              {wizard.isOlder && <Notice kind="warning" title={t('wizard.kept_over_newer')} />}
              {notice}
              <ErrorSummary
                errors={listedErrors}
                labelOf={labelOf}
                elsewhere={wizard.elsewhere}
                onJump={wizard.jump}
                focus={wizard.listFocus}
              />
              {current?.content}
            </div>
            {aside && <aside className={classes.aside}>{aside}</aside>}
          </div>
        </div>
        <WizardFooter
          {...props}
          submitting={props.submitting || isMoving}
          step={wizard.step}
          onCancel={cancel}
          onPrevious={() => wizard.goTo(wizard.step - 1)}
        />
      </form>
      <ConfirmDialog
        opened={cancelling}
        onClose={() => setCancelling(false)}
        title={t('wizard.cancel_title')}
        confirmLabel={t('wizard.cancel_confirm')}
        keepLabel={t('wizard.cancel_keep')}
        onConfirm={giveUp}
        danger
      >
        {t('wizard.cancel_text')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={leaving.asking && !cancelling}
        onClose={leaving.stay}
        title={t('wizard.leave_title')}
        confirmLabel={t('wizard.leave_confirm')}
        keepLabel={t('wizard.leave_stay')}
        onConfirm={leaving.leave}
        onTop
      >
        {t('wizard.leave_text')}
      </ConfirmDialog>
    </WizardContext>
  );
}

function SavedAt({ at }: { at: Date | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!at) return null;
  return (
    <output className={classes.saved}>
      <IconCircleCheck size={18} stroke={1.7} aria-hidden />
      {t('wizard.saved_at', { time: formats.time(at) })}
    </output>
  );
}
