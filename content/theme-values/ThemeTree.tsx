/** A searchable tree of the values of a theme, for the pages about default themes. */
import * as React from 'react';

interface ThemeTreeProps {
  /** The theme, or another object whose values are shown. */
  readonly theme: object;
  /** Keys that are left out, at the first level. */
  readonly omit?: readonly string[];
  /** Paths of the branches that are open at first. */
  readonly open?: readonly string[];
  /** Text in the empty search field. */
  readonly hint: string;
}

interface Branch {
  readonly path: string;
  readonly name: string;
  readonly children: readonly Node[];
}

interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

type Node = Branch | Leaf;

const isBranch = (node: Node): node is Branch => 'children' in node;

function textOf(value: unknown): string {
  if (typeof value === 'function') return 'function';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

/** Returns the tree of an object. Long lists are branches too, with indices as names. */
function treeOf(value: object, parent = ''): Node[] {
  return Object.entries(value).map(([name, child]: [string, unknown]): Node => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return typeof child === 'object' && child !== null && Object.keys(child).length > 0
      ? { path, name, children: treeOf(child, path) }
      : { path, name, text: textOf(child) };
  });
}

const countOf = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + (isBranch(node) ? countOf(node.children) : 1), 0);

/** Returns the nodes that match, with everything below a branch that matches. */
function matching(nodes: readonly Node[], query: string): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.path.toLowerCase().includes(query)) return [node];
    if (!isBranch(node)) return node.text.toLowerCase().includes(query) ? [node] : [];
    const children = matching(node.children, query);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

const VARIABLE = /var\(--[\w-]+, ?((?:[^()]|\([^()]*\))*)\)/;

/** Returns a value with the defaults of its variables, which the page may have changed. */
function withoutVariables(value: string): string {
  const inner = value.replace(VARIABLE, '$1');
  return inner === value ? value : withoutVariables(inner);
}

function colorOf(text: string): string | undefined {
  const plain = withoutVariables(text);
  return /^(#[\da-f]{3,8}$|rgba?\()/i.test(plain) ? plain : undefined;
}

const line = '1px solid color-mix(in srgb, currentColor 25%, transparent)';

const field: React.CSSProperties = {
  flex: '1 1 180px',
  minWidth: 0,
  padding: '8px 12px',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
};

function LeafLine({ name, text }: Leaf) {
  const color = colorOf(text);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, padding: '3px 0 3px 18px' }}>
      <span>{name}:</span>
      {color !== undefined && (
        <span
          aria-hidden
          style={{
            alignSelf: 'center',
            width: 14,
            height: 14,
            border: line,
            borderRadius: 3,
            background: color,
          }}
        />
      )}
      <span style={{ overflowWrap: 'anywhere', minWidth: 0, opacity: 0.8 }}>{text}</span>
    </div>
  );
}

interface BranchesProps {
  readonly nodes: readonly Node[];
  readonly isOpen: (path: string) => boolean;
  readonly onToggle: (path: string, isOpen: boolean) => void;
}

/** Renders the content of a branch only while it is open, because a theme has many values. */
function Branches({ nodes, isOpen, onToggle }: BranchesProps) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {nodes.map((node) => (
        <li key={node.path}>
          {isBranch(node) ? (
            <details
              open={isOpen(node.path)}
              onToggle={(event) => onToggle(node.path, event.currentTarget.open)}
            >
              <summary style={{ padding: '3px 0', cursor: 'pointer' }}>
                {node.name} <span style={{ opacity: 0.8 }}>({countOf(node.children)})</span>
              </summary>
              {isOpen(node.path) && (
                <div style={{ marginLeft: 5, paddingLeft: 12, borderLeft: line }}>
                  <Branches nodes={node.children} isOpen={isOpen} onToggle={onToggle} />
                </div>
              )}
            </details>
          ) : (
            <LeafLine {...node} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Number of values up to which all branches with matches are open. */
const FEW = 120;

export function ThemeTree({ theme, omit = [], open = [], hint }: ThemeTreeProps) {
  const [query, setQuery] = React.useState('');
  const [opened, setOpened] = React.useState<ReadonlySet<string>>(() => new Set(open));
  const [closed, setClosed] = React.useState<ReadonlySet<string>>(new Set());

  const all = React.useMemo(
    () => treeOf(theme).filter(({ name }) => !omit.includes(name)),
    [theme, omit],
  );
  const wanted = query.trim().toLowerCase();
  const found = React.useMemo(() => (wanted ? matching(all, wanted) : all), [all, wanted]);
  const count = countOf(found);
  const showsMatches = wanted !== '' && count <= FEW;

  const toggle = (path: string, isOpen: boolean) => {
    const change = (paths: ReadonlySet<string>, has: boolean) => {
      if (paths.has(path) === has) return paths;
      const others = [...paths].filter((other) => other !== path);
      return new Set(has ? [...others, path] : others);
    };
    if (showsMatches) setClosed((paths) => change(paths, !isOpen));
    else setOpened((paths) => change(paths, isOpen));
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <input
          type="search"
          aria-label="Path or value"
          placeholder={hint}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setClosed(new Set());
          }}
          style={field}
        />
        <span role="status">{count} values</span>
      </div>
      <div
        role="region"
        aria-label="Values"
        tabIndex={0}
        style={{ height: 340, marginTop: 12, overflow: 'auto', font: '13px/1.6 monospace' }}
      >
        <Branches
          nodes={found}
          isOpen={(path) => (showsMatches ? !closed.has(path) : opened.has(path))}
          onToggle={toggle}
        />
      </div>
    </div>
  );
}
