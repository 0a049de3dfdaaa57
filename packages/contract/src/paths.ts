import { voicePaths } from "./voices/paths.ts";

/**
 * Every API path, by area: the single source of method and path for the endpoints' schemas, `endpointOf`, the mocks
 * and the browser's calls. Does not import zod, so that the browser can import it.
 */
export const paths = {
  accounts: {
    session: { method: "get", path: "/api/session" },
    login: { method: "post", path: "/{portal}/login" },
    register: { method: "post", path: "/client/api/register" },
    logout: { method: "get", path: "/client/logout" },
    forgot: { method: "post", path: "/{portal}/forgot" },
    reset: { method: "post", path: "/client/reset" },
    confirmEmail: { method: "post", path: "/client/confirm-email" },
    cancelEmail: { method: "post", path: "/client/cancel-email" },
    socialLogin: { method: "get", path: "/{portal}/{provider}" },
    socialCallback: { method: "get", path: "/api/auth/callback/{provider}" },
  },
  settings: {
    saveAccount: { method: "post", path: "/account-settings" },
    cancelEmailChange: { method: "delete", path: "/api/client/pending-email" },
    updatePassword: { method: "post", path: "/api/client/update-password" },
    saveAgencyCode: { method: "post", path: "/api/client/agency-code" },
    removeAgencyCode: { method: "delete", path: "/api/client/agency-code" },
    requestDeletion: { method: "post", path: "/api/client/deletion-request" },
  },
  projects: {
    list: { method: "get", path: "/api/projects" },
    create: { method: "post", path: "/api/projects" },
    rename: { method: "patch", path: "/api/projects/{projectId}" },
    remove: { method: "delete", path: "/api/projects/{projectId}" },
  },
  ads: {
    list: { method: "get", path: "/audiostack/getuseraudios" },
    get: { method: "get", path: "/api/audioad/ads/{uuid}" },
    upload: { method: "post", path: "/audiostack/upload-audio" },
    move: { method: "patch", path: "/audiostack/move-to-project" },
    remove: { method: "post", path: "/audiostack/deleteuseraudio" },
    audio: { method: "get", path: "/audiostack/audio/{uuid}" },
    listVersions: { method: "get", path: "/api/audioad/ads/{uuid}/versions" },
    makeVersion: { method: "post", path: "/api/audioad/ads/{uuid}/versions" },
    restoreVersion: { method: "post", path: "/api/audioad/ads/{uuid}/versions/{number}/restore" },
  },
  generation: {
    generateWithMusic: { method: "post", path: "/api/audioad/v2/generatewithaiscript" },
    job: { method: "get", path: "/api/audioad/v2/job/{uuid}" },
    generateAudio: { method: "post", path: "/audiostack/generateaudio" },
    audioformData: { method: "post", path: "/audiostack/getaudioformdata" },
    createPipeline: { method: "post", path: "/audiostack/createpipeline" },
    pipeline: { method: "post", path: "/audiostack/getpipeline" },
    spokenLength: { method: "post", path: "/api/audioad/spoken-length" },
    speakTake: { method: "post", path: "/api/audioad/takes" },
    writeScripts: { method: "post", path: "/api/audioad/scripts" },
  },
  sharing: {
    changeAd: { method: "patch", path: "/api/audioad/ads/{uuid}" },
    sharedAd: { method: "get", path: "/api/shared-audio/{uuid}" },
    sharedAudio: { method: "get", path: "/api/shared-audio/{uuid}/audio" },
  },
  voices: voicePaths,
  music: {
    list: { method: "get", path: "/api/audioad/v2/musics" },
    audio: { method: "get", path: "/api/audioad/v2/musics/{id}/audio" },
  },
  campaigns: {
    list: { method: "get", path: "/api/campaigns" },
    create: { method: "post", path: "/api/campaigns" },
    get: { method: "get", path: "/api/campaigns/{id}" },
    change: { method: "patch", path: "/api/campaigns/{id}" },
    remove: { method: "delete", path: "/api/campaigns/{id}" },
  },
  messages: {
    contact: { method: "post", path: "/api/contactus" },
    subscribe: { method: "post", path: "/api/emailsubscription" },
  },
  operations: {
    openapi: { method: "get", path: "/openapi.json" },
    health: { method: "get", path: "/healthz" },
    readiness: { method: "get", path: "/readyz" },
    metrics: { method: "get", path: "/metrics" },
  },
} as const;

/** An area's name: the same in the contract, the mocks, the server and the tests. */
export type Area = keyof typeof paths;
