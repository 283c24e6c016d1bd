import type { Diagnostic, Fix, Place, Severity } from '../model/diagnostic.ts';

/** Properties of a rule beside its severity. */
export interface Traits {
  /** What enables the rule, where not every check runs it. */
  readonly askedBy?: Asking;
  /** A finding means that a page has no content: always an error, which no setting, flag or suppression comment changes. */
  readonly losesPage?: true;
  /** Findings with one message in one file are one row, which gives their number. */
  readonly isFolded?: true;
  /** `--fix` corrects it, where only one correction is possible. */
  readonly isFixable?: true;
  /** Found only when demos are bundled and rendered. */
  readonly needsRender?: true;
  /** Found only by the type checker. */
  readonly needsTypes?: true;
  /** About the content of a page, which Markdown plugins may still change. */
  readonly changedByPlugins?: true;
  /** A change of the navigation or of redirects can cause it in a page. */
  readonly dependsOnConfig?: true;
  /** While it is reported, other findings may be missing. */
  readonly hidesFindings?: true;
}

/** One kind of finding. Its explanation and samples are in the Markdown file of its family. */
export interface Rule extends Traits {
  /** `family/what-happened`. */
  readonly code: string;
  /** Severity unless the site's `check` changes it. */
  readonly severity: Severity;
}

/** A property of rules that is either true or absent. */
export type Trait = Exclude<keyof Traits, 'askedBy'>;

/** A flag of `check`, or `name`: the rule runs only where `check` in the configuration or `--only` names it. */
export type Asking = '--against' | '--demos' | '--external' | 'name';

/** A message and a hint with placeholders such as `%{name}`. The one that declares a rule has a severity. */
export interface Template<Message extends string = string, Hint extends string = string> {
  readonly message: Message;
  readonly hint: Hint;
  readonly severity?: Severity;
  readonly traits?: Traits;
}

/** Declares a template with the severity and the traits of a rule. */
const declare =
  (severity?: Severity) =>
  <const Message extends string, const Hint extends string = ''>(
    message: Message,
    hint = '' as Hint,
    traits: Traits = {},
  ): Template<Message, Hint> => ({ message, hint, traits, ...(severity && { severity }) });

/** A rule of severity `error`, by its code. */
export const error = declare('error');

/** A rule of severity `warning`, by its code. */
export const warning = declare('warning');

/** Another text for a rule, by `code:variant`. */
export const variant = declare();

type NamesIn<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

interface Correction {
  /** A similar text that exists: the hint becomes `Did you mean …?`. */
  readonly meant?: string | undefined;
  readonly fix?: Fix | undefined;
}

type Names<T> = T extends Template<infer Message, infer Hint> ? NamesIn<Message | Hint> : never;

/** Arguments of `report` after the location: what the template needs, and perhaps a correction. */
export type Values<T> = [Names<T>] extends [never]
  ? [correction?: Correction]
  : [values: Readonly<Record<Names<T>, string | number>> & Correction];

/** Returns the function that reports the findings of some rules. */
export const reporterOf =
  <Templates extends Readonly<Record<string, Template>>>(templates: Templates) =>
  <Id extends keyof Templates & string>(
    id: Id,
    place: Place | undefined,
    ...[values = {}]: Values<Templates[Id]>
  ): Diagnostic => {
    const [code = id] = id.split(':');
    const { meant, fix, ...texts } = values as Correction & Readonly<Record<string, unknown>>;
    const fill = (text = '') =>
      text.replace(/%\{(\w+)\}/g, (_, name: string) => String(texts[name]));
    const hint = meant === undefined ? fill(templates[id]?.hint) : `Did you mean ${meant}?`;
    return {
      code,
      severity: templates[code]?.severity ?? 'error',
      message: fill(templates[id]?.message),
      ...(hint !== '' && { hint }),
      ...(place && { file: place.file, ...(place.range && { range: place.range }) }),
      ...(fix && { fix }),
    };
  };

/** The fix that replaces the marked text, or undefined without a replacement. */
export const replaceWith = (replacement: string | undefined): Fix | undefined =>
  replacement === undefined ? undefined : { replace: replacement };

/** `a, b and 3 more`: at most this many names. */
export function listSome(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
