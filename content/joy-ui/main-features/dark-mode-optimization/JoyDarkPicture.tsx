import AspectRatio from '@mui/joy/AspectRatio';
import { styled } from '@mui/joy/styles';

const Day = styled('svg')(({ theme }) => theme.applyStyles('dark', { display: 'none' }));

const Night = styled('svg')(({ theme }) => [
  { display: 'none' },
  theme.applyStyles('dark', { display: 'block' }),
]);

export default function JoyDarkPicture() {
  return (
    <AspectRatio ratio="5/2" sx={{ width: 300, borderRadius: 'md' }}>
      <div>
        <Day viewBox="0 0 200 80" width="100%" role="img" aria-label="The harbor by day">
          <rect width="200" height="80" fill="#bfe0f2" />
          <circle cx="160" cy="20" r="10" fill="#f2b632" />
          <path d="M0 56h200v24H0z" fill="#3c7fa6" />
          <path d="M70 56l8 10h40l10-10zM98 52V18l22 34z" fill="#8c3b2a" />
        </Day>
        <Night viewBox="0 0 200 80" width="100%" role="img" aria-label="The harbor by night">
          <rect width="200" height="80" fill="#121d33" />
          <circle cx="160" cy="20" r="8" fill="#dfe6f5" />
          <path d="M0 56h200v24H0z" fill="#0b1322" />
          <path d="M70 56l8 10h40l10-10zM98 52V18l22 34z" fill="#5d6f94" />
          <path d="M84 59h6v4h-6zM98 59h6v4h-6z" fill="#ffd766" />
        </Night>
      </div>
    </AspectRatio>
  );
}
