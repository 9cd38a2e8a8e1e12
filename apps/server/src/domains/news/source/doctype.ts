// Finds a DOCTYPE declaration the way the XML parser does: anywhere in a document except in comments, CDATA sections
// and processing instructions.

const skippedSections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

export function hasDoctype(xml: string): boolean {
  let index = xml.indexOf('<');
  while (index !== -1) {
    if (/^<!d/i.test(xml.slice(index, index + 3))) return true;
    index = xml.indexOf('<', findSectionEnd(xml, index));
  }
  return false;
}

/** The end of the section that starts at `start`, or the position after its first character if it is none. */
function findSectionEnd(xml: string, start: number): number {
  const section = skippedSections.find(([opening]) => xml.startsWith(opening, start));
  if (!section) return start + 1;
  const [opening, closing] = section;
  const end = xml.indexOf(closing, start + opening.length);
  return end === -1 ? xml.length : end + closing.length;
}
