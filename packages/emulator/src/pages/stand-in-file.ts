/** The text of a PDF page in brackets: the brackets and the backslash of the text are escaped. */
const pdfText = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, '?')})`

/** A document of one page with one line of text. */
export const pdfOf = (text: string): Uint8Array => {
  const stream = `BT /F1 18 Tf 60 760 Td ${pdfText(text)} Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `${head}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

/** A file that buyers download. The emulator keeps no files, so it makes one that names the file. */
export interface StandInFile {
  readonly name: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** A document stays a document; a text stands in for everything else. */
export const standInFile = (
  {
    id,
    fileName = id,
    fileType,
  }: { readonly id: string; readonly fileName?: string; readonly fileType?: string },
  owner: string,
): StandInFile => {
  const text = `This stands in for the file ${fileName} of ${owner}.`
  return fileType === 'SECURE_DOCUMENT'
    ? { name: fileName, contentType: 'application/pdf', content: pdfOf(text) }
    : {
        name: `${fileName}.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: new TextEncoder().encode(`${text}\n`),
      }
}
