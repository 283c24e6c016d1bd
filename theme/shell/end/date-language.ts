/** The language in which days are written: English as this site writes it, day before month. */
export const dateLanguage = (language: string) => (language === 'en' ? 'en-GB' : language);

/** `2026-11-20` as `20 November 2026`, or as the language writes it. */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(dateLanguage(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
