import { type RouteConfig, index, route } from "@react-router/dev/routes";

export default [
  index("routes/landing.tsx"),
  route("nbmaistudio", "routes/studio.tsx"),
  route("nbmaistudio/campaign", "routes/campaign.tsx"),
  route("nbmaistudio/campaigns", "routes/campaigns.tsx"),
  route("shared-audio/:uuid", "routes/shared-ad.tsx"),
  route("shared-audio/:uuid/picture.png", "routes/shared-ad-picture.ts"),
  route("account-settings", "routes/account-settings.tsx"),
  route("client/login", "routes/log-in.tsx"),
  route("client/signup", "routes/sign-up.tsx"),
  route("client/forgot", "routes/forgot.tsx"),
  route("client/reset", "routes/reset.tsx"),
  route("client/confirm-email", "routes/confirm-email.tsx"),
  route("client/cancel-email", "routes/cancel-email.tsx"),
  route("privacy_policy.html", "routes/privacy.tsx"),
  route("terms_and_condition.html", "routes/terms.tsx"),
  route("*", "routes/unknown.ts"),
] satisfies RouteConfig;
