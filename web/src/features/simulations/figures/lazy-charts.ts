// The charts of a simulation, which load after its page.
import { lazy } from '../../../platform/lazy.ts';

const loadCharts = () => import('../../../ui/charts/series-charts.tsx');
export const BandedBars = lazy(() => loadCharts().then((module) => ({ default: module.BandedBars })));
export const SeriesLines = lazy(() => loadCharts().then((module) => ({ default: module.SeriesLines })));
