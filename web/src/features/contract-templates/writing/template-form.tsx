// The form of a version: the contract's terms in two steps, then a review of what is sent and what differs.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { usePageName } from '../../../platform/address/page-name.ts';
import { paths } from '../../../platform/address/paths.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Wizard } from '../../../ui/wizard/wizard.tsx';
import type { Base } from './item-terms.ts';
import { NewerVersionDialog } from './newer-version-dialog.tsx';
import { checkTerms, linkedTerms, useTermsLabel } from './template-fields.ts';
import { useTemplateSteps } from './template-steps.tsx';
import { useTemplateSending } from './use-template-sending.ts';
import { useVersionForm } from './use-version-form.ts';

interface TemplateFormProps {
  negotiation: NegotiationRecord;
  base: Base;
  /** The older version that was chosen as the start. */
  chosen: string | undefined;
}

export function TemplateForm({ negotiation, base, chosen }: TemplateFormProps) {
  const { t } = useTranslation('negotiations');
  const go = useGo();
  const { id, item, status, allowedActions } = negotiation;
  const written = useVersionForm(negotiation, base, chosen);
  const { form, restored, draft, newest, seen, version, catchUp } = written;
  const sending = useTemplateSending(negotiation, seen);
  const steps = useTemplateSteps(negotiation, written);
  const labelOf = useTermsLabel();
  const title = t('template.new_title', { version });
  usePageName(title);
  const isLocked = !allowedActions.includes('draft');
  return (
    <>
      <Wizard
        title={title}
        subtitle={item.name}
        form={form}
        steps={steps}
        restored={restored}
        check={checkTerms}
        linksOf={linkedTerms.linksOf}
        labelOf={labelOf}
        submitLabel={t('template.submit', { version })}
        submitting={sending.sending}
        submitDisabled={isLocked}
        onSubmit={sending.send}
        onCancel={() => void go(paths.negotiations({ negotiationId: id }))}
        draft={draft}
        notice={
          isLocked && (
            <Notice kind="reject" title={t('template.locked_title')} live>
              {t(`template.locked.${status}`)}
            </Notice>
          )
        }
      />
      <NewerVersionDialog
        negotiationId={id}
        seen={seen}
        hasSeen={newest !== undefined}
        opened={sending.isBehind}
        onClose={sending.closeBehind}
        onContinue={catchUp}
      />
    </>
  );
}
