import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { CarouselImage } from "@/lib/client/contract"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { answer, fieldsOf, fileNamed } from "../../../tests/support/screen-upload"
import { stubApi } from "../../../tests/support/stub-api"
import { stubXhr } from "../../../tests/support/stub-xhr"
import { CarouselSection } from "./carousel-section"

const ORDER = "PUT /api/admin/platform/carousel-order"
const SPEED = "PUT /api/admin/platform/carousel-speed"
const IMAGE = "/api/admin/platform/carousel-image/{id}"
const AWAY = { status: 503, body: { detail: "The database is away." } }

const image = (id: string, order_index: number): CarouselImage => ({
	id,
	image_url: `/media/${id}.jpg`,
	caption: id,
	order_index,
})
const IMAGES = ["Red", "Green", "Blue"].map(image)

function open(images = IMAGES) {
	const api = stubApi()
	const section = (shown: CarouselImage[]) => <CarouselSection images={shown} speed={30} />
	const shown = renderScreen(section(images))
	const press = (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name }))
	async function choose(row: string, item: string) {
		await press(`More for ${row}`)
		await shown.user.click(screen.getByRole("menuitem", { name: item }))
	}
	return { ...shown, api, press, choose, refresh: (next: CarouselImage[]) => shown.show(section(next)) }
}

const order = () =>
	within(screen.getByRole("list", { name: "Carousel images" }))
		.getAllByRole("listitem")
		.map((row) => row.querySelector("p")?.textContent)
const handle = (caption: string) => screen.getByRole("button", { name: new RegExp(`^Move ${caption},`) })

it("recommends five images, and requires an image and its caption before it sends them", async () => {
	const { press, user, router } = open([])
	const uploads = stubXhr()
	expect(screen.getByRole("heading", { name: "No images yet" })).toBeTruthy()
	expect(screen.getByText(/At least 5 images recommended/)).toBeTruthy()
	await press("Add image")
	const dialog = () => within(screen.getByRole("dialog", { name: "Add image" }))
	const choose = (name: string, size?: number) =>
		fireEvent.change(dialog().getByLabelText(/^Choose (another )?image$/), {
			target: { files: [fileNamed(name, size)] },
		})
	expect(dialog().getByText(/^JPG, PNG or WebP, max 5MB/)).toBeTruthy()
	await press("Upload")
	expect(dialog().getByText("Please choose an image")).toBeTruthy()
	expect(dialog().getByText("A caption is required")).toBeTruthy()
	choose("big.jpg", 5 * 1_048_576 + 1)
	expect(dialog().getByText(/^This file is too large/)).toBeTruthy()
	choose("red.jpg")
	expect(dialog().getByRole("img", { name: "Chosen: red.jpg" })).toBeTruthy()
	await press("Upload")
	expect(document.activeElement).toBe(dialog().getByLabelText("Caption"))
	expect(uploads).toEqual([])
	fill(dialog().getByLabelText("Caption"), " Red ")
	await press("Upload")
	expect(uploads[0]?.path).toBe("/api/admin/platform/upload-carousel-image")
	expect(fieldsOf(uploads[0])).toEqual({ caption: "Red", order_index: "0", file: "red.jpg" })
	await answer(uploads[0], 415, { detail: "This is no picture." })
	expect(dialog().getByRole("alert").textContent).toBe("Failed to upload carousel image: This is no picture.")

	// The dialog was closed by accident: picture and caption are still there.
	await user.keyboard("{Escape}")
	await press("Add image")
	expect(dialog().getByLabelText<HTMLInputElement>("Caption").value).toBe(" Red ")
	await press("Upload")
	await answer(uploads[1], 200)
	await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
	expect(router.refresh).toHaveBeenCalledOnce()
	await press("Add image")
	expect(dialog().getByLabelText<HTMLInputElement>("Caption").value).toBe("")
})

it("adds an image after the existing ones", async () => {
	const { press } = open([image("Red", 0), image("Blue", 4)])
	const uploads = stubXhr()
	await press("Add image")
	const dialog = within(screen.getByRole("dialog", { name: "Add image" }))
	fireEvent.change(dialog.getByLabelText("Choose image"), { target: { files: [fileNamed("green.jpg", 10)] } })
	fill(dialog.getByLabelText("Caption"), "Green")
	await press("Upload")
	expect(fieldsOf(uploads[0])).toMatchObject({ order_index: "5" })
})

it("adds a second image after the first, even before the list has been refreshed", async () => {
	const { press } = open([])
	const uploads = stubXhr()
	for (const caption of ["Red", "Green"]) {
		await press("Add image")
		const dialog = within(screen.getByRole("dialog", { name: "Add image" }))
		fireEvent.change(dialog.getByLabelText("Choose image"), { target: { files: [fileNamed("image.jpg", 10)] } })
		fill(dialog.getByLabelText("Caption"), caption)
		await press("Upload")
		await answer(uploads.at(-1), 200)
		await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
	}
	expect(uploads.map((upload) => fieldsOf(upload).order_index)).toEqual(["0", "1"])
})

