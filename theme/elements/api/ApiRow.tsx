import { type ApiRowProps, type ApiTableKind, type ApiTableProps, HOOKS } from 'docs-build/theme';
import { createContext, useContext } from 'react';
import { type TextKey, useTexts } from '../../texts.ts';
import { withLineBreaks, withLineBreaksInHtml } from '../content.tsx';

/** Columns of a table between names and descriptions. */
export interface ApiColumns {
  /** Header of the column of types or CSS classes. */
  readonly type?: TextKey;
  readonly hasDefaults: boolean;
  /** CSS variables have names only. */
  readonly hasDescriptions: boolean;
}

const BY_CLASS: ReadonlySet<ApiTableKind> = new Set(['slots', 'classes']);

/** Returns the columns of a table. */
export const columnsOf = ({
  kind,
  hasTypes,
  hasDefaults,
}: Pick<ApiTableProps, 'kind' | 'hasTypes' | 'hasDefaults'>): ApiColumns => ({
  hasDefaults,
  hasDescriptions: kind !== 'cssVariables',
  ...(hasTypes && { type: BY_CLASS.has(kind) ? 'apiClass' : 'apiType' }),
});

/** Columns of the surrounding table. */
export const ColumnsContext = /* @__PURE__ */ createContext<ApiColumns>({
  hasDefaults: false,
  hasDescriptions: true,
});

/** The name of the row as a link to itself, with its marks. */
function NameCell({ id, name, isRequired, isDeprecated, isState, from }: ApiRowProps) {
  const t = useTexts();
  return (
    <th scope="row" role="rowheader">
      <a href={`#${id}`} className="api-name" translate="no" {...{ [HOOKS.apiLink]: '' }}>
        {withLineBreaks(name)}
      </a>
      {isRequired && <span className="api-mark api-required">{t('required')}</span>}
      {isDeprecated && <span className="api-mark api-deprecated">{t('deprecated')}</span>}
      {isState && <span className="api-mark">{t('apiState')}</span>}
      {from && (
        <span className="api-mark">
          {from.href === undefined ? (
            t('apiInheritedFrom', { name: from.name })
          ) : (
            <a href={from.href} className="api-from">
              {t('apiInheritedFrom', { name: from.name })}
            </a>
          )}
        </span>
      )}
    </th>
  );
}

/** Separator of the members of a union. Lines break after it. */
const OR = '<i>&nbsp;| </i>';

/** Maximum letters of a type that is not collapsed. */
const LONG_LETTERS = 200;

/** A type. A long one is a `summary` that CSS truncates until it is open. */
function Type({ html }: { readonly html: string }) {
  const code = (
    <code
      className="api-type"
      translate="no"
      dangerouslySetInnerHTML={{ __html: withLineBreaksInHtml(html) }}
    />
  );
  if (html.replace(/<[^>]+>/g, '').length < LONG_LETTERS) return code;
  return (
    <details className="api-long">
      <summary>{code}</summary>
    </details>
  );
}

function TypeCell(row: ApiRowProps) {
  const t = useTexts();
  const { type } = useContext(ColumnsContext);
  if (type === undefined) return null;
  const { members, typeHtml, className } = row;
  const html = members?.join(OR) ?? typeHtml;
  return (
    <td role="cell" data-label={t(type)}>
      {html !== undefined && <Type html={html} />}
      {className !== undefined && (
        <code className="api-type" translate="no">
          .{className}
        </code>
      )}
    </td>
  );
}

function DefaultCell({ default: code }: ApiRowProps) {
  const t = useTexts();
  if (!useContext(ColumnsContext).hasDefaults) return null;
  return (
    <td role="cell" data-label={t('apiDefault')}>
      {code !== undefined && <code translate="no">{withLineBreaks(code)}</code>}
    </td>
  );
}

function DescriptionCell({ signatureHtml, children }: ApiRowProps) {
  if (!useContext(ColumnsContext).hasDescriptions) return null;
  return (
    <td role="cell">
      {children}
      {signatureHtml !== undefined && (
        <pre className="api-signature" translate="no">
          <code dangerouslySetInnerHTML={{ __html: signatureHtml }} />
        </pre>
      )}
    </td>
  );
}

/** A member of a component or hook. The row is its anchor. */
export function ApiRow(row: ApiRowProps) {
  const { id, isDeprecated, from } = row;
  const flags = {
    [HOOKS.apiRow]: '',
    ...(from && { [HOOKS.apiInherited]: '' }),
    ...(isDeprecated && { [HOOKS.apiDeprecated]: '' }),
  };
  return (
    <tr id={id} role="row" {...flags}>
      <NameCell {...row} />
      <TypeCell {...row} />
      <DefaultCell {...row} />
      <DescriptionCell {...row} />
    </tr>
  );
}
