// The simulations that the reader's companies have saved: to open and to delete.
import { useQuery } from '@tanstack/react-query';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SavedItemsDialog } from '../../../records/saved-items/saved-items-dialog.tsx';

export default function SavedSimulationsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const list = useQuery(apiQuery(simulationApi.list));
  return (
    <SavedItemsDialog
      list={list}
      texts={{
        title: t('saved.title'),
        none: t('saved.none'),
        deleteOf: (name) => t('saved.delete_of', { name }),
      }}
      addressOf={({ id }) => paths.simulator({ saved: id })}
      noteOf={({ legalEntityName, savedAt, isOutdated }) =>
        `${legalEntityName}, ${formats.dateTime(savedAt)}${isOutdated ? `. ${t('saved.outdated')}` : ''}`
      }
      deletion={{
        about: 'simulation',
        texts: {
          act: t('saved.delete'),
          consequence: t('saved.delete_text'),
          failed: t('saved.not_deleted'),
        },
        remove: (id) => call(simulationApi.remove, { params: { id } }),
      }}
      onClose={onClose}
    />
  );
}
