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

/** The environment variables that docs-build reads. No other file reads them. */
export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(variables: Variables = process.env) {
  const { CI, FORCE_COLOR, FORCE_HYPERLINK, NO_COLOR } = variables;
  return {
    noColor: NO_COLOR !== undefined && NO_COLOR !== '',
    forceColor: isSet(FORCE_COLOR) && FORCE_COLOR !== 'false',
    ci: isSet(CI) && CI !== 'false',
    githubActions: variables.GITHUB_ACTIONS === 'true',
    /** File for a summary in Markdown. */
    githubStepSummary: variables.GITHUB_STEP_SUMMARY || undefined,
    githubWorkspace: variables.GITHUB_WORKSPACE || undefined,
    /** Base URL of the commit's files on GitHub. */
    githubFiles: githubFiles(variables),
    /** Whether the terminal shows links (OSC 8). */
    hyperlinks: supportsLinks(variables),
    forceHyperlinks: FORCE_HYPERLINK === undefined ? undefined : isSet(FORCE_HYPERLINK),
    /** ASCII only, no colors. */
    dumbTerminal: variables.TERM === 'dumb',
    browser: variables.CHROMIUM || undefined,
    programFolders: variables.PATH,
    publicValues: (names: readonly string[]): Readonly<Record<string, string>> =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = variables[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
  };
}
