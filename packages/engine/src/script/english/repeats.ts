const small = new Set(
  "a an the and or of in on at to for with from by is are it its we our us you your they their them as that this be have has will can get find at’s it’s we’re you’ll there’s there every all more".split(
    " ",
  ),
);

function content(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}’$€£%]+/u)
      .filter((word) => word.length > 1 && !small.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:s|es|ing|ed)$/, "") : word)),
  );
}

/** Whether a sentence says hardly anything that another has not said: four of five of its words of content stand there. */
export function isSameThing(text: string, other: string): boolean {
  const mine = content(text);
  if (mine.size === 0) return true;
  const theirs = content(other);
  let shared = 0;
  for (const word of mine) if (theirs.has(word)) shared++;
  return shared / mine.size >= 0.8;
}
