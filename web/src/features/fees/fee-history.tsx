// What was changed of the fees and the account, when and by whom.
import type { FeeConfigurationChange } from '@wattpact/domain/fees/fee-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { groupsOfFour } from '../../platform/words/formats.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { Timeline } from '../../ui/record/timeline.tsx';

type Change = FeeConfigurationChange['changes'][number];

const isFirst = (changes: readonly Change[]): boolean => changes.every(({ from }) => from === null);

export function FeeHistory({ history }: { history: readonly FeeConfigurationChange[] }) {
  const { t } = useTranslation(['invoices', 'common']);
  const formats = useFormats();
  if (history.length === 0) return null;
  const text = (field: Change['field'], value: Change['from']): string => {
    if (value === null) return '';
    if (field === 'iban') return groupsOfFour(String(value));
    if (field === 'amount') return formats.money(Number(value));
    if (field === 'taxRate') return formats.percent(Number(value));
    if (field === 'paymentDeadlineDays') return t('invoices:fees.days', { count: Number(value) });
    return t(`invoices:periodicity.${value}` as never);
  };
  const names = {
    amount: 'amount',
    taxRate: 'tax',
    paymentDeadlineDays: 'deadline',
    periodicity: 'periodicity',
  } as const;
  const label = ({ field, feeType }: Change): string =>
    field === 'iban' || feeType === null
      ? t('common:field.iban')
      : `${t(`invoices:fee_type.${feeType}`)}, ${t(`invoices:fees.${names[field]}`)}`;
  const title = (changes: readonly Change[], name: string | null): string => {
    if (isFirst(changes)) return name === null ? t('invoices:fees.first') : t('invoices:fees.first_by', { name });
    return name === null ? t('invoices:fees.saved') : t('invoices:fees.saved_by', { name });
  };
  return (
    <SectionPaper
      panel
      title={t('common:history.title')}
      aside={
        <AppLink to={adminPaths.audit({ resourceType: 'fee_configuration' })}>
          {t('common:history.in_audit_log')}
        </AppLink>
      }
    >
      <Timeline
        scroll
        entries={history.map(({ id, at, by, changes }) => ({
          id,
          status: 'edited',
          label: title(changes, by),
          createdAt: at,
          // Of the first one the table tells all.
          changes: (isFirst(changes) ? [] : changes).map((change) => ({
            label: label(change),
            before: text(change.field, change.from),
            after: text(change.field, change.to),
          })),
        }))}
      />
    </SectionPaper>
  );
}
