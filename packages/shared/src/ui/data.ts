export {
  ProgressBar,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableCellActions,
  TableCellLayout,
  TableHeader,
  TableHeaderCell,
  TableRow,
  TableSelectionCell,
  TabList,
  Tag,
} from '@fluentui/react-components';
export type { SelectTabData, SelectTabEvent, TabListProps, TabValue, TagProps } from '@fluentui/react-components';
export { useTableStyles } from './list/table-styles';
