import { lineRange } from '../../../model/diagnostic.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { report } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

/** Findings about the servers of `dev` and `preview`, and about watching files. */
export const rules = {
  portBusy: {
    code: 'server/port-busy',
    severity: 'error',
    explanation:
      'Another program listens on the port. Without --strict-port the next free one is taken.',
    example: 'docs-build dev --port 3003 → docs-build dev --port 3100',
  },
  portRefused: {
    code: 'server/port-refused',
    severity: 'error',
    explanation: 'The system does not let this user listen on the port, or it is not a port.',
    example: 'docs-build preview --port 80 → docs-build preview --port 3003',
  },
  hostUnknown: {
    code: 'server/host-unknown',
    severity: 'error',
    explanation: '--host is not an address of this machine.',
    example: 'docs-build dev --host example.org → docs-build dev --host 0.0.0.0',
  },
  nothingBuilt: {
    code: 'server/nothing-built',
    severity: 'error',
    explanation: '`preview` serves what `build` wrote, and there is nothing.',
    example: 'docs-build preview → docs-build build && docs-build preview',
  },
  headerRefused: {
    code: 'server/header-refused',
    severity: 'warning',
    explanation:
      'A line of `_headers` holds a character that no header may hold. `preview` leaves it out; hosts may refuse the whole file.',
    example: 'a control character in `X-Note: …` → the line without it',
  },
} as const satisfies Record<string, Rule>;

/** Every port that was tried is taken. `last` is the last of them. */
export const portBusy = (port: number, last: number): Diagnostic =>
  report(rules.portBusy, {
    message:
      port === last
        ? `Port ${port} is in use by another program`
        : `Ports ${port} to ${last} are in use by other programs`,
    hint: 'Stop the other program, or choose another port with --port.',
  });

/** A port that may not be listened on. */
export const portRefused = (port: number): Diagnostic =>
  report(rules.portRefused, {
    message: `Not allowed to listen on port ${port}`,
    hint: 'Choose a port from 1024 to 65535 with --port.',
  });

/** A host name or address that is not this machine's. */
export const hostUnknown = (host: string): Diagnostic =>
  report(rules.hostUnknown, {
    message: `Cannot listen on ${host}: it is not an address of this machine`,
    hint: 'Leave --host out to serve this machine only, or use --host 0.0.0.0 for the whole network.',
  });

/** A directory to preview that is not there. */
export const nothingBuilt = (directory: string): Diagnostic =>
  report(rules.nothingBuilt, {
    message: `Nothing to preview: there is no directory ${directory}`,
    hint: 'Run docs-build build first, or name the directory with --out-dir.',
  });

/** A line of `_headers` that no server can send. */
export const headerRefused = (line: number): Diagnostic =>
  report(rules.headerRefused, {
    message: 'This header is not sent: it holds a control character, or one outside of Latin-1',
    hint: 'Remove the character.',
    place: { file: '_headers', range: lineRange(line, 1, 1) },
  });
