import { resolve } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { fileVersion, statOf } from '../../model/files.ts';
import { groupByFile } from '../../report/catalogue.ts';
import type { DevChange, SiteFindings } from '../channel.ts';
import type { Session } from './session.ts';

export function versionOf({ snapshot }: Session, file: string): string | undefined {
  const stats = statOf(resolve(snapshot.loaded.input.host.root, file));
  return stats && fileVersion(stats);
}

/** Whether files with these findings are as they were when they were last read. */
export const areCurrent = (session: Session, findings: readonly Diagnostic[]) =>
  [...new Set(findings.map(({ file = '' }) => file))].every(
    (file) =>
      !session.versions.has(file) || session.versions.get(file) === versionOf(session, file),
  );

export const notify = ({ listeners }: Session, message: DevChange) =>
  listeners.forEach((listener) => listener(message));

/** Reports the current findings to browsers and to the terminal. */
export function reportFindings(session: Session): void {
  const findings = siteFindings(session);
  notify(session, findings);
  reportToTerminal(session, findings);
}

/** Returns a key of a finding that does not depend on the configured severity. */
const findingKey = (diagnostic: Diagnostic) =>
  JSON.stringify({ ...diagnostic, severity: undefined });

/** Returns all findings of the site, except those of bundling and rendering. */
const foundIn = ({ snapshot, checker, unchecked }: Session) => [
  ...snapshot.open.diagnostics,
  ...checker.findings().filter(({ file = '' }) => !unchecked.has(file)),
];

/** Returns the site's findings. Every page also shows new findings in unopened pages. */
export function siteFindings(session: Session): SiteFindings {
  const { snapshot, broken, initial, opened, applyCriteria } = session;
  const { pageFiles } = snapshot.names;
  const all = applyCriteria(foundIn(session), snapshot.loaded.input);
  const isInPage = ({ file = '' }: Diagnostic) => pageFiles.has(file);
  const isNewElsewhere = (diagnostic: Diagnostic) =>
    initial?.has(findingKey(diagnostic)) === false && !opened.has(diagnostic.file ?? '');
  const others = all.filter((diagnostic) => !isInPage(diagnostic) || isNewElsewhere(diagnostic));
  return {
    kind: 'diagnostics',
    diagnostics: [...broken, ...others],
    inFiles: groupByFile(all.filter(isInPage)),
    ...(broken.length > 0 && { isStopped: true }),
  };
}

/** Reports the distinct findings of the site, of requested pages and of changed pages. */
export function reportToTerminal(session: Session, findings = siteFindings(session)): void {
  const { snapshot, codeFindings, opened, onFindings } = session;
  const { addresses } = snapshot.names;
  for (const path of codeFindings.keys()) if (!addresses.has(path)) codeFindings.delete(path);
  const { diagnostics, inFiles } = findings;
  const inOpened = [...opened].flatMap((file) => inFiles?.get(file) ?? []);
  const all = [...diagnostics, ...inOpened, ...[...codeFindings.values()].flat()];
  // The change of a file that was saved meanwhile is reported in a moment, with its new lines.
  if (!areCurrent(session, all)) return;
  onFindings?.([
    ...new Map(all.map((diagnostic) => [findingKey(diagnostic), diagnostic])).values(),
  ]);
}

/** Reports the findings of a check. Later ones are compared with those of the first check. */
export function reportCheck(session: Session): void {
  session.unchecked.clear();
  session.initial ??= new Set(foundIn(session).map(findingKey));
  reportFindings(session);
}
