import { withEmotionCache } from '@emotion/react';
import apiFolded from './content/api/folded.css' with { type: 'text' };
import apiRows from './content/api/rows.css' with { type: 'text' };
import apiTable from './content/api/table.css' with { type: 'text' };
import apiTools from './content/api/tools.css' with { type: 'text' };
import apiTypes from './content/api/types.css' with { type: 'text' };
import posts from './content/blog.css' with { type: 'text' };
import notFound from './shell/not-found.css' with { type: 'text' };

/** Returns CSS without comments and most white space. No string contains either. */
const shorten = (...parts: readonly string[]) =>
  parts
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) /g, '$1')
    .trim();

const SHEETS = {
  api: shorten(apiTools, apiRows, apiTypes, apiTable, apiFolded),
  posts: shorten(posts),
  notFound: shorten(notFound),
};

interface PageSheetProps {
  readonly name: keyof typeof SHEETS;
}

/**
 * Adds CSS that few pages need to the page that shows this element. Without scripts, the site's CSS
 * comes after it, so selectors need a higher specificity than those of the site.
 */
export const PageSheet = /* @__PURE__ */ withEmotionCache<PageSheetProps>(({ name }, cache) => {
  cache.inserted[name] ??= SHEETS[name];
  return null;
});
