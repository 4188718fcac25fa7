// Asks before something is deleted on which nothing depends: what a company keeps for itself.
import { useTranslation } from 'react-i18next';
import { AskedAct } from '../asked-act.tsx';
import type { ActAbout } from '../use-refresh.ts';

export interface OwnDeletion {
  about: ActAbout;
  texts: {
    /** On the button. */
    act: string;
    /** What follows from it. */
    consequence: string;
    /** The title of the toast of a failure. */
    failed: string;
  };
  remove: (id: string) => Promise<unknown>;
}

interface DeleteOwnDialogProps {
  item: { id: string; name: string };
  deletion: OwnDeletion;
  /** Over another dialog. */
  onTop?: boolean;
  onClose: () => void;
}

export function DeleteOwnDialog({ item: { id, name }, deletion, onTop = false, onClose }: DeleteOwnDialogProps) {
  const { t } = useTranslation(['common', 'toast']);
  const { about, texts, remove } = deletion;
  return (
    <AskedAct
      danger
      onTop={onTop}
      about={about}
      title={t('common:deletion.title', { name })}
      act={texts.act}
      send={() => remove(id)}
      ending={{ done: t('toast:deleted', { name }), failed: texts.failed, onDone: onClose }}
      onClose={onClose}
    >
      <p>{texts.consequence}</p>
    </AskedAct>
  );
}
