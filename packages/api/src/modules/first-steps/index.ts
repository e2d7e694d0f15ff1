// Exports for other modules.
export { makeGoods, type DemoLine, type Goods, type GoodsSize } from './goods/goods';
export { numbersFrom } from './goods/numbers';
export { asChecked, locationRows, orderRows, skuRows, stockRows, type Values } from './goods/rows';
