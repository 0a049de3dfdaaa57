// Lets audio files bypass MSW, whose fetch on a player's behalf loses the `Range` header: nobody could seek. Audio endpoints of
// the API have no extension, so the mocks still answer those.
addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname.endsWith(".mp3")) event.stopImmediatePropagation();
});
// MSW's worker unregisters itself when its last page closes. A page that opens meanwhile would get a worker that does not control
// it, and its calls would reach the server of the files.
registration.unregister = async () => false;
importScripts("./mockServiceWorker.js");
