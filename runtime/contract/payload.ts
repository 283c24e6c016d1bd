/** What a page tells the runtime. JSON in the page, so it must stay small. */
export interface PagePayload {
  /** Without language and base: `/material-ui/react-button/`. */
  readonly pathname: string;
  readonly userLanguage: string;
  /** Ids for analytics; the string `null` where there is none, as the incumbent sends. */
  readonly productId: string;
  readonly productCategoryId: string;
  /** Address of the page as Markdown. */
  readonly markdown: string;
  readonly storagePrefix: string;
  /** Words that scripts say, by key. */
  readonly texts: Readonly<Record<string, string>>;
}
