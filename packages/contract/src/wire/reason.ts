type Blank = ' ' | '\n' | '\t';
/** A reason that is written out: an empty or blank one is no text at all. */
export type Reason<R extends string> = R extends `${Blank}${infer Rest}` ? Reason<Rest> : R extends '' ? never : string;
