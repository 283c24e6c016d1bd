import type { NavEntry } from 'docs-build';

/** Guide and reference of docs-build. */
export const docs: readonly NavEntry[] = [
  {
    pathname: '/docs/start-group',
    subheader: 'Start here',
    children: [{ pathname: '/docs', title: 'Overview' }, { pathname: '/docs/getting-started' }],
  },
  {
    pathname: '/docs/site-group',
    subheader: 'Build your site',
    children: [
      { pathname: '/docs/writing' },
      { pathname: '/docs/demos', title: 'Live demos' },
      { pathname: '/docs/navigation' },
      { pathname: '/docs/theming', title: 'Theming' },
    ],
  },
  {
    pathname: '/docs/features-group',
    subheader: 'Add features',
    children: [
      { pathname: '/docs/api-references', title: 'API references' },
      { pathname: '/docs/translations' },
      { pathname: '/docs/versions', title: 'Versions' },
      { pathname: '/docs/search' },
      { pathname: '/docs/blog' },
    ],
  },
  {
    pathname: '/docs/publish-group',
    subheader: 'Check and run it',
    children: [
      { pathname: '/docs/checks' },
      { pathname: '/docs/privacy-and-services' },
      { pathname: '/docs/migrating' },
      { pathname: '/docs/troubleshooting' },
    ],
  },
  {
    pathname: '/docs/hosting-group',
    title: 'Hosting',
    children: [
      { pathname: '/docs/hosting', title: 'Overview' },
      { pathname: '/docs/hosting/netlify', title: 'Netlify' },
      { pathname: '/docs/hosting/cloudflare', title: 'Cloudflare Pages' },
      { pathname: '/docs/hosting/vercel', title: 'Vercel' },
      { pathname: '/docs/hosting/github-pages', title: 'GitHub Pages' },
      { pathname: '/docs/hosting/nginx', title: 'nginx' },
      { pathname: '/docs/hosting/apache', title: 'Apache' },
      { pathname: '/docs/hosting/s3-cloudfront', title: 'S3 and CloudFront' },
      { pathname: '/docs/hosting/firebase', title: 'Firebase Hosting' },
    ],
  },
  {
    pathname: '/docs/reference-group',
    title: 'Reference',
    children: [
      { pathname: '/docs/reference/configuration' },
      { pathname: '/docs/reference/services' },
      { pathname: '/docs/reference/content' },
      { pathname: '/docs/reference/commands' },
      { pathname: '/docs/reference/output' },
      { pathname: '/docs/reference/themes', title: 'Themes' },
      { pathname: '/docs/check-rules' },
    ],
  },
];
