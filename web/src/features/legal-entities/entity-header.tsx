// The frame of an entity's page, for its people and for administrators: head, tabs, and what stands beside them.
import { IconMapPin } from '@tabler/icons-react';
import type { Employee, LegalEntityRecord } from 'domain/legal-entities/legal-entity-api';
import { entityFileCategories } from 'domain/legal-entities/legal-entity-files';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailColumns } from '../../ui/detail-columns.tsx';
import { DetailHeader } from '../../ui/detail-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { FileGroups } from '../files/file-groups.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { EntityOverview } from './entity-overview.tsx';
import { addressLine, useEntityStatus } from './entity-words.ts';
