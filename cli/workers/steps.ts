import { apiPageStep } from '../api/content/api-page.ts';
import { referencesStep } from '../api/reference/step.ts';
import { compileStep, demoCodeStep } from '../compile/compile.ts';
import { demoTypesStep } from '../demos/demo-types.ts';
import { renderStep } from '../render/render.ts';
import type { Step } from '../model/host.ts';

/** The steps that run beside the main thread, by name. */
export const WORKER_STEPS: Readonly<Record<string, Step<never, unknown>>> = {
  [apiPageStep.name]: apiPageStep,
  [compileStep.name]: compileStep,
  [demoCodeStep.name]: demoCodeStep,
  [renderStep.name]: renderStep,
  [demoTypesStep.name]: demoTypesStep,
  [referencesStep.name]: referencesStep,
};
