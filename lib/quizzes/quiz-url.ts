import { env } from "@/lib/env"

/** Where a quiz is taken. */
export function quizUrl(tenantSlug: string, quizId: string): string {
	return `${env().APP_URL}/quiz/${tenantSlug}/${quizId}`
}
