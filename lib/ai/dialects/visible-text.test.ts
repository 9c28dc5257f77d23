import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { ServerHabits } from "./server-habits"
import { VisibleText } from "./visible-text"

function known(): ServerHabits {
	const habits = new ServerHabits()
	habits.answered()
	return habits
}

/** What a visitor sees at the end, and everything that was on the screen on the way. */
function shown(pieces: readonly string[], { habits = known(), isWhole = true } = {}) {
	const visible = new VisibleText(habits)
	let screen = ""
	const screens: string[] = []
	for (const step of [...pieces.map((piece) => visible.push(piece)), visible.end(isWhole)]) {
		if (step === null) return { text: null, screens }
		screen = step.instead ? step.text : screen + step.text
		screens.push(screen)
	}
	return { text: screen, screens }
}

const ANSWER = "We are open from 9 to 17."

const THOUGHTS: [string, string][] = [
	["tags", `<think>\nThe user asks.\n</think>\n\n${ANSWER}`],
	["another tag", `<reasoning>The user asks.</reasoning>${ANSWER}`],
	["capitals", `<Think>The user asks.</THINK>${ANSWER}`],
	["brackets", `[THINK]The user asks.[/THINK]${ANSWER}`],
	["triangles", `◁think▷The user asks.◁/think▷${ANSWER}`],
	[
		"channels",
		`<|channel|>analysis<|message|>The user asks.<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`,
	],
	["an empty thought", `<think></think>${ANSWER}`],
	["two thoughts", `<think>The user asks.</think><think>Again.</think>${ANSWER}`],
	["a block of code that never ends", `<think>\n\`\`\`\nThe user asks.\n</think>\n${ANSWER}`],
	["the closing tag in code", `<think>I end with \`</think>\` now.</think>${ANSWER}`],
	["no opening tag", `The user asks.\n</think>\n\n${ANSWER}`],
	["no opening tag, and brackets", `The user asks.[/THINK]${ANSWER}`],
	["Gemma's channel", `<|channel>thought\nThe user asks.<channel|>${ANSWER}`],
	["Gemma's channel, glued and empty", `<|channel>thought<channel|><|channel><channel|>${ANSWER}`],
	["Gemma's channel that the prompt opened", `The user asks.\n1. Scan.\n<channel|>${ANSWER}`],
	["Gemma's channel without its signs", `thought\n${ANSWER}`],
	["channels without their signs", `analysisThe user asks.assistantfinal${ANSWER}`],
	["channels without their signs, quoted", `analysis"Open?" they ask.assistantanalysisHm.assistantfinal${ANSWER}`],
	["channels without the first sign", `The user asks.assistantfinal${ANSWER}`],
	[
		"a channel with a format",
		`<|channel|>analysis<|message|>Hm.<|end|><|channel|>final <|constrain|>text<|message|>${ANSWER}`,
	],
	["a channel of the role's name", `<|channel|>analysis<|message|>Hm.<|end|><|channel|>assistant<|message|>${ANSWER}`],
	["Apertus", `<|inner_prefix|>The user asks.<|inner_suffix|>${ANSWER}`],
	["a tag with the model's name", `<mm:think>The user asks.</mm:think>${ANSWER}`],
	[
		"a tag that another model's name is part of",
		`<M2_7think>Hm.</M2_7think><deepseek_thought>Hm.</deepseek_thought>${ANSWER}`,
	],
	["a tag with capitals and a second word", `<REASONING_SCRATCHPAD>The user asks.</REASONING_SCRATCHPAD>${ANSWER}`],
	["a tag with an attribute", `<thinking effort="low">The user asks.</thinking>${ANSWER}`],
	["a tag with strokes", `<|thinking|>The user asks.</|thinking|>${ANSWER}`],
	["a tag with strokes, closed the other way", `<|think|>The user asks.<|/think|>${ANSWER}`],
	["a note to itself", `<internal>The user asks.</internal>${ANSWER}`],
	["a call of a tool", `<thought>Hm.<tool_call>{"name":"search"}</tool_call></thought>${ANSWER}`],
	["Granite", `Here is my thought process:\nThe user asks.\nHere is my response:\n${ANSWER}`],
	["Granite, shortened", `Here's my thought process: The user asks. Here's my response: ${ANSWER}`],
	["a console's words", `Thinking...\nThe user asks.\n...done thinking.\n\n${ANSWER}`],
	["an answer in a tag", `<think>The user asks.</think>\n<answer>\n${ANSWER}\n</answer>`],
	["a response in a tag", `<think>The user asks.</think><response>${ANSWER}</response>`],
]

const TOKENS: [string, string][] = [
	["ChatML", `<|im_start|>assistant\n${ANSWER}<|im_end|>`],
	["Llama 3", `<|start_header_id|>assistant<|end_header_id|>\n\n${ANSWER}<|eot_id|>`],
	["Llama 2", `<s>[/INST]${ANSWER}</s>`],
	["Gemma", `<start_of_turn>model\n${ANSWER}<end_of_turn>`],
	["DeepSeek", `<｜Assistant｜>${ANSWER}<｜end▁of▁sentence｜>`],
	["the end of a text", `${ANSWER}<|endoftext|>`],
	["a made-up next question", `${ANSWER}<|im_end|>\n<|im_start|>user\nAnd on Sunday?<|im_end|>`],
	[
		"a made-up question of another family",
		`${ANSWER}<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nAnd on Sunday?`,
	],
]

