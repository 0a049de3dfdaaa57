import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { StudioAlertProvider } from "../shell/studio-alert.tsx";
import { formOfHero } from "./arriving-form.ts";
import { ChoicesPanel } from "./choices-panel.tsx";
import { CreateTabs } from "./create-tabs.tsx";
import { StudioFormProvider } from "./studio-form-provider.tsx";
import { emptyForm, type StudioForm } from "./studio-form.ts";

afterEach(() => vi.unstubAllGlobals());

const htmlOf = (initial: StudioForm) =>
  renderToStaticMarkup(
    <SessionProvider initialUser={null}>
      <QueryProvider>
        <StudioAlertProvider>
          <StudioFormProvider initial={initial} draft="saved">
            <CreateTabs tab="ai" onTab={() => {}} upload={null} onCreate={() => {}} creating={false} />
            <ChoicesPanel />
          </StudioFormProvider>
        </StudioAlertProvider>
      </QueryProvider>
    </SessionProvider>,
  );

test("renders the form with the hero's values and a notice that it needs JavaScript", () => {
  const html = htmlOf(formOfHero({ brand: "Kettle & Co", outline: "Tea by <b>post</b>", voiceGender: "" }));
  expect(html).toMatch(/<input[^>]* value="Kettle &amp; Co"/);
  expect(html).toContain(">Tea by &lt;b&gt;post&lt;/b&gt;</textarea>");
  expect(html).toContain(studioCopy.needsScript);
  expect(html).toContain(generationCopy.create);
  expect(html).toContain(voiceCardCopy.defaultMeta);
});

test("ignores the tab's saved draft, so that hydration matches", () => {
  const draft = JSON.stringify({ form: { ...emptyForm, productName: "Lumen" }, setAside: emptyForm });
  vi.stubGlobal("sessionStorage", { getItem: () => draft });
  const html = htmlOf(emptyForm);
  expect(html).not.toContain("Lumen");
  expect(html).not.toContain(studioCopy.draftReplaced);
});
