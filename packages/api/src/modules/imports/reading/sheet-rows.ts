import { FileFault } from './file-fault';
import { isBlank, LIMITS, type Cell, type Row } from './table';
import { serialDate } from './serial-date';
import type { Workbook } from './workbook';
import { listen, unescaped, type Tag, type XmlListener } from './xml';
import type { Zip } from './zip';

/** `BC12` → 54, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const char of reference) {
    const letter = char.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** Hears the cells of a sheet and keeps the rows that are complete until they are taken. */
class RowListener implements XmlListener {
  private rows: Row[] = [];
  private row = 0;
  private cells: Cell[] = [];
  private column = -1;
  private type = 'n';
  private isDate = false;
  private hasFormula = false;
  private value = '';
  private hasValue = false;
  private listening = false;
  private phonetic = false;

  constructor(private readonly book: Workbook) {}

  take(): Row[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open({ name, attributes }: Tag): void {
    if (name === 'row') this.openRow(attributes.r);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'f') this.hasFormula = true;
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'v' || (name === 't' && !this.phonetic)) {
      this.hasValue = true;
      this.listening = true;
    }
  }

  text(text: string): void {
    if (!this.listening) return;
    this.value += text;
    if (this.value.length > LIMITS.cellChars * 2) {
      throw new FileFault('file_cell_too_long', { max: LIMITS.cellChars, row: this.row });
    }
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.listening = false;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row' && !this.cells.every(isBlank)) this.rows.push({ row: this.row, cells: this.cells });
  }

  private openRow(number: string | undefined): void {
    this.row = number === undefined ? this.row + 1 : Number(number);
    if (!Number.isSafeInteger(this.row) || this.row < 1) throw new FileFault('file_damaged');
    if (this.row > LIMITS.rows) throw new FileFault('file_too_many_rows', { max: LIMITS.rows });
    this.cells = [];
    this.column = -1;
  }

  private openCell({ r, t = 'n', s }: Tag['attributes']): void {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    if (this.column < 0) throw new FileFault('file_damaged');
    if (this.column >= LIMITS.columns) {
      throw new FileFault('file_too_many_columns', { max: LIMITS.columns, row: this.row });
    }
    this.type = t;
    this.isDate = s !== undefined && (this.book.dates[Number(s)] ?? false);
    this.value = '';
    this.hasValue = false;
    this.hasFormula = false;
  }

  private closeCell(): void {
    const cell = this.cellOf();
    if (cell === undefined) return;
    // Cells that were left out are blank.
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = cell;
  }

  private cellOf(): Cell | undefined {
    const { value, type } = this;
    if (!this.hasValue || (value === '' && type !== 's' && type !== 'b')) {
      return this.hasFormula && type !== 'str' ? { error: 'formula' } : undefined;
    }
    switch (type) {
      case 's': {
        const text = this.book.texts[Number(value)];
        if (text === undefined) throw new FileFault('file_damaged');
        return text;
      }
      case 'str':
      case 'inlineStr':
        return unescaped(value);
      case 'b':
        return value === '1' || value === 'true';
      case 'e':
        return { error: value };
      case 'd':
        return { date: value.slice(0, 19) };
      default: {
        const number = Number(value);
        if (!Number.isFinite(number)) return { error: value };
        return this.isDate ? serialDate(number, this.book.since1904) : number;
      }
    }
  }
}

/**
 * The rows of a sheet that are not blank, in batches. @throws FileFault for a file that is damaged or beyond the limits
 */
export async function* sheetRows(zip: Zip, book: Workbook, part: string): AsyncGenerator<Row[]> {
  const listener = new RowListener(book);
  for await (const _ of listen(zip.part(part), listener)) {
    const rows = listener.take();
    if (rows.length > 0) yield rows;
  }
  const last = listener.take();
  if (last.length > 0) yield last;
}
