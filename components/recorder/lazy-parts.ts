import { lazyPart } from "@/components/ui/lazy-part"

/* Visible only with the camera on, or after a failure. The recorder works without them. */
export const LazyQuestions = lazyPart(() => import("./questions").then(({ Questions }) => Questions))
export const LazyLevelMeter = lazyPart(() => import("./level-meter").then(({ LevelMeter }) => LevelMeter))
export const LazyAnnouncement = lazyPart(() => import("./announcement").then(({ Announcement }) => Announcement))
export const LazyKeptNote = lazyPart(() => import("./kept-note").then(({ KeptNote }) => KeptNote))
export const LazyFailureHelp = lazyPart(() => import("./failure-help").then(({ FailureHelp }) => FailureHelp))
export const LazyStillAsking = lazyPart(() => import("./still-asking").then(({ StillAsking }) => StillAsking))
export const LazyUnplayable = lazyPart(() => import("./unplayable").then(({ Unplayable }) => Unplayable))

/** Loads only for a take to recover, before anything is drawn. If it fails, the next visit offers the take. */
export const loadRecovery = () => import("./recovery")

export const LazyRescue = lazyPart(() => loadRecovery().then(({ Rescue }) => Rescue))
export const LazyOtherTakes = lazyPart(() => loadRecovery().then(({ OtherTakes }) => OtherTakes))
