import { useState } from "react"
import { useBusy } from "@/components/forms/use-busy"
import type { Submission, Tag } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { runEach } from "../run-each"

export interface TagsOptions {
	tags: Tag[]
	/** Names the business for a platform admin. */
	tenantSlug: string
	rows: Submission[]
}

/** What the tags dialog does. `failure` is the reason why the last action did not succeed. */
export function useTags({ tags, tenantSlug, rows }: TagsOptions) {
	const [known, setKnown] = useState(tags)
	const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
	const [failure, setFailure] = useState<string | null>(null)
	const { busy, run } = useBusy<string>()

	const stateOf = (id: string): boolean | "some" => {
		const mine = chosen.get(id)
		if (mine !== undefined) return mine
		const having = rows.filter((row) => row.tags.some((tag) => tag.id === id)).length
		return having === 0 ? false : having === rows.length || "some"
	}
	const choose = (id: string, on: boolean) => setChosen((before) => new Map(before).set(id, on))

	async function act(name: string, work: () => Promise<void>): Promise<boolean> {
		let done = false
		setFailure(null)
		await run(
			name,
			async () => {
				await work()
				done = true
			},
			(error) => setFailure(reasonOf(error)),
		)
		return done
	}

	async function create(name: string): Promise<Tag> {
		const tag = await adminCall("POST /api/admin/tags", { query: { tenant_slug: tenantSlug }, body: { name } })
		setKnown((before) => [...before, tag])
		choose(tag.id, true)
		return tag
	}

	/** Sends each testimonial what it lacks or has too much. @throws the first refusal, once all others are sent */
	async function apply(choices: ReadonlyMap<string, boolean>): Promise<void> {
		const errors: unknown[] = []
		await runEach(rows, async (row) => {
			const has = new Set(row.tags.map(({ id }) => id))
			const wanted = (on: boolean) =>
				[...choices].filter(([id, is]) => is === on && has.has(id) !== on).map(([id]) => id)
			const body = { add: wanted(true), remove: wanted(false) }
			if (body.add.length + body.remove.length === 0) return
			try {
				await adminCall("PUT /api/admin/submission/{id}/tags", { params: { id: row.id }, body })
			} catch (error) {
				errors.push(error)
			}
		})
		if (errors.length > 0) throw errors[0]
	}

	return {
		known,
		stateOf,
		choose,
		busy: busy !== null,
		failure,
		add: (name: string) => act("add", async () => void (await create(name))),
		rename: (id: string, name: string) =>
			act("rename", async () => {
				const renamed = await adminCall("PUT /api/admin/tag/{id}", { params: { id }, body: { name } })
				setKnown((before) => before.map((tag) => (tag.id === id ? renamed : tag)))
			}),
		remove: (id: string) =>
			act("remove", async () => {
				await adminCall("DELETE /api/admin/tag/{id}", { params: { id } })
				setKnown((before) => before.filter((tag) => tag.id !== id))
				setChosen((before) => new Map([...before].filter(([each]) => each !== id)))
			}),
		/** Saves the choices, with the new tag that was typed and not yet added. */
		save: (typed: string) =>
			act("save", async () => {
				// Already there if an earlier save made it and then failed.
				const existing = known.find(({ name }) => name.toLowerCase() === typed.toLowerCase())
				const added: [string, boolean][] = typed ? [[(existing ?? (await create(typed))).id, true]] : []
				await apply(new Map([...chosen, ...added]))
			}),
	}
}
