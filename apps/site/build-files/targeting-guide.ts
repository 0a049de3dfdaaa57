import { brand, lightColors as colors } from "@earshot/contract/brand.ts";
import { forecastReach } from "@earshot/contract/campaigns/rules/reach.ts";
import { calculatorCopy } from "@earshot/contract/landing/calculator-copy.ts";
import { targetingGuideCopy as copy } from "@earshot/contract/landing/targeting-guide-copy.ts";
import { costPerThousand } from "@earshot/contract/limits.ts";
import PdfKit from "pdfkit";

import { fontFiles } from "../app/outlined-text.server.ts";
import { sampleWave } from "./sample-wave.ts";

// The page size in points: A4 is 595 × 842.
const [pageWidth, pageHeight] = [595.28, 841.89];
const margin = 56;
const width = pageWidth - 2 * margin;
const pages = 3;

type Document = InstanceType<typeof PdfKit>;
type Tag = "H1" | "H2" | "H3" | "P";

interface TextStyle {
  font?: keyof typeof fontFiles;
  size: number;
  color?: string;
  width?: number;
  align?: "left" | "right";
  spacing?: number;
}

/** The targeting guide: a tagged three-page PDF in the site's own fonts. */
export function targetingGuide(): Promise<Buffer> {
  const guide = new PdfKit({
    size: [pageWidth, pageHeight],
    margin: 0,
    autoFirstPage: false,
    lang: "en",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: copy.title, Author: brand.name, Subject: copy.subtitle },
  });
  for (const [name, file] of Object.entries(fontFiles)) guide.registerFont(name, file);
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    guide.on("data", (chunk: Buffer) => chunks.push(chunk));
    guide.on("end", () => resolve(Buffer.concat(chunks)));
    guide.on("error", reject);
  });
  addCover(guide);
  addChoices(guide);
  addReach(guide);
  guide.end();
  return bytes;
}

/** Writes tagged text at a position, and returns the y below it. */
function write(guide: Document, tag: Tag, text: string, [x, y]: [number, number], style: TextStyle): number {
  const { font = "text", size, color = colors.ink, spacing = 0, align = "left" } = style;
  const options = {
    width: style.width ?? width,
    align,
    lineGap: size * (font === "display" ? -0.14 : 0.22),
    characterSpacing: spacing * size,
  };
  guide.font(font).fontSize(size);
  const height = guide.heightOfString(text, options);
  guide.addStructure(
    guide.struct(tag, {}, () => {
      guide.font(font).fontSize(size).fillColor(color).text(text, x, y, options);
    }),
  );
  return y + height;
}

/** Draws decoration, which screen readers ignore. */
function decorate(guide: Document, draw: () => void): void {
  guide.markContent("Artifact", { type: "Layout" });
  draw();
  guide.endMarkedContent();
}

function drawMark(guide: Document, x: number, y: number, size: number, ground: string, stroke: string) {
  decorate(guide, () => {
    guide
      .save()
      .translate(x, y)
      .scale(size / 24);
    guide.roundedRect(0, 0, 24, 24, 6).fill(ground);
    guide.path(brand.mark.strokes).lineWidth(2).lineCap("round").stroke(stroke);
    guide.restore();
  });
}

function addCover(guide: Document): void {
  guide.addPage();
  decorate(guide, () => guide.rect(0, 0, pageWidth, pageHeight).fill(colors["primary-strong"]));
  drawMark(guide, margin, 56, 30, colors["on-primary"], colors.primary);
  write(guide, "P", brand.name, [margin + 42, 60], {
    font: "display",
    size: 19,
    color: colors["on-primary"],
  });

  const titleStyle = {
    font: "display",
    size: 66,
    color: colors["on-primary"],
    spacing: -0.03,
    width: 420,
  } as const;
  const below = write(guide, "H1", copy.title, [margin, 190], titleStyle);
  write(guide, "P", copy.subtitle, [margin, below + 26], {
    size: 18,
    color: colors["primary-soft"],
    width: 360,
  });

  const bars = sampleWave({ width, height: 150, bar: 3.2, gap: 2.9 });
  decorate(guide, () => {
    for (const [index, { x, height }] of bars.entries()) {
      guide
        .roundedRect(margin + x, 560 - height / 2, 3.2, height, 1.6)
        .fill(index < bars.length * 0.38 ? colors.accent : colors["primary-soft"]);
    }
  });

  let y = 690;
  for (const [index, title] of copy.contents.entries()) {
    const number = String(index + 1);
    write(guide, "P", `${number}   ${title}`, [margin, y], {
      font: "strong",
      size: 13,
      color: colors["primary-soft"],
    });
    y += 27;
  }
}

function addPage(guide: Document, number: number, title: string, text: string): number {
  guide.addPage();
  decorate(guide, () => guide.rect(0, 0, pageWidth, pageHeight).fill(colors.paper));
  drawMark(guide, margin, 44, 20, colors.primary, colors["on-primary"]);
  decorate(guide, () => {
    const style = { width, lineBreak: false };
    guide
      .font("display")
      .fontSize(12)
      .fillColor(colors.ink)
      .text(brand.name, margin + 28, 48, style);
    guide.font("text").fontSize(10).fillColor(colors["ink-3"]);
    guide.text(copy.page(number, pages), margin, 49, { width, align: "right", lineBreak: false });
  });
  const style = { font: "display", size: 36, spacing: -0.03 } as const;
  const below = write(guide, "H2", title, [margin, 98], style);
  return write(guide, "P", text, [margin, below + 15], { size: 12.5, color: colors["ink-2"], width: 400 });
}

