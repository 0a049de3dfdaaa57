import { adCopy } from "@earshot/contract/ads/copy.ts";
import { moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import {
  audienceCopy,
  budgetCopy,
  campaignAdCopy,
  campaignCopy,
  reviewCopy,
} from "@earshot/contract/campaigns/copy.ts";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { shareCopy, sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { readAudio } from "@earshot/mocks/audio-files.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import { flow, listenTo, press, type } from "./flow.ts";
import { openAddress, Site } from "./site.tsx";

const meta = preview.meta({ component: Site, ...flow, args: { start: "/nbmaistudio" } });

/** Waits until the list contains an ad, and returns the newest one. */
async function firstAd() {
  const list = within(await screen.findByRole("region", { name: adCopy.list }));
  return within((await list.findAllByRole("article"))[0]!);
}

async function chooseFromMenu(entry: string) {
  const ad = await firstAd();
  await userEvent.click(ad.getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

/** A visitor shares an ad; the listener opens the link and can go on to the studio. */
export const ShareToListener = meta.story({
  globals: { persona: "visitorWithAds" },
  play: async ({ step }) => {
    const expectTranscript = listenTo("ShareToListener");
    let [link, title] = ["", ""];
    await step("Opens Share on the newest ad", async () => {
      const ad = await firstAd();
      title = ad.getByRole("heading").textContent ?? "";
      await userEvent.click(ad.getByRole("button", { name: adCopy.share }));
      await screen.findByRole("dialog", { name: shareCopy.title });
    });
    await step("Takes the link", async () => {
      link = (await screen.findByLabelText<HTMLInputElement>(shareCopy.link)).value;
      await press(controlCopy.close);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("The listener opens it", async () => {
      openAddress(new URL(link).pathname);
      await screen.findByRole("heading", { level: 1, name: title });
      await expect(screen.getByRole("button", { name: controlCopy.play(title) })).toBeVisible();
      await expect(screen.getByRole("link", { name: sharedAdCopy.makeYourOwn })).toBeVisible();
    });
    await step("The listener goes to the studio", async () => {
      await userEvent.click(screen.getByRole("link", { name: sharedAdCopy.makeYourOwn }));
      await screen.findByRole("region", { name: adCopy.list });
    });
    await expectTranscript();
  },
});

/** A client creates a project and moves an ad into it. */
export const ProjectToMove = meta.story({
  globals: { persona: "agency" },
  play: async ({ step }) => {
    const expectTranscript = listenTo("ProjectToMove");
    let title = "";
    await step("Makes a project", async () => {
      await press(sidebarCopy.addProject);
      await type(projectDialogCopy.name, "Autumn");
      await press(projectDialogCopy.create);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("Goes back to the first project", async () => {
      const projects = within(await screen.findByRole("list", { name: sidebarCopy.projects }));
      const [, first] = projects.getAllByRole("listitem");
      await userEvent.click(within(first!).getAllByRole("button")[0]!);
      title = (await firstAd()).getByRole("heading").textContent ?? "";
    });
    await step("Moves an ad to the new one", async () => {
      await chooseFromMenu(adCopy.move);
      await type(moveAdCopy.find, "Autumn");
      await userEvent.click(await screen.findByRole("radio", { name: "Autumn" }));
      await press(moveAdCopy.move);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("Finds it there", async () => {
      const projects = within(screen.getByRole("list", { name: sidebarCopy.projects }));
      await userEvent.click(projects.getByRole("button", { name: /^Autumn/ }));
      await screen.findByRole("article", { name: title });
    });
    await expectTranscript();
  },
});

/** A client uploads a finished ad and launches a campaign with it. */
export const UploadToCampaign = meta.story({
  globals: { persona: "newBusiness" },
  args: { start: "/nbmaistudio?tab=upload" },
  play: async ({ step }) => {
    const expectTranscript = listenTo("UploadToCampaign");
    await step("Uploads an ad", async () => {
      const bytes = await readAudio(fixtures[0]!.file);
      const file = new File([bytes], "spring-launch.mp3", { type: "audio/mpeg" });
      await userEvent.upload(await screen.findByLabelText(uploadCopy.choose), file);
      const title = await screen.findByRole("heading", { name: "spring-launch" }, { timeout: 15_000 });
      await expect(title).toBeVisible();
    });
    await step("Goes to Launch Campaign", async () => {
      await userEvent.click((await firstAd()).getByRole("link", { name: new RegExp(adCopy.launch) }));
      await screen.findByRole("heading", { name: campaignAdCopy.title });
      await press(campaignCopy.next);
    });
    await step("Says who should hear it", async () => {
      await screen.findByRole("heading", { name: audienceCopy.title });
      await userEvent.type(screen.getByRole("combobox", { name: audienceCopy.locations }), "Chile");
      await userEvent.click(await screen.findByRole("option", { name: /^Chile$/ }));
      await press(campaignCopy.next);
    });
    await step("Sets the budget and the dates", async () => {
      await type(budgetCopy.total, "500");
      await type(budgetCopy.start, "2099-01-01");
      await type(budgetCopy.end, "2099-01-14");
      await press(campaignCopy.next);
    });
    await step("Reviews and launches", async () => {
      await screen.findByRole("heading", { name: reviewCopy.title });
      await userEvent.click(await screen.findByRole("checkbox", { name: reviewCopy.checked }));
      await press(campaignCopy.launch);
      await screen.findByRole("heading", { name: reviewCopy.launched });
    });
    await expectTranscript();
  },
});
