import { refusal } from "@/lib/refusals"

export const limitRefusals = {
	date: refusal("quiz_closed", "This quiz is closed."),
	full: refusal("quiz_full", "This quiz is full."),
	closesAt: "closes_at must be a time with its offset, or empty",
	responseLimit: "response_limit must be a whole number from 1 to 9,999,999, or empty",
	quota: "A quota must be a whole number from 1 to 9,999,999",
}
