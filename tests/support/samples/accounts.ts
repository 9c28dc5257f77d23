import type { Sample } from "./sample"

export const ACCOUNTS = {
	"POST /api/admin/logout": { valid: async () => ({}), success: 204 },
} satisfies Record<string, Sample>
