import { render, screen } from "@testing-library/react"
import { type ComponentType, Suspense, useState } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { lazyPart } from "./lazy-part"

const Part = ({ name }: { name: string }) => <p>Hello {name}</p>
function Field({ name }: { name: string }) {
	const [first] = useState(name)
	return <p>Typed {first}</p>
}
const waits = vi.fn()
function Waiting() {
	waits()
	return <p>Waiting</p>
}
const inRoom = (Lazy: ComponentType<{ name: string }>, name = "Ada") => (
	<Suspense fallback={<Waiting />}>
		<Lazy name={name} />
	</Suspense>
)

it("draws its fallback until its script has come", async () => {
	const load = vi.fn(async () => Part)
	const Lazy = lazyPart(load)
	render(inRoom(Lazy))
	expect(screen.getByText("Waiting")).toBeTruthy()
	expect(await screen.findByText("Hello Ada")).toBeTruthy()
	expect(load).toHaveBeenCalledOnce()
})

beforeEach(() => waits.mockClear())

it("is drawn without its fallback where its script came before", async () => {
	const Lazy = lazyPart(async () => Part)
	Lazy.preload()
	await Promise.resolve()
	await Promise.resolve()
	render(
		<Suspense fallback={<Waiting />}>
			<Lazy name="Ada" />
		</Suspense>,
	)
	expect(screen.getByText("Hello Ada")).toBeTruthy()
	expect(waits).not.toHaveBeenCalled()
})

it("keeps what was typed when it is drawn again", async () => {
	const Lazy = lazyPart(async () => Field)
	const { rerender } = render(inRoom(Lazy))
	await screen.findByText("Typed Ada")
	Lazy.preload()
	await Promise.resolve()
	rerender(inRoom(Lazy, "Grace"))
	expect(screen.getByText("Typed Ada")).toBeTruthy()
})

it("asks again for a script that a preload did not get", async () => {
	const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Part)
	const Lazy = lazyPart(load, () => <p>Not loaded</p>)
	Lazy.preload()
	await Promise.resolve()
	render(inRoom(Lazy))
	expect(await screen.findByText("Hello Ada")).toBeTruthy()
})

it("draws what stands in for it, or nothing, where its script cannot come", async () => {
	const gone = () => Promise.reject<typeof Part>(new Error("a new version was published"))
	render(inRoom(lazyPart(gone, () => <p>Not loaded</p>)))
	expect(await screen.findByText("Not loaded")).toBeTruthy()
	const { container } = render(inRoom(lazyPart(gone)))
	await vi.waitFor(() => expect(container.textContent).toBe(""))
})
