// `npm run supply`: writes to dist/supply the bill of materials (CycloneDX, by `npm sbom`, from the lock file alone) and
// the list of licences. Both are the same for the same lock file.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf, readLicences } from './supply.mjs';
import { fail, root, runNpm } from './toolchain.mjs';

const folder = join(root, 'dist', 'supply');

/** Time and number of npm's own would differ at each run. */
function reproducible(bom) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  const { timestamp: _, component, ...metadata } = bom.metadata;
  // npm calls the product after its folder.
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuid}`,
    metadata: { ...metadata, component: { ...component, name, type: 'application' } },
    components: bom.components.map(withReadLicence),
  };
}

function withReadLicence(component) {
  const known = readLicences[component.name];
  return known === undefined ? component : { ...component, licenses: [{ expression: known }] };
}

async function billOfMaterials() {
  let output = '';
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const code = await runNpm(args, { onOutput: (text) => (output += text) });
  if (code !== 0) fail(`"npm sbom" ended with ${code}: ${output}`);
  return reproducible(JSON.parse(output.slice(output.indexOf('{'))));
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const licences = packagesOf().map(({ name, version, licence, isDev }) => ({ name, version, licence, isDev }));

mkdirSync(folder, { recursive: true });
const bom = await billOfMaterials();
writeFileSync(join(folder, 'bom.cdx.json'), json(bom));
writeFileSync(join(folder, 'licences.json'), json(licences));
console.log(`dist/supply: ${bom.components.length} components, the licences of ${licences.length} packages.`);
