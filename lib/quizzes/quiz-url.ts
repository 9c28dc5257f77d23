import { env } from "@/lib/env"

/** The public page of a quiz. */
export function quizUrl(tenantSlug: string, quizId: string): string {
	return `${env().APP_URL}/quiz/${tenantSlug}/${quizId}`
}
