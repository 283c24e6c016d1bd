import { baseComponents } from './base.ts';
import { baseHooks } from './hooks.ts';
import { joyComponents } from './joy.ts';
import { materialButtons } from './material-buttons.ts';
import { materialInputs } from './material-inputs.ts';
import { materialSurfaces } from './material-surfaces.ts';
import type { HandChecked } from './part.ts';
import { systemAndLab } from './system-and-lab.ts';

/** 30 components and 3 hooks of five packages, read by hand in the declarations. */
export const HAND_CHECKED: readonly HandChecked[] = [
  ...materialButtons,
  ...materialInputs,
  ...materialSurfaces,
  ...joyComponents,
  ...baseComponents,
  ...systemAndLab,
  ...baseHooks,
];
