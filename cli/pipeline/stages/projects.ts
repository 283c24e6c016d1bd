import type { Page } from '../../model/page.ts';
import type { RenderInput } from '../../render/render-input.ts';

/** Makes what finds the projects of a page's demos: for each island a `DemoProject` as JSON. */
export const createProjects = (): ((page: Page) => RenderInput['projects']) => () => ({});
