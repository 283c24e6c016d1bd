import { defineConfig } from 'docs-build';
import { pathRules, products, trees } from './navigation/index.ts';

export default defineConfig({
  site: {
    url: 'https://mui.com',
    name: 'MUI',
    languages: ['en'],
    recognisedLanguages: ['en', 'zh', 'pt'],
    repository: 'https://github.com/mui/material-ui',
    footer: [
      { text: 'GitHub', href: 'https://github.com/mui/material-ui' },
      { text: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/material-ui' },
      { text: 'Contact', href: 'https://mui.com/about/' },
    ],
  },
  products,
  pathRules,
  navigation: trees,
  content: './content',
  theme: './theme/index.ts',
  pathAliases: [{ from: '/api', to: '/api-docs' }],
  codeStyles: [
    { id: 'system', label: 'MUI System', oldLabels: ['MUI System'] },
    { id: 'tailwind', label: 'Tailwind CSS', oldLabels: ['Tailwind'] },
    { id: 'css', label: 'Plain CSS', oldLabels: ['CSS'] },
  ],
  untranslated: ['/blog/'],
  storagePrefix: 'mui',
});
