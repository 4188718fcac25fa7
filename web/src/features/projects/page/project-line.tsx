// What became of a project's capacity: contracted whole, or in part and carried on by another project. For its own people.
import { Button } from '@mantine/core';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { unsoldOf } from '../wizard/project-copy.ts';

interface ProjectLineProps {
  project: ProjectRecord;
  /** Where the other project stands, in this app. */
  to: (id: string) => string;
  /** Where a new project is made from this one, for those who may. */
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
    // Who may not know how much is contracted reads no figure, and no word about it.
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
