import { openWorkspace } from '../../edit/workspace.ts';
import { contentRoot } from '../../model/content/root.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { FileEntry, Files } from '../../model/host.ts';
import { toSourcePath } from '../../model/paths.ts';
import type { FileChange } from '../../report/diff.ts';
import type { Project } from '../site/project.ts';
import type { Fixing } from './make-fixes.ts';

/** A site as it would be with fixes made, of which the disk knows nothing. */
export interface Draft {
  /** The site with the fixes made so far in its content. */
  readonly project: Project;
  /** Where a round makes its fixes; rounds are counted from 1. */
  readonly fixing: (round: number) => Fixing;
  /** What would change, by path. */
  readonly changes: () => readonly FileChange[];
}

interface Drafted {
  readonly before?: string;
  readonly after: string;
}

/** A draft of the site, as it is on disk. */
export async function openDraft(project: Project): Promise<Draft> {
  const { host, input, loaded } = project;
  const disk = await openWorkspace(loaded.root);
  const drafted = new Map<string, Drafted>();
  const content = contentRoot(input.config.content);
  const isContent = (file: string) => content === '' || file.startsWith(`${content}/`);
  const read: Fixing['read'] = async (file) => {
    const known = drafted.get(file);
    return known ? { text: known.after } : disk.read(file);
  };
  const files = filesWith(drafted, host.files);
  const draftedHost = { ...host, files };
  return {
    project: { ...project, host: draftedHost, input: { ...input, host: draftedHost } },
    fixing: (round) => ({
      // The configuration is loaded from the disk: what later rounds say of it was put right in the first.
      read: async (file) => (round > 1 && !isContent(file) ? undefined : read(file)),
      replace: async (file, text) => {
        const found = await read(file);
        if (typeof found !== 'object') return found;
        const { before = found.text } = drafted.get(file) ?? {};
        drafted.set(file, { before, after: text });
        return undefined;
      },
      create: async (file, text) => {
        if ((await read(file)) !== undefined) return false;
        drafted.set(file, { after: text });
        return true;
      },
    }),
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
