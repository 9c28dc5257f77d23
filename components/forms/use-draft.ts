import { useEffect, useMemo, useState } from "react"
import { clearEditDraft, loadEditDraft, saveEditDraft } from "./edit-draft"
import { type Conflict, changedValues, type FormValues, mergeNewer } from "./edit-values"

export interface Saved<V extends FormValues> {
	values: V
	/** `updated_at`: a save on an older one is refused. */
	version: string
}

/** What a screen edits, and the same as values, which are compared, merged and kept in the tab. */
export interface DraftForm<V extends FormValues, C> {
	valuesOf(content: C): V
	/** `shown`: the content whose place it takes. Throws for values that are none, as those that something else kept. */
	contentOf(values: V, shown?: C): C
	/** Something is begun that the values do not tell yet: what is saved does not take its place. */
	holds?(content: C): boolean
}

/** For a form whose values are all that it edits. */
export const PLAIN_FORM = { valuesOf: <V>(values: V) => values, contentOf: <V>(values: V) => values }

export interface DraftOptions<V extends FormValues, C> {
	/** Names the draft in this tab's storage. */
	draftKey: string
	saved: Saved<V>
	/** Keep it outside of the component. */
	form: DraftForm<V, C>
	/** Never written to the tab's storage, such as a password. */
	secrets?: readonly (keyof V & string)[]
	/** Begins with editing, and keeps nothing where nothing was changed. */
	opened: boolean
}

/** told: the save was refused as stale. merged: the newer ones are here, and what differs is named. */
export type Staleness = { step: "told" } | { step: "merged"; conflicts: Conflict[]; followed: string[] }

interface Draft<V extends FormValues, C> {
	content: C
	/** As it was when editing began, or as it was saved since then. */
	base: V
	version: string
	stale: Staleness | null
	/** The content was left unsaved on an earlier visit, and nobody said yet what shall become of it. */
	restored: boolean
}

/**
 * What is being edited on top of what is saved. Every change is kept in this tab at once and comes back after a reload,
 * and nothing that was saved meanwhile is overwritten unseen.
 */
export function useDraft<V extends FormValues, C>(options: DraftOptions<V, C>) {
	const { draftKey, saved, form, secrets = [], opened } = options
	const [draft, setDraft] = useState<Draft<V, C> | null>(() => (opened ? fresh(saved) : null))
	const values = useMemo(() => draft && form.valuesOf(draft.content), [draft, form]) ?? saved.values

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a reload left behind.
	useEffect(() => {
		const kept = restored()
		// A form that was opened and not changed opens again; one that opens by itself shows the newest values then.
		if (kept && (kept.restored || !opened)) setDraft(kept)
	}, [draftKey])

	function fresh({ values, version }: Saved<V>, shown?: C): Draft<V, C> {
		return { content: form.contentOf(values, shown), base: values, version, stale: null, restored: false }
	}

	function restored(): Draft<V, C> | null {
		const kept = loadEditDraft(draftKey, saved.values)
		try {
			const draft = kept && { ...fresh(kept), base: kept.base }
			return draft && { ...draft, restored: differs(draft) }
		} catch {
			clearEditDraft(draftKey)
			return null
		}
	}

	function differs({ content, base }: Pick<Draft<V, C>, "content" | "base">): boolean {
		return Object.keys(changedValues(form.valuesOf(content), base)).length > 0
	}

	function update(step: (now: Draft<V, C>) => Draft<V, C>): void {
		setDraft((now) => now && step(now))
	}

	function keep(next: Draft<V, C>): Draft<V, C> {
		const { content, base, version } = next
		const masked = Object.fromEntries(secrets.map((name) => [name, base[name]]))
		if (opened && !differs(next)) clearEditDraft(draftKey)
		else saveEditDraft(draftKey, { values: { ...form.valuesOf(content), ...masked }, base, version })
		return next
	}

	/** What was not touched since `since` follows `newer`; what was stays as typed. */
	function merged(now: Draft<V, C>, newer: Saved<V>, since: V) {
		const mine = form.valuesOf(now.content)
		const { values, conflicts, followed } = mergeNewer(mine, since, newer.values)
		const stays = followed.length === 0 || form.holds?.(now.content)
		const content = stays ? now.content : form.contentOf(values, now.content)
		return { draft: { ...now, content, base: newer.values, version: newer.version }, conflicts, followed }
	}

	return {
		editing: draft !== null,
		content: draft ? draft.content : form.contentOf(saved.values),
		values,
		base: draft?.base ?? saved.values,
		/** What editing began on, which others may have left behind. */
		version: draft?.version ?? saved.version,
		dirty: draft !== null && Object.keys(changedValues(values, draft.base)).length > 0,
		stale: draft?.stale ?? null,
		restored: draft?.restored ?? false,

		/** Edits what is saved; whatever was typed is gone. */
		begin(from: Saved<V> = saved): void {
			clearEditDraft(draftKey)
			setDraft(fresh(from))
		},
		close(): void {
			clearEditDraft(draftKey)
			setDraft(null)
		},
		change(edit: (content: C) => C): void {
			update((now) => keep({ ...now, content: edit(now.content) }))
		},
		/** The screen has a newer one: what was typed stays on the version that it was typed on, whose save is refused. */
		follow(newer: Saved<V>): void {
			update((now) => (differs(now) || form.holds?.(now.content) ? now : fresh(newer, now.content)))
		},
		/** Another part of the screen saved some of the same values: what was typed here stays, the rest follows unsaid. */
		merge(newer: Saved<V>): void {
			update((now) => keep(merged(now, newer, now.base).draft))
		},
		/** After a save. `sent`: the values as they were when it left. What was typed since then stays. */
		settle(newer: Saved<V>, sent: V): void {
			update((now) => keep({ ...merged(now, newer, sent).draft, stale: null }))
		},
		/** What is edited stays whole, on top of another version. */
		rebase(newer: Saved<V>): void {
			update((now) => keep({ ...now, base: newer.values, version: newer.version, stale: null }))
		},
		/** A save was refused as stale. */
		refuse(): void {
			update((now) => ({ ...now, stale: { step: "told" } }))
		},
		/** After a refusal, with what was saved meanwhile. */
		takeNewer(newer: Saved<V>): void {
			update((now) => {
				const { draft: next, conflicts, followed } = merged(now, newer, now.base)
				return keep({ ...next, stale: { step: "merged", conflicts, followed } })
			})
		},
	}
}
