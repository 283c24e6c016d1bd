import type { SiteVersion, StaticProps } from 'docs-build/theme';

/** English of the words on the versions page. */
const WORDS = {
  versionsTable: 'Versions',
  versionsOlder: 'Versions without support',
  versionsVersion: 'Version',
  versionsReleased: 'Released',
  versionsSupport: 'Support',
  versionsDocs: 'Documentation',
  versionsNotes: 'Release notes',
  versionsDocsOf: 'Documentation of {version}',
  versionsNotesOf: 'Release notes of {version}',
  versionsHere: '{version} (this site)',
  'support.current': 'Current',
  'support.long-term': 'Long-term support',
  'support.ended': 'Ended',
  'support.preview': 'Preview',
} as const;

type Say = (key: keyof typeof WORDS, version?: string) => string;

/** The look of each state of support, as chips have it. */
const CHIPS = {
  current: 'newFeature',
  'long-term': 'beta',
  ended: 'legacy',
  preview: 'unstable',
} as const satisfies Record<NonNullable<SiteVersion['support']>, string>;

/** `September 2021` of `2021-09`: as much as is known. */
function dateOf(date: string, language: string): string {
  const parts = date.split('-').length;
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(parts > 1 && { month: 'long' }),
    ...(parts > 2 && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}

interface RowProps {
  readonly version: SiteVersion;
  readonly language: string;
  readonly say: Say;
}

function Row({ version, language, say }: RowProps) {
  const { text, href, date, support, notes, current } = version;
  return (
    <tr>
      <th scope="row">{current ? say('versionsHere', text) : text}</th>
      <td>{date === undefined ? null : <time dateTime={date}>{dateOf(date, language)}</time>}</td>
      <td>
        {support === undefined ? null : (
          <span className={`chip chip-${CHIPS[support]}`}>{say(`support.${support}`)}</span>
        )}
      </td>
      <td>
        {href === undefined ? null : (
          <a href={href} aria-label={say('versionsDocsOf', text)}>
            {say('versionsDocs')}
          </a>
        )}
      </td>
      <td>
        {notes === undefined ? null : (
          <a href={notes} aria-label={say('versionsNotesOf', text)}>
            {say('versionsNotes')}
          </a>
        )}
      </td>
    </tr>
  );
}

interface VersionTableProps extends Omit<RowProps, 'version'> {
  readonly versions: readonly SiteVersion[];
  readonly name: string;
}

function VersionTable({ versions, name, language, say }: VersionTableProps) {
  return (
    <div className="table" role="group" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('versionsVersion')}</th>
            <th scope="col">{say('versionsReleased')}</th>
            <th scope="col">{say('versionsSupport')}</th>
            <th scope="col">{say('versionsDocs')}</th>
            <th scope="col">{say('versionsNotes')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <Row key={version.text} {...{ version, language, say }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every version of the site: those that are supported in a table, the others in one to open. */
export default function Versions({ view, data }: StaticProps) {
  const { language, texts } = view;
  const say: Say = (key, version = '') =>
    (texts[key] ?? WORDS[key]).replace('{version}', () => version);
  const isOver = ({ support }: SiteVersion) => support === 'ended';
  const older = data.versions.filter(isOver);
  const table = { language, say };
  return (
    <>
      <VersionTable
        {...table}
        name={say('versionsTable')}
        versions={data.versions.filter((version) => !isOver(version))}
      />
      {older.length > 0 && (
        <details>
          <summary>{say('versionsOlder')}</summary>
          <VersionTable {...table} name={say('versionsOlder')} versions={older} />
        </details>
      )}
    </>
  );
}
