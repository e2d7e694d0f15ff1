/** The part of papaparse that we use. Its published types bring those of Node into a package for browsers. */
declare module 'papaparse' {
  interface Papa {
    parse<Row>(text: string, options: { skipEmptyLines: boolean; delimiter: string }): { data: Row[] };
    unparse(
      table: { fields: readonly string[]; data: readonly (readonly (string | number | null)[])[] },
      options: { newline: string; escapeFormulae: RegExp },
    ): string;
  }
  const papa: Papa;
  export default papa;
}
