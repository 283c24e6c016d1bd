export { escapeHtml } from '../../../runtime/contract/code/escape.ts';
