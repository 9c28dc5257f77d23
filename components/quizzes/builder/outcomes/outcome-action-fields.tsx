import { commonWords } from "@/components/ui/common-words"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { ActionConfig, Outcome, OutcomeAction } from "@/lib/client/contract"
import { outcomeWords, quizAdminWords } from "../../admin-words"
import { Fillable } from "../placeholders/fillable"

const ACTIONS = Object.entries(quizAdminWords.actionLabels).map(([value, label]) => ({ value, label }))

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
				label={outcomeWords.action}
				options={ACTIONS}
				value={action}
				hint={action === "download_pdf" ? outcomeWords.downloadHint : undefined}
				onChange={({ target }) => onAction(target.value as OutcomeAction)}
			/>
			{action === "redirect" && (
				<Fillable
					label={commonWords.website}
					place="result"
					value={config.redirect_url}
					onValue={(redirect_url) => onConfig({ redirect_url })}
				>
					<TextField
						label={commonWords.website}
						name="redirect_url"
						type="url"
						inputMode="url"
						autoCapitalize="none"
						spellCheck={false}
						placeholder={outcomeWords.websitePlaceholder}
						hint={outcomeWords.websiteHint}
						value={config.redirect_url}
						error={errorOf("redirect_url")}
						onChange={({ target }) => onConfig({ redirect_url: target.value })}
						onBlur={onLeaveWebsite}
					/>
				</Fillable>
			)}
			{action === "send_email" && (
				<>
					<Fillable
						label={outcomeWords.emailSubject}
						place="mail"
						value={config.email_subject}
						onValue={(email_subject) => onConfig({ email_subject })}
					>
						<TextField
							label={outcomeWords.emailSubject}
							name="email_subject"
							autoComplete="off"
							value={config.email_subject}
							error={errorOf("email_subject")}
							onChange={({ target }) => onConfig({ email_subject: target.value })}
						/>
					</Fillable>
					<Fillable
						label={outcomeWords.emailText}
						place="mail"
						value={config.email_template}
						onValue={(email_template) => onConfig({ email_template })}
					>
						<TextAreaField
							label={outcomeWords.emailText}
							name="email_template"
							rows={6}
							hint={outcomeWords.mailHint}
							value={config.email_template}
							error={errorOf("email_template")}
							onChange={({ target }) => onConfig({ email_template: target.value })}
						/>
					</Fillable>
				</>
			)}
			<Fillable
				label={outcomeWords.message}
				place="result"
				value={config.custom_message}
				onValue={(custom_message) => onConfig({ custom_message })}
			>
				<TextAreaField
					label={outcomeWords.message}
					optional
					name="custom_message"
					rows={2}
					hint={outcomeWords.messageHint}
					value={config.custom_message}
					error={errorOf("custom_message")}
					onChange={({ target }) => onConfig({ custom_message: target.value })}
				/>
			</Fillable>
		</div>
	)
}
