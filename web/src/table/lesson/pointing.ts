/** The tail of the guide's bubble: it shows where the next thing to do lies. */

/** What is to be picked next; once nothing is left, what sends it. */
const NEXT = ['[data-state=affected], [data-hinted]', '.commit:not([aria-disabled])'];

function point(prompt: HTMLElement, root: HTMLElement): void {
  const drawn = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
  const target = NEXT.map(drawn).find(Boolean);
  if (!target || prompt.contains(target)) {
    prompt.dataset['tail'] = 'none';
    return;
  }
  const from = prompt.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const along = Math.min(Math.max(to.left + to.width / 2 - from.left, 24), from.width - 24);
  prompt.dataset['tail'] = to.top + to.height / 2 < from.top + from.height / 2 ? 'up' : 'down';
  prompt.style.setProperty('--tail', `${along}px`);
}

/** Point there now, and anew whenever the table is laid out anew. Returns what ends it. */
export function pointFrom(prompt: HTMLElement, root: HTMLElement): () => void {
  let frame = requestAnimationFrame(() => point(prompt, root));
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => point(prompt, root));
  });
  watch.observe(root);
  watch.observe(prompt);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
