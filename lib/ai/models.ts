import type { JSONValue } from "ai"

export const PROVIDERS = ["openai", "anthropic", "google"] as const
export type Provider = (typeof PROVIDERS)[number]

export interface Model {
	model: string
	label: string
	provider: Provider
	/** US dollars per million tokens, from the provider's price list. */
	promptPrice: number
	completionPrice: number
	/** Sent with each request. A model that thinks first would spend an answer's few tokens on text that no one reads. */
	options?: Record<string, JSONValue>
	temperature?: number
}

/** Answers should keep to the material. */
const STEADY = 0.3

/** A stored name that is not in this list falls back to the first model, with a warning. */
export const MODELS: readonly [Model, ...Model[]] = [
	{
		model: "gpt-4o-mini",
		label: "GPT-4o mini",
		provider: "openai",
		promptPrice: 0.15,
		completionPrice: 0.6,
		temperature: STEADY,
	},
	{
		model: "gpt-4o",
		label: "GPT-4o",
		provider: "openai",
		promptPrice: 2.5,
		completionPrice: 10,
		temperature: STEADY,
	},
	{
		model: "claude-haiku-5-5",
		label: "Claude Haiku 5.5",
		provider: "anthropic",
		promptPrice: 0.1,
		completionPrice: 0.5,
		options: { thinking: { type: "disabled" }, effort: "low" },
	},
	{
		model: "claude-sonnet-5-5",
		label: "Claude Sonnet 5.5",
		provider: "anthropic",
		promptPrice: 2,
		completionPrice: 10,
		options: { thinking: { type: "between_tools" }, effort: "low" },
	},
	{
		model: "gemini-2.0-flash",
		label: "Gemini 2.0 Flash",
		provider: "google",
		promptPrice: 0.1,
		completionPrice: 0.4,
		temperature: STEADY,
	},
]

export const DEFAULT_MODEL = MODELS[0].model

export function findModel(model: string | null): Model | undefined {
	return MODELS.find((known) => known.model === model)
}