const LITERAL: [string, string][] = [
	["a tag in code", "Write `<think>` and `</think>` around it."],
	["a tag in a block", "Like this:\n```html\n<think>\nhm\n</think>\n```\nThat is all."],
	["a token in code", "The model ends with `<|im_end|>`."],
	["a token in a block that never ends", "```\n<|im_end|>\n"],
	["comparisons", "Below 5 < 7 and a <b> c, [1] and [[2]]."],
	["a tag that never closes", "In HTML there is no <think> element."],
	["an address", "Write to <hello@bakery.example>."],
	["a word that begins like a channel", "analysis of your skin takes 20 minutes."],
	["a heading like a channel", "Analysis\nIt takes 20 minutes."],
	["a word that is a channel", "analysis"],
	["a word that begins like Gemma's channel", "thoughtful gifts are on the second floor."],
	["Granite's words for something else", "Here is my response: we are open."],
	["a beginning of Granite's words", "Here is my"],
	["Granite's words without an end", "Here's my thought process: I look at the skin first. We have three creams."],
	["a console's words without an end", "Thinking...\nWe open at 9."],
	["a word that holds a channel's", "The AssistantFinals are on Monday; the assistantfinals, too."],
	["a placeholder", "Reply with <response> and your name, then <answer>."],
	["an element of that name", "Use <analysis>data</analysis> in the file, and <internal>."],
]

const cut = (text: string, at: readonly number[]) => {
	const places = [...new Set(at.map((one) => one % (text.length + 1)))].sort((a, b) => a - b)
	return [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length))
}
const anyCut = fc.array(fc.nat(400), { maxLength: 40 })

describe("thoughts and control tokens", () => {
	it.each([...THOUGHTS, ...TOKENS])("are not in the answer: %s", (_, text) => {
		fc.assert(
			fc.property(anyCut, (at) => {
				expect(shown(cut(text, at)).text?.trim()).toBe(ANSWER)
			}),
		)
		expect(shown([...text]).text?.trim()).toBe(ANSWER)
	})

	it.each(THOUGHTS)("are never on the screen of a server that is new: %s", (_, text) => {
		fc.assert(
			fc.property(anyCut, (at) => {
				const { screens } = shown(cut(text, at), { habits: new ServerHabits() })
				for (const screen of screens) expect(ANSWER.startsWith(screen.trim())).toBe(true)
			}),
		)
	})

	it.each(LITERAL)("stay where they are words: %s", (_, text) => {
		fc.assert(
			fc.property(anyCut, (at) => {
				expect(shown(cut(text, at)).text).toBe(text)
			}),
		)
		expect(shown([...text], { habits: new ServerHabits() }).text).toBe(text)
	})

	it("end the same, however the text is cut", () => {
		const words = [
			"<think>",
			"</think>",
			"`",
			"```",
			"\n",
			"a ",
			"<|im_end|>",
			"<",
			"|",
			"[",
			"[/THINK]",
			"<|im_start|>",
			"user",
			"<|channel>",
			"thought\n",
			"<channel|>",
			"<|channel|>",
			"analysis",
			"final",
			"<|message|>",
			"assistant",
			"We",
			"<answer>",
		]
		const text = fc.array(fc.constantFrom(...words), { maxLength: 24 }).map((parts) => parts.join(""))
		fc.assert(
			fc.property(text, anyCut, (whole, at) => {
				expect(shown(cut(whole, at)).text).toBe(shown([whole]).text)
			}),
		)
	})
})

describe("a server that leaves out the opening tag", () => {
	it("is remembered, and then nothing is shown before the thoughts end", () => {
		const habits = known()
		const pieces = ["The user ", "asks.", "</think>", "We are ", "open."]
		expect(shown(pieces, { habits }).screens).toContain("The user ")
		expect(shown(pieces, { habits }).screens).toEqual(["", "", "", "We are ", "We are open.", "We are open."])
	})

	it("may answer without a thought", () => {
		const habits = known()
		habits.meet("think_without_opening_tag")
		expect(shown([ANSWER], { habits }).text).toBe(ANSWER)
	})

	it("has no answer if it was cut off before the thoughts end", () => {
		const habits = known()
		habits.meet("think_without_opening_tag")
		expect(shown(["The user asks"], { habits, isWhole: false }).text).toBeNull()
	})
})

describe("an answer that is nothing but thoughts", () => {
	it.each([
		["cut off", "<think>The user", false],
		["never closed", "<think>The user asks.", true],
		["closed, and nothing follows", "<think>The user asks.</think>\n", true],
	])("is none: %s", (_, text, isWhole) => {
		expect(shown([text], { isWhole }).text).toBeNull()
	})
})

it("shows a known server's words as they come", () => {
	expect(shown(["We ", "are ", "open."]).screens).toEqual(["We ", "We are ", "We are open.", "We are open."])
})
