import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// A bare Node server: sends as many bytes as its argument says, and reports its port to its parent.
const body = Buffer.alloc(Number(process.argv[2]), 97);
const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}).listen(0, () => process.send?.((server.address() as AddressInfo).port));
