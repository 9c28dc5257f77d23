import { expect, it, vi } from "vitest"
import { AppError } from "./errors"

it("an error of another bundle's class is known, and nothing else is", async () => {
	vi.resetModules()
	const other = await import("./errors")
	expect(other.AppError).not.toBe(AppError)
	expect(new other.AppError("unavailable", "Busy.")).toBeInstanceOf(AppError)
	for (const value of [new Error("unavailable"), { code: "unavailable" }, null, undefined, "unavailable"]) {
		expect(value).not.toBeInstanceOf(AppError)
	}
})
