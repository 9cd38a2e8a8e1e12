// Measures the contrast of text with the pixels behind it: from a screenshot in which the text is hidden.
import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface TextBox {
  text: string;
  /** The channels of the text colour, 0 to 255. */
  colour: readonly number[];
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextContrast {
  text: string;
  /** The lowest contrast with a pixel behind the text. */
  contrast: number;
}

/** Measures the text inside the elements of a selector, as far as it is in the viewport. */
export async function measureTextContrast(page: Page, selector: string): Promise<TextContrast[]> {
  const boxes = await page.evaluate(findTextBoxes, selector);
  const sheet = await page.evaluateHandle(hideText);
  const screenshot = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await sheet.evaluate((hiddenTextSheet) => hiddenTextSheet.replaceSync(''));
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return boxes.map(({ text, colour, ...box }) => {
    const textLuminance = computeLuminance(colour);
    let contrast = Number.POSITIVE_INFINITY;
    for (let y = Math.ceil(box.y); y < Math.min(info.height, box.y + box.height); y += 2) {
      for (let x = Math.ceil(box.x); x < Math.min(info.width, box.x + box.width); x += 2) {
        const offset = (y * info.width + x) * 3;
        const luminance = computeLuminance([...data.subarray(offset, offset + 3)]);
        const [dark, light] = [luminance, textLuminance].sort((a, b) => a - b) as [number, number];
        contrast = Math.min(contrast, (light + 0.05) / (dark + 0.05));
      }
    }
    return { text, contrast: Math.floor(contrast * 100) / 100 };
  });
}

/** Runs in the page, whose policy allows no inline styles. */
function hideText(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { color: transparent !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Runs in the page. */
function findTextBoxes(selector: string): TextBox[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColour = (colour: string) => {
    if (!context) return [];
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const boxes: TextBox[] = [];
  for (const root of document.querySelectorAll(selector)) {
    const textWalker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (textWalker.nextNode()) {
      const { parentElement: parent, textContent } = textWalker.currentNode;
      const text = textContent?.trim();
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(textWalker.currentNode);
      const { bottom } = parent.getBoundingClientRect();
      for (const { x, y, width, height } of range.getClientRects()) {
        // Lines beyond the maximum number of lines are hidden.
        if (y + height / 2 > bottom) continue;
        const element = document.elementFromPoint(x + width / 2, y + height / 2);
        const isShown = width > 2 && element && (parent.contains(element) || element.contains(parent));
        if (isShown)
          boxes.push({ text, colour: readColour(getComputedStyle(parent).color), x, y, width, height });
      }
    }
  }
  return boxes;
}

function computeLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
