// Lets audio files bypass MSW, whose fetch on a player's behalf loses the `Range` header: nobody could seek. Audio endpoints of
// the API have no extension, so the mocks still answer those.
addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname.endsWith(".mp3")) event.stopImmediatePropagation();
});
importScripts("./mockServiceWorker.js");
