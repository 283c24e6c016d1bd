import AspectRatio from '@mui/joy/AspectRatio';

export default function JoyAspectRatioBasic() {
  return (
    <AspectRatio sx={{ width: 300, borderRadius: 'md', overflow: 'hidden' }}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="A tent below the moon"
      >
        <rect width="100" height="100" fill="#26345c" />
        <circle cx="76" cy="36" r="7" fill="#f4e3a1" />
        <path d="M18 72 L44 36 L70 72 Z" fill="#d9793f" />
        <path d="M38 72 L44 50 L50 72 Z" fill="#5c2c18" />
        <rect y="71" width="100" height="29" fill="#1c4a3a" />
      </svg>
    </AspectRatio>
  );
}
