import { listAdmins } from "@/lib/accounts/admins/queries"
import { loadSession } from "@/lib/accounts/loaders"
import type { PlatformAdmin } from "./answers"
import { presentPlatformAdmin } from "./present"

export async function loadPlatformAdmins(): Promise<PlatformAdmin[]> {
	const [admins, viewer] = await Promise.all([listAdmins(null), loadSession()])
	return viewer ? admins.map((admin) => presentPlatformAdmin(admin, viewer)) : []
}
