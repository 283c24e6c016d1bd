import type { ComponentType } from 'react';
import { noDefaultExport } from '../contract/errors.ts';
import { isComponent } from '../contract/island.ts';

/** Runs the text of a module and returns the component that it exports by default. It imports by absolute addresses only. */
export async function importText(source: string): Promise<ComponentType> {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    const { default: component } = (await import(address)) as { default?: ComponentType };
    if (!isComponent(component)) throw new TypeError(noDefaultExport());
    return component;
  } finally {
    URL.revokeObjectURL(address);
  }
}
