// Twelve months of production as bars, a table and a file, wherever they are shown: of a project, or of several.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../platform/api/save-table.ts';
import { lazy } from '../../platform/lazy.ts';
import { monthName } from '../../platform/words/month-name.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';

const PairedBars = lazy(() => import('../../ui/charts/charts.tsx').then((module) => ({ default: module.PairedBars })));

interface ProductionFigureProps {
  title: string;
  /** Of the file, where the title alone does not say of what. */
  fileName?: string;
  /** MWh from January to December; undefined while they are loaded. */
  months: readonly number[] | undefined;
  /** Where they come from; they stand in the file too. */
  notes: readonly string[];
  failed: boolean;
  onRetry: () => void;
}

/** Of a typical year, so any year's names will do. */
const monthAt = (place: number): string => `2027-${String(place + 1).padStart(2, '0')}`;

export default function ProductionFigure({ title, fileName = title, months, notes, ...rest }: ProductionFigureProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const { language } = formats;
  const data = useMemo(
    () => (months ?? []).map((energy, place) => ({ name: monthName(monthAt(place), language, 'short'), energy })),
    [months, language],
  );
  const longName = (place: number) => monthName(monthAt(place), language, 'long');
  const head = [t('production.month'), t('production.energy')];
  const total = (months ?? []).reduce((sum, energy) => sum + energy, 0);
  const { value, unit } = formats.energy(total);
  const save = (energies: readonly number[]) =>
    saveTable(
      {
        name: fileName,
        head,
        rows: [
          ...energies.map((energy, place) => [{ text: longName(place) }, energy]),
          [],
          ...notes.map((text) => [{ text }]),
        ],
      },
      language,
    );
  return (
    <Figure
      {...rest}
      inPaper="filling"
      title={title}
      subtitle={t('production.subtitle')}
      headline={
        <>
          <strong>{value}</strong> {unit} {t('production.a_year')}
        </>
      }
      chart={
        <PairedBars
          data={data}
          series={[{ name: 'energy', label: t('production.energy') }]}
          format={(energy) => formats.number(Math.round(energy))}
        />
      }
      head={head}
      rows={months?.map((energy, place): [string, string] => [longName(place), formats.number(energy)])}
      note={notes.join(' ')}
      {...(months && { onSave: () => save(months) })}
    />
  );
}
