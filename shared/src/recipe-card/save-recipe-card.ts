import { saveFile } from '../controls/file/save-file';
import { type CardFormat, drawRecipeCard, formats, type RecipeCard } from './draw-recipe-card';

/** What is drawn; the picture as an address of the product or as a `data:` one. */
export interface SharedCard extends Omit<RecipeCard, 'picture'> {
  picture: string | null;
}

/** A picture that does not load leaves the accent in its place. */
async function loadPicture(address: string | null): Promise<RecipeCard['picture']> {
  if (address === null) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => ({ image, side: image.naturalWidth }),
    () => null,
  );
}

/**
 * Draws a card and has the browser save it as a PNG.
 * @returns false where the browser cannot draw it.
 */
export async function saveRecipeCard(card: SharedCard, format: CardFormat): Promise<boolean> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, formats[format]);
  const context = canvas.getContext('2d');
  if (!context) return false;
  const [picture] = await Promise.all([
    loadPicture(card.picture),
    document.fonts.load('600 72px Fraunces'),
    document.fonts.load('400 44px Figtree'),
    document.fonts.load('600 44px Figtree'),
  ]);
  drawRecipeCard(context, { ...card, picture }, format);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content === null) return false;
  saveFile({ name: `${fileNameOf(card.title)}-${format}.png`, content });
  return true;
}

const fileNameOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'recipe';
