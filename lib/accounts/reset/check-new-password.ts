import { PASSWORD_MIN } from "../password-limits"
import { PASSWORD_TOO_SHORT } from "../texts"
import { PASSWORDS_DIFFER, RESET_FIELDS_REQUIRED } from "./texts"

export function checkNewPassword(password: string, confirmation: string): string | null {
	if (!password || !confirmation) return RESET_FIELDS_REQUIRED
	if (password.length < PASSWORD_MIN) return PASSWORD_TOO_SHORT
	return password === confirmation ? null : PASSWORDS_DIFFER
}
