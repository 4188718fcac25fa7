-- The decision that gave a person the role, while it may be undone: its undoing takes the role back.
alter table employee add column linked_by uuid;
comment on column employee.linked_by is 'The event of the approval that linked the person; null when somebody did it by hand';
