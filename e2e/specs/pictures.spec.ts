import type { Locator, Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean';
import { tabTo } from '../fixtures/keyboard';
import { tried } from '../fixtures/soaked';
import { expect, test } from '../fixtures/test';
import { Frame } from '../pages/frame';

/** A photograph: red to the left, green in the middle, blue to the right. */
const photograph = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 300 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('nothing to draw on');
    ['#c00000', '#00a000', '#0000c0'].forEach((colour, index) => {
      context.fillStyle = colour;
      context.fillRect(index * 300, 0, 300, 300);
    });
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
};

/** The colour in the middle of a picture, and its side. */
const seenIn = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d');
    const middle = image.naturalWidth / 2;
    context?.drawImage(image, middle, middle, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const colour = red > 120 ? 'red' : green > 120 ? 'green' : blue > 120 ? 'blue' : 'none';
    return { colour, side: image.naturalWidth };
  });

for (const width of tried([320, 1280], 320)) {
  test(`a picture is chosen, cut and removed by keyboard at ${width} px, and seen live elsewhere`, async ({
    newCompany,
    browserOf,
  }, info) => {
    const { page, person } = await newCompany('Harbour Goods', { viewport: { width, height: 800 } });
    const elsewhere = (await browserOf(person)).page;
    await elsewhere.goto('/dashboard');
    await new Frame(elsewhere).expectLive();
    const face = elsewhere.getByRole('banner').locator('img[src^="/api/pictures/"]');
    await expect(face).toHaveCount(0);

    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Change picture' }).first()).toBeVisible();
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
    await tabTo(page, 'Change picture');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your picture' });
    await expect(dialog).toBeVisible();
    // The browser is told to hand it over before the keyboard is on its way there.
    const opened = page.waitForEvent('filechooser');
    await tabTo(page, 'Choose a picture');
    await page.keyboard.press('Enter');
    const chooser = await opened;
    await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(dialog.getByRole('alert')).toHaveText('This is not a JPEG, PNG or WebP picture');
    await chooser.setFiles(file);
    await tabTo(page, 'Section of the picture');
    const status = dialog.getByRole('status');
    await expect(status).toHaveText('Centre at 50% from the left and 50% from the top, zoom 100%');
    await page.keyboard.press('+');
    // To the right of the photograph, which moves to the left for that.
    for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(/^Centre at 8\d% from the left/);
    await expectClean(page, `choosing a picture at ${width} px`);
    await page.screenshot({ path: info.outputPath(`chosen-${width}.png`) });
    await tabTo(page, 'Save picture');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change picture' }).first()).toBeFocused();
    await expect(face).toBeVisible();
    expect(await seenIn(face)).toEqual({ colour: 'blue', side: 256 });
    await expect(page.getByRole('main').locator('img[src^="/api/pictures/"]')).toBeVisible();
    const address = (await face.getAttribute('src')) ?? '';
    await page.screenshot({ path: info.outputPath(`given-${width}.png`) });

    await page.keyboard.press('Enter');
    await tabTo(page, 'Remove picture');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(face).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);
  });
}

test('a company and a role get pictures, which others see at once', async ({ newCompany, browserOf }) => {
  const { page, person } = await newCompany('Harbour Goods');
  const elsewhere = (await browserOf(person)).page;
  await elsewhere.goto('/roles');
  await new Frame(elsewhere).expectLive();
  const card = elsewhere.getByRole('article').filter({ has: elsewhere.getByRole('heading', { name: 'Owner' }) });
  await expect(card).toBeVisible();

  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Company', exact: true });
  await section.getByRole('button', { name: 'Change picture' }).click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'us.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
  await dialog.getByLabel('Picture', { exact: true }).and(page.locator('input')).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.locator('img[src^="/api/pictures/"]')).toBeVisible();
  await expect(elsewhere.locator('header, nav').locator('img[src^="/api/pictures/"]').first()).toBeVisible();

  await page.goto('/roles');
  await page.getByRole('button', { name: 'More actions for Owner' }).click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.locator('img[src^="/api/pictures/"]')).toBeVisible();
  expect(await seenIn(card.locator('img[src^="/api/pictures/"]'))).toEqual({ colour: 'green', side: 256 });
});
