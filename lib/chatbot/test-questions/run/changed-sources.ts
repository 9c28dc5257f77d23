import { z } from "zod"

export const KnowledgeVersion = z.record(z.string(), z.number())
export type KnowledgeVersion = z.infer<typeof KnowledgeVersion>

export const ChangedSource = z.object({ id: z.string(), change: z.enum(["added", "changed", "deleted"]) })
export type ChangedSource = z.infer<typeof ChangedSource>

const NAMED = 3

export function changedSources(before: KnowledgeVersion, now: KnowledgeVersion): ChangedSource[] {
	const kept = Object.keys(now).map((id) => {
		const known = before[id]
		return { id, change: known === undefined ? ("added" as const) : ("changed" as const), same: known === now[id] }
	})
	const gone = Object.keys(before).filter((id) => !(id in now))
	return [
		...kept.filter(({ same }) => !same).map(({ id, change }) => ({ id, change })),
		...gone.map((id) => ({ id, change: "deleted" as const })),
	]
}

/** The changes of related sources, in this order, or else any: one text less can also change how rare a word is. */
export function changesBehind(changes: readonly ChangedSource[], related: readonly (string | null)[]): ChangedSource[] {
	const near = [...new Set(related)].flatMap((id) => changes.find((change) => change.id === id) ?? [])
	return (near.length > 0 ? near : changes).slice(0, NAMED)
}
