import { type Db, db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { LEAST_ROLE, type TenantRole } from "../roles"
import { adminRefusals } from "./words"

const ROW = {
	id: true,
	email: true,
	invitedEmail: true,
	tenantRole: true,
	passwordHash: true,
	createdAt: true,
	lastSignedInAt: true,
	secondFactorAt: true,
	resets: { select: { expiresAt: true }, where: { usedAt: null } },
} as const

export interface AdminRow {
	id: string
	/** The invited address, even if it has an account elsewhere. */
	email: string
	tenantRole: TenantRole
	isInvited: boolean
	createdAt: Date
	lastSignedInAt: Date | null
	secondFactorAt: Date | null
	invitationExpiresAt: Date | null
}

function asRow({
	passwordHash,
	tenantRole,
	resets,
	invitedEmail,
	...user
}: Omit<AdminRow, "tenantRole" | "isInvited" | "invitationExpiresAt"> & {
	invitedEmail: string | null
	tenantRole: TenantRole | null
	passwordHash: string | null
	resets: { expiresAt: Date }[]
}): AdminRow {
	const isInvited = passwordHash === null
	return {
		...user,
		email: invitedEmail ?? user.email,
		tenantRole: tenantRole ?? LEAST_ROLE,
		isInvited,
		invitationExpiresAt: (isInvited && resets[0]?.expiresAt) || null,
	}
}

/** A tenant's, or with null the platform's. Oldest first. */
export async function listAdmins(tenantId: string | null): Promise<AdminRow[]> {
	const rows = await db().user.findMany({
		where: { tenantId, isActive: true },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: ROW,
	})
	return rows.map(asRow)
}

/** @throws `not_found` if the tenant, or with null the platform, has no such admin. */
export async function findAdmin(tx: Db, tenantId: string | null, id: string): Promise<AdminRow> {
	const row = await tx.user.findFirst({ where: { id, tenantId }, select: ROW })
	if (!row) throw notFound(adminRefusals.notFound)
	return asRow(row)
}

/** Owners who can sign in; with null the platform's admins. */
export async function ownerAddresses(tx: Db, tenantId: string | null): Promise<string[]> {
	const owners = await tx.user.findMany({
		where: { tenantId, isActive: true, passwordHash: { not: null }, ...(tenantId && { tenantRole: "owner" }) },
		select: { email: true },
	})
	return owners.map(({ email }) => email)
}
