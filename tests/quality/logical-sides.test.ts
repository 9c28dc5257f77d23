import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const ROOT = path.resolve(import.meta.dirname, "../..")
const PHYSICAL_CLASS =
	/(?<=["'\s`:!-])(?:(?:scroll-)?[mp][lr]-[\d[(]|(?:left|right)-(?:\d|\[|px|auto|full)|text-(?:left|right)(?=["'\s`])|(?:border-[lr]|rounded-[tb]?[lr])(?=["'\s`-]))/
const PHYSICAL_RULE =
	/^\s*(?:(?:(?:margin|padding|border)-(?:left|right)|left|right)\b[\w-]*:|text-align:\s*(?:left|right))/
/** The library of the toasts places its own button by physical sides. */
const EXCEPT = new Set(["components/ui/toaster.tsx"])
/** A picture of a camera is not text. */
const OF_THE_CAMERA = "left: var(--side);"

const filesOf = (ending: RegExp) =>
	["app", "components"]
		.flatMap((folder) =>
			readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
		)
		.filter((file) => ending.test(file) && !/\.test\./.test(file) && !EXCEPT.has(file))

const linesWith = (pattern: RegExp, ending: RegExp) =>
	filesOf(ending).flatMap((file) =>
		readFileSync(path.join(ROOT, file), "utf8")
			.split("\n")
			.flatMap((line, at) =>
				pattern.test(line) && line.trim() !== OF_THE_CAMERA ? [`${file}:${at + 1} ${line.trim()}`] : [],
			),
	)

it("places nothing by left or right, so that every screen turns around for languages that run from right to left", () => {
	expect(linesWith(PHYSICAL_CLASS, /\.(?:tsx?|css)$/)).toEqual([])
	expect(linesWith(PHYSICAL_RULE, /\.css$/)).toEqual([])
})
