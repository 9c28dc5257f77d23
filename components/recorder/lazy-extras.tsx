import { type ComponentType, lazy } from "react"
import type { AnnouncementProps } from "./announcement"
import type { FailureHelpProps } from "./failure-help"
import type { KeptNoteProps } from "./kept-note"
import type { LevelMeterProps } from "./level-meter"
import type { QuestionsProps } from "./questions"

const Nothing = () => null

/*
 * What a visitor sees only with the camera on, or after a failure. None of it is needed: without a network the recorder
 * works without it.
 */
export const LazyQuestions = lazy<ComponentType<QuestionsProps>>(() =>
	import("./questions").then(
		({ Questions }) => ({ default: Questions }),
		() => ({ default: Nothing }),
	),
)
export const LazyLevelMeter = lazy<ComponentType<LevelMeterProps>>(() =>
	import("./level-meter").then(
		({ LevelMeter }) => ({ default: LevelMeter }),
		() => ({ default: Nothing }),
	),
)
export const LazyAnnouncement = lazy<ComponentType<AnnouncementProps>>(() =>
	import("./announcement").then(
		({ Announcement }) => ({ default: Announcement }),
		() => ({ default: Nothing }),
	),
)
export const LazyKeptNote = lazy<ComponentType<KeptNoteProps>>(() =>
	import("./kept-note").then(
		({ KeptNote }) => ({ default: KeptNote }),
		() => ({ default: Nothing }),
	),
)
export const LazyFailureHelp = lazy<ComponentType<FailureHelpProps>>(() =>
	import("./failure-help").then(
		({ FailureHelp }) => ({ default: FailureHelp }),
		() => ({ default: Nothing }),
	),
)
