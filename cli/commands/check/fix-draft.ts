import { join } from 'node:path';
import type { Drafts } from '../../config/bundle-config.ts';
import { openWorkspace } from '../../edit/workspace.ts';
import { contentRoot, toSourcePath } from '../../model/paths.ts';
import { contentHash } from '../../model/files.ts';
import type { FileEntry, Files } from '../../model/host.ts';
import type { FileChange } from '../../report/diff.ts';
import type { Project } from '../site/project.ts';
import type { Fixing } from './make-fixes.ts';

/** A site as it would be with fixes made, of which the disk knows nothing. */
export interface Draft {
  /** Where fixes are made. */
  readonly fixing: Fixing;
  /** The project with the fixes made so far in its content. */
  readonly over: (project: Project) => Project;
  /** The texts of files with the fixes made so far, by absolute path. */
  readonly texts: () => Drafts;
  /** What would change, by path. */
  readonly changes: () => readonly FileChange[];
}

interface Drafted {
  readonly before?: string;
  readonly after: string;
}

/** A draft of the site, as it is on disk. */
export async function openDraft({ host, loaded: { root } }: Project): Promise<Draft> {
  const disk = await openWorkspace(root);
  const drafted = new Map<string, Drafted>();
  const read: Fixing['read'] = async (file) => {
    const known = drafted.get(file);
    return known ? { text: known.after } : disk.read(file);
  };
  const draftedHost = { ...host, files: filesWith(drafted, host.files) };
  return {
    fixing: {
      read,
      replace: async (file, text) => {
        const { before = text.before } = drafted.get(file) ?? {};
        drafted.set(file, { before, after: text.after });
        return undefined;
      },
      create: async (file, text) => {
        if (drafted.has(file) || !(await disk.isFree(file))) return false;
        drafted.set(file, { after: text });
        return true;
      },
      commit: () => undefined,
    },
    over: ({ input, loaded, ...project }) => ({
      ...project,
      loaded,
      host: draftedHost,
      // What is kept about places is about the files on disk.
      input: { ...input, host: draftedHost, locateValue: loaded.locateValue },
    }),
    texts: () => new Map([...drafted].map(([file, { after }]) => [join(root, file), after])),
    changes: () =>
      [...drafted]
        .map(([file, { before, after }]) => ({
          file,
          after,
          ...(before !== undefined && { before }),
        }))
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

/** The files of a site with drafted ones in their place. */
function filesWith(drafted: ReadonlyMap<string, Drafted>, files: Files): Files {
  const entryOf = (path: string, { after }: Drafted): FileEntry => ({
    path: toSourcePath(path),
    size: Buffer.byteLength(after),
    version: `draft-${contentHash(after)}`,
  });
  return {
    list: async (directory) => {
      const entries = await files.list(directory);
      const known = new Set<string>(entries.map(({ path }) => path));
      const prefix = contentRoot(directory);
      const added = [...drafted]
        .filter(([path]) => !known.has(path) && (prefix === '' || path.startsWith(`${prefix}/`)))
        .map(([path, draft]) => entryOf(path, draft));
      const kept = entries.map((entry) => {
        const draft = drafted.get(entry.path);
        return draft ? entryOf(entry.path, draft) : entry;
      });
      return [...kept, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    read: async (path) => {
      const draft = drafted.get(path);
      return draft ? new TextEncoder().encode(draft.after) : files.read(path);
    },
  };
}
