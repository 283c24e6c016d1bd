import type { Plugin } from 'esbuild';

/** Has scripts of packages found and not read: each is an empty module. */
export const unreadPackagesPlugin = (): Plugin => ({
  name: 'unread-packages',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?jsx?$/ }, () => ({
      contents: '',
      loader: 'empty',
    }));
  },
});
