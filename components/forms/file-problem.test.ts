import { describe, expect, it } from "vitest"
import { fileProblem } from "./file-problem"

const RULES = { accept: ".jpg,.png", help: "JPG or PNG, max 1MB", maxBytes: 1_048_576 }

describe("fileProblem", () => {
	it("accepts exactly the limit, and the extension in any case", () => {
		expect(fileProblem({ name: "Logo.PNG", size: 1_048_576 }, RULES)).toBeNull()
	})

	it("names the size of a file that is one byte over it", () => {
		expect(fileProblem({ name: "logo.png", size: 1_048_577 }, RULES)).toBe(
			"This file is too large (1.1 MB). JPG or PNG, max 1MB.",
		)
	})

	it.each(["logo.gif", "png", "logo.png.exe"])("refuses %s", (name) => {
		expect(fileProblem({ name, size: 10 }, RULES)).toBe("This file type isn't supported. JPG or PNG, max 1MB.")
	})

	it("refuses an empty file", () => {
		expect(fileProblem({ name: "logo.png", size: 0 }, RULES)).toBe("This file is empty.")
	})
})
