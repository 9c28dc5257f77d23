import { outcome, question } from "../../support/quizzes"
import type { HostileCase } from "../support/barrage"
import { requestBytes } from "../support/raw-http"
import { JSON_VALUES } from "./json-bodies"
import { nastyTexts } from "./nasty-text"

const SCORING = {
	total_points: 100,
	scoring_method: "weighted",
	categories: [{ name: "A", weight: 1, description: "" }],
	lead_thresholds: { high: 80, medium: 50 },
}

/** Replaces every place in a value by each hostile value, as JSON text, because the result need not be valid JSON. */
function everywhere(value: unknown, put: string): string[] {
	const whole = [put]
	if (!value || typeof value !== "object") return whole
	const entries = Object.entries(value)
	const around = (at: number, inner: string) => {
		const parts = entries.map(([key, item], index) => {
			const text = index === at ? inner : JSON.stringify(item)
			return Array.isArray(value) ? text : `${JSON.stringify(key)}:${text}`
		})
		return Array.isArray(value) ? `[${parts.join(",")}]` : `{${parts.join(",")}}`
	}
	return [...whole, ...entries.flatMap(([, item], at) => everywhere(item, put).map((inner) => around(at, inner)))]
}

/** The quiz's three JSON fields with a hostile value in every place, and its texts with every hostile text. */
export function quizForms(id: string, token: string): HostileCase[] {
	const make = (field: string, text: string, name: string): HostileCase => ({
		name: `${field}: ${name}`,
		kinds: [field, name.replace(/ at \d+$/, "")],
		bytes: requestBytes({
			method: "PUT",
			path: `/api/admin/quizzes/${id}`,
			headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ [field]: text.toWellFormed() }).toString(),
		}),
	})
	const good: Record<string, unknown> = {
		questions: [question("one", { category: "A" })],
		scoring_config: SCORING,
		outcomes: [outcome("a")],
	}
	const values = JSON_VALUES.filter((value) => value.length < 30_000)
	const long = JSON_VALUES.filter((value) => value.length >= 30_000)
	const texts = nastyTexts(10).filter((text) => text.length < 3_000)
	return Object.entries(good).flatMap(([field, value]) => [
		...values.flatMap((put) =>
			everywhere(value, put).map((text, at) => make(field, text, `${put.slice(0, 30)} at ${at}`)),
		),
		...long.map((put) => make(field, put, put.slice(0, 30))),
		...texts.flatMap((text) =>
			everywhere(value, JSON.stringify(text))
				.filter((_, at) => at % 3 === 0)
				.map((put, at) => make(field, put, `${text.slice(0, 30)} at ${at}`)),
		),
		...texts.map((text) => make(field, text, text.slice(0, 30))),
	])
}
