/** The shortest theme that fulfills the contract, without styles. */
import type { Elements, IslandRootProps, LayoutProps, SidebarProps, Theme } from 'docs-build/theme';

function Sidebar({ tree }: SidebarProps) {
  return (
    <ul>
      {tree.map(({ pathname, title, href, children, kind }) => (
        <li key={pathname}>
          {kind === 'group' ? (
            <>
              <button data-docs-group={pathname} aria-expanded="false">
                {title}
              </button>
              <div data-docs-list={pathname} hidden={'until-found' as never}>
                <Sidebar tree={children} texts={{}} />
              </div>
            </>
          ) : href === undefined ? (
            <>
              {title}
              <Sidebar tree={children} texts={{}} />
            </>
          ) : (
            <a href={href}>{title}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Layout({ view, sidebar, children }: LayoutProps) {
  return (
    <>
      <nav aria-label="Pages">{sidebar}</nav>
      <main id="main-content">
        <h1 id={view.titleId}>{view.title}</h1>
        <p>{view.description}</p>
        {children}
      </main>
      <footer>
        {view.previous && <a href={view.previous.href}>{view.previous.title}</a>}
        {view.next && <a href={view.next.href}>{view.next.title}</a>}
      </footer>
    </>
  );
}

const Code: Elements['Code'] = ({ html, title }) => (
  <pre title={title}>
    <code dangerouslySetInnerHTML={{ __html: html }} />
  </pre>
);

const elements: Elements = {
  Heading: ({ level, id, className, children }) => {
    const Tag = `h${level}` as const;
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  },
  Link: ({ href, children }) => <a href={href}>{children}</a>,
  Image: ({ src, alt, width, height }) => <img src={src} alt={alt} width={width} height={height} />,
  Table: ({ labelledBy, children }) => <table aria-labelledby={labelledBy}>{children}</table>,
  Callout: ({ severity, title, titleContent, children }) => (
    <aside aria-label={title ?? severity}>
      {titleContent}
      {children}
    </aside>
  ),
  Code,
  CodeTabs: ({ tabs }) => tabs.map((tab) => <Code key={tab.tab} {...tab} />),
  Tabs: ({ children }) => <>{children}</>,
  Demo: ({ id, styles }) => (
    <section id={id} data-code-styles={styles.map(({ style }) => style).join(' ')}>
      {styles.map(({ style, stage, sources }) => (
        <div key={style} data-code-style={style ?? undefined}>
          {stage}
          {sources.map(({ variant, code }) => (
            <div key={variant} data-code-variant={variant}>
              <Code {...code} />
            </div>
          ))}
        </div>
      ))}
    </section>
  ),
  ApiTable: ({ kind, name, children }) => (
    <table aria-label={`${name} ${kind}`}>
      <tbody>{children}</tbody>
    </table>
  ),
  ApiRow: ({ id, name, typeHtml = '', from, default: usual, children }) => (
    <tr id={id}>
      <th scope="row">{name}</th>
      <td dangerouslySetInnerHTML={{ __html: typeHtml }} />
      <td>{usual}</td>
      <td>
        {from && <a href={from.href}>{from.name}</a>}
        {children}
      </td>
    </tr>
  ),
  ApiFacts: ({ refTarget, inherits, sourceUrl }) => (
    <p>
      {refTarget}
      {inherits.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
      {sourceUrl !== undefined && <a href={sourceUrl}>Source</a>}
    </p>
  ),
  ApiDemos: ({ pages }) => (
    <p>
      {pages.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
    </p>
  ),
};

export function IslandRoot({ children }: IslandRootProps) {
  return children;
}

export const theme: Theme = {
  Layout,
  Sidebar,
  elements,
  tokens: () => ':root { color-scheme: light dark }',
  themeColor: { light: '#ffffff', dark: '#000000' },
  collectStyles: () => ({ wrap: (element) => element, css: () => '' }),
  browserTexts: [],
  preloadFonts: [],
};
