import { PreviewFrame } from "@/components/forms/preview-frame"
import { Recorder } from "@/components/recorder/recorder"
import { useRecorder } from "@/components/recorder/use-recorder"
import { KindChoice } from "@/components/testimonial-pages/kind-choice"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { PromptIdeas } from "@/components/testimonial-pages/prompt-ideas"
import { Steps } from "@/components/testimonial-pages/steps"
import { StudioLayout } from "@/components/testimonial-pages/studio-layout"
import { SubmissionForm } from "@/components/testimonial-pages/submission-form"
import { TestimonialPageFrame, type TestimonialPageTexts } from "@/components/testimonial-pages/testimonial-page-frame"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { publicPageWords } from "../settings-words"

const nothing = () => {}

export interface PagePreviewProps {
	page: TestimonialPageTexts & {
		max_duration_seconds: number
		prompts: string[]
		ask_stars: boolean
		ask_relation: boolean
	}
}

/** The public page with these texts. Its recorder is the real one, never started. */
export default function PagePreview({ page }: PagePreviewProps) {
	const { recorder, snapshot } = useRecorder(page.max_duration_seconds)
	return (
		<PreviewFrame title={publicPageWords.pagePreview}>
			<TestimonialPageFrame page={page}>
				<StudioLayout
					steps={<Steps current={0} />}
					choice={page.accept_written && <KindChoice writing={false} locked={false} onChoose={nothing} />}
					stage={
						<>
							<Recorder recorder={recorder} snapshot={snapshot} maxSeconds={page.max_duration_seconds} locked={false} />
							<PromptIdeas
								questions={page.prompts.length > 0 ? page.prompts : pageWords.questionsAbout(page.tenant_name)}
							/>
						</>
					}
					form={
						<SubmissionForm
							tenantSlug=""
							askStars={page.ask_stars}
							askRelation={page.ask_relation}
							take={null}
							consents={CONSENT_WORDINGS}
							upload={{ phase: "idle" }}
							onSubmit={nothing}
							onCancel={nothing}
						/>
					}
				/>
			</TestimonialPageFrame>
		</PreviewFrame>
	)
}
