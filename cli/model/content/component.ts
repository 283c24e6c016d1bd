/** A component of the configuration: the path of its module, or one that is rendered at build only. */
export type ComponentConfig =
  string | { readonly module: string; readonly static?: boolean | undefined };

/** Path of a component's module. */
export const componentModule = (component: ComponentConfig) =>
  typeof component === 'string' ? component : component.module;

/** Whether a component is rendered at build and ships no script. */
export const isStaticComponent = (component: ComponentConfig | undefined) =>
  typeof component === 'object' && component.static === true;
