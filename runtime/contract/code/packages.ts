/** What edited code may import from packages, and where the browser finds it. JSON, loaded when the first demo is edited. */
export interface PackageTable {
  /** Addresses of browser modules, base included: `/_assets/acme-ui-….js`. */
  readonly files: readonly string[];
  /** By import specifier as in demos: `@acme/ui/Button`. */
  readonly specifiers: Readonly<Record<string, PackageNames>>;
}

/** The names of one import specifier. */
export interface PackageNames {
  /** Index in `files`. */
  readonly file: number;
  /** Exported name → the name under which the file exports it. `default` is the default export, `*` the whole namespace. */
  readonly names: Readonly<Record<string, string>>;
}

/** Where the code of a demo is opened as a project. */
export const SANDBOX_ORIGIN = 'https://stackblitz.com';

/** What a demo needs to run as a project of its own. JSON in the page; its files are read from the page. */
export interface DemoProject {
  /** `Basic buttons demo — Material UI`. */
  readonly title: string;
  /** Package → version, of everything that the files import and what that needs beside it. */
  readonly packages: Readonly<Record<string, string>>;
  /** Package → version, of what only types need; the project in TypeScript gets them as well. */
  readonly typePackages: Readonly<Record<string, string>>;
  /** Package → what it depends on → version, where the page runs it with another version than the one that it asks for. */
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The style is written with Tailwind CSS. */
  readonly tailwind?: true;
  /** Addresses of style sheets of fonts: text and icons that the files use. */
  readonly fonts?: readonly string[];
}
