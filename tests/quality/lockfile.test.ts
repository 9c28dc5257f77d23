import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

interface Entry {
	link?: boolean
	integrity?: string
}
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> }

it("names the hash of each package, of every platform", () => {
	const installed = Object.entries(packages).filter(([place, { link }]) => place !== "" && !link)
	expect(installed.length).toBeGreaterThan(500)
	const incomplete = installed.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))
	expect(incomplete.map(([place]) => place)).toEqual([])
})
