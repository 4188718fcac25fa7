// Above a saved simulation: its name, who saved it and when, and whether its series have changed since.
import { useQuery } from '@tanstack/react-query';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

export function SavedNotice({ id }: { id: string }) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const { data } = useQuery(apiQuery(simulationApi.get, { params: { id } }));
  if (!data) return null;
  const { name, legalEntityName, savedAt, savedBy, isOutdated } = data;
  const by = savedBy === null ? 'saved.on' : 'saved.on_by';
  return (
    <Notice kind={isOutdated ? 'warning' : 'information'} title={name}>
      {t(by, { company: legalEntityName, date: formats.dateTime(savedAt), person: savedBy })}
      {isOutdated && ` ${t('outdated')}`}
    </Notice>
  );
}
