// Adds a document to a registered contract, or says what one of its documents is.
import { useMutation } from '@tanstack/react-query';
import type { ContractDocumentCategory } from '@wattpact/domain/energy-contracts/contract-documents';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useRefresh } from '../../../records/use-refresh.ts';
import { useUpload } from '../../files/use-upload.ts';

export function useAddDocument({ id, version }: Pick<EnergyContractRecord, 'id' | 'version'>) {
  const { t } = useTranslation(['energyContracts', 'errorMessages']);
  const refresh = useRefresh('energy_contract');
  const { upload, errorText, discard } = useUpload();
  const add = (fileId: string, category: ContractDocumentCategory) =>
    call(energyContractApi.addDocument, { params: { id }, body: { fileId, category }, version });
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () =>
      toasts.success(t('energyContracts:documentation.added'), t('energyContracts:documentation.added_text')),
    onError: (error) => toasts.error(t('errorMessages:documents.error_upload'), errorText(error)),
    onSettled: refresh,
  });
  return {
    isPending,
    classify: (fileId: string, category: ContractDocumentCategory) => mutate(() => add(fileId, category)),
    upload: (file: File, category: ContractDocumentCategory) =>
      mutate(async () => {
        const { id: fileId } = await upload(file);
        await add(fileId, category).catch((error: unknown) => {
          discard(fileId);
          throw error;
        });
      }),
  };
}
