// Before a contract over a part of a project that is sold whole or not at all: the rest would leave the market.
import { useQuery } from '@tanstack/react-query';
import { projectApi } from 'domain/projects/project-api';
import { AppLink } from '../../platform/app-link.tsx';
import { paths } from '../../platform/paths.ts';
import { apiQuery } from '../../platform/query.ts';
import { Notice } from '../../ui/notice.tsx';
import { quantityText, useTermsWords } from './terms-words.ts';

interface PartialSaleNoticeProps {
  projectId: string | null | undefined;
  /** The contract's, in MW. */
  capacity: number | null | undefined;
}

export function PartialSaleNotice({ projectId, capacity }: PartialSaleNoticeProps) {
  const { t, formats } = useTermsWords();
  const { data: project } = useQuery({
    ...apiQuery(projectApi.get, { params: { id: projectId ?? '' } }),
    enabled: Boolean(projectId),
    retry: false,
  });
  if (!project || !capacity || project.status === 'closed' || project.status === 'deleted') return null;
  const { totalPurchasedCapacity: whole, allowFractionalCapacitySales } = project.financialConditions;
  if (allowFractionalCapacitySales || capacity >= whole) return null;
  const sizeOf = (megawatts: number) => quantityText(formats.capacity(megawatts));
  const mayEdit = project.allowedActions.includes('edit');
  return (
    <Notice kind="time" title={t('energyContracts:partial_sale.title', { whole: sizeOf(whole) })}>
      {t('energyContracts:partial_sale.text', { part: sizeOf(capacity), rest: sizeOf(whole - capacity) })}{' '}
      {t(`energyContracts:partial_sale.${mayEdit ? 'own' : 'other'}`)}{' '}
      {mayEdit && (
        <AppLink to={paths.editProject(project.id)} target="_blank">
          {t('energyContracts:partial_sale.edit')}
        </AppLink>
      )}
    </Notice>
  );
}
