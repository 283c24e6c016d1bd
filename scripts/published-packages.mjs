// Counts the direct packages that a published docs-build contains or installs, without development
// tools. With --sbom, prints a CycloneDX bill of materials of these packages and their
// dependencies. Needs `npm run build:engine` first.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LIMIT = 45;

const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

const manifest = read('package.json');
/** `name@version` of each package whose code is in build/. */
const bundled = read('build/packages.json');

if (process.argv.includes('--sbom')) printBillOfMaterials();
else countPackages();

function countPackages() {
  const installed = Object.keys(manifest.dependencies);
  const names = new Set(bundled.map((id) => id.slice(0, id.lastIndexOf('@'))));
  const contained = Object.keys(manifest.devDependencies).filter((name) => names.has(name));
  const count = installed.length + contained.length;
  console.log(`${count} direct packages of at most ${LIMIT}`);
  console.log(`  ${installed.length} installed: ${installed.join(', ')}`);
  console.log(`  ${contained.length} bundled: ${contained.join(', ')}`);
  if (count > LIMIT) process.exitCode = 1;
}

function printBillOfMaterials() {
  const argv = ['sbom', '--sbom-format', 'cyclonedx'];
  const whole = JSON.parse(execFileSync('npm', argv, { encoding: 'utf8', maxBuffer: 2 ** 27 }));
  const { component } = whole.metadata;
  const isDevelopment = ({ properties = [] }) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const isPublished = (one) => !isDevelopment(one) || bundled.includes(one['bom-ref']);
  const components = whole.components.filter(isPublished);
  const refs = new Set([component, ...components].map((one) => one['bom-ref']));
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  // npm uses the name of the folder.
  const metadata = { ...whole.metadata, component: { ...component, name: manifest.name } };
  console.log(JSON.stringify({ ...whole, metadata, components, dependencies }, null, 2));
}
