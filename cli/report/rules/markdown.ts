import { error, variant, warning } from '../rule.ts';

export const markdown = {
  'markdown/unknown-language': warning(
    'Unknown code language %{language}',
    'Use text for code without colors.',
    { isFolded: true, isFixable: true },
  ),
  'markdown/unclosed-container': warning(
    'The container :::%{name} is not closed',
    'Put ::: on a line of its own where it ends.',
  ),
  'markdown/unknown-container': warning(
    'Unknown container :::%{name}',
    'Use info, success, warning, error or details.',
    { isFixable: true },
  ),
  'markdown/bad-directive': error(
    'Invalid directive: %{reason}',
    'Write it as {{"demo": "Name.tsx", "bg": true}}.',
  ),
  'markdown/unknown-directive': warning('Unknown directive %{name}', '', { isFixable: true }),
  'markdown/unknown-component': error(
    'Unknown component %{name}',
    'Add it to components in the configuration.',
    { isFixable: true },
  ),
  'markdown/duplicate-id': warning(
    'The id %{id} is already used on this page',
    'This heading has the id %{given} instead. Give it an id of its own.',
  ),
  'markdown/skipped-heading': warning(
    'A heading of level %{level} follows one of level %{before}',
    'Use level %{expected}.',
  ),
  'markdown/tabs': warning(
    'Something other than a code fence is between <codeblock> and </codeblock>',
    'Move it out.',
  ),
  'markdown/tabs:unclosed': variant(
    '<codeblock> is not closed',
    'Put </codeblock> on a line of its own after the code.',
  ),
  'markdown/tabs:end-tag': variant('</codeblock> closes nothing', 'Remove it.'),
  'markdown/package-command': warning(
    '%{command} has no equivalent in %{managers}',
    'Write the tabs by hand, between <codeblock storageKey="package-manager"> and </codeblock>.',
  ),
  'markdown/package-command:none': variant(
    'This npm fence contains no npm command',
    'Use bash for other commands.',
  ),
  'markdown/package-command:in-tabs': variant(
    'An npm fence makes tabs of its own, so it cannot be one of the tabs of a <codeblock>',
    'Use bash npm for a tab of npm, or move the fence out of <codeblock>.',
  ),
  'markdown/code-syntax': warning(
    'This %{language} code has a syntax error: %{reason}',
    'Correct it, or write ```%{language} fragment if it is meant to be incomplete.',
  ),
  'markdown/plugin-failed': error(
    'A Markdown plugin failed: %{reason}',
    'See markdown.plugins in the configuration.',
    { losesPage: true },
  ),
  'markdown/too-deep': error(
    'Nested too deeply: more than %{limit} levels',
    'Flatten the structure, or put the text into a code block.',
    { losesPage: true },
  ),
  'markdown/too-large': error(
    'The page has %{bytes} bytes; the limit is %{limit}',
    'Split the page, or raise limits.page in the configuration.',
    { losesPage: true },
  ),
  'markdown/long-line': error(
    'A line has more than %{limit} characters',
    'Break the line, or raise limits.lineBytes in the configuration.',
    { losesPage: true },
  ),
  'markdown/long-table': error(
    'A table has more than %{limit} rows',
    'Split the table, or raise limits.tableRows in the configuration.',
    { losesPage: true },
  ),
  'markdown/long-code': warning(
    'A code block of more than %{limit} bytes is shown without colors',
    'Show only the important part, or raise limits.codeBytes in the configuration.',
  ),
  'markdown/stopped': error(
    'This page took more than %{seconds} s and was stopped',
    'Split the page, look for a demo or a plugin that never ends, or raise limits.pageSeconds.',
    { losesPage: true },
  ),
  'markdown/stopped:unfinished': variant(
    'This page was not finished after %{seconds} s and was stopped',
    'Look for a plugin or a demo that awaits a promise that never settles.',
  ),
  'markdown/stopped:too-large': variant(
    'This page needed too much memory and was stopped',
    'Split the page, or look for a demo or a plugin that uses so much memory.',
  ),
  'markdown/stopped:ended': variant(
    'The worker of this page ended early: a demo or a plugin ends the process',
    'Look for process.exit in the code of the page.',
  ),
  'llms/page-too-large': warning(
    'The page has %{length} characters as Markdown; agents read the first %{limit}',
    'Split the page, or raise limits.agentPage in the configuration.',
  ),
};
