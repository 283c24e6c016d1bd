import { HOOKS, type ApiRowProps } from 'docs-build/theme';
import { Fragment, useContext, type ReactNode } from 'react';
import { useSay } from '../../texts.ts';
import { ColumnsContext } from './columns.ts';

/** Letters of a name that fit into its column in one piece. */
const FITTING_LETTERS = 15;

/** A name with places to break it between its words, should it be long. */
const breakable = (name: string): ReactNode =>
  name.length <= FITTING_LETTERS
    ? name
    : name.split(/(?<=[a-z\d])(?=[A-Z])/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ));

/** The row's name, which is a link to it, and in words what is special about it. */
function NameCell({ id, name, isRequired, isDeprecated, isState, from }: ApiRowProps) {
  const say = useSay();
  return (
    <th scope="row" role="rowheader">
      <a href={`#${id}`} className="api-name" translate="no" {...{ [HOOKS.apiLink]: '' }}>
        {breakable(name)}
      </a>
      {isRequired && <span className="api-mark api-required">{say('required')}</span>}
      {isDeprecated && <span className="api-mark api-deprecated">{say('deprecated')}</span>}
      {isState && <span className="api-mark">{say('apiState')}</span>}
      {from && (
        <span className="api-mark">
          {from.href === undefined ? (
            say('apiInheritedFrom', from)
          ) : (
            <a href={from.href} className="api-from">
              {say('apiInheritedFrom', from)}
            </a>
          )}
        </span>
      )}
    </th>
  );
}

/** Between the members of a union, so that it wraps there. It stays on the line of the member before it. */
const OR = '<i>&nbsp;| </i>';

/** Letters of a type from which only its beginning is shown at first. */
const LONG_LETTERS = 200;

/** A type. One that is long is the summary of nothing else: style sheets cut it until it is opened. */
function Type({ html }: { readonly html: string }) {
  const code = (
    <code className="api-type" translate="no" dangerouslySetInnerHTML={{ __html: html }} />
  );
  if (html.replace(/<[^>]+>/g, '').length < LONG_LETTERS) return code;
  return (
    <details className="api-long">
      <summary>{code}</summary>
    </details>
  );
}

function TypeCell(row: ApiRowProps) {
  const say = useSay();
  const { type } = useContext(ColumnsContext);
  if (type === undefined) return null;
  const { members, typeHtml, className } = row;
  const html = members?.join(OR) ?? typeHtml;
  return (
    <td role="cell" data-label={say(type)}>
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
  const say = useSay();
  if (!useContext(ColumnsContext).hasDefaults) return null;
  return (
    <td role="cell" data-label={say('apiDefault')}>
      {code !== undefined && <code translate="no">{code}</code>}
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

/** One member of a component or hook. Its anchor is the row. */
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
