import convert from 'npm-to-yarn';

/** Package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A command of npm up to what ends it; quotes hold together, and `#` inside a word is no comment. */
const COMMAND =
  /(?<=^[ \t]*(?:[$%] )?|(?:&&|\|\||[;|])[ \t]*)np[mx](?=\s|$)(?:"[^"]*"|'[^']*'|(?<!\s)#|[^&|;#"'\n])*/gm;

/** What the library puts below a command that it does not know. */
const GIVEN_UP = /\n#/;

/** `npm ci` in other words; the library does not know it. */
const CLEAN_INSTALL = /^npm (?:ci|clean-install)$/;

/** The commands of npm in a text, each once. */
export const npmCommandsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(COMMAND)].map(([command]) => command.trimEnd())),
];

/** A command of npm in the words of another manager; undefined where it has none for it. */
export function translateCommand(command: string, to: PackageManager): string | undefined {
  if (to === 'npm') return command;
  if (CLEAN_INSTALL.test(command)) return `${to} install --frozen-lockfile`;
  try {
    const said = convert(command, to);
    return GIVEN_UP.test(said) ? undefined : said;
  } catch {
    // The library fails on names such as `toString`, which are no commands either.
    return undefined;
  }
}

/** The text with its commands of npm in the words of another manager. What has none, and every other line, stays as it is. */
export const translateCommands = (text: string, to: PackageManager): string =>
  text.replace(COMMAND, (written) => {
    const command = written.trimEnd();
    return (translateCommand(command, to) ?? command) + written.slice(command.length);
  });
