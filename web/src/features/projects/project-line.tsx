// What became of a project's capacity: contracted whole, or in part and carried on by another project. For its own people.
import type { ProjectRecord } from 'domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/app-link.tsx';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';

interface ProjectLineProps {
  project: ProjectRecord;
  /** Where the other project stands, in this app. */
  to: (id: string) => string;
}

export function ProjectLine({ project, to }: ProjectLineProps) {
  const { t } = useTranslation('projects');
  const formats = useFormats();
  const { status, originalProject, remainingProject, financialConditions } = project;
  const sizeOf = (megawatts: number) => {
    const { value, unit } = formats.capacity(megawatts);
    return `${value}\u00a0${unit}`;
  };
  if (status === 'closed' && remainingProject) {
    return (
      <Notice kind="information" title={t('fraction.closed_rest')}>
        {t('fraction.closed_rest_text', { rest: sizeOf(remainingProject.totalPurchasedCapacity) })}{' '}
        <AppLink to={to(remainingProject.id)}>{t('fraction.to_rest')}</AppLink>
      </Notice>
    );
  }
  if (status === 'closed') {
    return (
      <Notice kind="information" title={t('fraction.closed')}>
        {t('fraction.closed_text')}
      </Notice>
    );
  }
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
