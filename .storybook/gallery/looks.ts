/** Themes and widths in which the gallery shows stories, with the toolbar's settings for them. */
export const themes = { light: "Light", dark: "Dark", contrast: "High contrast" } as const;

export const widths = {
  phone: { title: "Phone", viewport: "phone390", width: 390, height: 844, textSize: "100" },
  desktop: { title: "Desktop", viewport: "laptop1024", width: 1024, height: 768, textSize: "100" },
  narrowest: { title: "Narrowest", viewport: "phone320", width: 320, height: 640, textSize: "200" },
} as const;

export interface Look {
  theme: keyof typeof themes;
  width: keyof typeof widths;
}

/** The toolbar's settings, in the format of Storybook's URLs. */
function globalsOfLook({ theme, width }: Look): string {
  const { viewport, textSize } = widths[width];
  return [
    `theme:${theme}`,
    `viewport.value:${viewport}`,
    "viewport.isRotated:!false",
    `textSize:${textSize}`,
  ].join(";");
}

/** A story's own URL, relative to the preview. */
export const frameAddress = (story: string, look: Look, more = ""): string =>
  `iframe.html?id=${story}&viewMode=story&globals=${globalsOfLook(look)}${more}`;

/** A story's URL in Storybook with the sidebar, relative to the preview. */
export const storyAddress = (story: string, look: Look): string =>
  `./?path=/story/${story}&globals=${globalsOfLook(look)}`;
