import { accountFieldCopy, forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { resetCopy, roleCopy } from "@earshot/contract/accounts/form-copy.ts";
import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import { campaignAdCopy } from "@earshot/contract/campaigns/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { welcomeCopy } from "@earshot/contract/studio/welcome-copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import preview from "@earshot/storybook/preview";
import { expect, screen, waitFor, within } from "storybook/test";

import { flow, listenTo, press, type } from "./flow.ts";
import { openAddress, Site } from "./site.tsx";

const meta = preview.meta({ component: Site, ...flow });

/** A new client signs up, closes the Welcome dialog, has a script written, gets the first ad, and opens its campaign. */
export const SignUpToFirstAd = meta.story({
  args: { start: "/client/signup" },
  beforeEach: ({ msw }) => {
    localStorage.removeItem("welcomeModalClosed");
    msw.use(...generationScenarios.ReadyAtOnce);
  },
  play: async ({ step, userEvent }) => {
    const expectTranscript = listenTo("SignUpToFirstAd");
    await step("Fills in the sign-up form", async () => {
      await type(accountFieldCopy.firstName, "Robin");
      await type(accountFieldCopy.lastName, "Okafor");
      await type(accountFieldCopy.email, "robin@fieldnote.example");
      await type(accountFieldCopy.password, "listen-up");
      await userEvent.selectOptions(screen.getByLabelText(accountFieldCopy.country), "GB");
      await press(controlCopy.continue);
    });
    await step("Chooses a role", async () => {
      await userEvent.click(await screen.findByRole("radio", { name: roleCopy.business.label }));
      await press(controlCopy.getStarted);
    });
    await step("Is welcomed in the studio", async () => {
      await screen.findByRole("dialog", { name: welcomeCopy.title("Earshot") });
      await press(controlCopy.getStarted);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("Describes the product and has the script written", async () => {
      await type(studioCopy.productName, "Fieldnote");
      await type(studioCopy.prompt, "Paper notebooks that survive rain. Order at fieldnote.example.");
      await press(briefCopy.write);
      await screen.findByRole("heading", { name: scriptCopy.heading });
    });
    await step("Creates the ad and waits", async () => {
      await press(generationCopy.create);
      await screen.findByRole("dialog", { name: productionWaitCopy.title });
    });
    await step("Can play the ad", async () => {
      await screen.findByText(adResultCopy.ready, {}, { timeout: 15_000 });
      const play = await screen.findAllByRole("button", { name: controlCopy.play("Fieldnote") });
      await waitFor(() => expect(play).toContain(document.activeElement));
    });
    await step("Goes on to launch a campaign with it", async () => {
      const result = within(screen.getByRole("region", { name: "Fieldnote" }));
      await userEvent.click(result.getByRole("link", { name: adCopy.launch }));
      await screen.findByRole("heading", { name: campaignAdCopy.title });
    });
    await expectTranscript();
  },
});

/** A client who forgot the password fails to log in, gets an email with a link, and logs in with a new password. */
export const ForgottenPassword = meta.story({
  args: { start: "/client/login" },
  play: async ({ step, userEvent }) => {
    const expectTranscript = listenTo("ForgottenPassword");
    await step("Logs in with a wrong password", async () => {
      await type(accountFieldCopy.email, "nora@kettle.example");
      await type(accountFieldCopy.password, "listen-down");
      await press(logInCopy.logIn);
      await expect(await screen.findByRole("alert")).toHaveTextContent(errors.wrong_credentials.message);
    });
    await step("Asks for a reset link", async () => {
      await userEvent.click(screen.getByRole("link", { name: logInCopy.forgotPassword }));
      await screen.findByRole("heading", { name: forgotCopy.title });
      await type(accountFieldCopy.email, "nora@kettle.example");
      await press(forgotCopy.send);
      await screen.findByText(forgotCopy.sent);
    });
    await step("Opens the link in the email and chooses a password", async () => {
      // The mock server's first reset token.
      openAddress("/client/reset?token=00000000-0000-4000-8000-000000000001");
      await screen.findByRole("heading", { name: resetCopy.title });
      await type(accountFieldCopy.password, "listen-again");
      await press(resetCopy.save);
      await screen.findByText(resetCopy.succeeded);
    });
    await step("Logs in with it", async () => {
      await type(accountFieldCopy.email, "nora@kettle.example");
      await type(accountFieldCopy.password, "listen-again");
      await press(logInCopy.logIn);
      await screen.findByRole("button", { name: topBarCopy.userMenu });
    });
    await expectTranscript();
  },
});
