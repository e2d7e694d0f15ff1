// Not shared at run time: a remote that shows measures brings the parts for it.
export { MeasureField } from './measure-field';
export { measuresOf, type Measure, type Measures } from './measures';
export { numberReaderOf } from './number-reader';
export { useMeasures } from './use-measures';
export { useTypedMeasure } from './use-typed-measure';
