import type { SiteVersion, StaticProps } from 'docs-build/theme';

/** Texts of the versions page in English. */
export const WORDS = {
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

type Translate = (key: keyof typeof WORDS, version?: string) => string;

/** Looks of chips by state of support. */
const CHIPS = {
  current: 'newFeature',
  'long-term': 'beta',
  ended: 'legacy',
  preview: 'unstable',
} as const satisfies Record<NonNullable<SiteVersion['support']>, string>;

/** Formats a date: `2021-09` → `September 2021`. */
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
  readonly t: Translate;
}

function Row({ version, language, t }: RowProps) {
  const { text, href, date, support, notes, current } = version;
  return (
    <tr>
      <th scope="row">{current ? t('versionsHere', text) : text}</th>
      <td>{date === undefined ? null : <time dateTime={date}>{dateOf(date, language)}</time>}</td>
      <td>
        {support === undefined ? null : (
          <span className={`chip chip-${CHIPS[support]}`}>{t(`support.${support}`)}</span>
        )}
      </td>
      <td>
        {href === undefined ? null : (
          <a href={href} aria-label={t('versionsDocsOf', text)}>
            {t('versionsDocs')}
          </a>
        )}
      </td>
      <td>
        {notes === undefined ? null : (
          <a href={notes} aria-label={t('versionsNotesOf', text)}>
            {t('versionsNotes')}
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

function VersionTable({ versions, name, language, t }: VersionTableProps) {
  return (
    <div className="table-box" role="group" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('versionsVersion')}</th>
            <th scope="col">{t('versionsReleased')}</th>
            <th scope="col">{t('versionsSupport')}</th>
            <th scope="col">{t('versionsDocs')}</th>
            <th scope="col">{t('versionsNotes')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <Row key={version.text} {...{ version, language, t }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The versions of the site: supported ones in a table, others in a collapsed one. */
export default function Versions({ view, data }: StaticProps) {
  const { language, texts } = view;
  const t: Translate = (key, version = '') =>
    (texts[key] ?? WORDS[key]).replace('{version}', () => version);
  const isOver = ({ support }: SiteVersion) => support === 'ended';
  const older = data.versions.filter(isOver);
  const table = { language, t };
  return (
    <>
      <VersionTable
        {...table}
        name={t('versionsTable')}
        versions={data.versions.filter((version) => !isOver(version))}
      />
      {older.length > 0 && (
        <details>
          <summary>{t('versionsOlder')}</summary>
          <VersionTable {...table} name={t('versionsOlder')} versions={older} />
        </details>
      )}
    </>
  );
}
