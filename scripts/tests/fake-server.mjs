// The server of a fake project: listens, and stops slowly, so that a second signal can arrive meanwhile.
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

// Relative to the root, where the start script runs this server.
const { stopWithParent } = await import(pathToFileURL("stop-with-parent.ts").href);

const server = createServer((_request, response) => response.end("fake"));
let isStopping = false;

function stop() {
  if (isStopping) return;
  isStopping = true;
  console.log("stopping");
  server.close(() => setTimeout(() => console.log("stopped"), 200));
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
stopWithParent(Number(process.env["STOP_WITH_PARENT"]), stop);
server.listen(Number(process.env["PORT"]), () => {
  const address = server.address();
  console.log(`Earshot is at http://localhost:${typeof address === "object" ? address?.port : address}`);
});
