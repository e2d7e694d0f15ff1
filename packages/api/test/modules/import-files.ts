/** SKUs as a German office writes them. */
export const SKUS = [
  'SKU;Bezeichnung;EAN;Länge (cm);Breite (cm);Höhe (cm);Gewicht (kg);Lagerbedingung;Min;Karton Menge;Karton EAN;Chargenpflicht',
  'A-1;Bürste;400001 400002;12,5;3;4;0,25;gekühlt;5;12;400003;nein',
  'A-2;Öl;400004;;;;;;;;;ja',
  'a 3;=SUM(A1);;1;1;1;1;;;;;',
].join('\r\n');
export const PLACES = 'Lagerplatz;Zone;Gang;Feld;Ebene\nA-01-1;A;1;1;1\nA-01-2;A;1;1;2\nB-01-1;B;2;1;1\n';
/** An order history of so many orders, each of one line. */
export const history = (orders: number) =>
  `order,sku,quantity,date\n${Array.from({ length: orders }, (_, n) => `O-${n},${n % 2 ? 'A-1' : 'a3'},${1 + (n % 5)},2022-01-${String(1 + (n % 28)).padStart(2, '0')}\n`).join('')}`;
