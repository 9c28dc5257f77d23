import { db } from "@/lib/db/client"
import { makeTenant } from "../../support/factories"
import { type ModelServer, startModelServer } from "../../support/model-server"
import { buildWorld, type World } from "./world"

export interface ChatWorld {
	world: World
	model: ModelServer
	end(): Promise<void>
}

/** A world whose servers use their own model server. */
export async function buildChatWorld(extra: Record<string, string> = {}): Promise<ChatWorld> {
	const model = await startModelServer()
	const world = await buildWorld({ extra: { ...model.environment, ...extra } })
	return {
		world,
		model,
		async end() {
			await world.end()
			await model.stop()
		},
	}
}

export async function makeChatTenant(settings: { aiModel?: string; dailyTokenBudget?: number } = {}) {
	const tenant = await makeTenant()
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, ...settings } })
	return tenant
}

export async function storedAnswers(sessionId: string) {
	return db().chatMessage.findMany({
		where: { role: "assistant", conversation: { sessionId } },
		orderBy: { position: "asc" },
	})
}
