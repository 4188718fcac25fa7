// The frame of an entity's page, for its people and for administrators: head, tabs, and what stands beside them.
import { IconMapPin } from '@tabler/icons-react';
import type { Employee, LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailHeader } from '../../ui/record/detail-header.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { FileGroups } from '../files/file-groups.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { EntityOverview } from './entity-overview.tsx';
import { addressLine, useEntityStatus } from './entity-words.ts';

interface EntityFrameProps {
  entity: LegalEntityRecord;
  /** Beside the status. */
  badges?: ReactNode;
  actions?: ReactNode;
  notice?: ReactNode;
  side: ReactNode;
  /** Opens an employee; without it the rows do nothing. */
  onEmployee?: (employee: Employee) => void;
}

export function EntityFrame({ entity, badges, actions, notice, side, onEmployee }: EntityFrameProps) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const statusLabel = useEntityStatus();
  const { name, status, employees, files } = entity;
  const categories = [...new Set(files.map(({ category }) => category))];
  const documents = (
    <FileGroups
      groups={categories.map((category) => ({
        key: category,
        title: t(`legalEntity:file_category.${category}`),
        files: files.filter((file) => file.category === category),
      }))}
    />
  );
  const tab = (value: string, content: ReactNode, count?: number) => ({
    value,
    label: t(`legalEntity:tabs.${value}`),
    content,
    count,
  });
  return (
    <div className="reading-width">
      <DetailHeader
        name={name}
        badges={
          <>
            <StatusBadge status={status} label={statusLabel(status)} />
            {badges}
          </>
        }
        facts={[{ icon: IconMapPin, content: addressLine(entity, t) }]}
        actions={actions}
        tabsLabel={t('legalEntity:tabs.label')}
        tabs={[
          tab('overview', <EntityOverview entity={entity} />),
          tab('employees', <EmployeesTable employees={employees} onOpen={onEmployee} />, employees.length),
          ...(files.length > 0 ? [tab('documentation', documents, files.length)] : []),
        ]}
        notice={notice}
        side={side}
      />
    </div>
  );
}
