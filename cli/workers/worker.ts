import { parentPort } from 'node:worker_threads';
import { READY, type Task, type TaskResult } from './protocol.ts';
import { WORKER_STEPS } from './steps.ts';

async function perform({ step, input }: Task): Promise<TaskResult> {
  try {
    const value = await WORKER_STEPS[step]?.run(input as never);
    return { ok: true, json: JSON.stringify(value) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, ...(stack !== undefined && { stack }) };
  }
}

// What a demo throws when it was rendered already, in a timer or a promise, belongs to no page: it is told, and the work goes on.
process.on('uncaughtException', (error) => console.error('After a demo was rendered:', error));

parentPort?.postMessage(READY);
parentPort?.on('message', (task: Task) => {
  void perform(task).then((result) => parentPort?.postMessage(result));
});
