import { expect, it } from "vitest"
import { type Judged, judgeAnswer } from "./judge-answer"

const HOURS = "hours"
const PRICES = "prices"
const judged = (told: Partial<Judged>) =>
	judgeAnswer({
		...{ expects: "source", sourceId: HOURS, deletedTitle: null },
		...{ outcome: "answered", restsOn: [HOURS], isCited: true },
		...told,
	})

it.each<[string, Partial<Judged>, boolean | null, string | null]>([
	["cites the source", {}, true, null],
	["cites the source among others", { restsOn: [PRICES, HOURS] }, true, null],
	["cites only another", { restsOn: [PRICES] }, false, "other_source"],
	["cites nothing, and was given the source", { isCited: false, restsOn: [PRICES, HOURS] }, true, null],
	["cites nothing, and was given others", { isCited: false, restsOn: [PRICES] }, false, "not_given"],
	["rests on nothing", { isCited: false, restsOn: [] }, false, "no_source"],
	["says that it does not know", { outcome: "unanswered", restsOn: [], isCited: false }, false, "unanswered"],
	["hands over to a person", { outcome: "person", restsOn: [], isCited: false }, false, "person"],
	["lost its source, whatever it says", { sourceId: null, deletedTitle: "Hours" }, false, "deleted"],
	["lost its source before any run", { sourceId: null, deletedTitle: "Hours", outcome: null }, false, "deleted"],
	["has no source chosen", { sourceId: null }, null, null],
	["was never asked", { outcome: null, restsOn: [] }, null, null],
	["should not be answered, and is", { expects: "no_answer", sourceId: null }, false, "answered"],
	["should not be answered, and is not", { expects: "no_answer", sourceId: null, outcome: "unanswered" }, true, null],
	[
		"should not be answered, and gets a person",
		{ expects: "no_answer", sourceId: null, outcome: "person" },
		true,
		null,
	],
	["should not be answered, and was never asked", { expects: "no_answer", sourceId: null, outcome: null }, null, null],
])("an answer that %s", (_, told, isRight, fault) => {
	expect(judged(told)).toEqual({ isRight, fault })
})
