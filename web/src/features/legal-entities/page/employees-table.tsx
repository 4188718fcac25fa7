// The people of an entity; administrators open one by its row.
import type { Employee } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useTranslation } from 'react-i18next';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Until } from '../../../ui/data-table/room.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import classes from './employees-table.module.css';

/** @param erased what is said of a person whose account was deleted for good */
export const employeeName = ({ firstName, lastName, status }: Employee, erased: string): string =>
  status === 'user_deleted' ? erased : `${firstName} ${lastName}`;

interface EmployeesTableProps {
  employees: readonly Employee[];
  onOpen?: ((employee: Employee) => void) | undefined;
}

export function EmployeesTable({ employees, onOpen }: EmployeesTableProps) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const name = (employee: Employee) => <EmployeeName employee={employee} onOpen={onOpen} />;
  const rights = ({ role, authorizationLevel }: Employee) => [
    t(`common:entity_role.${role}`),
    t(`common:authorization_level.${authorizationLevel}`),
  ];
  const formats = useFormats();
  const numberOf = ({ phoneNumber }: Employee) => phoneNumber && formats.phone(phoneNumber);
  const emailOf = ({ email, status }: Employee) => (status === 'user_deleted' ? t('common:not_given') : email);
  const phone = (employee: Employee) => numberOf(employee) ?? t('common:not_given');
  const under = (first: string | undefined, second: string | null | undefined) => (
    <>
      {first}
      {second && (
        <Until room="medium">
          <span className="second-line">{second}</span>
        </Until>
      )}
    </>
  );
  const columns: Column<Employee>[] = [
    {
      id: 'name',
      header: t('common:field.name'),
      width: '30%',
      atLeast: 130,
      title: (one) => employeeName(one, t('common:history.erased_person')),
      cell: name,
    },
    {
      id: 'email',
      header: t('common:field.email'),
      width: '34%',
      atLeast: 140,
      title: (one) => emailOf(one),
      cell: (one) => under(emailOf(one), numberOf(one)),
    },
    { id: 'phone', header: t('common:field.phone'), from: 'medium', cell: phone },
    { id: 'role', header: t('legalEntity:fields.role'), cell: (one) => under(rights(one)[0], rights(one)[1]) },
    {
      id: 'level',
      header: t('common:field.authorizationLevel'),
      from: 'medium',
      cell: (one) => rights(one)[1],
    },
  ];
  return (
    <DataTable
      label={t('legalEntity:tabs.employees')}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      card={(employee) => (
        <>
          {name(employee)}
          <span className="second-line">{filledText([emailOf(employee), numberOf(employee)])}</span>
          <span className="second-line">{filledText(rights(employee))}</span>
        </>
      )}
      empty={
        <EmptyState
          icon={icons.entity}
          title={t('legalEntity:employees.empty')}
          text={t('legalEntity:employees.empty_text')}
        />
      }
    />
  );
}

function EmployeeName({ employee, onOpen }: { employee: Employee } & Pick<EmployeesTableProps, 'onOpen'>) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const name = employeeName(employee, t('common:history.erased_person'));
  const note = employee.isOwner
    ? t('legalEntity:employees.owner')
    : employee.userId
      ? undefined
      : t('legalEntity:employees.invited');
  return (
    <>
      {onOpen ? (
        <button type="button" className={`row-link ${classes.open}`} onClick={() => onOpen(employee)}>
          {name}
        </button>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
      {note && <span className="second-line">{note}</span>}
    </>
  );
}
