// Each dynamic import lists the chunks that the browser is to fetch with it. Those that its importer has loaded itself are
// left out: the lists are a good part of the first page's script.
import type { Plugin, Rolldown } from 'vite';

interface LoadedBefore {
  plugin: Plugin;
  /** For `build.modulePreload.resolveDependencies`. */
  leaveOut: (file: string, dependencies: string[], context: { hostId: string }) => string[];
}

export function loadedBefore(): LoadedBefore {
  let bundle: Rolldown.OutputBundle = {};
  const known = new Map<string, ReadonlySet<string>>();

  /** The chunk with all its static imports. */
  function closureOf(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const one of chunk.imports) closureOf(one, seen);
    return seen;
  }

  return {
    plugin: {
      name: 'loaded-before',
      generateBundle: {
        order: 'pre',
        handler(_, output) {
          bundle = output;
          known.clear();
        },
      },
    },
    leaveOut: (_, dependencies, { hostId }) => {
      const loaded = known.get(hostId) ?? closureOf(hostId);
      known.set(hostId, loaded);
      return dependencies.filter((one) => !loaded.has(one));
    },
  };
}
