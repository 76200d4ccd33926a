// Everything that is clipped, covered or too small at the table as it is shown now; evaluated by layout_checks.py.
() => {
  const faults = [];
  const root = document.querySelector(".match");
  const touch = matchMedia("(pointer: coarse)").matches;
  const least = touch ? 44 : 32;
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > page.clientHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);

  // Whatever can be touched: its hit area, as far as it is in sight.
  const targets = [...root.querySelectorAll("[data-element]")].filter(
    (one) => one.matches("button.target, [role=button].target") && !one.closest("[hidden]"));
  const name = (one) => one.getAttribute("data-element");
  const box = (one) => (one.querySelector(":scope > .hit") ?? (one instanceof SVGElement ? one.querySelector("rect") : null) ?? one).getBoundingClientRect();
  const boxes = targets.map((one) => [one, box(one)]);
  const scrollerOf = (one) => one.closest(".scroller, .cards, .tray, .hand, .answers");
  /** A box without what is scrolled out of sight. */
  const inSight = (one, a) => {
    const seen = scrollerOf(one)?.getBoundingClientRect() ?? a;
    return { left: Math.max(a.left, seen.left), right: Math.min(a.right, seen.right), top: Math.max(a.top, seen.top), bottom: Math.min(a.bottom, seen.bottom) };
  };
  // In a crowd pieces stand closer together than fingers; then they are higher than a finger at least.
  for (const [one, a] of boxes)
    if (a.width < (one.dataset.crowded ? 24 : least) - 0.6 || a.height < least - 0.6) faults.push(`${name(one)} is ${a.width.toFixed(0)} by ${a.height.toFixed(0)}`);
  const visible = boxes.map(([one, a]) => [one, inSight(one, a)]);
  for (const [i, [one, a]] of visible.entries())
    for (const [other, b] of visible.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A card and its "face down" corner are one thing; a place lies behind what stands in it.
      const placed = [name(one), name(other)].filter((id) => id.startsWith("place:")).length === 1;
      const turned = [name(one), name(other)].some((id) => id.startsWith("down:"));
      if (x > 1 && y > 1 && !placed && !turned) faults.push(`${name(one)} and ${name(other)} overlap by ${x.toFixed(0)} by ${y.toFixed(0)}`);
    }
  // What is in sight is what is touched.
  for (const [one, a] of boxes) {
    const x = a.left + a.width / 2, y = a.top + a.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const found = document.elementFromPoint(x, y);
    const seen = scrollerOf(one)?.getBoundingClientRect();
    if (seen && (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom)) continue;
    const inside = name(one).startsWith("place:") && found?.closest("[data-element]");
    if (found && !one.contains(found) && !found.contains(one) && !inside) faults.push(`${name(one)} lies under ${found.getAttribute("class") ?? found.tagName}`);
  }

  // What a part that scrolls begins with can be scrolled to.
  for (const [one, a] of boxes)
    for (let part = one.parentElement; part && part !== root; part = part.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(part).overflow)) continue;
      const seen = part.getBoundingClientRect();
      if (a.top - seen.top + part.scrollTop < -1 || a.left - seen.left + part.scrollLeft < -1) faults.push(`${name(one)} lies before the beginning of ${part.className}`);
      break; // a part around it scrolls as a whole
    }

  // Letters that name a seat: of pawns, tokens and marks.
  const smallest = touch || innerWidth < 800 || innerHeight < 560 ? 11 : 12;
  for (const letter of root.querySelectorAll("text.letter")) {
    const svg = letter.ownerSVGElement;
    const size = parseFloat(getComputedStyle(letter).fontSize) * (svg.getScreenCTM()?.a ?? 1);
    if (size < smallest - 0.3) faults.push(`the letter ${letter.textContent} is ${size.toFixed(1)} px high`);
  }

  // Nothing is cut off: parts of the frame hold what is in them, unless they scroll.
  for (const part of root.querySelectorAll(".board, .hand, .players-area li, .decision, .playback, .ask h2")) {
    const style = getComputedStyle(part);
    if (part.scrollWidth > part.clientWidth + 2 && !/auto|scroll/.test(style.overflowX)) faults.push(`.${part.className} is cut at the side`);
    if (part.scrollHeight > part.clientHeight + 2 && !/auto|scroll/.test(style.overflowY)) faults.push(`.${part.className} is cut below by ${part.scrollHeight - part.clientHeight}`);
  }
  const board = root.querySelector(".board");
  if (board.scrollHeight > board.clientHeight + 2 || board.scrollWidth > board.clientWidth + 2) faults.push("the board scrolls");
  return [...new Set(faults)];
}
