import type { PageView } from 'docs-build/theme';

/** Attributes of content that is in another language than the page around it; none where it is in the same. */
export const contentLanguage = ({ language, content }: PageView) =>
  content.language === language ? {} : { lang: content.language, dir: content.direction };
