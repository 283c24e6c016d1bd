/** Attributes of elements as React calls them, handlers and `aria-` or `data-` ones aside. Source: HTML standard, index of attributes; SVG 2. */
const NAMES =
  'abbr accept acceptCharset accessKey action allow allowFullScreen alt as async autoCapitalize autoComplete autoCorrect autoFocus autoPlay ' +
  'capture cellPadding cellSpacing charSet checked cite classID colSpan color cols content contentEditable contextMenu controls coords ' +
  'crossOrigin data dateTime decoding default defaultChecked defaultValue defer dir disabled disablePictureInPicture download draggable ' +
  'encType enterKeyHint fetchPriority form formAction formEncType formMethod formNoValidate formTarget frameBorder headers height hidden high ' +
  'href hrefLang htmlFor httpEquiv id imageSizes imageSrcSet inert inputMode integrity is itemID itemProp itemRef itemScope itemType kind ' +
  'label lang list loading loop low manifest marginHeight marginWidth max maxLength media mediaGroup method min minLength multiple muted ' +
  'name nonce noModule noValidate open optimum pattern ping placeholder playsInline popover popoverTarget popoverTargetAction poster preload ' +
  'prefix property radioGroup readOnly referrerPolicy rel required results rev reversed role rows rowSpan sandbox scope scrolling selected ' +
  'shape size sizes slot span spellCheck src srcDoc srcLang srcSet start step summary suppressContentEditableWarning ' +
  'suppressHydrationWarning tabIndex target title to translate type typeof unselectable useMap value width wmode wrap ' +
  'clipPath cx cy d dx dy fill fillOpacity fillRule fontFamily fontSize fontWeight gradientUnits offset opacity pathLength points r rx ry ' +
  'stroke strokeDasharray strokeLinecap strokeLinejoin strokeOpacity strokeWidth textAnchor transform viewBox x x1 x2 xmlns y y1 y2';

const KNOWN = new Set(NAMES.split(' '));

/** Whether a name is that of an attribute or handler which every element takes, or some. */
export const isDomAttribute = (name: string) => KNOWN.has(name) || /^(?:aria-|data-)/.test(name);
