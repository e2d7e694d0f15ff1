export const SIDEBAR_WIDTH = '10rem';
export const SIDEBAR_WIDTH_ICON = '4.6rem';
