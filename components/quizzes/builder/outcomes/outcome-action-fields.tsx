import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { ActionConfig, Outcome, OutcomeAction } from "@/lib/client/contract"
import {
	ACTION,
	ACTION_LABELS,
	DOWNLOAD_HINT,
	EMAIL_SUBJECT,
	EMAIL_TEXT,
	MAIL_HINT,
	MESSAGE,
	MESSAGE_HINT,
	WEBSITE,
	WEBSITE_HINT,
	WEBSITE_PLACEHOLDER,
} from "../../admin-texts"

const ACTIONS = Object.entries(ACTION_LABELS).map(([value, label]) => ({ value, label }))

export interface OutcomeActionFieldsProps {
	outcome: Outcome
	errorOf(field: string): string | null
	onAction(action: OutcomeAction): void
	onConfig(part: Partial<ActionConfig>): void
	onLeaveWebsite(): void
}

/** Fields of the chosen action. The outcome keeps the settings of the other actions. */
export function OutcomeActionFields({ outcome, errorOf, ...on }: OutcomeActionFieldsProps) {
	const { action, action_config: config } = outcome
	const { onAction, onConfig, onLeaveWebsite } = on
	return (
		<div className="flex flex-col gap-4">
			<SelectField
				label={ACTION}
				options={ACTIONS}
				value={action}
				hint={action === "download_pdf" ? DOWNLOAD_HINT : undefined}
				onChange={({ target }) => onAction(target.value as OutcomeAction)}
			/>
			{action === "redirect" && (
				<TextField
					label={WEBSITE}
					name="redirect_url"
					type="url"
					inputMode="url"
					autoCapitalize="none"
					spellCheck={false}
					placeholder={WEBSITE_PLACEHOLDER}
					hint={WEBSITE_HINT}
					value={config.redirect_url}
					error={errorOf("redirect_url")}
					onChange={({ target }) => onConfig({ redirect_url: target.value })}
					onBlur={onLeaveWebsite}
				/>
			)}
			{action === "send_email" && (
				<>
					<TextField
						label={EMAIL_SUBJECT}
						name="email_subject"
						autoComplete="off"
						value={config.email_subject}
						error={errorOf("email_subject")}
						onChange={({ target }) => onConfig({ email_subject: target.value })}
					/>
					<TextAreaField
						label={EMAIL_TEXT}
						name="email_template"
						rows={6}
						hint={MAIL_HINT}
						value={config.email_template}
						error={errorOf("email_template")}
						onChange={({ target }) => onConfig({ email_template: target.value })}
					/>
				</>
			)}
			<TextAreaField
				label={MESSAGE}
				optional
				name="custom_message"
				rows={2}
				hint={MESSAGE_HINT}
				value={config.custom_message}
				error={errorOf("custom_message")}
				onChange={({ target }) => onConfig({ custom_message: target.value })}
			/>
		</div>
	)
}
