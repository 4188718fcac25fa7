// The people of an entity; an administrator opens one to change their role.
import type { Employee, LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { EmployeeSheet } from './employee-sheet.tsx';
import { EmployeesTable } from './employees-table.tsx';

export function EmployeesTab({ entity: { id, employees, allowedActions } }: { entity: LegalEntityRecord }) {
  const [opened, setOpened] = useState<Employee>();
  if (!allowedActions.includes('editEmployee')) return <EmployeesTable employees={employees} />;
  return (
    <>
      <EmployeesTable employees={employees} onOpen={setOpened} />
      <EmployeeSheet entityId={id} employee={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
