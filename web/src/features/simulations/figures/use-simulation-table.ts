// The rows of a simulation's figure as its table and as its file, which says below them what they come from.
import type { Cell } from '@wattpact/domain/exports/csv-line';
import { usualVolumeVolatility } from '@wattpact/domain/simulation/generation';
import type { Technology } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../../platform/api/save-table.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import {
  inventedText,
  type SimulationAnswer,
  type SimulationInputs,
  structuresBeside,
  technologiesIn,
} from '../simulation-inputs.ts';
import { type Column, figureCell, inputRows, missing, noteTexts, totalColumns } from '../simulation-tables.ts';
import { useInputWords } from '../use-input-words.ts';

export interface FigureProps {
  answer: SimulationAnswer | undefined;
  inputs: SimulationInputs;
  failed: boolean;
  onRetry: () => void;
}
type Shown = Pick<FigureProps, 'answer' | 'inputs'>;

/** In the order of the results. */
export function useStructureNames(inputs: SimulationInputs): string[] {
  const words = useInputWords();
  return [inputs.structure, ...structuresBeside(inputs)].map((structure) => words('structure', structure));
}

/** Percent: what was typed, or what is usual for the technologies. */
const usedVolatility = ({ volumeVolatility, technology }: SimulationInputs): number =>
  volumeVolatility ??
  usualVolumeVolatility({
    technologies: technologiesIn(technology).map((part) => ({ ...part, type: part.type as Technology })),
  });

/** What stands in each file beside its own rows. */
interface FileNotes {
  /** What the term is worth. */
  totals: Totals;
  /** What the figures are, and all inputs. */
  notes: Cell[][];
}

interface Totals {
  head: string[];
  /** One for each figure, with a cell for each structure. */
  rows: Cell[][];
}

const line = (text: string): Cell[] => [{ text }];

/** @returns a function, because they are many lines, and most figures are never saved */
export function useFileNotes({ answer, inputs }: Shown): () => FileNotes {
  const { t } = useTranslation(['simulation', 'common']);
  const words = useInputWords();
  const structures = useStructureNames(inputs);
  return () => {
    if (!answer) return { totals: { head: [], rows: [] }, notes: [] };
    const { result } = answer;
    const results = [result, ...answer.others];
    const { country, zone } = inputs;
    const market = { country: t(`common:country.${country}`), zone: t(`common:country.${zone}`) };
    return {
      totals: {
        head: [t('totals.title'), ...structures],
        rows: totalColumns(inputs.settlement).map(({ key, value }) => [
          { text: t(key) },
          ...results.map((one) => figureCell(value(one))),
        ]),
      },
      notes: [
        ...noteTexts(results, inputs).map((key) => line(t(key))),
        ...(result.leftOut.length > 0 ? [line(t('left_out'))] : []),
        ...(result.isInvented ? [line(t('invented')), line(t(inventedText(result.invented)))] : []),
        ...(country === '' ? [] : [line(t('other_market', market)), line(t('other_market_text', market))]),
        line(t('disclaimer')),
        [{ text: t('used_scenarios') }, result.scenarios],
        [{ text: t('used_volatility') }, usedVolatility(inputs)],
        ...inputRows(inputs, words).map(([name, value]) => [{ text: t(`input.${name}`) }, value]),
      ],
    };
  };
}

/**
 * Table and file of the same rows.
 * @param inFile its columns, where they are others
 */
export function useTable<Row>(
  title: string,
  shown: Shown,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  inFile: readonly Column<Row>[] = columns,
) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const fileNotes = useFileNotes(shown);
  const headOf = (all: readonly Column<Row>[]) => all.map(({ key }) => t(key));
  const written = (value: number | null) => (value === null ? missing : formats.number(value));
  return {
    head: headOf(columns),
    rows: rows.map((row): [string, ...string[]] => {
      const [first = '', ...rest] = columns.map(({ value, isName }) =>
        isName ? String(value(row)) : written(value(row)),
      );
      return [first, ...rest];
    }),
    save: () => {
      const { totals, notes } = fileNotes();
      return saveTable(
        {
          name: title,
          head: headOf(inFile),
          rows: [
            ...rows.map((row) => inFile.map(({ value }) => figureCell(value(row)))),
            [],
            totals.head.map((text) => ({ text })),
            ...totals.rows,
            [],
            ...notes,
          ],
        },
        formats.language,
      );
    },
  };
}
