"use client"

import type { TenantAccess } from "@/components/forms/settings-access"
import type { ConsentTexts } from "@/lib/client/contract"
import type { ConsentKind } from "@/lib/submissions/consent-text"
import { KINDS } from "@/lib/submissions/kinds"
import { consentSettingsWords, settingsWords } from "../settings-words"
import { ConsentEditor } from "./consent-editor"

export interface ConsentSectionProps {
	texts: Record<ConsentKind, ConsentTexts>
	takesWritten: boolean
	access: TenantAccess
}

/** Answers the admin's question: what have my customers allowed me to do, and in which words? */
export function ConsentSection({ texts, takesWritten, access }: ConsentSectionProps) {
	// A business that no longer takes texts may still have some, under a sentence of its own.
	const kinds = takesWritten || texts.written.versions.length > 1 ? KINDS : (["video"] as const)
	return (
		<div className="flex max-w-3xl flex-col gap-12">
			{kinds.map((kind) => (
				<ConsentEditor
					key={kind}
					kind={kind}
					title={kinds.length > 1 ? consentSettingsWords.titles[kind] : settingsWords.consent}
					texts={texts[kind]}
					access={access}
				/>
			))}
		</div>
	)
}
