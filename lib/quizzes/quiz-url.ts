import { env } from "@/lib/env"

export function quizUrl(tenantSlug: string, quizId: string): string {
	return `${env().APP_URL}/quiz/${tenantSlug}/${quizId}`
}
