import { useEffect, useMemo, useState } from "react"
import { clearEditDraft, loadEditDraft, saveEditDraft, storeWaiting } from "./edit-draft"
import { type Conflict, changedValues, type FormValues, mergeNewer } from "./edit-values"

export interface Saved<V extends FormValues> {
	values: V
	/** `updated_at`: a save on an older one is refused. */
	version: string
}

/** Translates between what a screen edits and the flat values, which the draft compares, merges and stores. */
export interface DraftForm<V extends FormValues, C> {
	valuesOf(content: C): V
	/** `shown` is the content that it replaces. Throws if the values cannot be read, for example from a foreign draft. */
	contentOf(values: V, shown?: C): C
	/** True if the content holds a beginning that the values leave out. The draft then never replaces it by saved content. */
	holds?(content: C): boolean
}

export const PLAIN_FORM = { valuesOf: <V>(values: V) => values, contentOf: <V>(values: V) => values }

export interface DraftOptions<V extends FormValues, C> {
	draftKey: string
	saved: Saved<V>
	/** Define it outside the component. */
	form: DraftForm<V, C>
	/** Fields that never go into the tab's storage, such as a password. */
	secrets?: readonly (keyof V & string)[]
	/** True if editing begins at once. Such a draft stores nothing until a value changes. */
	opened: boolean
}

/** told: the server refused the save as stale. merged: the draft holds the newer version and lists what differs. */
export type Staleness = { step: "told" } | { step: "merged"; conflicts: Conflict[]; followed: string[] }

interface Draft<V extends FormValues, C> {
	content: C
	/** The values when editing began or when they were last saved. */
	base: V
	version: string
	stale: Staleness | null
	restored: boolean
}

/** Stores changes in this tab and restores them after a reload. Names a newer version, never overwrites it. */
export function useDraft<V extends FormValues, C>(options: DraftOptions<V, C>) {
	const { draftKey, saved, form, secrets = [], opened } = options
	const [draft, setDraft] = useState<Draft<V, C> | null>(() => (opened ? fresh(saved) : null))
	const values = useMemo(() => draft && form.valuesOf(draft.content), [draft, form]) ?? saved.values

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what a reload left behind.
	useEffect(() => {
		const kept = restored()
		// A form that the user opened and did not change opens again. One that opens by itself shows the newest values.
		if (kept && (kept.restored || !opened)) setDraft(kept)
	}, [draftKey])

	useEffect(() => storeWaiting, [])

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
		else saveEditDraft(draftKey, () => ({ values: { ...form.valuesOf(content), ...masked }, base, version }))
		return next
	}

	/** Fields that still equal `since` take the values of `newer`. Changed ones stay as typed. */
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
		/** The version that editing began on. Another admin may have saved a newer one. */
		version: draft?.version ?? saved.version,
		dirty: draft !== null && Object.keys(changedValues(values, draft.base)).length > 0,
		stale: draft?.stale ?? null,
		restored: draft?.restored ?? false,

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
		/** The screen got a newer version. A changed draft stays on its own version, so that the server refuses its save. */
		follow(newer: Saved<V>): void {
			update((now) => (differs(now) || form.holds?.(now.content) ? now : fresh(newer, now.content)))
		},
		/** Another part of the screen saved some of the same values. Changed fields stay as typed, the rest follows silently. */
		merge(newer: Saved<V>): void {
			update((now) => keep(merged(now, newer, now.base).draft))
		},
		/** After a save. `sent` holds the values that the call carried. What was typed since then stays. */
		settle(newer: Saved<V>, sent: V): void {
			update((now) => keep({ ...merged(now, newer, sent).draft, stale: null }))
		},
		rebase(newer: Saved<V>): void {
			update((now) => keep({ ...now, base: newer.values, version: newer.version, stale: null }))
		},
		refuse(): void {
			update((now) => ({ ...now, stale: { step: "told" } }))
		},
		takeNewer(newer: Saved<V>): void {
			update((now) => {
				const { draft: next, conflicts, followed } = merged(now, newer, now.base)
				return keep({ ...next, stale: { step: "merged", conflicts, followed } })
			})
		},
	}
}
