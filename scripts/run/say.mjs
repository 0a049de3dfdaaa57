// What we write to may go away before us (npm killed, a closed pipe): that must not keep us from ending our children.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/**
 * Says in one line what is being done.
 *
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Starts a clock.
 *
 * @returns {() => string} what has passed since, such as `12.3 s`
 */
export function clock() {
  const from = performance.now();
  return () => `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
