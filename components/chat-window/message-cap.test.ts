import { expect, it } from "vitest"
import { MESSAGE_CAP } from "@/lib/chatbot/conversations/schema"
import { MESSAGE_MAX } from "./composer"

it("the field has the same limit as the server, whose schema is too large for the page", () => {
	expect(MESSAGE_MAX).toBe(MESSAGE_CAP)
})
