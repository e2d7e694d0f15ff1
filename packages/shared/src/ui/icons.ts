// Not shared at run time: each consumer bundles only what it names. The headless build carries no styling runtime of
// its own, which would create a second, nonce-less style renderer in every remote.
export { AccessibilityCheckmark20Regular } from '@fluentui/react-icons/headless/svg/accessibility-checkmark';
export { Add16Regular, Add20Regular } from '@fluentui/react-icons/headless/svg/add';
export { Alert16Regular, Alert20Regular } from '@fluentui/react-icons/headless/svg/alert';
export { AppsList20Regular } from '@fluentui/react-icons/headless/svg/apps-list';
export { ArrowClockwise16Regular, ArrowClockwise20Regular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
export { ArrowDown16Regular, ArrowDown20Regular } from '@fluentui/react-icons/headless/svg/arrow-down';
export { ArrowDownload16Regular, ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download';
export { ArrowLeft16Regular, ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left';
export { ArrowRepeatAll16Regular, ArrowRepeatAll20Regular } from '@fluentui/react-icons/headless/svg/arrow-repeat-all';
export { ArrowRight16Regular, ArrowRight20Regular } from '@fluentui/react-icons/headless/svg/arrow-right';
export {
  ArrowSync16Regular,
  ArrowSync20Regular,
  ArrowSync24Regular,
} from '@fluentui/react-icons/headless/svg/arrow-sync';
export { ArrowRedo16Regular, ArrowRedo20Regular } from '@fluentui/react-icons/headless/svg/arrow-redo';
export { ArrowUndo16Regular, ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo';
export { ArrowUp16Regular, ArrowUp20Filled, ArrowUp20Regular } from '@fluentui/react-icons/headless/svg/arrow-up';
export { ArrowUpload16Regular, ArrowUpload20Regular } from '@fluentui/react-icons/headless/svg/arrow-upload';
export { Board16Regular, Board20Filled, Board20Regular } from '@fluentui/react-icons/headless/svg/board';
export { BookOpen16Regular, BookOpen20Regular } from '@fluentui/react-icons/headless/svg/book-open';
export { Bookmark16Regular, Bookmark20Regular } from '@fluentui/react-icons/headless/svg/bookmark';
export { Bot16Regular, Bot20Regular } from '@fluentui/react-icons/headless/svg/bot';
export { Box16Regular, Box20Filled, Box20Regular } from '@fluentui/react-icons/headless/svg/box';
export { BoxMultiple20Regular } from '@fluentui/react-icons/headless/svg/box-multiple';
export { Building16Regular, Building20Filled, Building20Regular } from '@fluentui/react-icons/headless/svg/building';
export {
  BuildingFactory16Regular,
  BuildingFactory20Regular,
} from '@fluentui/react-icons/headless/svg/building-factory';
export { BuildingShop16Regular, BuildingShop20Regular } from '@fluentui/react-icons/headless/svg/building-shop';
export { Calendar16Regular, Calendar20Regular } from '@fluentui/react-icons/headless/svg/calendar';
export { Camera16Regular, Camera20Regular } from '@fluentui/react-icons/headless/svg/camera';
export { Chat16Regular, Chat20Filled, Chat20Regular } from '@fluentui/react-icons/headless/svg/chat';
export { ChatSparkle16Regular, ChatSparkle20Regular } from '@fluentui/react-icons/headless/svg/chat-sparkle';
export { Checkmark16Regular, Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark';
export {
  CheckmarkCircle16Regular,
  CheckmarkCircle20Regular,
  CheckmarkCircle24Regular,
} from '@fluentui/react-icons/headless/svg/checkmark-circle';
export { ChevronDown16Regular, ChevronDown20Regular } from '@fluentui/react-icons/headless/svg/chevron-down';
export { ChevronLeft16Regular, ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left';
export { ChevronRight16Regular, ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right';
export { ChevronUp16Regular, ChevronUp20Regular } from '@fluentui/react-icons/headless/svg/chevron-up';
export { Circle16Regular, Circle20Regular } from '@fluentui/react-icons/headless/svg/circle';
export { Clock16Regular, Clock20Regular } from '@fluentui/react-icons/headless/svg/clock';
export { ColumnTriple20Regular } from '@fluentui/react-icons/headless/svg/column-triple';
export { Copy16Regular, Copy20Regular } from '@fluentui/react-icons/headless/svg/copy';
export { DarkTheme20Regular } from '@fluentui/react-icons/headless/svg/dark-theme';
export {
  DataBarVertical16Regular,
  DataBarVertical20Regular,
} from '@fluentui/react-icons/headless/svg/data-bar-vertical';
export {
  DataTrending16Regular,
  DataTrending20Filled,
  DataTrending20Regular,
  DataTrending24Regular,
} from '@fluentui/react-icons/headless/svg/data-trending';
export { Delete16Regular, Delete20Regular } from '@fluentui/react-icons/headless/svg/delete';
export { Dismiss16Regular, Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss';
export { DismissCircle16Regular, DismissCircle20Regular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
export { Edit16Regular, Edit20Regular } from '@fluentui/react-icons/headless/svg/edit';
export { ErrorCircle16Regular, ErrorCircle20Regular } from '@fluentui/react-icons/headless/svg/error-circle';
export { Eye16Regular, Eye20Regular } from '@fluentui/react-icons/headless/svg/eye';
export { EyeOff16Regular, EyeOff20Regular } from '@fluentui/react-icons/headless/svg/eye-off';
export { Filter16Regular, Filter20Regular } from '@fluentui/react-icons/headless/svg/filter';
export { FilterDismiss16Regular, FilterDismiss20Regular } from '@fluentui/react-icons/headless/svg/filter-dismiss';
export { Flashlight16Regular, Flashlight20Regular } from '@fluentui/react-icons/headless/svg/flashlight';
export { Grid16Regular, Grid20Filled, Grid20Regular } from '@fluentui/react-icons/headless/svg/grid';
export { History16Regular, History20Regular } from '@fluentui/react-icons/headless/svg/history';
export { Home16Regular, Home20Regular } from '@fluentui/react-icons/headless/svg/home';
export { Image16Regular, Image20Regular } from '@fluentui/react-icons/headless/svg/image';
export { Info16Regular, Info20Regular } from '@fluentui/react-icons/headless/svg/info';
export { Key16Regular, Key20Regular } from '@fluentui/react-icons/headless/svg/key';
export { Keyboard16Regular, Keyboard20Regular } from '@fluentui/react-icons/headless/svg/keyboard';
export {
  LayoutRowTwo16Regular,
  LayoutRowTwo20Filled,
  LayoutRowTwo20Regular,
} from '@fluentui/react-icons/headless/svg/layout-row-two';
export { Lightbulb16Regular, Lightbulb20Regular } from '@fluentui/react-icons/headless/svg/lightbulb';
export { Link16Regular, Link20Regular } from '@fluentui/react-icons/headless/svg/link';
export { LocalLanguage20Regular } from '@fluentui/react-icons/headless/svg/local-language';
export { LockClosed16Regular, LockClosed20Regular } from '@fluentui/react-icons/headless/svg/lock-closed';
export { Mail16Regular, Mail20Filled, Mail20Regular } from '@fluentui/react-icons/headless/svg/mail';
export { MailRead16Regular } from '@fluentui/react-icons/headless/svg/mail-read';
export { MailAdd16Regular, MailAdd20Regular } from '@fluentui/react-icons/headless/svg/mail-add';
export { MoreHorizontal16Regular, MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal';
export { MoreVertical16Regular, MoreVertical20Regular } from '@fluentui/react-icons/headless/svg/more-vertical';
export { Navigation16Regular, Navigation20Regular } from '@fluentui/react-icons/headless/svg/navigation';
export { Open16Regular, Open20Regular } from '@fluentui/react-icons/headless/svg/open';
export { Organization16Regular, Organization20Regular } from '@fluentui/react-icons/headless/svg/organization';
export { PanelLeft16Regular, PanelLeft20Regular } from '@fluentui/react-icons/headless/svg/panel-left';
export {
  PanelLeftContract16Regular,
  PanelLeftContract20Regular,
} from '@fluentui/react-icons/headless/svg/panel-left-contract';
export {
  PanelLeftExpand16Regular,
  PanelLeftExpand20Regular,
} from '@fluentui/react-icons/headless/svg/panel-left-expand';
export { Pause16Regular, Pause20Regular } from '@fluentui/react-icons/headless/svg/pause';
export { People16Regular, People20Filled, People20Regular } from '@fluentui/react-icons/headless/svg/people';
export { PeopleTeam16Regular, PeopleTeam20Regular } from '@fluentui/react-icons/headless/svg/people-team';
export { Person16Regular, Person20Regular } from '@fluentui/react-icons/headless/svg/person';
export { PersonSearch16Regular, PersonSearch20Regular } from '@fluentui/react-icons/headless/svg/person-search';
export { PersonAdd16Regular, PersonAdd20Regular } from '@fluentui/react-icons/headless/svg/person-add';
export { Phone16Regular, Phone20Regular } from '@fluentui/react-icons/headless/svg/phone';
export { Pin16Regular, Pin20Regular } from '@fluentui/react-icons/headless/svg/pin';
export { PinOff16Regular, PinOff20Regular } from '@fluentui/react-icons/headless/svg/pin-off';
export { Play16Regular, Play20Regular } from '@fluentui/react-icons/headless/svg/play';
export {
  PlugDisconnected16Regular,
  PlugDisconnected20Filled,
  PlugDisconnected20Regular,
} from '@fluentui/react-icons/headless/svg/plug-disconnected';
export { Print16Regular, Print20Regular } from '@fluentui/react-icons/headless/svg/print';
export { Prohibited16Regular, Prohibited20Regular } from '@fluentui/react-icons/headless/svg/prohibited';
export { QuestionCircle16Regular, QuestionCircle20Regular } from '@fluentui/react-icons/headless/svg/question-circle';
export {
  ReOrderDotsVertical16Regular,
  ReOrderDotsVertical20Regular,
} from '@fluentui/react-icons/headless/svg/re-order-dots-vertical';
export { Rocket16Regular, Rocket20Regular, Rocket24Regular } from '@fluentui/react-icons/headless/svg/rocket';
export { Save16Regular, Save20Regular } from '@fluentui/react-icons/headless/svg/save';
export { Search16Regular, Search20Regular } from '@fluentui/react-icons/headless/svg/search';
export { Send16Regular, Send20Regular } from '@fluentui/react-icons/headless/svg/send';
export { Settings16Regular, Settings20Filled, Settings20Regular } from '@fluentui/react-icons/headless/svg/settings';
export { Shield16Regular, Shield20Filled, Shield20Regular } from '@fluentui/react-icons/headless/svg/shield';
export { ShieldKeyhole16Regular, ShieldKeyhole20Regular } from '@fluentui/react-icons/headless/svg/shield-keyhole';
export { SignOut20Regular } from '@fluentui/react-icons/headless/svg/sign-out';
export { Sparkle16Regular, Sparkle20Regular } from '@fluentui/react-icons/headless/svg/sparkle';
export { Star16Regular, Star20Regular } from '@fluentui/react-icons/headless/svg/star';
export { Stop16Regular, Stop20Filled, Stop20Regular } from '@fluentui/react-icons/headless/svg/stop';
export { Subtract16Regular, Subtract20Regular } from '@fluentui/react-icons/headless/svg/subtract';
export { Table16Regular, Table20Regular } from '@fluentui/react-icons/headless/svg/table';
export { Tag16Regular, Tag20Regular } from '@fluentui/react-icons/headless/svg/tag';
export {
  TextBulletListLtr16Regular,
  TextBulletListLtr20Regular,
} from '@fluentui/react-icons/headless/svg/text-bullet-list-ltr';
export { Timer16Regular, Timer20Regular } from '@fluentui/react-icons/headless/svg/timer';
export { TopSpeed16Regular, TopSpeed20Regular } from '@fluentui/react-icons/headless/svg/top-speed';
export {
  VehicleTruckProfile16Regular,
  VehicleTruckProfile20Regular,
} from '@fluentui/react-icons/headless/svg/vehicle-truck-profile';
export { Warning16Regular, Warning20Regular } from '@fluentui/react-icons/headless/svg/warning';
export { WeatherMoon16Regular, WeatherMoon20Regular } from '@fluentui/react-icons/headless/svg/weather-moon';
export { WeatherSunny16Regular, WeatherSunny20Regular } from '@fluentui/react-icons/headless/svg/weather-sunny';
export { WifiOff20Regular } from '@fluentui/react-icons/headless/svg/wifi-off';
