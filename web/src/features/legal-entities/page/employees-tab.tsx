// The people of an entity; an administrator opens one to change their role.
import type { Employee, LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useRefresh } from '../../../records/use-refresh.ts';
import { EmployeeSheet } from './employee-sheet.tsx';
import { EmployeesTable } from './employees-table.tsx';

export function EmployeesTab({ entity: { id, employees, allowedActions } }: { entity: LegalEntityRecord }) {
  const refresh = useRefresh('legal_entity');
  const [opened, setOpened] = useState<Employee>();
  if (!allowedActions.includes('editEmployee')) return <EmployeesTable employees={employees} />;
  return (
    <>
      <EmployeesTable employees={employees} onOpen={setOpened} />
      <EmployeeSheet entityId={id} employee={opened} onClose={() => setOpened(undefined)} onSaved={refresh} />
    </>
  );
}
