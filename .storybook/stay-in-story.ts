/**
 * Keeps native forms from leaving the story for a page that only the site has. The story then looks as the page does
 * while the next one loads.
 */
export function stayInStory(): void {
  window.addEventListener("submit", (event) => {
    const { method } = event.target as HTMLFormElement;
    // A form that closes its dialog leaves no page.
    if (method !== "dialog") event.preventDefault();
  });
}
