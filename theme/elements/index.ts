import type { Elements } from 'docs-build/theme';
import { ApiDemos, ApiFacts } from './api/ApiFacts.tsx';
import { ApiRow } from './api/ApiRow.tsx';
import { ApiTable } from './api/ApiTable.tsx';
import { Callout, Heading, Image, Link, Table } from './content.tsx';
import { Code, CodeTabs } from './Code.tsx';
import { Demo } from './demo/Demo.tsx';
import { Tabs } from './Tabs.tsx';

/** Components for the elements of content. */
export const elements: Elements = {
  Heading,
  Link,
  Image,
  Table,
  Callout,
  Code,
  CodeTabs,
  Tabs,
  Demo,
  ApiTable,
  ApiRow,
  ApiFacts,
  ApiDemos,
};
