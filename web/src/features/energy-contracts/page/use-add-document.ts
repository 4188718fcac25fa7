// Adds a document to a registered contract, or says what one of its documents is.
import type { ContractDocumentCategory } from '@wattpact/domain/energy-contracts/contract-documents';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';
import { useUpload } from '../../files/use-upload.ts';

export function useAddDocument({ id, version }: Pick<EnergyContractRecord, 'id' | 'version'>) {
  const { t } = useTranslation(['energyContracts', 'errorMessages']);
  const { isPending, run } = useAct('energy_contract');
  const { upload, errorText, discard } = useUpload();
  const add = (fileId: string, category: ContractDocumentCategory) =>
    call(energyContractApi.addDocument, { params: { id }, body: { fileId, category }, version });
  const send = (work: () => Promise<unknown>) =>
    run(work, {
      done: { title: t('energyContracts:documentation.added'), text: t('energyContracts:documentation.added_text') },
      failed: t('errorMessages:documents.error_upload'),
      reason: errorText,
    });
  return {
    isPending,
    classify: (fileId: string, category: ContractDocumentCategory) => void send(() => add(fileId, category)),
    upload: (file: File, category: ContractDocumentCategory) =>
      void send(async () => {
        const { id: fileId } = await upload(file);
        await add(fileId, category).catch((error: unknown) => {
          discard(fileId);
          throw error;
        });
      }),
  };
}
