import { recordAudit } from "@/lib/audit/record-audit"
import { SealLost } from "@/lib/crypto/secret-box"
import type { Db } from "@/lib/db/client"
import { invalid } from "@/lib/errors"
import { queueMail } from "@/lib/mail/queue-mail"
import { stepOfCode } from "./authenticator"
import type { LockedAccount } from "./queries"
import { hashRecoveryCode } from "./recovery-codes"
import { fromDevice, secondFactorMail } from "./second-factor-mail"
import { secondFactorRefusals } from "./words"

export interface Origin {
	address: string
	userAgent: string
}

const wrongCode = (detail: string) => invalid("code", detail)

/** @throws `invalid` if the app's secret was lost with ENCRYPTION_KEY. */
function stepOf(sealed: string, userId: string, code: string, now: Date): number | null {
	try {
		return stepOfCode(sealed, userId, code, now)
	} catch (error) {
		throw error instanceof SealLost ? wrongCode(secondFactorRefusals.appLost) : error
	}
}

/** @throws `invalid` for a wrong or used code. */
async function spendAppCode(tx: Db, { id: userId }: LockedAccount, code: string, now: Date): Promise<void> {
	const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { secret: true, lastStep: true } })
	const step = factor?.secret && stepOf(factor.secret, userId, code, now)
	if (!step) throw wrongCode(secondFactorRefusals.codeWrong)
	if (step <= factor.lastStep) throw wrongCode(secondFactorRefusals.codeUsed)
	await tx.secondFactor.update({ where: { userId }, data: { lastStep: step } })
}

/** The app counts from its first code on. @throws `invalid` for a wrong one. */
export async function confirmApp(tx: Db, account: LockedAccount, code: string, now: Date): Promise<void> {
	const { id: userId, secondFactor } = account
	const secret = secondFactor?.pendingSecret
	const lastStep = secret && stepOf(secret, userId, code, now)
	if (!lastStep) throw wrongCode(secondFactorRefusals.codeWrong)
	const data = { secret, lastStep, pendingSecret: null, pendingSince: null }
	await tx.secondFactor.update({ where: { userId }, data })
}

async function spendRecoveryCode(tx: Db, account: LockedAccount, code: string, from: Origin): Promise<void> {
	const { id: userId, email, tenant } = account
	const hash = hashRecoveryCode(userId, code)
	const [rest] = await tx.$queryRaw<{ left: number }[]>`
		UPDATE second_factors SET recovery_codes = array_remove(recovery_codes, ${hash})
		WHERE user_id = ${userId}::uuid AND ${hash} = ANY (recovery_codes)
		RETURNING cardinality(recovery_codes) AS left`
	if (!rest) throw wrongCode(secondFactorRefusals.recoveryCodeWrong)
	await recordAudit(tx, {
		tenantId: tenant?.id ?? null,
		actorId: userId,
		actorEmail: email,
		action: "user.recovery_code_used",
		targetId: userId,
		after: { codes_left: rest.left },
		ipAddress: from.address,
	})
	await queueMail(tx, secondFactorMail(account, { what: "code_used", left: rest.left }, fromDevice(from)))
}

/** The app's code or a recovery code. @throws `invalid` for a wrong or used one. */
export async function spendCode(tx: Db, account: LockedAccount, code: string, from: Origin, now: Date): Promise<void> {
	const digits = code.replace(/[\s-]/g, "")
	if (/^\d{6}$/.test(digits)) await spendAppCode(tx, account, digits, now)
	else await spendRecoveryCode(tx, account, code, from)
}
