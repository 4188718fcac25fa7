// The rules of imports, by folder pattern. Each rule has the sentence that is printed when it is broken.

/** The facts that a path states about its file. */
function placeOf(path) {
  const [workspace, area, layer, part] = path.split('/');
  const name = path.split('/').at(-1);
  const isFolder = path.split('/').length > 4;
  return { path, workspace, area, layer, part: isFolder ? part : undefined, name, isTest: /\.test\.tsx?$/.test(path) };
}

const domainPackages = ['zod', 'ibantools', 'libphonenumber-js'];
const testPackages = ['vitest', 'fast-check'];
/** The folders of web/src, from the lowest; side by side stand the apps, of which none knows another. */
const webLayers = [
  ['platform'],
  ['ui'],
  ['records'],
  ['features'],
  ['app'],
  ['marketplace', 'admin', 'landing', 'legal', 'manual'],
];
const heightOf = (layer) => webLayers.findIndex((layers) => layers.includes(layer));
const notForUi = ['@tanstack/react-router', '@tanstack/react-query', 'socket.io-client'];
const fetchingAndRoutes =
  /^web\/src\/platform\/(api\/(call|query|query-client)|address\/paths|session\/(session|acting-entity)|realtime\/realtime)\.ts$/;

/**
 * @param {{ hasRoutes: (feature: string) => boolean, hasApi: (folder: string) => boolean, exists: (path: string) => boolean }} house
 *   what stands in the folders: an entity's feature has routes, a workflow shared by entities has none;
 *   an entity's folder in the domain has an API description
 */
export function wallRules(house) {
  const ofDomain = ({ from, to, pack }) => {
    if (from.workspace !== 'domain') return undefined;
    const isForTests = from.isTest || from.layer === 'testing';
    if (to && to.workspace !== 'domain') return 'the domain imports nothing of the other workspaces';
    if (to?.layer === 'testing' && !isForTests) return 'the product does not import what only tests need';
    if (!from.isTest && pack && ![...domainPackages, ...(isForTests ? testPackages : [])].includes(pack))
      return `the domain depends on ${domainPackages.join(', ')} alone`;
  };
  const betweenWorkspaces = ({ from, to }) => {
    if (from.workspace === 'client' && to && to.workspace !== 'client')
      return 'the client package is installed without the product';
    if (from.workspace === 'web' && to?.workspace === 'server') return 'the web never imports the server';
    if (from.workspace === 'server' && to?.workspace === 'web') return 'the server never imports the web';
  };
  const inServer = ({ from, to }) => {
    if (from.workspace !== 'server' || to?.workspace !== 'server' || from.isTest || from.area === 'test')
      return undefined;
    if (to.area === 'test') return 'the product does not import what only tests need';
    if (from.area === 'demo') return undefined;
    if (to.area === 'demo')
      return from.path === 'server/src/serve.ts' ? undefined : 'only the start of the product knows the demo data';
    if (from.layer === 'platform' && to.layer !== 'platform') return 'the platform knows no feature';
    if (from.layer !== 'features' || to.layer !== 'features' || from.part === to.part) {
      if (from.layer === 'features' && to.layer !== 'features' && to.layer !== 'platform')
        return 'a feature does not import the app';
      return undefined;
    }
    if (!house.hasRoutes(to.part)) return undefined;
    if (!house.hasRoutes(from.part))
      return 'a workflow shared by entities imports no entity: the entity hands it what it needs';
    if (!/-(service|queries)\.ts$/.test(to.name))
      return 'a feature reaches another one through its -service.ts or its -queries.ts';
  };
  const inWeb = ({ from, to, pack }) => {
    if (from.workspace !== 'web' || from.isTest) return undefined;
    if (from.layer === 'ui' && notForUi.includes(pack)) return 'ui knows no fetch and no route';
    if (from.layer === 'ui' && to?.workspace === 'domain' && house.hasApi(to.layer)) return 'ui knows no entity';
    if (to?.workspace !== 'web' || from.layer === to.layer) return undefined;
    // The build stands outside of the layers, and may use any of them.
    if (from.layer === 'testing' || from.area !== 'src') return undefined;
    if (to.layer === 'testing') return 'the product does not import what only tests need';
    if (from.layer === 'ui' && fetchingAndRoutes.test(to.path)) return 'ui knows no fetch and no route';
    if (heightOf(to.layer) >= heightOf(from.layer))
      return `a layer of the web imports only those below it: ${webLayers.slice(0, -1).join(', ')}, and the apps`;
  };
  const unresolved = ({ to, text }) => (to && !house.exists(to.path) ? `${text} leads nowhere` : undefined);
  return [ofDomain, betweenWorkspaces, inServer, inWeb, unresolved];
}

/** The broken rules of one import. */
export function brokenRules(rules, { from, to, pack, text }) {
  const edge = { from: placeOf(from), to: to === undefined ? undefined : placeOf(to), pack, text };
  return rules.flatMap((rule) => rule(edge) ?? []);
}
