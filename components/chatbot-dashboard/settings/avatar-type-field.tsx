import type { CSSProperties } from "react"
import { Avatar } from "@/components/chat-window/avatar"
import { classNames } from "@/components/ui/class-names"
import { FieldError } from "@/components/ui/field-error"
import type { AvatarType, PublicChatbot } from "@/lib/client/contract"
import { brandPalette } from "@/lib/tenants/brand-palette"
import { lookWords } from "../chatbot-words"

export const AVATAR_LABELS: Record<AvatarType, string> = {
	initials: lookWords.avatarInitials,
	icon: lookWords.avatarIcon,
	image: lookWords.avatarPicture,
}

export interface AvatarTypeFieldProps {
	chatbot: PublicChatbot
	value: string
	error?: string
	onChange(type: AvatarType): void
}

export function AvatarTypeField({ chatbot, value, error, onChange }: AvatarTypeFieldProps) {
	const palette = brandPalette(chatbot.primary_color)?.light
	const colors = palette && ({ "--accent": palette.accent, "--on-accent": palette.onAccent } as CSSProperties)
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 font-medium text-ink">{lookWords.avatar}</legend>
			<div className="flex flex-wrap gap-2">
				{(Object.keys(AVATAR_LABELS) as AvatarType[]).map((type) => (
					<label
						key={type}
						className={classNames(
							"flex cursor-pointer items-center gap-3 rounded-control border py-2 pe-4 ps-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
							value === type
								? "border-accent bg-accent-soft"
								: "border-line-strong/50 bg-surface hover:border-line-strong",
						)}
					>
						<input
							type="radio"
							name="avatar_type"
							value={type}
							checked={value === type}
							aria-describedby={error ? "avatar_type-note" : undefined}
							onChange={() => onChange(type)}
							className="sr-only"
						/>
						<span aria-hidden="true" style={colors} className="rounded-control bg-accent p-1.5">
							<span className="block size-8 text-xs">
								<Avatar {...chatbot} avatar_type={type} />
							</span>
						</span>
						{AVATAR_LABELS[type]}
					</label>
				))}
			</div>
			<div id="avatar_type-note" aria-live="polite">
				{error && <FieldError>{error}</FieldError>}
			</div>
		</fieldset>
	)
}
