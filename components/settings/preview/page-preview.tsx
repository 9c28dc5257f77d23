import { Recorder } from "@/components/recorder/recorder"
import { useRecorder } from "@/components/recorder/use-recorder"
import { PromptIdeas } from "@/components/testimonials/prompt-ideas"
import { StudioLayout } from "@/components/testimonials/studio-layout"
import { SubmissionForm } from "@/components/testimonials/submission-form"
import { TestimonialPageFrame, type TestimonialPageTexts } from "@/components/testimonials/testimonial-page-frame"
import { PreviewFrame } from "./preview-frame"

const nothing = () => {}

export interface PagePreviewProps {
	page: TestimonialPageTexts & { max_duration_seconds: number }
}

/** The public page with these texts. Its recorder is the real one, never started. */
export default function PagePreview({ page }: PagePreviewProps) {
	const { recorder, snapshot } = useRecorder(page.max_duration_seconds)
	return (
		<PreviewFrame title="Preview of your public page">
			<TestimonialPageFrame page={page}>
				<StudioLayout
					stage={
						<>
							<Recorder recorder={recorder} snapshot={snapshot} maxSeconds={page.max_duration_seconds} locked={false} />
							<PromptIdeas tenantName={page.tenant_name} />
						</>
					}
					form={
						<SubmissionForm
							tenantSlug=""
							take={null}
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
