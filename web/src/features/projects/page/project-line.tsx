// What happened to a project's capacity: fully contracted, or partly and continued by another project. For its own users.
import { Button } from '@mantine/core';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { unsoldOf } from '../wizard/project-copy.ts';

interface ProjectLineProps {
  project: ProjectRecord;
  /** The address of the other project, in this app. */
  to: (id: string) => string;
  /** The address for creating a project from this one, for users who may. */
  createFrom?: string | undefined;
}

export function ProjectLine(props: ProjectLineProps) {
  if (props.project.status === 'closed') return <ClosedNotice {...props} />;
  return <FractionNotice {...props} />;
}

function useSize(): (megawatts: number) => string {
  const formats = useFormats();
  return (megawatts) => {
    const { value, unit } = formats.capacity(megawatts);
    return `${value}\u00a0${unit}`;
  };
}

function ClosedNotice({ project, to, createFrom }: ProjectLineProps) {
  const { t } = useTranslation('projects');
  const formats = useFormats();
  const sizeOf = useSize();
  const { remainingProject, contractedCapacity, financialConditions } = project;
  const whole = sizeOf(financialConditions.totalPurchasedCapacity);
  const unsold = unsoldOf(project);
  const title = () => {
    // Users who may not see the contracted capacity see neither the figure nor the text.
    if (contractedCapacity === undefined) return t('fraction.closed_plain');
    if (contractedCapacity === 0) return t('fraction.closed_uncontracted');
    return t('fraction.closed', { contracted: formats.capacity(contractedCapacity).value, whole });
  };
  if (remainingProject) {
    return (
      <Notice kind="information" title={title()}>
        {t('fraction.closed_rest_text', { rest: sizeOf(remainingProject.totalPurchasedCapacity) })}{' '}
        <AppLink to={to(remainingProject.id)}>{t('fraction.to_rest')}</AppLink>
      </Notice>
    );
  }
  const action = unsold > 0 && createFrom !== undefined && (
    <Button component={AppLink} to={createFrom} variant="default">
      {t('fraction.create')}
    </Button>
  );
  const isPart = unsold > 0 && unsold < financialConditions.totalPurchasedCapacity;
  return (
    <Notice kind="information" title={title()} action={action}>
      {isPart ? t('fraction.closed_unsold_text', { rest: sizeOf(unsold) }) : t('fraction.closed_text')}
    </Notice>
  );
}

function FractionNotice({ project, to }: ProjectLineProps) {
  const { t } = useTranslation('projects');
  const sizeOf = useSize();
  const { originalProject, financialConditions } = project;
  if (!originalProject) return null;
  const rest = sizeOf(financialConditions.totalPurchasedCapacity);
  return (
    <Notice
      kind="information"
      title={t('fraction.title', { rest, whole: sizeOf(originalProject.totalPurchasedCapacity) })}
    >
      {t('fraction.text')} <AppLink to={to(originalProject.id)}>{t('fraction.link')}</AppLink>
    </Notice>
  );
}
