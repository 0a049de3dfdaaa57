import { brand, lightColors as colors } from "@earshot/contract/brand.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A link in an email, shown as a button; its URL is in the text as well. */
export type MailLink = { label: string; href: string };

/** Renders an email's text as HTML: paragraphs, and the link as a button. Loads nothing external. */
export function asHtml(text: string, link?: MailLink): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const blocks = paragraphs.map((paragraph) =>
    link && paragraph.trim() === link.href
      ? `<p style="margin:24px 0"><a href="${escaped(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colors.primary};color:${colors["on-primary"]};font-weight:600;text-decoration:none">${escaped(link.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:${colors["ink-3"]};word-break:break-all">${escaped(link.href)}</p>`
      : `<p style="margin:0 0 16px">${escaped(paragraph).replaceAll("\n", "<br>")}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brand.name)}</title></head>
<body style="margin:0;padding:32px 20px;background:${colors.paper};color:${colors.ink};font:15px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;background:${colors.surface};border:1px solid ${colors.line};border-radius:12px">
${blocks.join("\n")}
</div>
</body>
</html>
`;
}
