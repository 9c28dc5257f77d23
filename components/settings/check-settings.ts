import type { FieldError, FormValues } from "@/components/forms/edit-values"
import type { TenantSettingsUpdate } from "@/lib/client/contract"
import { TenantSettings } from "@/lib/tenants/settings/schema"
import { inWords } from "./settings-texts"

/** Converts a form's values to the call's body. The typed seconds become a number, or NaN, which the rules refuse. */
export function settingsUpdate(values: Partial<FormValues>): TenantSettingsUpdate {
	const { max_duration_seconds: seconds, ...rest } = values
	if (seconds === undefined) return rest
	return { ...rest, max_duration_seconds: seconds === "" ? Number.NaN : Number(seconds) }
}

/** The first broken rule of each field, by the server's own schema and in its order. */
export function checkSettings(values: FormValues): FieldError[] {
	const { error } = TenantSettings.safeParse(settingsUpdate(values))
	const found = new Map<string, string>()
	for (const { path, message } of error?.issues ?? []) {
		const field = String(path[0] ?? "")
		if (!found.has(field)) found.set(field, inWords(field, message))
	}
	return [...found].map(([field, detail]) => ({ field, detail }))
}
