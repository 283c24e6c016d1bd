/** Where the sources of a package are. */
export interface RepositoryPlace {
  /** `https://github.com/kit/kit` */
  readonly address: string;
  /** Folder of the package in the repository, perhaps empty. */
  readonly directory: string;
}

/** What `repository` of a package.json means: an address, `owner/name`, or an object with an address. */
export function repositoryPlace(repository: unknown): RepositoryPlace | undefined {
  const { url, directory } =
    typeof repository === 'object' && repository !== null
      ? (repository as { url?: unknown; directory?: unknown })
      : { url: repository, directory: undefined };
  const address = typeof url === 'string' ? addressOf(url.trim()) : undefined;
  if (address === undefined) return undefined;
  const folder = typeof directory === 'string' ? directory.replace(/^\.?\/+|\/+$/g, '') : '';
  return { address, directory: folder };
}

const HOSTS: Readonly<Record<string, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
};

function addressOf(url: string): string | undefined {
  const short = /^(?:(github|gitlab):)?([\w.-]+)\/([\w.-]+?)(?:\.git)?$/.exec(url);
  if (short) return `https://${HOSTS[short[1] ?? 'github'] ?? ''}/${short[2]}/${short[3]}`;
  const long =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? /^[^@/]+@([^:/]+):(.+?)(?:\.git)?\/?$/.exec(url);
  return long ? `https://${long[1]}/${long[2]}` : undefined;
}
