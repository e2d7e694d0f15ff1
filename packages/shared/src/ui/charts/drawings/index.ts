export { ChartDrawing } from './chart-drawing';
