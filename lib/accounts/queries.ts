import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { LEAST_ROLE } from "./roles"
import { isUnproven } from "./second-factor/policy"
import type { Viewer } from "./viewer"

export const VIEWER_TENANT = {
	id: true,
	slug: true,
	name: true,
	isActive: true,
	videoTestimonialsEnabled: true,
	videoTestimonialsMessage: true,
	chatbotEnabled: true,
	chatbotMessage: true,
} as const satisfies Prisma.TenantSelect

/** One query. Null if the session ended or the user is deactivated. */
export async function findViewer(sessionId: string, now = new Date()): Promise<Viewer | null> {
	const session = await db().session.findFirst({
		where: { id: sessionId, expiresAt: { gt: now }, user: { isActive: true } },
		relationLoadStrategy: "join",
		select: {
			id: true,
			confirmedAt: true,
			user: {
				select: {
					id: true,
					email: true,
					role: true,
					tenantRole: true,
					secondFactorAt: true,
					secondFactorDueAt: true,
					createdAt: true,
					tenant: { select: VIEWER_TENANT },
				},
			},
		},
	})
	if (!session) return null
	const { user } = session
	// The database enforces this too: without a tenant, the admin could manage nothing, or everything.
	if (user.role !== "platform_admin" && !user.tenant) return null
	return {
		sessionId: session.id,
		userId: user.id,
		email: user.email,
		role: user.role,
		tenantRole: user.role === "platform_admin" ? null : (user.tenantRole ?? LEAST_ROLE),
		secondFactorAt: user.secondFactorAt,
		secondFactorDueAt: user.secondFactorDueAt,
		isUnproven: isUnproven(user, user),
		confirmedAt: session.confirmedAt,
		tenant: user.role === "platform_admin" ? null : user.tenant,
	}
}

export function findUserForSignIn(email: string) {
	return db().user.findUnique({
		where: { email },
		select: {
			id: true,
			email: true,
			role: true,
			tenantRole: true,
			passwordHash: true,
			isActive: true,
			secondFactorAt: true,
			tenant: { select: { id: true, slug: true, name: true } },
		},
	})
}
