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

/** Reads the environment of this process, or the one given. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const { FORCE_COLOR, NO_COLOR, SOURCE_DATE_EPOCH } = variables;
  return {
    noColor: NO_COLOR !== undefined && NO_COLOR !== '',
    forceColor: isSet(FORCE_COLOR) && FORCE_COLOR !== 'false',
    ci: isSet(variables.CI) && variables.CI !== 'false',
    githubActions: variables.GITHUB_ACTIONS === 'true',
    githubStepSummary: variables.GITHUB_STEP_SUMMARY || undefined,
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
