/** "Your turn", where a person sees it while looking at something else: the title and the icon. */

const BADGE = 0.36;
let plainIcon: string | null = null;
let plainTitle = '';

function iconLink(): HTMLLinkElement | null {
  return document.querySelector('link[rel~="icon"]');
}

async function badged(href: string): Promise<string | null> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.drawImage(image, 0, 0, 64, 64);
  const radius = (64 * BADGE) / 2;
  brush.beginPath();
  brush.arc(64 - radius - 2, radius + 2, radius, 0, Math.PI * 2);
  brush.fillStyle = '#D2402E';
  brush.strokeStyle = '#FFFAEE';
  brush.lineWidth = 5;
  brush.stroke();
  brush.fill();
  return canvas.toDataURL('image/png');
}

/** Say it, or stop saying it. */
export async function notice(isMine: boolean, title: string): Promise<void> {
  plainTitle ||= document.title;
  document.title = title || plainTitle;
  const link = iconLink();
  if (!link) return;
  plainIcon ??= link.href;
  if (!isMine) {
    link.href = plainIcon;
    return;
  }
  const icon = await badged(plainIcon).catch(() => null);
  if (icon) link.href = icon;
}

/** Leave everything as it was before the table. */
export function forget(): void {
  const link = iconLink();
  if (link && plainIcon) link.href = plainIcon;
  if (plainTitle) document.title = plainTitle;
  plainIcon = null;
  plainTitle = '';
}
