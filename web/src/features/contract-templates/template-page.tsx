// One version of a negotiation's contract: its terms, its changes, and the other versions.

import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowsDiff, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRecord, TemplateRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { ApiError } from '../../platform/api/request.ts';
import { coalesced } from '../../platform/realtime/coalesced.ts';
import { onConnected, onNegotiationChanged } from '../../platform/realtime/realtime.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DetailColumns } from '../../ui/record/detail-columns.tsx';
import { LoadedRecord } from '../../ui/record/loaded-record.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { TermsPapers } from '../contract-terms/terms-papers.tsx';
import { ItemName } from '../messages/item-name.tsx';
import { AcceptButton } from './acceptance/accept-button.tsx';
import { AcceptanceList } from './acceptance/acceptance-list.tsx';
import { isAgreed } from './acceptance/acceptance-state.ts';
import { ChangesList } from './changes-list.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import {
  changesQuery,
  negotiationQuery,
  refreshTemplates,
  templateChanges,
  templateQuery,
} from './template-queries.ts';
import { useTermComments } from './term-comments.tsx';
import { TermsHash } from './terms-hash.tsx';
import { VersionList } from './version-list.tsx';

/** New versions, comments and the end appear without a reload, also those missed while offline. */
function useNews(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = coalesced(() => refreshTemplates(client));
    const changed = onNegotiationChanged(({ negotiationId, read }) => {
      if (negotiationId === id && !read) void refresh();
    });
    const connected = onConnected(() => void refresh());
    return () => {
      changed();
      connected();
    };
  }, [client, id]);
}

export function TemplatePage() {
  const { id, templateId } = useParams({ strict: false }) as { id: string; templateId: string };
  const { t } = useTranslation('negotiations');
  const negotiation = useQuery(negotiationQuery(id));
  const template = useQuery(templateQuery(id, templateId));
  const version = template.data?.version ?? 1;
  // They stand above the terms, which they would move if they came later.
  const changes = useQuery({ ...changesQuery(templateChanges(id), version - 1, version), enabled: version > 1 });
  useNews(id);
  usePageName(template.data && t('version', { version: template.data.version }));
  // Cancelling the negotiation removes access to its versions.
  if (template.error instanceof ApiError && template.error.status === 403) {
    return (
      <Notice kind="reject" title={t('template.gone_title')}>
        {t('template.gone_text')}
      </Notice>
    );
  }
  return (
    <LoadedRecord query={negotiation}>
      {(found) => (
        <LoadedRecord query={changes.isLoading ? { ...template, data: undefined } : template}>
          {(one) => <Version negotiation={found} template={one} />}
        </LoadedRecord>
      )}
    </LoadedRecord>
  );
}

function Version({ negotiation, template }: { negotiation: NegotiationRecord; template: TemplateRecord }) {
  const { t } = useTranslation('negotiations');
  const formats = useFormats();
  const [comparing, setComparing] = useState(false);
  const { term } = useSearch({ strict: false }) as { term?: string };
  const comments = useTermComments(negotiation, template, term);
  const { id, templates, allowedActions } = negotiation;
  const { version, authorName, apiKey, createdAt, terms } = template;
  const several = templates.length > 1;
  const isNewest = template.id === templates[0]?.id;
  const mayAccept = isNewest && allowedActions.includes('accept');
  const agreed = isNewest && isAgreed(template, negotiation);
  return (
    <>
      <PageHeader
        title={t('version', { version })}
        note={t('template.made', { author: authorWords(authorName, apiKey, t), date: formats.dateTime(createdAt) })}
        actions={
          <>
            <Button
              variant="default"
              component={AppLink}
              to={paths.negotiations({ negotiationId: id })}
              leftSection={<IconArrowLeft size={18} stroke={1.9} />}
            >
              {t('template.to_negotiation')}
            </Button>
            <Button
              variant="default"
              component={AppLink}
              to={paths.simulator({ negotiationId: id, templateId: template.id })}
              leftSection={<icons.simulator size={18} stroke={1.9} />}
            >
              {t('common:simulate')}
            </Button>
            {allowedActions.includes('draft') && (
              <Button
                variant={mayAccept || agreed ? 'default' : 'filled'}
                component={AppLink}
                to={paths.newContractTemplate(id, isNewest ? undefined : template.id)}
                leftSection={<IconPlus size={18} stroke={1.9} />}
              >
                {t(isNewest ? 'acceptance.propose' : 'template.new')}
              </Button>
            )}
            {mayAccept && <AcceptButton negotiationId={id} template={template} />}
          </>
        }
      />
      <DetailColumns
        side={
          <SidePanel>
            <SidePart title={t('context.item')}>
              <ItemName negotiation={negotiation} />
            </SidePart>
            <SidePart title={t('context.versions')}>
              <VersionList negotiation={negotiation} />
            </SidePart>
            <SidePart title={t('acceptance.title')}>
              <AcceptanceList entities={negotiation.entities} version={template} />
            </SidePart>
            <SidePart folded title={t('template.terms_hash')}>
              <TermsHash hash={template.termsHash} />
            </SidePart>
          </SidePanel>
        }
      >
        {version > 1 && (
          <SectionPaper
            title={t('context.changes', { from: version - 1, to: version })}
            aside={
              several && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconArrowsDiff size={16} stroke={1.9} />}
                  onClick={() => setComparing(true)}
                >
                  {t('compare.open')}
                </Button>
              )
            }
          >
            <ChangesList source={templateChanges(id)} from={version - 1} to={version} />
          </SectionPaper>
        )}
        <TermsPapers terms={terms} decorate={comments.decorate} />
      </DetailColumns>
      {comments.panel}
      {several && (
        <CompareDialog
          source={templateChanges(id)}
          versions={templates}
          to={Math.max(version, 2)}
          opened={comparing}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
