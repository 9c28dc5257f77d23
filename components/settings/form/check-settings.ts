import type { FieldError, FormValues } from "@/components/forms/edit-values"
import { fieldErrors } from "@/components/forms/field-labels"
import type { TenantSettingsUpdate } from "@/lib/client/contract"
import { TenantSettings } from "@/lib/tenants/settings/schema"

/** Typed seconds become a number, or NaN, which the rules refuse. Typed lines become a list. */
export function settingsUpdate(values: Partial<FormValues>): TenantSettingsUpdate {
	const {
		max_duration_seconds: seconds,
		recording_prompts: prompts,
		hidden_fields: hidden,
		languages,
		...rest
	} = values
	return {
		...rest,
		...(seconds === undefined ? {} : { max_duration_seconds: seconds === "" ? Number.NaN : Number(seconds) }),
		...(languages === undefined ? {} : { languages: String(languages).split(" ").filter(Boolean) }),
		...(hidden === undefined
			? {}
			: {
					hidden_fields: String(hidden)
						.split(/[\s,;]+/)
						.filter(Boolean),
				}),
		...(prompts === undefined ? {} : { recording_prompts: String(prompts).split("\n") }),
	}
}

/** The first broken rule of each field, by the server's own schema and in its order. */
export function checkSettings(values: FormValues): FieldError[] {
	const { error } = TenantSettings.safeParse(settingsUpdate(values))
	return fieldErrors(error?.issues)
}
