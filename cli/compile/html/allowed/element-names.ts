const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that Markdown may contain. `iframe`, `input`, `source` and `track` only under conditions. */
export const ALLOWED_ELEMENTS = words(`
  a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i iframe img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source
  span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr
`);

/** Elements that run code, load things or change the page: an error, and gone with all they contain. */
export const ACTIVE_ELEMENTS = words(`
  applet base basefont bgsound embed form frame frameset link math meta noembed noframes noscript object param
  plaintext portal script style svg template title xmp
`);

/** Other elements of HTML, old and new: left out with a warning, their text stays. */
const OTHER_ELEMENTS = words(`
  acronym address area article aside big body button canvas center data datalist dialog dir fieldset font
  footer head header hgroup html image keygen label legend main map marquee menu menuitem meter nav nobr optgroup
  option output progress search select slot strike textarea tt
`);

/** Every element name of HTML. Anything else in angle brackets is text. */
export const HTML_ELEMENTS: ReadonlySet<string> = new Set([
  ...ALLOWED_ELEMENTS,
  ...ACTIVE_ELEMENTS,
  ...OTHER_ELEMENTS,
]);

/** Whether a tag means an element of HTML: `<Button>` and `<T>` are components and type parameters, `<BUTTON>` is HTML. */
export const isHtmlName = (name: string) =>
  HTML_ELEMENTS.has(name.toLowerCase()) && !/^[A-Z](?:$|.*[a-z])/.test(name);

/** Type names that often stand in angle brackets and look like misspelt elements. */
export const TYPE_NAMES = words(`
  any bigint boolean never null number object string symbol undefined unknown void
`);
