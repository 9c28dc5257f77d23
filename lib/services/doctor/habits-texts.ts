import type { Habit } from "@/lib/ai/dialects/server-habits"

/** What the product met at a model's server and copes with. Where the operator can do better, the second sentence says how. */
export const HABITS: Readonly<Record<Habit, string>> = {
	think_tags:
		"writes its thoughts into its answers; visitors don't see them. Start the server with its reasoning parser (vLLM: --reasoning-parser, llama.cpp: --reasoning-format), or turn thinking off: thoughts cost time and length.",
	think_without_opening_tag:
		"writes its thoughts into its answers without saying where they begin, so each answer is held back until they end. Start the server with its reasoning parser, or turn thinking off, and answers appear word by word.",
	control_tokens:
		"writes control tokens into its answers; visitors don't see them. Give the server the model's own chat template and stop tokens.",
	no_finish_reason: "doesn't say why an answer ends; the end of the stream is taken for it. Cut answers can't be told.",
	content_parts: "sends its answers as lists of parts; their texts are read.",
	whole_json:
		"doesn't stream, so each answer appears all at once. Turn streaming on at the server or the proxy before it.",
	reasoning_first:
		"thinks before it answers, which takes from the time and the length of an answer. Turn thinking off.",
	refuses_stream_options: "refuses stream_options; it is asked without, and tokens may be estimated.",
	refuses_temperature: "refuses temperature; it is asked without.",
	refuses_max_tokens: "refuses max_tokens; it is asked with max_completion_tokens.",
	refuses_system_role: "knows no system role; the instructions stand before the first question.",
}
