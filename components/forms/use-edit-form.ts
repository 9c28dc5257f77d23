import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react"
import { ApiError } from "@/lib/client/api"
import { changedValues, type FieldError, type FormValues, mergeNewer } from "./edit-values"
import { useBusy } from "./use-busy"
import { PLAIN_FORM, type Saved, useDraft } from "./use-draft"

export interface EditFormOptions<V extends FormValues> {
	draftKey: string
	saved: Saved<V>
	secrets?: readonly (keyof V & string)[]
	/** Returns every broken rule, in the order of the schema. */
	check(values: V): FieldError[]
	/** Throws ApiError. The caller updates `saved` itself. */
	save(changes: Partial<V>, version: string): Promise<void>
	/** Called after the server refused a save as stale. */
	loadNewer(): Promise<Saved<V>>
	onSaved?(): void
	/** Starts in editing, for a form that is shown because the user pressed Edit. */
	opened?: boolean
	/** Called after a save, after a cancel, and after a save without changes. */
	onClosed?(): void
}

/** Stands for the button among the names of fields to focus. */
const SUBMIT = "[submit]"

type Errors = Readonly<Record<string, string | undefined>>

/**
 * Views, then edits, then saves or cancels. Typed text survives a reload and a refusal. A field's error appears when
 * the user leaves the field, never while typing, and disappears as soon as the value is right. After a refused submit,
 * the first wrong field gets the focus.
 */
export function useEditForm<V extends FormValues>(options: EditFormOptions<V>) {
	const { draftKey, saved, secrets, check, save, loadNewer, onSaved, opened = false, onClosed } = options
	const draft = useDraft<V, V>({ draftKey, saved, form: PLAIN_FORM, secrets, opened })
	const { editing, values, base, version, dirty } = draft
	const { busy, run } = useBusy<"save" | "newer">()
	const [errors, setErrors] = useState<Errors>({})
	const [failure, setFailure] = useState<ApiError | null>(null)
	const form = useRef<HTMLFormElement>(null)
	const editButton = useRef<HTMLButtonElement>(null)
	/** True until the next press or key: a field's error must not push the button away between press and release. */
	const pressing = useRef(false)
	const focusNext = useRef<string | null>(opened ? (Object.keys(saved.values)[0] ?? null) : null)

	useEffect(() => {
		const name = focusNext.current
		if (name === null) return
		focusNext.current = null
		if (!editing) editButton.current?.focus()
		else if (name === SUBMIT) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus()
		else fieldNamed(form.current, name)?.focus()
	})

	function edit(): void {
		draft.begin()
		focusNext.current = Object.keys(saved.values)[0] ?? null
	}

	function close(): void {
		draft.close()
		setErrors({})
		setFailure(null)
		focusNext.current = ""
		onClosed?.()
	}

	/** Changed fields stay as typed; the rest takes what another part of the screen saved. */
	function follow(newer: Saved<V>): void {
		if (!editing) return
		draft.merge(newer)
		// A value that only the server refused may be valid by now, such as a picture that was missing.
		const broken = new Set(check(mergeNewer(values, base, newer.values).values).map(({ field }) => field))
		setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => broken.has(name))))
	}

	function set(name: keyof V & string, value: string | boolean): void {
		draft.change((now) => ({ ...now, [name]: value }))
		if (errors[name]) recheck(name, { ...values, [name]: value })
	}

	function leave({ target }: FocusEvent<HTMLFormElement>): void {
		const name = target instanceof Element ? (target.getAttribute("name") ?? "") : ""
		if (!editing || pressing.current || !Object.hasOwn(values, name)) return
		recheck(name, values)
	}

	function recheck(name: string, typed: V): void {
		const mine = check(typed).find(({ field }) => field === name)
		setErrors((known) => ({ ...known, [name]: mine?.detail }))
	}

	function showErrors(found: FieldError[]): void {
		// The first rule of a field wins.
		setErrors(Object.fromEntries(found.map(({ field, detail }) => [field, detail]).reverse()))
		// On the screen the fields are in the order of the values, which may differ from the order of the rules.
		const wrong = new Set(found.map(({ field }) => field))
		focusNext.current = Object.keys(values).find((name) => wrong.has(name)) ?? null
	}

	function submit(event: FormEvent): void {
		event.preventDefault()
		if (!editing || busy) return
		const found = check(values)
		showErrors(found)
		if (found.length > 0) return
		if (!dirty) {
			close()
			return
		}
		setFailure(null)
		const saving = async () => {
			await save(changedValues(values, base), version)
			close()
			onSaved?.()
		}
		void run("save", saving, refused)
	}

	function refused(error: unknown): void {
		const known = apiError(error)
		const mine = known.errors.filter(({ field }) => Object.hasOwn(values, field))
		// The button was disabled meanwhile, which takes the focus away.
		focusNext.current = SUBMIT
		if (known.status === 409) draft.refuse()
		else if (mine.length > 0) showErrors(mine)
		else setFailure(known)
	}

	function takeNewer(): void {
		setFailure(null)
		const loading = async () => {
			draft.takeNewer(await loadNewer())
			focusNext.current = SUBMIT
		}
		void run("newer", loading, (error) => setFailure(apiError(error)))
	}

	const formProps = {
		ref: form,
		noValidate: true,
		onSubmit: submit,
		onBlur: leave,
		onPointerDownCapture: ({ target }: { target: EventTarget }) => {
			pressing.current = target instanceof Element && target.closest("[data-form-action]") !== null
		},
		onKeyDownCapture: () => {
			pressing.current = false
		},
	}

	return {
		editing,
		values,
		base,
		version,
		dirty,
		errors,
		failure,
		stale: draft.stale,
		restored: draft.restored,
		busy: busy !== null,
		editButton,
		formProps,
		edit,
		cancel: close,
		set,
		follow,
		takeNewer,
	}
}

export type EditForm<V extends FormValues> = ReturnType<typeof useEditForm<V>>

const apiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, ""))

function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
	const field = form?.querySelector(`[name="${CSS.escape(name)}"]`)
	return field instanceof HTMLElement ? field : null
}
