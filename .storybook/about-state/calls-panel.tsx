import { cookieNames } from "@earshot/contract/cookies.ts";
import { type Call, callText, curlOf } from "@earshot/mocks/call-log.ts";
import { qaCookieValue } from "@earshot/mocks/qa-settings.ts";
// In scope for JSX: the manager is built with the classic transform, which calls `React.createElement`.
import React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types, useGlobals } from "storybook/manager-api";
import { styled } from "storybook/theming";

import { CopyButton } from "../copy-button.tsx";
import type { AboutState } from "./about-state.ts";
import { qaOrigin } from "./qa-origin.ts";
import { useAboutState } from "./use-about-state.ts";

const List = styled.div(({ theme }) => ({
  padding: 16,
  display: "grid",
  gap: 8,
  fontSize: 12,
  color: theme.color.defaultText,
  "& summary": { cursor: "pointer", fontFamily: theme.typography.fonts.mono, overflowWrap: "anywhere" },
  "& pre": { margin: "8px 0", padding: 8, whiteSpace: "pre-wrap", background: theme.background.content },
}));

/**
 * The curl command that repeats the call on the QA site (`npm run qa`), with the story's persona, scenarios and
 * latency in ms.
 */
function curlFor(call: Call, { persona, scenarios }: AboutState, latency: number): string {
  const cookie = qaCookieValue({ mockDbId: "storybook", persona, latency, scenarios });
  return curlOf(call, qaOrigin, `${cookieNames.qa}=${cookie}`);
}

function Panel() {
  const about = useAboutState();
  const [globals] = useGlobals();
  if (!about || about.calls.length === 0) return <List>The story has called no endpoint.</List>;
  return (
    <List>
      {about.calls.toReversed().map((call) => (
        <details key={call.id}>
          <summary>{callText(call)}</summary>
          {call.query && <pre>{call.query}</pre>}
          {call.sent && <pre>{call.sent}</pre>}
          {call.received && <pre>{call.received}</pre>}
          <CopyButton text={() => curlFor(call, about, Number(globals["latency"]))}>Copy as curl</CopyButton>
        </details>
      ))}
    </List>
  );
}

/** Adds the Calls panel: the story's requests and their responses, latest first. */
export function registerCalls(): void {
  addons.register("earshot/calls", () => {
    addons.add("earshot/calls/panel", {
      type: types.PANEL,
      title: "Calls",
      paramKey: "calls",
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <Panel />
        </AddonPanel>
      ),
    });
  });
}
