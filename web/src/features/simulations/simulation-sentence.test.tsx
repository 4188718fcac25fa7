import { MantineProvider } from '@mantine/core';
import { simulate } from '@wattpact/domain/simulation/simulate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkedInputs } from './checked-inputs.ts';
import { demoInputs, type SimulationInputs } from './simulation-inputs.ts';
import { SimulationSentence } from './simulation-sentence.tsx';

/** Without texts: each is shown by its key. */
function drawn(changes: Partial<SimulationInputs>): string {
  const inputs = { ...demoInputs, years: 1, scenarios: 300, ...changes };
  const checked = checkedInputs(inputs);
  if (!('input' in checked)) throw new Error(JSON.stringify(checked.problems));
  const answer = { result: simulate(checked.input), others: [], days: {} as never, duration: [] };
  return renderToStaticMarkup(
    <MantineProvider>
      <SimulationSentence shown={{ answer, inputs }} isValid isOld={false} />
    </MantineProvider>,
  );
}
const agreed = { structure: 'BASELOAD_ANNUAL', deviations: 'CONTRACT', shortfallPrice: 90, excessPrice: 5 };

test('[SIM-17, SIM-19] below the figures stand what break-even means and which way percentiles count', () => {
  const page = drawn({});
  for (const note of ['result.break_even_text', 'result.percentile_note']) expect(page).toContain(`<p>${note}</p>`);
  for (const note of ['left_out', 'fewer_scenarios', 'missing.']) expect(page).not.toContain(`<p>${note}`);
});

test('[SIM-05] storage that is left out has its notice', () => {
  expect(drawn({ technology: 'SOLAR_POWER:40,STORAGE:5' })).toContain('<p>left_out</p>');
});

test('[SIM-17] a price that is missing is a dash, and a note says why', () => {
  const page = drawn({ pricingType: 'VARIABLE_PRICING' });
  expect(page).toMatch(/result\.break_even<\/dt><dd[^>]*>–<.*<p>missing\.break_even_variable<\/p>/);
  expect(page).not.toContain('result.break_even_text');
});

test('[SIM-20] fewer scenarios than were asked for are named', () => {
  expect(drawn(agreed)).toContain('<p>fewer_scenarios</p>');
});
