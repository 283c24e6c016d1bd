import type { HandChecked } from './part.ts';

const system = { package: '@mui/system', kind: 'component' } as const;
const lab = { package: '@mui/lab', kind: 'component' } as const;

/** From the declarations of @mui/system and @mui/lab 7.0.0-beta.4. */
export const systemAndLab: readonly HandChecked[] = [
  {
    ...system,
    name: 'Box',
    ref: 'HTMLDivElement',
    classes: [1, 'MuiBox-root'],
    members: `
      component?: React.ElementType = 'div'
      sx?: SxProps<SystemTheme>
    `,
  },
  {
    ...system,
    name: 'Grid',
    ref: 'HTMLDivElement',
    classes: [7, 'MuiGrid-root'],
    members: `
      children?: React.ReactNode
      component?: React.ElementType = 'div'
      columns?: ResponsiveStyleValue<number> = 12
      columnSpacing?: ResponsiveStyleValue<GridSpacing>
      container?: boolean = false
      direction?: ResponsiveStyleValue<'row' | 'row-reverse' | 'column' | 'column-reverse'> = 'row'
      offset?: ResponsiveStyleValue<GridOffset> = {}
      rowSpacing?: ResponsiveStyleValue<GridSpacing>
      size?: ResponsiveStyleValue<GridSize> = {}
      spacing?: ResponsiveStyleValue<GridSpacing> = 0
      wrap?: 'nowrap' | 'wrap' | 'wrap-reverse' = 'wrap'
    `,
  },
  {
    ...lab,
    name: 'TabList',
    ref: 'HTMLDivElement',
    parent: 'Tabs',
    members: `
      children?: React.ReactNode
      component?: React.ElementType
    `,
  },
  {
    ...lab,
    name: 'TabPanel',
    ref: 'HTMLDivElement',
    classes: [2, 'MuiTabPanel-root'],
    members: `
      children?: React.ReactNode
      classes?: Partial<TabPanelClasses>
      keepMounted?: boolean = false
      sx?: SxProps<Theme>
      value: string | number
    `,
  },
  {
    ...lab,
    name: 'Masonry',
    ref: 'HTMLDivElement',
    classes: [1, 'MuiMasonry-root'],
    members: `
      children: NonNullable<React.ReactNode>
      classes?: Partial<MasonryClasses>
      columns?: ResponsiveStyleValue<number | string> = 4
      component?: React.ElementType = 'div'
      defaultColumns?: number
      defaultHeight?: number
      defaultSpacing?: number
      sequential?: boolean = false
      spacing?: ResponsiveStyleValue<number | string> = 1
      sx?: SxProps<Theme>
    `,
  },
];
