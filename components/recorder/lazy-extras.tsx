import { type ComponentType, lazy } from "react"
import type { AnnouncementProps } from "./announcement"
import type { FailureHelpProps } from "./failure-help"
import type { KeptNoteProps } from "./kept-note"
import type { LevelMeterProps } from "./level-meter"
import type { QuestionsProps } from "./questions"
import type { StillAskingProps } from "./still-asking"

/** What is not needed is left out if it cannot load, as without a network. */
const optional = <P,>(load: () => Promise<ComponentType<P>>) =>
	lazy(() =>
		load().then(
			(part) => ({ default: part }),
			() => ({ default: () => null }),
		),
	)

/* Visible only with the camera on, or after a failure. The recorder works without it. */
export const LazyQuestions = optional<QuestionsProps>(() => import("./questions").then((file) => file.Questions))
export const LazyLevelMeter = optional<LevelMeterProps>(() => import("./level-meter").then((file) => file.LevelMeter))
export const LazyAnnouncement = optional<AnnouncementProps>(() =>
	import("./announcement").then((file) => file.Announcement),
)
export const LazyKeptNote = optional<KeptNoteProps>(() => import("./kept-note").then((file) => file.KeptNote))
export const LazyFailureHelp = optional<FailureHelpProps>(() =>
	import("./failure-help").then((file) => file.FailureHelp),
)
export const LazyStillAsking = optional<StillAskingProps>(() =>
	import("./still-asking").then((file) => file.StillAsking),
)
export const LazyUnplayable = optional(() => import("./unplayable").then((file) => file.Unplayable))
