import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { type Localization, deDE, enUS, frFR, jaJP } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const ORDERS = 48;

const LANGUAGES: Readonly<Record<string, { name: string; texts: Localization }>> = {
  de: { name: 'Deutsch', texts: deDE },
  en: { name: 'English', texts: enUS },
  fr: { name: 'Français', texts: frFR },
  ja: { name: '日本語', texts: jaJP },
};

export default function LocaleTexts() {
  const [language, setLanguage] = React.useState('de');
  const [page, setPage] = React.useState(2);
  const [rows, setRows] = React.useState(10);
  const texts = LANGUAGES[language]?.texts;
  const localized = React.useCallback(
    (outer: Theme): Theme => ({
      ...outer,
      components: { ...outer.components, ...texts?.components },
    }),
    [texts],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        size="small"
        id="locale-language"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        sx={{ maxWidth: 200 }}
      >
        {Object.entries(LANGUAGES).map(([code, { name }]) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={localized}>
        <div lang={language}>
          <TablePagination
            component="div"
            count={ORDERS}
            page={page}
            rowsPerPage={rows}
            rowsPerPageOptions={[10, 20]}
            onRowsPerPageChange={(event) => {
              setRows(Number(event.target.value));
              setPage(0);
            }}
            onPageChange={(_event, next) => setPage(next)}
            sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', p: 0 } }}
          />
          <Pagination
            count={Math.ceil(ORDERS / rows)}
            page={page + 1}
            onChange={(_event, next) => setPage(next - 1)}
          />
        </div>
      </ThemeProvider>
    </Stack>
  );
}
