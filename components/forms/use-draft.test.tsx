import { act, renderHook } from "@testing-library/react"
import { expect, it } from "vitest"
import { type DraftForm, type DraftOptions, type Saved, useDraft } from "./use-draft"

interface Recipe {
	title: string
	steps: string[]
	/** A step that was added and is still empty. */
	begun?: boolean
}

type Values = Record<"title" | "steps", string>

const FORM: DraftForm<Values, Recipe> = {
	valuesOf: ({ title, steps }) => ({ title, steps: JSON.stringify(steps) }),
	contentOf: ({ title, steps }) => ({ title, steps: JSON.parse(steps) }),
	holds: ({ begun }) => begun === true,
}

const saved = (title: string, steps: string[], version: string): Saved<Values> => ({
	values: FORM.valuesOf({ title, steps }),
	version,
})
const OLD = saved("Bread", ["Knead"], "1")

const KEY = "recipe"

/** Opens a form, and shows what the tab stores of it and what a reload restores. */
function openForm(options: Partial<DraftOptions<Values, Recipe>> = {}) {
	const load = (now: Saved<Values>) =>
		renderHook(() => useDraft({ draftKey: KEY, saved: now, form: FORM, opened: true, ...options }))
	const view = load(OLD)
	const draft = () => view.result.current
	return {
		draft,
		title: (title: string) => act(() => draft().change((now) => ({ ...now, title }))),
		kept: () => {
			dispatchEvent(new Event("pagehide"))
			return sessionStorage.getItem(`edit:${KEY}`)
		},
		reloaded(now = OLD) {
			view.unmount()
			return load(now).result.current
		},
	}
}

it("keeps every change in the tab, and brings it back on the version that it was made on", () => {
	const { draft, title, reloaded } = openForm()
	expect(draft()).toMatchObject({ dirty: false, restored: false, content: { title: "Bread", steps: ["Knead"] } })
	title("Cake")
	expect(draft()).toMatchObject({ dirty: true, restored: false })
	expect(reloaded(saved("Rolls", ["Knead"], "2"))).toMatchObject({
		content: { title: "Cake", steps: ["Knead"] },
		base: OLD.values,
		version: "1",
		dirty: true,
		restored: true,
	})
})

it("keeps nothing once a change is taken back, and shows the newest then", () => {
	const { title, kept, reloaded } = openForm()
	title("Cake")
	title("Bread")
	expect(kept()).toBeNull()
	expect(reloaded(saved("Rolls", ["Knead"], "2"))).toMatchObject({ content: { title: "Rolls" }, version: "2" })
})

it("brings nothing back that it cannot read", () => {
	const { title, kept, reloaded } = openForm({
		form: { ...FORM, valuesOf: (recipe) => ({ title: recipe.title, steps: "not JSON" }) },
		saved: { values: { title: "Bread", steps: "[]" }, version: "1" },
	})
	title("Cake")
	expect(kept()).toContain("not JSON")
	expect(reloaded()).toMatchObject({ content: { title: "Bread" }, restored: false })
	expect(kept()).toBeNull()
})

it("opens again after a reload where a form was opened and closed by itself, without its secrets", () => {
	const { draft, title, reloaded, kept } = openForm({ opened: false, secrets: ["title"] })
	expect(draft().editing).toBe(false)
	act(() => draft().begin())
	title("hunter2")
	expect(draft()).toMatchObject({ editing: true, dirty: true })
	expect(kept()).not.toContain("hunter2")
	const again = reloaded()
	expect(again).toMatchObject({ editing: true, dirty: false, restored: false, content: { title: "Bread" } })
	act(() => again.close())
	expect(kept()).toBeNull()
})

