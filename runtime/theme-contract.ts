export * from './contract/theme.ts';
