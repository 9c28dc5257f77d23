"use client"

import dynamic from "next/dynamic"
import { useRouter } from "next/navigation"
import { type ReactNode, useState } from "react"
import type { FieldError } from "@/components/forms/edit-values"
import { Editable } from "@/components/forms/editable"
import { PreviewSkeleton } from "@/components/forms/preview-skeleton"
import { toastSaved } from "@/components/forms/toast-saved"
import { useEditForm } from "@/components/forms/use-edit-form"
import { Value, ValueList } from "@/components/forms/value-list"
import { WithPreview } from "@/components/forms/with-preview"
import { Button } from "@/components/ui/button"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { ApiError } from "@/lib/client/api"
import type { LoginContent, PlatformConfig } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { DEFAULT_LOGIN_CONTENT } from "@/lib/platform/default-content"
import { LOGIN_CONTENT_CAPS, LOGIN_CONTENT_FIELDS } from "@/lib/platform/limits"
import { platformTextsWords, platformWords } from "./platform-words"
import { TEXTS_OF, TEXTS_SCREENS, type TextsScreen } from "./texts-screens"

const TextsPreview = dynamic(() => import("./texts-preview"), { ssr: false, loading: () => <PreviewSkeleton /> })

type Texts = Readonly<Record<keyof LoginContent, string>>
const LONG: readonly string[] = ["welcome_description", "footer_text"]

function check(values: Texts): FieldError[] {
	return LOGIN_CONTENT_FIELDS.flatMap((field) => {
		const cap = LOGIN_CONTENT_CAPS[field]
		const fits = values[field].trim().length <= cap
		return fits ? [] : [{ field, detail: uiWords.tooLong(platformTextsWords.textLabels[field], cap) }]
	})
}

/** The texts as shown: an empty one falls back to its default. */
function shown(values: Texts): LoginContent {
	const entries = LOGIN_CONTENT_FIELDS.map((field) => [field, values[field].trim() || DEFAULT_LOGIN_CONTENT[field]])
	return Object.fromEntries(entries) as LoginContent
}

/** Answers the platform admin's question: what do people read before they sign in? */
export function TextsSection({ config }: { config: PlatformConfig }) {
	const router = useRouter()
	const [stored, setStored] = useState(config.login_content)
	const [seen, setSeen] = useState(config)
	const [screen, setScreen] = useState<TextsScreen>("home")
	if (seen !== config) {
		setSeen(config)
		setStored(config.login_content)
	}
	const saved = { values: stored as Texts, version: "" }
	const form = useEditForm<Texts>({
		draftKey: "platform:texts",
		saved,
		check,
		async save(changes) {
			setStored(await adminCall("PUT /api/admin/platform/login-content", { form: changes }))
			toastSaved(platformTextsWords.saved)
			router.refresh()
		},
		// The call has no version check. The last save wins, text by text.
		loadNewer: () => Promise.reject(new ApiError(0, "")),
	})
	const { values, errors, set } = form

	return (
		<WithPreview
			preview={() => (
				<div className="flex flex-col gap-3">
					<fieldset className="flex flex-wrap gap-2">
						<legend className="sr-only">{platformTextsWords.previewedScreen}</legend>
						{TEXTS_SCREENS.map((name) => (
							<Button
								key={name}
								size="sm"
								variant={name === screen ? "secondary" : "quiet"}
								aria-pressed={name === screen}
								onClick={() => setScreen(name)}
							>
								{TEXTS_OF[name].label}
							</Button>
						))}
					</fieldset>
					<TextsPreview config={{ ...config, login_content: shown(values) }} screen={screen} />
				</div>
			)}
		>
			<Editable
				form={form}
				readOnly={null}
				title={platformWords.texts}
				about={platformTextsWords.header}
				failed={platformTextsWords.failed}
				view={TEXTS_SCREENS.map((name) => (
					<Group key={name} title={TEXTS_OF[name].label}>
						<ValueList>
							{TEXTS_OF[name].fields.map((field) => (
								<Value key={field} label={platformTextsWords.textLabels[field]}>
									{stored[field]}
								</Value>
							))}
						</ValueList>
					</Group>
				))}
			>
				{TEXTS_SCREENS.map((name) => (
					<Group key={name} title={TEXTS_OF[name].label}>
						{TEXTS_OF[name].fields.map((field) => {
							const Control = LONG.includes(field) ? TextAreaField : TextField
							return (
								<Control
									key={field}
									name={field}
									label={platformTextsWords.textLabels[field]}
									value={values[field]}
									placeholder={DEFAULT_LOGIN_CONTENT[field]}
									error={errors[field]}
									// The preview follows the focused field.
									onFocus={() => setScreen(name)}
									onChange={(event: { target: { value: string } }) => set(field, event.target.value)}
								/>
							)
						})}
					</Group>
				))}
			</Editable>
		</WithPreview>
	)
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="flex flex-col gap-4">
			<h3 className="text-base font-medium">{title}</h3>
			{children}
		</div>
	)
}