it("is reordered by keys and by menu, announces it, and restores the order if that is refused", async () => {
	const { api, user, choose, router, refresh } = open()
	api.on(ORDER, { body: { carousel_images: [] } })
	act(() => handle("Red").focus())
	await user.keyboard("{ArrowDown}")
	expect(screen.getByText("Red is now 2 of 3")).toBeTruthy()
	expect(document.activeElement).toBe(handle("Red"))
	expect(order()).toEqual(["Green", "Red", "Blue"])
	await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
	await user.keyboard("{Home}")
	expect(order()).toEqual(["Red", "Green", "Blue"])
	await choose("Blue", "Move up")
	expect(order()).toEqual(["Red", "Blue", "Green"])
	await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(3))
	expect(api.sent.map(({ body }) => body)).toEqual([
		{ ids: ["Green", "Red", "Blue"] },
		{ ids: ["Red", "Green", "Blue"] },
		{ ids: ["Red", "Blue", "Green"] },
	])
	refresh(["Red", "Blue", "Green"].map(image))

	api.on(ORDER, AWAY)
	act(() => handle("Red").focus())
	await user.keyboard("{End}")
	await screen.findByText("Failed to save order: The database is away.")
	expect(order()).toEqual(["Red", "Blue", "Green"])
})

it("sends one order at a time, and skips one that is outdated while it waits", async () => {
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	const { api, user } = open()
	api.on(ORDER, { body: { carousel_images: [] }, after: held }, { body: { carousel_images: [] } })
	act(() => handle("Red").focus())
	await user.keyboard("{ArrowDown}{ArrowDown}{Home}")
	await act(async () => release())
	await waitFor(() => expect(api.sent).toHaveLength(2))
	expect(api.sent.map(({ body }) => body)).toEqual([
		{ ids: ["Green", "Red", "Blue"] },
		{ ids: ["Red", "Green", "Blue"] },
	])
})

it("edits a caption in its row", async () => {
	const { api, user, choose, router } = open()
	api.on(`PATCH ${IMAGE}`, AWAY, { body: image("Red", 0) })
	await choose("Red", "Edit caption")
	const caption = screen.getByLabelText<HTMLInputElement>("Caption")
	expect(document.activeElement).toBe(caption)
	fill(caption, " ")
	await user.keyboard("{Enter}")
	expect(screen.getByText("A caption is required")).toBeTruthy()
	fill(caption, "Crimson")
	await user.keyboard("{Enter}")
	await screen.findByText("Failed to save caption: The database is away.")
	expect(caption.value).toBe("Crimson")
	await user.click(screen.getByRole("button", { name: "Save" }))
	await waitFor(() => expect(screen.queryByLabelText("Caption")).toBe(null))
	expect(api.sent[1]).toMatchObject({ body: { caption: "Crimson" } })
	expect(router.refresh).toHaveBeenCalledOnce()
	await choose("Green", "Edit caption")
	await user.keyboard("{Escape}")
	expect(order()).toEqual(["Red", "Green", "Blue"])
})

it("deletes after one confirmation, and restores an image that could not be deleted", async () => {
	const { api, choose, press, router } = open()
	api.on(`DELETE ${IMAGE}`, AWAY, { status: 204 })
	await choose("Green", "Delete")
	expect(screen.getByRole("alertdialog", { name: "Delete “Green”?" }).textContent).toContain("cannot be undone.")
	await press("Cancel")
	expect(api.sent).toEqual([])
	await choose("Green", "Delete")
	await press("Delete")
	await screen.findByText("Failed to delete image")
	expect(order()).toEqual(["Red", "Green", "Blue"])
	await choose("Green", "Delete")
	await press("Delete")
	await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
	expect(order()).toEqual(["Red", "Blue"])
})

it("has a speed from 10 to 120 seconds, saved on release, and restored if that is refused", async () => {
	const { api, user } = open()
	const slider = screen.getByRole("slider", { name: "Speed" })
	const says = () => slider.getAttribute("aria-valuetext")
	expect(says()).toBe("30 seconds, Medium")
	api.on(SPEED, { body: { carousel_speed: 10 } })
	act(() => slider.focus())
	await user.keyboard("{Home}")
	expect(says()).toBe("10 seconds, Fast")
	expect(screen.getByText("10 seconds, Fast")).toBeTruthy()
	await waitFor(() => expect(api.sent.at(-1)?.body).toEqual({ carousel_speed: "10" }))
	await user.keyboard("{End}")
	expect(says()).toBe("120 seconds, Very Slow")
	await waitFor(() => expect(api.sent.at(-1)?.body).toEqual({ carousel_speed: "120" }))
	api.on(SPEED, AWAY)
	await user.keyboard("{ArrowLeft}")
	await screen.findByText("Failed to save speed: The database is away.")
	expect(says()).toBe("30 seconds, Medium")
})
