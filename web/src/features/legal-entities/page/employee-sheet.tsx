// An administrator changes an employee's permission level and role.
import { Button, Drawer, Select } from '@mantine/core';
import {
  type AuthorizationLevel,
  authorizationLevels,
  type EntityRole,
  entityRoles,
} from '@wattpact/domain/access/roles';
import { adminLegalEntityApi, type Employee } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useAct } from '../../../records/use-act.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import classes from './employee-sheet.module.css';
import { employeeName } from './employees-table.tsx';

interface EmployeeSheetProps {
  entityId: string;
  /** The employee to show; undefined closes the sheet. */
  employee: Employee | undefined;
  onClose: () => void;
}

export function EmployeeSheet({ employee, onClose, ...rest }: EmployeeSheetProps) {
  const { t } = useTranslation(['legalEntity', 'common']);
  return (
    <Drawer
      opened={employee !== undefined}
      onClose={onClose}
      position="right"
      size={448}
      title={t('legalEntity:employees.edit')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {employee && <EmployeeForm key={employee.id} employee={employee} onClose={onClose} {...rest} />}
    </Drawer>
  );
}

function EmployeeForm({ entityId, employee, onClose }: EmployeeSheetProps & { employee: Employee }) {
  const { t } = useTranslation(['legalEntity', 'common', 'errorMessages']);
  const formats = useFormats();
  const [role, setRole] = useState<EntityRole>(employee.role);
  const [level, setLevel] = useState<AuthorizationLevel>(employee.authorizationLevel);
  const { isPending, run } = useAct('legal_entity');
  const save = () => {
    const params = { id: entityId, employeeId: employee.id };
    return run(() => call(adminLegalEntityApi.editEmployee, { params, body: { role, authorizationLevel: level } }), {
      done: t('errorMessages:legal_entity.success_update_employee'),
      failed: t('errorMessages:legal_entity.error_update_employee'),
      onDone: onClose,
    });
  };
  const unchanged = role === employee.role && level === employee.authorizationLevel;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DefinitionList
        columns={1}
        items={[
          { label: t('common:field.name'), value: employeeName(employee, t('common:history.erased_person')) },
          { label: t('common:field.email'), value: employee.email },
          { label: t('common:field.phone'), value: employee.phoneNumber && formats.phone(employee.phoneNumber) },
        ]}
      />
      <Select
        required
        label={t('legalEntity:fields.role')}
        description={t(employee.isOwner ? 'legalEntity:help.owner_role' : `legalEntity:role_means.${role}`)}
        data={entityRoles.map((value) => ({ value, label: t(`common:entity_role.${value}`) }))}
        allowDeselect={false}
        disabled={employee.isOwner}
        value={role}
        onChange={(next) => setRole(entityRoles.find((one) => one === next) ?? role)}
      />
      <Select
        required
        label={t('common:field.authorizationLevel')}
        description={t('legalEntity:help.level')}
        data={authorizationLevels.map((value) => ({ value, label: t(`common:authorization_level.${value}`) }))}
        allowDeselect={false}
        value={level}
        onChange={(next) => setLevel(authorizationLevels.find((one) => one === next) ?? level)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isPending} disabled={unchanged}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
