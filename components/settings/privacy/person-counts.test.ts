import { expect, it } from "vitest"
import { privacyWords } from "../settings-words"
import { countsInWords } from "./person-counts"

it("names what there is, in singular and plural", () => {
	expect(countsInWords({ testimonials: 2, quiz_sessions: 0, chats: 0, invitations: 0, mails: 1, webhooks: 0 })).toBe(
		"2 testimonials and 1 email",
	)
	expect(countsInWords({ testimonials: 1, quiz_sessions: 0, chats: 0, invitations: 0, mails: 0, webhooks: 0 })).toBe(
		"1 testimonial",
	)
	expect(countsInWords({ testimonials: 0, quiz_sessions: 0, chats: 0, invitations: 0, mails: 0, webhooks: 0 })).toBe("")
})

it("mentions videos only where there are testimonials", () => {
	expect(privacyWords.eraseMeans("2 chat records", 0)).toContain("deletes 2 chat records. You")
	expect(privacyWords.eraseMeans("1 testimonial", 1)).toContain("1 testimonial, including the video.")
	expect(privacyWords.eraseMeans("2 testimonials and 1 email", 2)).toContain(", including the videos.")
})
