import { expect, it } from "vitest"
import { asStorageError } from "./storage-error"

it.each([
	[Object.assign(new Error("no space"), { code: "ENOSPC" }), "storage_full"],
	// What an S3 server answers has a name alone.
	[{ name: "QuotaExceeded" }, "storage_full"],
	[{ name: 507, code: 507 }, "unavailable"],
	[new Error("socket hang up"), "unavailable"],
	["ENOSPC", "unavailable"],
])("knows a full storage from one that is away: %o", (error, code) => {
	expect(asStorageError(error).code).toBe(code)
})
