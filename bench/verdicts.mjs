// Measures how often findings of `check` are right. Draws findings of a large site by seed, at most
// 10 per rule and 300 in all, and looks up how people evaluated them:
// `node bench/verdicts.mjs <site> [seed]`. Verdicts are stored; findings without a
// verdict are printed for review.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from './random.mjs';

const MOST_OF_A_RULE = 10;
const MOST = 300;
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const VERDICTS = new URL('../tests/fixtures/corpus-verdicts.json', import.meta.url);

/** Returns the findings of `check` from its JSON output. */
function findingsOf(site) {
  const args = [CLI, 'check', site, '--format', 'json'];
  try {
    return JSON.parse(execFileSync('node', args, { maxBuffer: 2 ** 28, encoding: 'utf8' }));
  } catch (error) {
    // `check` exits with 1 if there are errors.
    return JSON.parse(error.stdout);
  }
}

/** Chooses `count` items at random and keeps their order. */
function drawn(findings, count, random) {
  const lots = findings.map((finding, index) => ({ finding, index, lot: random() }));
  const taken = lots.sort((a, b) => a.lot - b.lot).slice(0, count);
  return taken.sort((a, b) => a.index - b.index).map(({ finding }) => finding);
}

/** Seeds each rule separately, so that a new rule does not change the findings drawn for others. */
const chanceOf = (code, seed) =>
  createRandom(
    [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, seed),
  );

function sampleOf(findings, seed) {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const each = codes.flatMap((code) => {
    const all = findings.filter((finding) => finding.code === code);
    return drawn(all, MOST_OF_A_RULE, chanceOf(code, seed));
  });
  return drawn(each, MOST, createRandom(seed));
}

/** Returns the key of a verdict: rule and location. */
const keyOf = ({ code, file = '', range }) =>
  [code, [file, range?.start.line, range?.start.column].filter(Boolean).join(':')].join(' ');

function lineOf(site, { file, range }) {
  if (file === undefined || !range) return '';
  return readFileSync(join(site, file), 'utf8').split(/\r\n|\r|\n/)[range.start.line - 1];
}

const [site, seed = '7'] = process.argv.slice(2);
const sample = sampleOf(findingsOf(site).diagnostics, Number(seed));
const verdicts = new Map(
  JSON.parse(readFileSync(VERDICTS, 'utf8')).map(({ finding, isTrue }) => [finding, isTrue]),
);
const unknown = sample.filter((finding) => !verdicts.has(keyOf(finding)));
const wrong = sample.filter((finding) => verdicts.get(keyOf(finding)) === false);
for (const finding of unknown)
  console.log(`${keyOf(finding)}\n  ${finding.message}\n    ${lineOf(site, finding)}`);
for (const finding of wrong) console.log(`not true: ${keyOf(finding)}`);
console.log(
  `${sample.length} drawn: ${sample.length - unknown.length - wrong.length} true, ${wrong.length} not true, ${unknown.length} not looked at yet`,
);
process.exitCode = unknown.length + wrong.length > 0 ? 1 : 0;
