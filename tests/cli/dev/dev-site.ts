import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { devInput } from '../../../cli/commands/dev.ts';
import { openProject } from '../../../cli/commands/project.ts';
import type { DevChange } from '../../../cli/dev/channel.ts';
import { openDevSite } from '../../../cli/dev/site/site.ts';
import { testSite, type SiteFiles } from '../../harness/test-site.ts';
import { compareFindings } from '../../../cli/commands/output/findings.ts';
import type { Diagnostic } from '../../../cli/model/diagnostic.ts';
import { applySeverities } from '../../../cli/report/catalogue.ts';
import { testTerminal } from '../commands/command-line.ts';

/** Opens a test site as `dev` does. `save` writes files and reports the changes. */
export async function devSite(...content: Parameters<typeof testSite>) {
  const { root, write } = testSite(...content);
  /** New and resolved findings of each report. */
  const news: { added: string[]; resolved: string[] }[] = [];
  const state: { found: readonly Diagnostic[] } = { found: [] };
  const { terminal } = testTerminal(root);
  const project = await openProject({ root }, terminal);
  const site = await openDevSite({
    first: devInput(project),
    reload: async (reads) => devInput(await project.reload({ reads })),
    applyCriteria: (found, { config }) => applySeverities(found, config.check),
    onFindings: (found) => {
      const { added, resolved } = compareFindings(state.found, found);
      state.found = found;
      const inShort = ({ code, file }: Diagnostic) => `${code} ${file}`;
      if (added.length + resolved.length > 0)
        news.push({ added: added.map(inShort), resolved: resolved.map(inShort) });
    },
  });
  onTestFinished(async () => {
    site.close();
    await project.close();
  });
  const changes: DevChange[] = [];
  site.subscribe((change) => changes.push(change));
  const shownFindings = () => {
    const last = changes.findLast(({ kind }) => kind === 'diagnostics');
    return last?.kind === 'diagnostics' ? last.diagnostics : [];
  };
  const codes = () => shownFindings().map(({ code }) => code);
  /** Writes files, and reports the watched ones as changed. */
  const save = async (changed: SiteFiles) => {
    const watched = site.watched();
    write(changed);
    const files = Object.keys(changed).map((path) => join(root, path));
    const isWatched = (file: string) =>
      watched.some((path) => file === path || file.startsWith(`${path}/`));
    await site.changed(files.filter(isWatched));
  };
  const remove = async (path: string) => {
    rmSync(join(root, path));
    await site.changed([join(root, path)]);
  };
  /** Everything that the terminal reports once the whole site is checked. */
  const reported = async () => {
    await site.settled();
    return state.found;
  };
  return { site, save, remove, changes, codes, shownFindings, reported, root, news };
}
