import { readFile } from "node:fs/promises"
import path from "node:path"

export interface Step {
	/** FROM, COPY, RUN and so on. */
	word: string
	rest: string
}

const ROOT = path.resolve(import.meta.dirname, "../..")

/** A block of OPERATIONS.md, as an operator copies it. */
async function takeBlock(language: string, beginning: string): Promise<string> {
	const text = await readFile(path.join(ROOT, "OPERATIONS.md"), "utf8")
	const block = text.split(`\`\`\`${language}\n`).find((found) => found.startsWith(beginning))
	if (!block) throw new Error(`OPERATIONS.md has no block that begins with "${beginning}".`)
	return block.split("\n```")[0] ?? ""
}

/** The recipe's steps, one list for each image. */
export async function containerStages(): Promise<Step[][]> {
	const steps = (await takeBlock("dockerfile", "FROM")).split("\n").filter(Boolean)
	const stages: Step[][] = []
	for (const step of steps) {
		const [word = "", ...rest] = step.split(" ")
		if (word === "FROM") stages.push([])
		stages.at(-1)?.push({ word, rest: rest.join(" ") })
	}
	return stages
}

export const composeText = () => takeBlock("yaml", "services:")

/** What steps of one kind say. */
export const saidBy = (steps: Step[], word: string) =>
	steps.filter((step) => step.word === word).map(({ rest }) => rest)
