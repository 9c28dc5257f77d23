import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react"
import { ApiError } from "@/lib/client/api"
import { clearEditDraft, type EditDraft, loadEditDraft, saveEditDraft } from "./edit-draft"
import { type Conflict, changedValues, type FieldError, type FormValues, mergeNewer } from "./edit-values"

export interface Saved<V extends FormValues> {
	values: V
	/** `updated_at`: a save on an older one is refused. */
	version: string
}

export interface EditFormOptions<V extends FormValues> {
	/** Names the draft in this tab's storage. */
	draftKey: string
	saved: Saved<V>
	/** Never written to the draft, such as a password. */
	secrets?: readonly (keyof V & string)[]
	/** Every broken rule, in the order of the contract. */
	check(values: V): FieldError[]
	/** Throws ApiError. `saved` has to follow by itself. */
	save(changes: Partial<V>, version: string): Promise<void>
	/** Asked for after a refusal for staleness. */
	loadNewer(): Promise<Saved<V>>
	onSaved?(): void
	/** Begins with editing, for a form that is shown because somebody asked to edit. */
	opened?: boolean
	/** After a save, a cancel, and a save of nothing. */
	onClosed?(): void
}

/** told: the save was refused as stale. merged: the newer ones are here, and what differs is named. */
export type Staleness = { step: "told" } | { step: "merged"; conflicts: Conflict[]; followed: string[] }

/** Among the names of fields to be focused: the button. */
const SUBMIT = "[submit]"

type Errors = Readonly<Record<string, string | undefined>>

/**
 * View, then edit, then save or cancel. What was typed survives a reload and a refusal; errors appear when a field is
 * left, never while typing, and go as soon as it is right; the first wrong field gets the focus.
 */
