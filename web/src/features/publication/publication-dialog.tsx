// Publishes a project or an offer on the marketplace, or withdraws it, after explaining the consequences. One that is not
// approved yet is on no marketplace: it is only to be published, or not, once it is. A withdrawal can be undone from its
// toast.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { request } from '../../platform/api/request.ts';
import { isOutdated } from '../../records/overtaken.ts';
import { useAct } from '../../records/use-act.ts';
import { useUndo } from '../../records/use-undo.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';

interface PublicationDialogProps {
  opened: boolean;
  onClose: () => void;
  kind: MarketKindName;
  /** `projectApi.settings`, `offerApi.settings`. */
  target: Pick<ApiCall, 'method' | 'path'>;
  record: { id: string; name: string; version: number; status: string; isPublishedInMarketplace: boolean };
}

export function PublicationDialog({ opened, onClose, kind, target, record }: PublicationDialogProps) {
  const { t } = useTranslation(['common', 'toast', 'errorMessages']);
  const { isPending, outdated, run } = useAct(kind, { overtaken: isOutdated });
  const { id, name, version, status, isPublishedInMarketplace: published } = record;
  const isReviewed = status === 'approved' || status === 'fractioned';
  const leave = isReviewed ? 'withdraw' : 'hold';
  const act = published ? leave : 'publish';
  const offerUndo = useUndo(kind);
  const named = t('toast:publication.named', { name });
  const failed = t('errorMessages:error_publication');
  const set = (isPublishedInMarketplace: boolean, seen: number) =>
    request<{ version: number }>(target.method, target.path, {
      params: { id },
      version: seen,
      body: { isPublishedInMarketplace },
    });
  const toggle = async () => {
    await run(() => set(!published, version), {
      done: (changed) => {
        // Refused when somebody has changed the record since, so that nothing of theirs is overwritten.
        const undo = {
          send: () => set(true, changed.version),
          done: t(`toast:publication.${isReviewed ? 'back' : 'wanted'}`),
          failed,
          named,
        };
        const said = published || isReviewed ? act : 'wanted';
        return {
          title: t(`toast:publication.${said}`),
          text: named,
          offer: published ? offerUndo(undo) : undefined,
          about: id,
        };
      },
      failed,
      onDone: onClose,
    });
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={t(`common:publication.${act}.title`, { name })}
        confirmLabel={t(`common:publication.${act}.confirm`)}
        loading={isPending}
        onConfirm={() => void toggle()}
      >
        <p>{t(`common:publication.${act}.text`)}</p>
        {!published && !isReviewed && <p>{t('common:publication.waits')}</p>}
      </ConfirmDialog>
      <OutdatedDialog {...outdated} />
    </>
  );
}
