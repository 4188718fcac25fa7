// The wordings that a clause text has had. Choosing one puts it into the form, from where it is saved like any other.
import { Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contractDraftApi, type PastWording } from '@wattpact/domain/contract-drafts/contract-draft';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useFocusBack } from '../../ui/feedback/focus-back.ts';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import classes from './contract-drafts.module.css';
import type { SectionPlace } from './use-section.ts';

interface WordingHistoryProps {
  place: SectionPlace;
  onChoose: (wording: PastWording) => void;
  onClose: () => void;
}

export function WordingHistory({ place, onChoose, onClose }: WordingHistoryProps) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  useFocusBack();
  const past = useQuery({ ...apiQuery(contractDraftApi.history, { params: place }), staleTime: 0 });
  const origin = ({ id, by, at }: PastWording) =>
    id === 'delivered'
      ? t('energyContracts:drafts.history.delivered')
      : t('energyContracts:drafts.history.by', { name: by, date: formats.dateTime(at) });
  return (
    <Modal
      opened
      size={640}
      centered
      onClose={onClose}
      title={t('energyContracts:drafts.history.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {past.isPending && <Skeleton height={240} />}
      {past.isLoadingError && <GenericError onRetry={() => void past.refetch()} />}
      <ol className={classes.wordings}>
        {past.data?.map((wording, index) => (
          <li key={wording.id}>
            <div>
              <strong>{origin(wording)}</strong>
              {!wording.enabled && <StatusBadge status="draft" label={t('energyContracts:drafts.off')} />}
              {index === 0 ? (
                <StatusBadge status="active" label={t('energyContracts:drafts.history.present')} />
              ) : (
                <Button size="compact-sm" variant="default" onClick={() => onChoose(wording)}>
                  {t('energyContracts:drafts.history.use')}
                </Button>
              )}
            </div>
            <p>{wording.title}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by the arrow keys */}
            <pre tabIndex={0}>{wording.text}</pre>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
