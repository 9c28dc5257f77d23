import type { FormValues } from "./edit-values"

export interface EditDraft<V extends FormValues> {
	values: V
	/** The values when editing began. After a reload too, the server must refuse a save on top of newer ones. */
	base: V
	version: string
}

const keyOf = (key: string) => `edit:${key}`

/** Storing a long draft takes longer than a keystroke may, so it is not stored with each. */
const STORE_EVERY_MS = 300
const waiting = new Map<string, () => EditDraft<FormValues>>()
let pause: ReturnType<typeof setTimeout> | undefined

export function saveEditDraft<V extends FormValues>(key: string, make: () => EditDraft<V>): void {
	waiting.set(key, make)
	pause ??= setTimeout(storeWaiting, STORE_EVERY_MS)
	// A reload, and a phone that puts the tab to sleep, leave no pause.
	addEventListener("pagehide", storeWaiting)
	document.addEventListener("visibilitychange", storeWaiting)
}

export function storeWaiting(): void {
	clearTimeout(pause)
	pause = undefined
	for (const [key, make] of waiting) {
		try {
			sessionStorage.setItem(keyOf(key), JSON.stringify(make()))
		} catch {
			// Without storage there is no draft. The warning before leaving remains.
		}
	}
	waiting.clear()
}

/** Null if a field has another type than in `shape`. Drops fields that the form no longer has, and takes from `shape` those
 * that it did not have yet. */
export function loadEditDraft<V extends FormValues>(key: string, shape: V): EditDraft<V> | null {
	const fits = (values: unknown): values is Partial<V> =>
		typeof values === "object" &&
		values !== null &&
		Object.entries(shape).every(([name, value]) =>
			["undefined", typeof value].includes(typeof (values as FormValues)[name]),
		)
	try {
		const draft = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? "null") as Partial<EditDraft<V>> | null
		if (!draft || typeof draft.version !== "string" || !fits(draft.values) || !fits(draft.base)) return null
		const shaped = (values: Partial<V>) =>
			Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, values[name] ?? value])) as V
		return { values: shaped(draft.values), base: shaped(draft.base), version: draft.version }
	} catch {
		return null
	}
}

export function clearEditDraft(key: string): void {
	waiting.delete(key)
	try {
		sessionStorage.removeItem(keyOf(key))
	} catch {
		// Nothing was stored.
	}
}
