import dynamic from "next/dynamic"
import type { ReactNode } from "react"
import type { FormValues } from "@/components/forms/edit-values"
import { Editable, type EditableProps } from "@/components/forms/editable"
import { PreviewSkeleton } from "@/components/forms/preview-skeleton"
import { WithPreview } from "@/components/forms/with-preview"
import type { PublicChatbot } from "@/lib/client/contract"
import { chatbotSettingsWords } from "../chatbot-words"
import type { ChatbotSectionProps } from "./section-props"

const LazyPreview = dynamic(() => import("./chat-preview"), { ssr: false, loading: () => <PreviewSkeleton /> })

export interface SectionFormProps<V extends FormValues>
	extends Omit<EditableProps<V>, "readOnly" | "extra" | "failed">,
		Pick<ChatbotSectionProps, "access" | "platformWords"> {
	chatbot: PublicChatbot
	below?: ReactNode
}

export function SectionForm<V extends FormValues>(props: SectionFormProps<V>) {
	const { access, platformWords, chatbot, below, ...editable } = props
	return (
		<WithPreview preview={() => <LazyPreview chatbot={chatbot} />}>
			{(previewButton) => (
				<>
					<Editable
						{...editable}
						readOnly={access.readOnly}
						extra={previewButton}
						failed={platformWords ? undefined : chatbotSettingsWords.saveFailed}
					/>
					{below}
				</>
			)}
		</WithPreview>
	)
}
