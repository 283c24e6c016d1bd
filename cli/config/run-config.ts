import { Worker } from 'node:worker_threads';
import { type Diagnostic, DocsError, type Place } from '../model/diagnostic.ts';
import type { Json } from '../model/host.ts';
import { sourceLocation } from '../model/code/modules.ts';
import { report } from '../report/catalogue.ts';
import type { BundledConfig } from './bundle-config.ts';
import WORKER from './config-worker.txt';

const LOAD_SECONDS = 10;

/** A value of the configuration that is not plain JSON. */
export interface NotJson {
  readonly path: readonly (string | number)[];
  /** Description for a message: `a function`, `a Date`. */
  readonly what: string;
}

type Message =
  | { readonly kind: 'value'; readonly value: Json | undefined; readonly notJson: NotJson[] }
  | { readonly kind: 'threw'; readonly reason: string; readonly at: [string, string] | null };

const moduleUrl = (code: string) =>
  `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/** Runs a bundled configuration. Throws a `DocsError` if it throws, exits or takes too long. */
export async function runConfig(bundled: Pick<BundledConfig, 'code' | 'map'>, file: string) {
  const worker = new Worker(new URL(moduleUrl(WORKER)), {
    workerData: moduleUrl(bundled.code),
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const printed: string[] = [];
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  try {
    const message = await receiveMessage(worker, { file });
    if (message.kind === 'threw') {
      const place = message.at ? sourceLocation(bundled.map, message.at) : undefined;
      throw new DocsError(report('config/threw', place ?? { file }, { reason: message.reason }));
    }
    return { value: message.value, notJson: message.notJson, printed: printed.join('') };
  } finally {
    await worker.terminate();
  }
}

/** Resolves with the next message of the worker. Rejects if it fails, exits or takes too long. */
function receiveMessage(worker: Worker, place: Place): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (diagnostic: Diagnostic) => reject(new DocsError(diagnostic));
    const clock = setTimeout(
      () => fail(report('config/threw:slow', place, { seconds: LOAD_SECONDS })),
      LOAD_SECONDS * 1000,
    );
    worker.once('message', resolve);
    worker.once('error', ({ message }) => fail(report('config/threw', place, { reason: message })));
    // The caller terminates the worker in any case. Only the first event settles the promise.
    worker.once('exit', () => {
      clearTimeout(clock);
      fail(report('config/threw:ended', place));
    });
  });
}
