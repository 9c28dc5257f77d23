import { expect, it } from "vitest"
import { findAgreedWording } from "./queries"

const own = { text: "I agree that the bakery may show my video.", version: "2026-11-23.1" }
const tenant = { id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301", consents: { video: own } }

it("asks the database for no version that no business can have had", async () => {
	for (const shown of ["2026-11-23.1\0", "2026-11-23", "x".repeat(32_768)]) {
		await expect(findAgreedWording(tenant, "video", shown)).rejects.toMatchObject({ code: "invalid" })
	}
	expect(await findAgreedWording(tenant, "video", own.version)).toEqual(own)
})
