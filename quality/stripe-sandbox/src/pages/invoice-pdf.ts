import { billedTo, getSums } from '../billing/invoice-facts';
import { accountName } from '../billing/catalog';
import { formatMoney } from '@cpal/server-kit/money';
import { formatDay } from '../billing/day';
import type { Invoice } from '../stripe-types';

/** In the file's own encoding, with what ends a text in it escaped. */
const pdfText = (text: string) =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '-').replaceAll(/[\\()]/g, String.raw`\$&`);

/** A document of one page with these lines of text, in the one font that every reader has. */
function writePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 16 TL 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** An invoice as a file: the same facts as on its page. */
export function invoicePdf(invoice: Invoice): Buffer {
  const amount = (cents: number) => formatMoney(cents, invoice.currency);
  return writePdf([
    accountName,
    `Invoice ${invoice.number ?? ''}`,
    formatDay(invoice.created),
    '',
    ...billedTo(invoice),
    '',
    ...invoice.lines.data.map((line) => `${line.description ?? ''}: ${amount(line.amount)}`),
    ...getSums(invoice).map(([name, cents]) => `${name}: ${amount(cents)}`),
  ]);
}
