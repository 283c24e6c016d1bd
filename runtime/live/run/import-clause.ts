/** A name that an import takes. */
export interface ImportedName {
  /** `default`, `*` for all of them, or a name. */
  readonly name: string;
  /** What it is called here. */
  readonly local: string;
}

const DEFAULT = /^([\w$]+)\s*(?:,|$)/;
const NAMESPACE = /^\*\s*as\s+([\w$]+)/;
const NAMES = /^\{([^}]*)\}/;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The names between `import` and `from`: `React, { useState as s }`. */
export function readImportClause(clause: string): ImportedName[] {
  let rest = clause.replace(COMMENTS, ' ').trim();
  const found: ImportedName[] = [];
  const [first, local] = DEFAULT.exec(rest) ?? [];
  if (first !== undefined && local !== undefined) {
    found.push({ name: 'default', local });
    rest = rest.slice(first.length).trim();
  }
  const [, namespace] = NAMESPACE.exec(rest) ?? [];
  if (namespace !== undefined) found.push({ name: '*', local: namespace });
  const [, names = ''] = NAMES.exec(rest) ?? [];
  return [...found, ...names.split(',').flatMap(readName)];
}

function readName(text: string): ImportedName[] {
  const [name, local] = text.trim().split(/\s+as\s+/);
  if (!name) return [];
  return [{ name: name.replace(/^(['"])(.*)\1$/, '$2'), local: local ?? name }];
}