it("follows a newer version only while nothing is typed or begun", () => {
	const { draft, title } = openForm()
	act(() => draft().follow(saved("Rolls", ["Mix"], "2")))
	expect(draft()).toMatchObject({ content: { title: "Rolls" }, version: "2", dirty: false })
	act(() => draft().change((now) => ({ ...now, begun: true })))
	act(() => draft().follow(saved("Buns", ["Mix"], "3")))
	expect(draft()).toMatchObject({ content: { title: "Rolls" }, version: "2" })
	act(() => draft().change((now) => ({ ...now, begun: false })))
	title("Cake")
	act(() => draft().follow(saved("Buns", ["Mix"], "3")))
	expect(draft()).toMatchObject({ content: { title: "Cake" }, version: "2" })
})

it("merges a newer version where other fields were changed, and says which", () => {
	const { draft, title, reloaded } = openForm()
	title("Cake")
	act(() => draft().refuse())
	expect(draft()).toMatchObject({ stale: { step: "told" }, content: { title: "Cake" }, version: "1" })
	act(() => draft().takeNewer(saved("Bread", ["Knead", "Bake"], "2")))
	expect(draft()).toMatchObject({
		stale: { step: "merged", conflicts: [], followed: ["steps"] },
		content: { title: "Cake", steps: ["Knead", "Bake"] },
		version: "2",
		dirty: true,
	})
	expect(reloaded()).toMatchObject({ content: { title: "Cake", steps: ["Knead", "Bake"] }, version: "2" })
})

it("leaves what both changed as it was typed, and names theirs", () => {
	const { draft, title } = openForm()
	title("Cake")
	act(() => draft().takeNewer(saved("Rolls", ["Knead"], "2")))
	expect(draft()).toMatchObject({
		stale: { step: "merged", conflicts: [{ field: "title", theirs: "Rolls" }], followed: [] },
		content: { title: "Cake" },
		base: { title: "Rolls" },
	})
})

it("loses nothing that is typed while the newer version is on its way", () => {
	const { draft, title } = openForm()
	const pressed = draft()
	title("Cake")
	act(() => pressed.takeNewer(saved("Bread", ["Bake"], "2")))
	expect(draft().content).toEqual({ title: "Cake", steps: ["Bake"] })
})

it("is clean after a save, with what the server made of it, and keeps nothing", () => {
	const { draft, title, kept } = openForm()
	title(" Cake ")
	act(() => draft().refuse())
	act(() => draft().settle(saved("Cake", ["Knead"], "2"), draft().values))
	expect(draft()).toMatchObject({ content: { title: "Cake" }, version: "2", dirty: false, stale: null })
	expect(kept()).toBeNull()
})

it("keeps what was typed while a save was under way", () => {
	const { draft, title, kept } = openForm()
	title("Cake")
	const sent = draft().values
	title("Pie")
	act(() => draft().settle(saved("Cake", ["Knead"], "2"), sent))
	expect(draft()).toMatchObject({ content: { title: "Pie" }, base: { title: "Cake" }, version: "2", dirty: true })
	expect(kept()).toContain("Pie")
})

it("takes nothing from a save's answer while something is begun", () => {
	const { draft } = openForm()
	act(() => draft().change((now) => ({ ...now, begun: true })))
	act(() => draft().settle(saved("Rolls", ["Knead"], "2"), OLD.values))
	expect(draft()).toMatchObject({ content: { title: "Bread", begun: true }, version: "2" })
})

it("puts mine whole on top of theirs, or begins anew with theirs", () => {
	const { draft, title, kept } = openForm()
	const theirs = saved("Rolls", ["Mix"], "2")
	title("Cake")
	act(() => draft().refuse())
	act(() => draft().rebase(theirs))
	expect(draft()).toMatchObject({
		content: { title: "Cake", steps: ["Knead"] },
		version: "2",
		dirty: true,
		stale: null,
	})
	act(() => draft().begin(theirs))
	expect(draft()).toMatchObject({ content: { title: "Rolls", steps: ["Mix"] }, dirty: false })
	expect(kept()).toBeNull()
})
