/** The environment variables that docs-build reads. No other file reads them. */
export interface Environment {
  /** `NO_COLOR` is set and not empty. */
  readonly noColor: boolean;
  /** `FORCE_COLOR` enables colors. */
  readonly forceColor: boolean;
  /** `CI` is set. */
  readonly ci: boolean;
  readonly githubActions: boolean;
  /** File for a summary in Markdown, or undefined. */
  readonly githubStepSummary: string | undefined;
  /** `GITHUB_WORKSPACE`: folder of the repository, or undefined. */
  readonly githubWorkspace: string | undefined;
  /** Base URL of the commit's files on GitHub, or undefined. */
  readonly githubFiles: string | undefined;
  /** The terminal shows links (OSC 8). */
  readonly hyperlinks: boolean;
  /** Value of `FORCE_HYPERLINK`, or undefined. */
  readonly forceHyperlinks: boolean | undefined;
  /** `TERM=dumb`: ASCII only, no colors. */
  readonly dumbTerminal: boolean;
  /** `CHROMIUM`: path of the browser for `check --demos`, or undefined. */
  readonly browser: string | undefined;
  /** `PATH`. */
  readonly programFolders: string | undefined;
  /** Returns the values of public variables (`publicEnv`) that are set. */
  readonly publicValues: (names: readonly string[]) => Readonly<Record<string, string>>;
}

/** The environment variables of this process, by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== '0';

/** VTE supports links since 0.50, which `VTE_VERSION` writes as 5000. */
const VTE_WITH_LINKS = 5000;
/** Terminals with links. Editors are not listed: they make `a.md:3:5` a link to the line. */
const LINKING_PROGRAMS = ['iTerm.app', 'WezTerm', 'ghostty', 'rio', 'tabby'];
const LINKING_TERMS = ['xterm-kitty', 'xterm-ghostty', 'alacritty', 'foot'];

/** Whether the terminal shows links. Over SSH, links would name files of another machine. */
function supportsLinks({ SSH_CONNECTION, TERM_PROGRAM, TERM, VTE_VERSION, WT_SESSION }: Variables) {
  if (SSH_CONNECTION) return false;
  return (
    Number(VTE_VERSION) >= VTE_WITH_LINKS ||
    isSet(WT_SESSION) ||
    LINKING_PROGRAMS.includes(TERM_PROGRAM ?? '') ||
    LINKING_TERMS.includes(TERM ?? '')
  );
}

function githubFiles({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA }: Variables) {
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_SHA) return undefined;
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/`;
}

export function readEnvironment(variables: Variables = process.env): Environment {
  const { FORCE_COLOR, NO_COLOR } = variables;
  return {
    noColor: NO_COLOR !== undefined && NO_COLOR !== '',
    forceColor: isSet(FORCE_COLOR) && FORCE_COLOR !== 'false',
    ci: isSet(variables.CI) && variables.CI !== 'false',
    githubActions: variables.GITHUB_ACTIONS === 'true',
    githubStepSummary: variables.GITHUB_STEP_SUMMARY || undefined,
    githubWorkspace: variables.GITHUB_WORKSPACE || undefined,
    githubFiles: githubFiles(variables),
    hyperlinks: supportsLinks(variables),
    forceHyperlinks:
      variables.FORCE_HYPERLINK === undefined ? undefined : isSet(variables.FORCE_HYPERLINK),
    dumbTerminal: variables.TERM === 'dumb',
    browser: variables.CHROMIUM || undefined,
    programFolders: variables.PATH,
    publicValues: (names) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = variables[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
  };
}
