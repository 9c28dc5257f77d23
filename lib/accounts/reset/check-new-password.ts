import { PASSWORD_MIN } from "../password-limits"
import * as signInWords from "../words"
import { resetWords } from "./words"

export function checkNewPassword(password: string, confirmation: string): string | null {
	if (!password || !confirmation) return resetWords.fieldsRequired
	if (password.length < PASSWORD_MIN) return signInWords.passwordTooShort
	return password === confirmation ? null : resetWords.passwordsDiffer
}
