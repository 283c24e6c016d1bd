export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Escapes text for XML 1.0 elements and attributes. Replaces characters that XML forbids. */
export const escapeXml = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"'\n\r\t]/g, (found) => XML_ENTITIES[found] ?? found);
