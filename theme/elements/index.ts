import type { Elements } from 'docs-build/theme';
import { ApiDemos } from './api/ApiDemos.tsx';
import { ApiFacts } from './api/ApiFacts.tsx';
import { ApiRow } from './api/ApiRow.tsx';
import { ApiTable } from './api/ApiTable.tsx';
import { Callout } from './Callout.tsx';
import { Code } from './Code.tsx';
import { CodeTabs } from './CodeTabs.tsx';
import { Demo } from './demo/Demo.tsx';
import { Heading } from './Heading.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { Table } from './Table.tsx';

/** What stands for each element of content. */
export const elements: Elements = {
  Heading,
  Link,
  Image,
  Table,
  Callout,
  Code,
  CodeTabs,
  Demo,
  ApiTable,
  ApiRow,
  ApiFacts,
  ApiDemos,
};
