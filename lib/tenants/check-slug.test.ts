import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { slugProblem } from "./check-slug"

const app = path.resolve(import.meta.dirname, "../../app")
const segments = readdirSync(app, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith("["))
	.map(({ name }) => name)

it.each([...segments, "sitemap", "robots"])(
	"no business can be called %s, which our own addresses begin with",
	(name) => {
		expect(slugProblem(name)).not.toBeNull()
	},
)
