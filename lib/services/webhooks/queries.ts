import { type Db, db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { CONSENT } from "@/lib/quizzes/consents/queries"
import type { TenantScope } from "@/lib/tenants/scope"

const SESSION = {
	id: true,
	quizId: true,
	userName: true,
	userEmail: true,
	answers: true,
	path: true,
	fields: true,
	createdAt: true,
	completedAt: true,
	percentage: true,
	totalScore: true,
	maxPossibleScore: true,
	leadLevel: true,
	result: true,
	language: true,
	version: { select: { name: true, questions: true } },
	tenant: { select: { slug: true } },
	consents: { select: CONSENT },
} as const satisfies Prisma.QuizSessionSelect
export type QuizSessionRow = Prisma.QuizSessionGetPayload<{ select: typeof SESSION }>

export function findSession({ tenantId }: TenantScope, id: string): Promise<QuizSessionRow | null> {
	return db().quizSession.findFirst({ where: { id, tenantId }, select: SESSION })
}

export function findOwners(tx: Db, tenantId: string) {
	return tx.tenant.findUniqueOrThrow({
		where: { id: tenantId },
		select: {
			id: true,
			name: true,
			slug: true,
			logoKey: true,
			brandColor: true,
			emailFromName: true,
			users: {
				where: { role: "tenant_admin", tenantRole: "owner" },
				select: { email: true },
				orderBy: { email: "asc" },
			},
		},
	})
}
export type OwnersRow = Awaited<ReturnType<typeof findOwners>>
