import { type ComponentType, lazy } from "react"
import { t } from "@/lib/languages/t"
import * as formWords from "./form-words"
import type { KindChoiceProps } from "./kind-choice"
import type { RelationFieldProps } from "./relation-field"
import type { StarsFieldProps } from "./stars-field"
import type { TextPaneProps } from "./text-pane"

const Nothing = () => null
const NotLoaded = () => <p role="alert">{t(formWords.notLoaded)}</p>

const loadTextPane = () => import("./text-pane")

/* Only pages of businesses that take texts or ask for more load it. Sending a video does not need it. */
export const LazyKindChoice = lazy<ComponentType<KindChoiceProps>>(() =>
	import("./kind-choice").then(
		({ KindChoice }) => {
			// The network may be gone when the visitor chooses.
			if (typeof window !== "undefined") loadTextPane().catch(() => {})
			return { default: KindChoice }
		},
		() => ({ default: Nothing }),
	),
)
export const LazyTextPane = lazy<ComponentType<TextPaneProps>>(() =>
	loadTextPane().then(
		({ TextPane }) => ({ default: TextPane }),
		() => ({ default: NotLoaded }),
	),
)
export const LazyStarsField = lazy<ComponentType<StarsFieldProps>>(() =>
	import("./stars-field").then(
		({ StarsField }) => ({ default: StarsField }),
		() => ({ default: Nothing }),
	),
)
export const LazyRelationField = lazy<ComponentType<RelationFieldProps>>(() =>
	import("./relation-field").then(
		({ RelationField }) => ({ default: RelationField }),
		() => ({ default: Nothing }),
	),
)
