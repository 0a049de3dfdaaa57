import { type Call, outcomeText } from "@earshot/mocks/call-log.ts";
// In scope for JSX: the manager is built with the classic transform, which calls `React.createElement`.
import React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types, useGlobals } from "storybook/manager-api";
import { styled } from "storybook/theming";

import { qaAddress } from "./about-state.ts";
import { qaOrigin } from "./qa-origin.ts";
import { useAboutState } from "./use-about-state.ts";

const Text = styled.div(({ theme }) => ({
  padding: 16,
  maxWidth: "44rem",
  fontSize: 14,
  lineHeight: 1.5,
  color: theme.color.defaultText,
  "& dl": { display: "grid", gridTemplateColumns: "max-content 1fr", gap: "8px 24px", margin: 0 },
  "& dt": { color: theme.textMutedColor },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
  "& a": { color: theme.color.secondary },
  "& p": { fontSize: 16, marginTop: 0 },
}));

/** The calls that explain the state: failed and pending ones, or the last call if there are none. */
function decisive(calls: Call[]): Call[] {
  const failed = calls.filter(({ status }) => status === null || status === 0 || status >= 400);
  return failed.length > 0 ? failed : calls.slice(-1);
}

function Panel() {
  const about = useAboutState();
  const [globals] = useGlobals();
  if (!about) return <Text>Choose a story to see what it shows and what the server answered.</Text>;
  const address = qaAddress(about.storyId, about, String(globals["latency"]));
  return (
    <Text>
      <p>{about.text}</p>
      <dl>
        <dt>Scenario</dt>
        <dd>{about.scenarios.join(", ") || "Everyday answers"}</dd>
        {about.ownAnswers.length > 0 && (
          <>
            <dt>Set by the story</dt>
            <dd>
              The answers to <code>{about.ownAnswers.join(", ")}</code>. The link below leaves them out.
            </dd>
          </>
        )}
        <dt>Persona</dt>
        <dd>{about.persona}</dd>
        <dt>Endpoint and answer</dt>
        <dd>
          {about.calls.length === 0 && "Nothing was asked of the server."}
          {decisive(about.calls).map((call) => (
            <React.Fragment key={call.id}>
              <code>
                {call.method} {call.path}
              </code>{" "}
              → {outcomeText(call)} {call.code}
              <br />
            </React.Fragment>
          ))}
        </dd>
        <dt>In the running site</dt>
        {address === null ? (
          <dd>No page shows this story as it is.</dd>
        ) : (
          <dd>
            <a href={qaOrigin + address} target="_blank" rel="noreferrer">
              {qaOrigin + address}
            </a>
            <br />
            Start it with <code>npm run qa</code>.
          </dd>
        )}
      </dl>
    </Text>
  );
}

/** Adds the About this state panel next to the controls. */
export function registerAboutState(): void {
  addons.register("earshot/about-state", () => {
    addons.add("earshot/about-state/panel", {
      type: types.PANEL,
      title: "About this state",
      paramKey: "aboutState",
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <Panel />
        </AddonPanel>
      ),
    });
  });
}
