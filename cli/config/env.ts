/** What the environment says, read once. Only this file and `main.ts` know `process`. */
export interface Environment {
  /** `NO_COLOR` is set to anything but the empty text. */
  readonly noColor: boolean;
  /** `FORCE_COLOR` asks for colour. */
  readonly forceColor: boolean;
  /** `CI` is set: nobody is watching. */
  readonly ci: boolean;
  readonly githubActions: boolean;
  /** File to which a summary in Markdown is appended, or undefined. */
  readonly githubStepSummary: string | undefined;
  /** `GITHUB_WORKSPACE`: where the repository was checked out, or undefined. */
  readonly githubWorkspace: string | undefined;
  /** Address below which GitHub shows the files of the commit, or undefined. */
  readonly githubFiles: string | undefined;
  /** The terminal shows links (OSC 8). */
  readonly hyperlinks: boolean;
  /** What `FORCE_HYPERLINK` says about that, or undefined. */
  readonly forceHyperlinks: boolean | undefined;
  /** Seconds since 1970 that stand for the time of the build, or undefined. */
  readonly sourceDateEpoch: number | undefined;
  /** `TERM=dumb`: ASCII only, no colour. */
  readonly dumbTerminal: boolean;
  /** `CHROMIUM`: path of the browser that tries demos, or undefined. */
  readonly browser: string | undefined;
  /** `PATH`: folders of programs. */
  readonly programFolders: string | undefined;
  /** Values of the variables that the browser may see (`publicEnv`); those that are not set are absent. */
  readonly publicValues: (names: readonly string[]) => Readonly<Record<string, string>>;
}

/** The environment variables of this process, by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== '0';

/** VTE shows links since 0.50, and writes that as 5000. */
const VTE_WITH_LINKS = 5000;
/** Terminals that show links, by `TERM_PROGRAM` and by `TERM`. Editors are left out: in theirs a place such as `a.md:3:5` is a link by itself, to the line. */
const LINKING_PROGRAMS = ['iTerm.app', 'WezTerm', 'ghostty', 'rio', 'tabby'];
const LINKING_TERMS = ['xterm-kitty', 'xterm-ghostty', 'alacritty', 'foot'];

/** Whether the terminal shows links. Over SSH the file is on another machine than the terminal. */
function knowsLinks({ SSH_CONNECTION, TERM_PROGRAM, TERM, VTE_VERSION, WT_SESSION }: Variables) {
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

/** Reads the environment of this process, or the one given. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const { FORCE_COLOR, NO_COLOR, SOURCE_DATE_EPOCH } = variables;
  return {
    noColor: NO_COLOR !== undefined && NO_COLOR !== '',
    forceColor: isSet(FORCE_COLOR) && FORCE_COLOR !== 'false',
    ci: isSet(variables.CI) && variables.CI !== 'false',
    githubActions: variables.GITHUB_ACTIONS === 'true',
    githubStepSummary: variables.GITHUB_STEP_SUMMARY || undefined,
    githubWorkspace: variables.GITHUB_WORKSPACE || undefined,
    githubFiles: githubFiles(variables),
    hyperlinks: knowsLinks(variables),
    forceHyperlinks:
      variables.FORCE_HYPERLINK === undefined ? undefined : isSet(variables.FORCE_HYPERLINK),
    sourceDateEpoch: /^\d{1,12}$/.test(SOURCE_DATE_EPOCH ?? '')
      ? Number(SOURCE_DATE_EPOCH)
      : undefined,
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
