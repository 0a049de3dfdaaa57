// The mock worker, which sound passes by. It would ask for a file on a player's behalf and lose the `Range` header on the
// way: then nobody could seek. Addresses of the API have no ending, so those the mocks still answer.
addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname.endsWith(".mp3")) event.stopImmediatePropagation();
});
importScripts("./mockServiceWorker.js");
