// Warns before a contract over a part of a project that is not sold in parts: the rest would leave the market.
import { useQuery } from '@tanstack/react-query';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { quantityText } from '../../records/fields/field-text.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useTermsWords } from './terms-words.ts';

interface PartialSaleNoticeProps {
  projectId: string | null | undefined;
  /** Its parties know how the project is sold, even after it has left the market. */
  negotiationId?: string | null | undefined;
  /** The contract's, in MW. */
  capacity: number | null | undefined;
}

/** Refetched, because the user may have changed the project and come back. */
const asItIsNow = { staleTime: 0, refetchOnWindowFocus: 'always', retry: false } as const;

function useSale({ projectId, negotiationId }: PartialSaleNoticeProps) {
  const { data: project, isLoadingError } = useQuery({
    ...apiQuery(projectApi.get, { params: { id: projectId ?? '' } }),
    ...asItIsNow,
    enabled: Boolean(projectId),
  });
  const { data: negotiation } = useQuery({
    ...apiQuery(negotiationApi.get, { params: { id: negotiationId ?? '' } }),
    ...asItIsNow,
    enabled: isLoadingError && Boolean(negotiationId),
  });
  if (project) {
    const isOver = project.status === 'closed' || project.status === 'deleted';
    return isOver ? null : { project, ...project.financialConditions };
  }
  return negotiation?.item.id === projectId ? negotiation?.projectSale : null;
}

export function PartialSaleNotice(props: PartialSaleNoticeProps) {
  const { capacity } = props;
  const { t, formats } = useTermsWords();
  const sale = useSale(props);
  if (!sale || !capacity) return null;
  const { totalPurchasedCapacity: whole, allowFractionalCapacitySales } = sale;
  if (allowFractionalCapacitySales || capacity >= whole) return null;
  const sizeOf = (megawatts: number) => quantityText(formats.capacity(megawatts));
  const editable = 'project' in sale && sale.project.allowedActions.includes('edit') ? sale.project : undefined;
  return (
    <Notice kind="time" title={t('energyContracts:partial_sale.title', { whole: sizeOf(whole) })}>
      {t('energyContracts:partial_sale.text', { part: sizeOf(capacity), rest: sizeOf(whole - capacity) })}{' '}
      {t(`energyContracts:partial_sale.${editable ? 'own' : 'other'}`)}{' '}
      {editable && (
        <AppLink to={paths.editProject(editable.id)} target="_blank">
          {t('energyContracts:partial_sale.edit')}
        </AppLink>
      )}
    </Notice>
  );
}
