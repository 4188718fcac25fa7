// A request to support as administrators see it: what was asked, what was answered, and the answer to be written.
import { Button } from '@mantine/core';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { SupportRequest } from '@wattpact/domain/support/support';
import { supportApi } from '@wattpact/domain/support/support-api';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../platform/address/page-name.ts';
import { adminPaths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { CaseBar, CasePart } from '../../records/cases/case-strip.tsx';
import { InternalNotes } from '../../records/cases/internal-notes.tsx';
import { useAct } from '../../records/use-act.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { DetailColumns } from '../../ui/record/detail-columns.tsx';
import { LoadedRecord } from '../../ui/record/loaded-record.tsx';
import { Prose } from '../../ui/record/prose.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { FileGroups } from '../files/file-groups.tsx';
import { AnswerForm } from './answer-form.tsx';

export function SupportRequestPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const request = useQuery(apiQuery(supportApi.get, { params: { id } }));
  usePageName(request.data?.name);
  return <LoadedRecord query={request}>{(found) => <OneRequest key={found.id} request={found} />}</LoadedRecord>;
}

function OneRequest({ request }: { request: SupportRequest }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const { id, category, description, files, answers, status, allowedActions } = request;
  return (
    <>
      <PageHeader
        title={t(`common:support_category.${category}`)}
        note={<StatusBadge status={status} />}
        actions={<ClosingButton request={request} />}
      />
      <DetailColumns side={<SenderPanel request={request} />}>
        <CaseBar of={{ kind: 'support', id }} page={adminPaths.supportRequest} />
        <SectionPaper title={t('dashboard:support.message')}>
          <Prose>{description}</Prose>
        </SectionPaper>
        <FileGroups groups={[{ key: 'files', title: t('dashboard:support.files'), files }]} />
        {answers.map((answer) => (
          <SectionPaper
            key={answer.id}
            title={t('dashboard:support.answer')}
            aside={
              <span className="quiet">
                {t('dashboard:support.answered_by', {
                  name: answer.answeredBy,
                  date: formats.dateTime(answer.createdAt),
                })}
              </span>
            }
          >
            <Prose>{answer.text}</Prose>
          </SectionPaper>
        ))}
        {allowedActions.includes('answer') && <AnswerForm request={request} />}
      </DetailColumns>
    </>
  );
}

function ClosingButton({ request: { id, allowedActions } }: { request: SupportRequest }) {
  const { t } = useTranslation(['dashboard', 'toast', 'errorMessages']);
  const { isPending, run } = useAct('support_feedback');
  const closes = allowedActions.includes('close');
  if (!closes && !allowedActions.includes('reopen')) return null;
  const act = () =>
    run(() => call(supportApi.close, { params: { id }, body: { closed: closes } }), {
      done: t(closes ? 'toast:support.closed' : 'toast:support.reopened'),
      failed: t('errorMessages:support.error_close'),
    });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={closes ? <IconCheck size={18} stroke={1.9} /> : <IconRotate size={18} stroke={1.9} />}
      onClick={() => void act()}
    >
      {t(closes ? 'dashboard:support.close' : 'dashboard:support.reopen')}
    </Button>
  );
}

function SenderPanel({ request: { id, name, email, sender, language, createdAt } }: { request: SupportRequest }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const of = { kind: 'support', id } as const;
  const isOther = sender.displayName !== name || sender.email !== email;
  const facts = [
    { label: t('common:field.name'), value: name },
    { label: t('common:field.email'), value: email },
    // What people write into the request may differ from whose account sent it.
    ...(isOther
      ? [{ label: t('dashboard:support.account'), value: filledText([sender.displayName, sender.email]) }]
      : []),
    { label: t('dashboard:support.language'), value: t(`common:language.${language}`) },
    { label: t('dashboard:support.received'), value: formats.dateTime(createdAt) },
    { label: t('dashboard:support.reference'), value: id },
  ];
  return (
    <SidePanel>
      <CasePart of={of} page={adminPaths.supportRequest} />
      <SidePart title={t('dashboard:support.sender')}>
        <DefinitionList items={facts} columns={1} />
      </SidePart>
      <InternalNotes of={of} />
    </SidePanel>
  );
}
