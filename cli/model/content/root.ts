/** The content directory as the beginning of source paths: `./docs/` → `docs`. Empty where the content is the root itself. */
export const contentRoot = (content: string) =>
  content.replace(/^(?:\.\/)+|\/+$/g, '').replace(/^\.$/, '');
