const OLDEST = 20;

/**
 * Ends the process with one line when Node is too old to run the scripts. Written so that Node 12 still parses it.
 *
 * @param {string} version such as `20.11.1`
 */
export function refuseOldNode(version) {
  if (Number(version.split(".")[0]) >= OLDEST) return;
  console.error(
    `Earshot needs Node ${OLDEST} or newer; this is Node ${version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