export function useEditForm<V extends FormValues>(options: EditFormOptions<V>) {
	const { draftKey, saved, secrets = [], check, save, loadNewer, onSaved, opened = false, onClosed } = options
	const [draft, setDraft] = useState<EditDraft<V> | null>(() =>
		opened ? { values: saved.values, base: saved.values, version: saved.version } : null,
	)
	const [errors, setErrors] = useState<Errors>({})
	const [failure, setFailure] = useState<ApiError | null>(null)
	const [stale, setStale] = useState<Staleness | null>(null)
	const [busy, setBusy] = useState(false)
	/** What stands in the fields was left unsaved earlier, and nobody said yet what shall become of it. */
	const [restored, setRestored] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const editButton = useRef<HTMLButtonElement>(null)
	/** Until the next press or key: a field's error must not push the button away between press and release. */
	const pressing = useRef(false)
	/** Whom the next render focuses. */
	const focusNext = useRef<string | null>(opened ? (Object.keys(saved.values)[0] ?? null) : null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a reload left behind.
	useEffect(() => {
		const kept = loadEditDraft(draftKey, saved.values)
		if (!kept) return
		setDraft(kept)
		setRestored(Object.keys(changedValues(kept.values, kept.base)).length > 0)
	}, [draftKey])

	useEffect(() => {
		const name = focusNext.current
		if (name === null) return
		focusNext.current = null
		if (!draft) editButton.current?.focus()
		else if (name === SUBMIT) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus()
		else fieldNamed(form.current, name)?.focus()
	})

	const values = draft?.values ?? saved.values
	const dirty = draft !== null && Object.keys(changedValues(draft.values, draft.base)).length > 0

	function keep(next: EditDraft<V>): void {
		setDraft(next)
		const shown = Object.fromEntries(secrets.map((name) => [name, next.base[name]]))
		saveEditDraft(draftKey, { ...next, values: { ...next.values, ...shown } })
	}

	function edit(): void {
		setDraft({ values: saved.values, base: saved.values, version: saved.version })
		focusNext.current = Object.keys(saved.values)[0] ?? null
	}

	function close(): void {
		clearEditDraft(draftKey)
		setDraft(null)
		setErrors({})
		setFailure(null)
		setStale(null)
		setRestored(false)
		focusNext.current = ""
		onClosed?.()
	}

	/** Another part of the screen saved some of the same values: what was typed here stays, the rest follows unsaid. */
	function follow(newer: Saved<V>): void {
		if (!draft) return
		const { values: merged } = mergeNewer(draft.values, draft.base, newer.values)
		keep({ values: merged, base: newer.values, version: newer.version })
		// What the server alone refused may hold by now, as a picture that was missing.
		const broken = new Set(check(merged).map(({ field }) => field))
		setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => broken.has(name))))
	}

	function set(name: keyof V & string, value: string | boolean): void {
		if (!draft) return
		const next = { ...draft.values, [name]: value }
		keep({ ...draft, values: next })
		if (errors[name]) recheck(name, next)
	}

	function leave({ target }: FocusEvent<HTMLFormElement>): void {
		const name = target instanceof Element ? (target.getAttribute("name") ?? "") : ""
		if (!draft || pressing.current || !Object.hasOwn(draft.values, name)) return
		recheck(name, draft.values)
	}

	function recheck(name: string, typed: V): void {
		const mine = check(typed).find(({ field }) => field === name)
		setErrors((known) => ({ ...known, [name]: mine?.detail }))
	}

	function showErrors(found: FieldError[]): void {
		// The first rule of a field wins.
		setErrors(Object.fromEntries(found.map(({ field, detail }) => [field, detail]).reverse()))
		// The fields stand on the screen in the order of the values, which need not be that of the rules.
		const wrong = new Set(found.map(({ field }) => field))
		focusNext.current = Object.keys(values).find((name) => wrong.has(name)) ?? null
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		if (!draft || busy) return
		const found = check(draft.values)
		showErrors(found)
		if (found.length > 0) return
		const changes = changedValues(draft.values, draft.base)
		if (Object.keys(changes).length === 0) return close()
		setBusy(true)
		setFailure(null)
		try {
			await save(changes, draft.version)
			close()
			onSaved?.()
		} catch (error) {
			refused(error)
		} finally {
			setBusy(false)
		}
	}

	function refused(error: unknown): void {
		const known = apiError(error)
		const mine = known.errors.filter(({ field }) => Object.hasOwn(values, field))
		// It was disabled meanwhile, which takes the focus away.
		focusNext.current = SUBMIT
		if (known.status === 409) setStale({ step: "told" })
		else if (mine.length > 0) showErrors(mine)
		else setFailure(known)
	}

	async function takeNewer(): Promise<void> {
		if (!draft) return
		setBusy(true)
		setFailure(null)
		try {
			const newer = await loadNewer()
			const { values: merged, conflicts, followed } = mergeNewer(draft.values, draft.base, newer.values)
			keep({ values: merged, base: newer.values, version: newer.version })
			setStale({ step: "merged", conflicts, followed })
			focusNext.current = SUBMIT
		} catch (error) {
			setFailure(apiError(error))
		} finally {
			setBusy(false)
		}
	}

	const formProps = {
		ref: form,
		noValidate: true,
		onSubmit: (event: FormEvent) => void submit(event),
		onBlur: leave,
		onPointerDownCapture: ({ target }: { target: EventTarget }) => {
			pressing.current = target instanceof Element && target.closest("[data-form-action]") !== null
		},
		onKeyDownCapture: () => {
			pressing.current = false
		},
	}

	return {
		editing: draft !== null,
		values,
		base: draft?.base ?? saved.values,
		/** What editing began on, which others may have left behind. */
		version: draft?.version ?? saved.version,
		dirty,
		errors,
		failure,
		stale,
		restored,
		busy,
		editButton,
		formProps,
		edit,
		cancel: close,
		set,
		follow,
		takeNewer: () => void takeNewer(),
	}
}

export type EditForm<V extends FormValues> = ReturnType<typeof useEditForm<V>>

const apiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, ""))

function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
	const field = form?.querySelector(`[name="${CSS.escape(name)}"]`)
	return field instanceof HTMLElement ? field : null
}