function drawRule(guide: Document, y: number): void {
  decorate(guide, () =>
    guide
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.8)
      .stroke(colors.line),
  );
}

function addChoices(guide: Document): void {
  let y = addPage(guide, 2, copy.choicesTitle, copy.choicesText) + 26;
  for (const [index, { name, what, advice }] of copy.choices.entries()) {
    drawRule(guide, y);
    const top = y + 20;
    const number = { font: "display", size: 19, color: colors["accent-strong"] } as const;
    write(guide, "P", String(index + 1), [margin, top], number);
    write(guide, "H3", name, [margin + 34, top], { font: "display", size: 19, width: 120 });
    const column = { width: width - 166 };
    const below = write(guide, "P", what, [margin + 166, top + 3], { ...column, font: "strong", size: 12.5 });
    y =
      20 +
      write(guide, "P", advice, [margin + 166, below + 3], { ...column, size: 11.5, color: colors["ink-2"] });
  }
  drawRule(guide, y);
}

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function addReach(guide: Document): void {
  let y = addPage(guide, 3, copy.reachTitle, copy.reachText(dollars(costPerThousand.usual))) + 18;
  y = addReachTable(guide, y) + 14;
  y = addNote(guide, y) + 24;
  y = 15 + write(guide, "H3", copy.audiencesTitle, [margin, y], { font: "display", size: 19 });
  y = addAudiences(guide, y) + 22;
  y = 12 + write(guide, "H3", copy.checklistTitle, [margin, y], { font: "display", size: 19 });
  for (const point of copy.checklist) {
    const at = y;
    decorate(guide, () =>
      guide
        .roundedRect(margin + 0.5, at + 1.5, 9, 9, 2)
        .lineWidth(1)
        .stroke(colors.primary),
    );
    y =
      5 +
      write(guide, "P", point, [margin + 20, y], { size: 11.5, color: colors["ink-2"], width: width - 20 });
  }
  write(guide, "P", copy.closing(brand.email.hello), [margin, 786], {
    font: "strong",
    size: 11,
    color: colors.primary,
  });
}

/** Adds a table of budgets from the landing page's calculator and their reach, each with a proportional bar. */
function addReachTable(guide: Document, top: number): number {
  const columns = [margin, margin + 270, margin + 380] as const;
  const heading = { font: "strong", size: 10, color: colors["ink-3"] } as const;
  write(guide, "P", copy.budget, [columns[0], top], heading);
  write(guide, "P", copy.impressions, [columns[1], top], { ...heading, width: 95, align: "right" });
  write(guide, "P", copy.listeners, [columns[2], top], { ...heading, width: width - 380, align: "right" });
  const most = Math.max(...calculatorCopy.amounts);
  let y = top + 20;
  for (const amount of calculatorCopy.amounts) {
    const { impressions, listeners } = forecastReach(amount);
    drawRule(guide, y);
    const bar = Math.max(8, 150 * (amount / most));
    decorate(guide, () => guide.roundedRect(columns[0] + 84, y + 12, bar, 8, 4).fill(colors.accent));
    write(guide, "P", dollars(amount), [columns[0], y + 7], { font: "display", size: 14 });
    const figure = { size: 13, align: "right" } as const;
    write(guide, "P", impressions.toLocaleString("en-US"), [columns[1], y + 8], { ...figure, width: 95 });
    const listenersStyle = { ...figure, font: "strong", width: width - 380 } as const;
    write(guide, "P", listeners.toLocaleString("en-US"), [columns[2], y + 8], listenersStyle);
    y += 31;
  }
  drawRule(guide, y);
  return y;
}

function addNote(guide: Document, top: number): number {
  const style = { size: 11.5, color: colors["ink-2"], width: width - 40 };
  guide.font("text").fontSize(style.size);
  const height =
    guide.heightOfString(copy.narrowText, { width: style.width, lineGap: style.size * 0.22 }) + 44;
  decorate(guide, () => guide.roundedRect(margin, top, width, height, 12).fill(colors["primary-faint"]));
  const below = write(guide, "P", copy.narrow, [margin + 20, top + 13], { font: "strong", size: 12.5 });
  write(guide, "P", copy.narrowText, [margin + 20, below + 2], style);
  return top + height;
}

function addAudiences(guide: Document, top: number): number {
  const gap = 14;
  const cardWidth = (width - 2 * gap) / 3;
  const height = 136;
  for (const [index, { name, what, choices }] of copy.audiences.entries()) {
    const x = margin + index * (cardWidth + gap);
    decorate(guide, () =>
      guide
        .roundedRect(x, top, cardWidth, height, 12)
        .lineWidth(0.8)
        .fillAndStroke(colors.surface, colors.line),
    );
    const inner = { width: cardWidth - 28 };
    const named = write(guide, "P", name, [x + 14, top + 13], { ...inner, font: "strong", size: 13 });
    write(guide, "P", what, [x + 14, named + 2], { ...inner, size: 10.5, color: colors["ink-2"] });
    let y = top + height - 12 - choices.length * 19;
    for (const choice of choices) {
      const at = y;
      guide.font("strong").fontSize(9.5);
      const chip = guide.widthOfString(choice) + 16;
      decorate(guide, () => guide.roundedRect(x + 14, at, chip, 16.5, 8.2).fill(colors["primary-soft"]));
      write(guide, "P", choice, [x + 22, y + 2.8], {
        font: "strong",
        size: 9.5,
        color: colors["primary-strong"],
      });
      y += 19;
    }
  }
  return top + height;
}
