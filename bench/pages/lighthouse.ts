// Lighthouse with its own presets: medians of five visits to each page.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedTool, runTool } from '../installed-tool.ts';

const version = '13.5.0';
const visits = 5;

export type Device = 'desktop' | 'mobile';

export interface VisitedPage {
  name: string;
  path: string;
  /** Without it nobody is signed in. */
  cookie?: string;
  /** Milliseconds until the largest content is painted. */
  largestPaint: Partial<Record<Device, number>>;
}

interface Visit {
  /** 0 to 100. */
  performance: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  scripts: number;
}

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items: { resourceType?: string }[] } }>;
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function visit(url: string, page: VisitedPage, device: Device, chrome: string): Promise<Visit> {
  const tool = await installedTool(`lighthouse-${version}`, [`lighthouse@${version}`]);
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-lighthouse-'));
  const path = join(folder, 'report.json');
  const args = [
    join(tool, 'node_modules/lighthouse/cli/index.js'),
    `${url}${page.path}`,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${path}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...(page.cookie ? [`--extra-headers=${JSON.stringify({ Cookie: page.cookie })}`] : []),
  ];
  try {
    await runTool(process.execPath, args, { ...process.env, CHROME_PATH: chrome });
    const { categories, audits } = JSON.parse(await readFile(path, 'utf8')) as Report;
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details?.items ?? [];
    return {
      performance: 100 * categories.performance.score,
      largestPaint: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
      scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Chromium now and then records no beginning of a visit (NO_NAVSTART); Lighthouse asks to visit again then. */
const mostFailures = 3;

/** The median of each figure. @throws the last failure when more than `mostFailures` visits fail */
export async function visitOften(url: string, page: VisitedPage, device: Device, chrome: string): Promise<Visit> {
  const all: Visit[] = [];
  let failures = 0;
  while (all.length < visits) {
    try {
      all.push(await visit(url, page, device, chrome));
    } catch (error) {
      failures += 1;
      if (failures > mostFailures) throw error;
    }
  }
  const of = (figure: keyof Visit) => median(all.map((one) => one[figure]));
  return {
    performance: of('performance'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
    scripts: of('scripts'),
  };
}
