import { on } from 'node:events';
import { format } from 'node:util';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { apiPageStep, referencesStep } from '../api/steps.ts';
import { compileStep, demoCodeStep, fenceCheckStep, loadStep } from '../compile/steps.ts';
import { demoTypesStep } from '../demos/demo-types.ts';
import { runToJson, type Step } from '../model/host.ts';
import { LostModule } from '../model/code/modules.ts';
import { renderedDemo } from '../render/islands.ts';
import { firstStyleStep, renderStep } from '../render/render.ts';
import { sidebarStep } from '../render/sidebar.ts';
import { READY_MESSAGE, type Task, type TaskResult } from './pool.ts';

/** Steps by name, for workers and for compiler threads. */
export const WORKER_STEPS: Readonly<Record<string, Step<never, unknown, string>>> = {
  [apiPageStep.name]: apiPageStep,
  [loadStep.name]: loadStep,
  [compileStep.name]: compileStep,
  [demoCodeStep.name]: demoCodeStep,
  [fenceCheckStep.name]: fenceCheckStep,
  [renderStep.name]: renderStep,
  [firstStyleStep.name]: firstStyleStep,
  [sidebarStep.name]: sidebarStep,
  [demoTypesStep.name]: demoTypesStep,
  [referencesStep.name]: referencesStep,
};

async function perform({ step, input }: Task): Promise<TaskResult> {
  try {
    const known = WORKER_STEPS[step];
    if (!known) throw new Error(`No step ${step}`);
    return { ok: true, json: await runToJson(known, input as never) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const code = error instanceof LostModule ? error.code : undefined;
    return { ok: false, message, ...(stack !== undefined && { stack }), ...(code && { code }) };
  }
}

const buffersOf = (result: TaskResult) =>
  result.ok
    ? [result.json.value, ...Object.values(result.json.aside)].map(({ buffer }) => buffer)
    : [];

const CONSOLE_METHODS = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;

const printError = console.error.bind(console);

/**
 * Prints only the first output of each demo, after its name: some print thousands of lines. Prints
 * equal outputs once: a package may ask each demo for its license.
 */
function limitOutput(): void {
  const printed = new Set<string>();
  for (const method of CONSOLE_METHODS) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const demo = renderedDemo.getStore();
      if (!demo) return print(...values);
      if (demo.hasPrinted) return;
      demo.hasPrinted = true;
      const text = format(...values);
      if (!printed.has(text)) printError(`${demo.name}: ${text}`);
      printed.add(text);
    };
  }
}

// A demo may throw in a timer or promise after rendering. Log the error, which belongs to no page.
process.on('uncaughtException', (error) => printError('After a demo was rendered:', error));

/** Runs tasks one after another, in the order in which they were sent. */
async function serve(port: MessagePort): Promise<void> {
  const tasks = on(port, 'message') as AsyncIterable<[Task]>;
  port.postMessage(READY_MESSAGE);
  for await (const [task] of tasks) {
    const result = await perform(task);
    port.postMessage(result, buffersOf(result));
  }
}

limitOutput();
if (parentPort) void serve(parentPort);
