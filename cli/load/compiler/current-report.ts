import { join } from 'node:path';
import { contentHash } from '../../model/files.ts';
import type { HashedFile } from '../../model/files.ts';
import type { Host, Step } from '../../model/host.ts';
import { textOf } from '../installed.ts';

/** What a compiler says of a site: which files it reads is only known afterwards. */
interface Report {
  /** Files outside of packages that it read besides those it was given, relative to the root. */
  readonly read: readonly HashedFile[];
}

/** Files that a report read as they were when it was found to be old. Their hashes are part of the key of the next one. */
type Seen = readonly string[];

/** The kept report of a step, unless files have changed that no package manager knows of. */
export async function currentReport<In extends { readonly root: string }, Out extends Report>(
  host: Host,
  { step, input }: { readonly step: Step<In, Out>; readonly input: In },
  seen: Seen = [],
): Promise<Out> {
  const { root } = input;
  const inputs = (value: In) => [step.inputs(value), seen];
  const { value } = await host.run({ ...step, inputs }, input);
  host.readLog?.add(value.read.map(({ path }) => join(root, path)));
  const now = await Promise.all(value.read.map(({ path }) => hashAt(join(root, path))));
  const isCurrent = value.read.every(({ hash }, index) => hash === now[index]);
  if (isCurrent || now.join() === seen.join()) return value;
  return currentReport(host, { step, input }, now);
}

const hashAt = async (path: string) => contentHash((await textOf(path)) ?? '');
