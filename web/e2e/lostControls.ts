/** Controls around the board that cannot be pressed where they are seen, and whether the page runs off the side. */
export function lostControls(): readonly string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('.table-bar :is(a, button), .dock button, .status')];
  const isShown = (element: HTMLElement) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const lost = controls.filter(isShown).filter((element) => {
    // Choices are scrolled to, but for the one that waits to be meant, and so are the ways on from the end.
    if (element.closest('.ending, .choices') && !element.matches('.choices .primary'))
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !there || !(element.contains(there) || there.contains(element));
  });
  const isWide = document.documentElement.scrollWidth > innerWidth + 1;
  return [...lost.map(({ textContent }) => textContent ?? ''), ...(isWide ? ['the page'] : [])];
}
