import { sha256Hex } from "@/lib/crypto/random-token"
import type { Db } from "@/lib/db/client"
import type { TakenSession } from "../taken-session"
import type { AgreedTexts } from "./queries"

/** Runs in the transaction of the answers. A tick that is sent again keeps its time; one to other words is new.
 * @param takenBack ids of questions. */
export async function keepConsents(
	tx: Db,
	{ id: sessionId, tenantId }: TakenSession,
	agreed: AgreedTexts,
	takenBack: string[],
): Promise<void> {
	if (takenBack.length > 0) await tx.quizConsent.deleteMany({ where: { sessionId, questionId: { in: takenBack } } })
	for (const [questionId, { text, language }] of agreed) {
		await tx.$executeRaw`
			INSERT INTO quiz_consents (tenant_id, session_id, question_id, text, text_sha256, language)
			VALUES (${tenantId}::uuid, ${sessionId}::uuid, ${questionId}, ${text}, ${sha256Hex(text)}, ${language})
			ON CONFLICT (session_id, question_id) DO UPDATE SET text = excluded.text, text_sha256 = excluded.text_sha256,
				language = excluded.language, given_at = excluded.given_at
			WHERE quiz_consents.text_sha256 <> excluded.text_sha256`
	}
}
