// A default import, as the manager is built with the classic JSX runtime.
import React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types, useChannel } from "storybook/manager-api";
import { styled } from "storybook/theming";

import { ABOUT_STATE, ABOUT_STATE_REQUEST, type AboutState, type Answer, qaAddress } from "./about-state.ts";

/** The default address of `npm run qa`. */
const qaOrigin = "http://localhost:3000";

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

const outcome = ({ status, code }: Answer) => {
  if (status === null) return "no answer yet";
  if (status === 0) return "network error";
  return code ? `${status} ${code}` : String(status);
};

/** The responses that define the state: errors and missing ones, otherwise the last one. */
function telling(answers: Answer[]): Answer[] {
  const failed = answers.filter(({ status }) => status === null || status === 0 || status >= 400);
  return failed.length > 0 ? failed : answers.slice(-1);
}

function Panel() {
  const [about, setAbout] = React.useState<AboutState | null>(null);
  const emit = useChannel({ [ABOUT_STATE]: setAbout });
  React.useEffect(() => emit(ABOUT_STATE_REQUEST), [emit]);
  if (!about) return <Text>Choose a story to see what it shows and what the server answered.</Text>;
  const address = qaOrigin + qaAddress(about.storyId, about);
  return (
    <Text>
      <p>{about.text}</p>
      <dl>
        <dt>Scenario</dt>
        <dd>{about.scenarios.length > 0 ? about.scenarios.join(", ") : "Everyday answers"}</dd>
        <dt>Persona</dt>
        <dd>{about.persona}</dd>
        <dt>Endpoint and answer</dt>
        <dd>
          {about.answers.length === 0 && "Nothing was asked of the server."}
          {telling(about.answers).map((answer) => (
            <React.Fragment key={answer.id}>
              <code>
                {answer.method} {answer.path}
              </code>{" "}
              → {outcome(answer)}
              <br />
            </React.Fragment>
          ))}
        </dd>
        <dt>In the running site</dt>
        <dd>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
          <br />
          Start it with <code>npm run qa</code>.
        </dd>
      </dl>
    </Text>
  );
}

/** Adds the panel "About this state" next to the controls. */
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
