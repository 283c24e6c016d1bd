import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openProject, reloadProject } from '../../../cli/commands/site/project.ts';
import type { Project } from '../../../cli/commands/site/project.ts';
import type { DevChange } from '../../../cli/dev/backend.ts';
import { openDevSite } from '../../../cli/dev/site/site.ts';
import { testSite } from '../../harness.ts';
import type { SiteFiles } from '../../harness.ts';
import { testTerminal } from '../commands/command-line.ts';

const inputOf = ({ input, loaded }: Project) => ({ input, configFiles: loaded.inputs });

/** A site as `dev` holds it; `save` writes files and tells of them. */
export async function devSite(files: SiteFiles) {
  const { root, write } = testSite(files);
  const options = { root, logLevel: 'info', color: false, debug: false } as const;
  const saved: string[][] = [];
  const { terminal } = testTerminal(root);
  const project = await openProject(options, terminal);
  const site = await openDevSite({
    first: inputOf(project),
    reload: async () => inputOf(await reloadProject(project, { options, terminal })),
    judge: (found) => found,
    onSaved: (found) => saved.push(found.map(({ code, file }) => `${code} ${file}`)),
  });
  onTestFinished(async () => {
    site.close();
    await project.close();
  });
  const changes: DevChange[] = [];
  site.subscribe((change) => changes.push(change));
  const told = () => {
    const last = changes.findLast(({ kind }) => kind === 'diagnostics');
    return last?.kind === 'diagnostics' ? last.diagnostics : [];
  };
  const codes = () => told().map(({ code }) => code);
  const save = async (changed: SiteFiles) => {
    write(changed);
    await site.changed(Object.keys(changed).map((path) => join(root, path)));
  };
  const remove = async (path: string) => {
    rmSync(join(root, path));
    await site.changed([join(root, path)]);
  };
  return { site, save, remove, changes, codes, told, root, saved };
}
