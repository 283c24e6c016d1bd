import { NoSsr } from '@mui/base/NoSsr';

const start = new Date(Date.UTC(2026, 9, 3, 16));

function LocalTime() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return (
    <>
      {start.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
      <br />
      in {timeZone.replaceAll('_', ' ')}
    </>
  );
}

export default function BaseNoSsrBasic() {
  return (
    <div
      style={{
        width: 280,
        padding: '16px 20px',
        borderInlineStart: '4px solid #2f6f4f',
        background: 'color-mix(in srgb, currentColor 6%, transparent)',
      }}
    >
      <strong>Lecture: Listening to bats</strong>
      <p style={{ margin: '8px 0 0', minHeight: '3em', lineHeight: 1.5 }}>
        <NoSsr fallback="October 3, 2026, at 16:00 UTC">
          <LocalTime />
        </NoSsr>
      </p>
    </div>
  );
}
