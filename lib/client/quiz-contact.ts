// The typed but unsent contact stays in this tab, unlike the answers: the next person at the device must not see it.
const keyOf = (quizId: string) => `quiz-contact:${quizId}`

export interface TypedContact {
	user_name: string
	user_email: string
}

export function keepContact(quizId: string, contact: TypedContact): void {
	try {
		sessionStorage.setItem(keyOf(quizId), JSON.stringify(contact))
	} catch {}
}

export function readContact(quizId: string): TypedContact | null {
	try {
		const stored = JSON.parse(sessionStorage.getItem(keyOf(quizId)) ?? "null") as Partial<TypedContact> | null
		if (typeof stored?.user_name !== "string" || typeof stored.user_email !== "string") return null
		return { user_name: stored.user_name, user_email: stored.user_email }
	} catch {
		return null
	}
}

export function forgetContact(quizId: string): void {
	try {
		sessionStorage.removeItem(keyOf(quizId))
	} catch {}
}
