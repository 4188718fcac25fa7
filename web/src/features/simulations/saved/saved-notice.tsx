// Above a saved simulation: its name, who saved it and when, and whether its series have changed since.
import { useQuery } from '@tanstack/react-query';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { simulationApi } from '@wattpact/domain/simulation/simulation-api';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

export function SavedNotice({ id }: { id: string }) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const { data } = useQuery(apiQuery(simulationApi.get, { params: { id } }));
  const list = useQuery({ ...apiQuery(seriesApi.list), enabled: data?.isOutdated === true });
  if (!data) return null;
  const { name, legalEntityName, savedAt, savedBy, isOutdated } = data;
  const { seriesId, priceSeriesId } = data.input;
  const isGone = [seriesId, priceSeriesId].some(
    (used) => used !== undefined && list.data?.every((one) => one.id !== used),
  );
  const by = savedBy === null ? 'saved.on' : 'saved.on_by';
  return (
    <Notice kind={isOutdated ? 'warning' : 'information'} title={name}>
      {t(by, { company: legalEntityName, date: formats.dateTime(savedAt), person: savedBy })}
      {isOutdated && ` ${t(isGone ? 'outdated_gone' : 'outdated')}`}
    </Notice>
  );
}
