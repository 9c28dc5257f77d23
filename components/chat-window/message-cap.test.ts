import { expect, it } from "vitest"
import { MESSAGE_CAP } from "@/lib/chatbot/conversations/schema"
import { MESSAGE_MAX } from "./composer"

it("the field counts to where the server does, whose schema is too heavy for the page", () => {
	expect(MESSAGE_MAX).toBe(MESSAGE_CAP)
})
