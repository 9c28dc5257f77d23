import type { Habit } from "@/lib/ai/dialects/server-habits"

const COPES = "Nothing needs to change"

/** What the product met at a model's server and copes with, and how the operator can do better. */
export const HABITS: Readonly<Record<Habit, { found: string; mend: string }>> = {
	think_tags: {
		found: "writes its thoughts into its answers; visitors don't see them",
		mend: "Start the server with its reasoning parser (vLLM: --reasoning-parser, llama.cpp: --reasoning-format), or turn thinking off: thoughts cost time and length",
	},
	think_without_opening_tag: {
		found:
			"writes its thoughts into its answers without saying where they begin, so each answer is held back until they end",
		mend: "Start the server with its reasoning parser, or turn thinking off, and answers appear word by word",
	},
	control_tokens: {
		found: "writes control tokens into its answers; visitors don't see them",
		mend: "Give the server the model's own chat template and stop tokens",
	},
	no_finish_reason: {
		found:
			"doesn't say why an answer ends; the end of the stream is taken for it, and a cut answer looks like a whole one",
		mend: "Update the server, or use one that sends finish_reason",
	},
	content_parts: { found: "sends its answers as lists of parts; their texts are read", mend: COPES },
	whole_json: {
		found: "doesn't stream, so each answer appears all at once",
		mend: "Turn streaming on at the server or the proxy before it",
	},
	reasoning_first: {
		found: "thinks before it answers, which takes from the time and the length of an answer",
		mend: "Turn thinking off at the server",
	},
	refuses_stream_options: {
		found: "refuses stream_options; it is asked without, and tokens may be estimated",
		mend: COPES,
	},
	refuses_temperature: { found: "refuses temperature; it is asked without", mend: COPES },
	refuses_max_tokens: { found: "refuses max_tokens; it is asked with max_completion_tokens", mend: COPES },
	refuses_system_role: {
		found: "knows no system role; the instructions stand before the first question",
		mend: COPES,
	},
}
