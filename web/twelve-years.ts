// Makes the calendar's year page show twelve years: the library shows ten and has no option for it. Two of its modules are
// patched while bundling; if a new version changes them, the build stops.
import type { Plugin } from 'vite';

const changes: Readonly<Record<string, [from: string, to: string]>> = {
  'get-years-data.mjs': ['const max = i === 3 ? 1 : 3;', 'const max = 3;'],
  'get-decade-range.mjs': ['years[3][0]', 'years[3][2]'],
};

export const twelveYears = (): Plugin => ({
  name: 'twelve-years',
  apply: 'build',
  transform(code, id) {
    const change = id.includes('/@mantine/dates/') ? changes[id.split('/').at(-1) ?? ''] : undefined;
    if (!change) return undefined;
    const [from, to] = change;
    if (!code.includes(from)) this.error(`${id} does not contain «${from}» any more.`);
    return { code: code.replace(from, to), map: null };
  },
});
