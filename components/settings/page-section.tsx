"use client"

import dynamic from "next/dynamic"
import { ColorField } from "@/components/forms/color-field"
import type { FormValues } from "@/components/forms/edit-values"
import { Editable } from "@/components/forms/editable"
import { FIELD_LABELS } from "@/components/forms/field-labels"
import { formWords } from "@/components/forms/form-words"
import { OtherPlace } from "@/components/forms/other-place"
import { PreviewSkeleton } from "@/components/forms/preview-skeleton"
import { SectionHeader } from "@/components/forms/section-header"
import type { TenantAccess } from "@/components/forms/settings-access"
import { Value, ValueList } from "@/components/forms/value-list"
import { WithPreview } from "@/components/forms/with-preview"
import { Checkbox } from "@/components/ui/checkbox"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Tenant } from "@/lib/client/contract"
import { formatDuration } from "@/lib/recorder/format-duration"
import { defaultSubheadline } from "@/lib/tenants/default-subheadline"
import { DURATION_MAX, DURATION_MIN } from "@/lib/tenants/settings/schema"
import * as tenantSentences from "@/lib/tenants/words"
import { CollectFields, CollectValue } from "./collect-options"
import { useSettingsForm } from "./form/use-settings-form"
import { LogoUpload } from "./logo-upload"
import { linesOf, PromptsField, PromptsValue } from "./recording-prompts"
import { publicPageWords, settingsWords } from "./settings-words"
import { ExtrasFields, ExtrasValue } from "./testimonial-extras"
import { extrasWords } from "./testimonial-extras-words"

const PagePreview = dynamic(() => import("./preview/page-preview"), { ssr: false, loading: () => <PreviewSkeleton /> })

/** The fields that can be saved while video testimonials are off. The server refuses the others. */
const readOpen = (tenant: Tenant) => ({
	tenant_name: tenant.tenant_name,
	website_url: tenant.website_url ?? "",
	brand_color: tenant.brand_color ?? "",
})
const read = (tenant: Tenant) => ({
	tenant_name: tenant.tenant_name,
	website_url: tenant.website_url ?? "",
	page_headline: tenant.page_headline,
	page_subheadline: tenant.page_subheadline,
	brand_color: tenant.brand_color ?? "",
	max_duration_seconds: String(tenant.max_duration_seconds),
	public_shared_only: tenant.public_shared_only,
	show_transcript: tenant.show_transcript,
	show_more_testimonials: tenant.show_more_testimonials,
	show_verify: tenant.show_verify,
	recording_prompts: tenant.recording_prompts.join("\n"),
	accept_written: tenant.accept_written,
	ask_stars: tenant.ask_stars,
	ask_relation: tenant.ask_relation,
	hidden_fields: tenant.hidden_fields.join(", "),
})

const subheadlineWithout = ({ accept_written, max_duration_seconds }: ReturnType<typeof read>) =>
	defaultSubheadline({ acceptWritten: accept_written, maxDurationSeconds: Number(max_duration_seconds) })

/** As lib/tenants/present.ts chooses it for the page. */
function subheadlineOf(values: ReturnType<typeof read>): string {
	const own = values.page_subheadline.trim()
	return own && own !== tenantSentences.defaultPageSubheadline ? own : subheadlineWithout(values)
}

const COLOR = /^#[0-9a-f]{6}$/i

/** Answers the admin's question: what do my customers see first, and how do I make it look like us? */
export function PageSection({ tenant: loaded, access }: { tenant: Tenant; access: TenantAccess }) {
	const videosOpen = access.videosReadOnly === null
	const { tenant, form } = useSettingsForm<FormValues>({
		section: "page",
		tenant: loaded,
		access,
		read: videosOpen ? read : readOpen,
	})
	const { errors, set } = form
	const values: ReturnType<typeof read> = { ...read(tenant), ...form.values }
	const seconds = Number(values.max_duration_seconds)
	const allowed = seconds >= DURATION_MIN && seconds <= DURATION_MAX
	const text = (name: keyof typeof values & string) => ({
		name,
		label: FIELD_LABELS[name] ?? name,
		value: String(values[name]),
		error: errors[name],
		onChange: (event: { target: { value: string } }) => set(name, event.target.value),
	})
	const preview = () => (
		<PagePreview
			page={{
				tenant_name: values.tenant_name.trim() || tenant.tenant_name,
				logo_url: loaded.is_active ? loaded.logo_url : null,
				brand_color: COLOR.test(values.brand_color) ? values.brand_color : null,
				page_headline: values.page_headline.trim() || tenantSentences.defaultPageHeadline,
				page_subheadline: subheadlineOf(values),
				max_duration_seconds: allowed ? seconds : tenant.max_duration_seconds,
				prompts: linesOf(values.recording_prompts),
				accept_written: values.accept_written,
				ask_stars: values.ask_stars,
				ask_relation: values.ask_relation,
			}}
		/>
	)

	return (
		<WithPreview preview={preview}>
			{(previewButton) => (
				<>
					<Editable
						form={form}
						readOnly={access.readOnly}
						extra={previewButton}
						title={settingsWords.publicPage}
						about={
							<a
								href={`/${tenant.tenant_slug}`}
								target="_blank"
								rel="noopener"
								className="inline-flex items-center text-accent-text underline decoration-1 underline-offset-4 pointer-coarse:min-h-10"
							>
								/{tenant.tenant_slug}
								<span className="sr-only"> {publicPageWords.opensInNewTab}</span>
							</a>
						}
						view={
							<ValueList>
								<Value label={publicPageWords.businessName}>{tenant.tenant_name}</Value>
								<Value label={publicPageWords.headline}>{tenant.page_headline}</Value>
								<Value label={publicPageWords.subheadline}>{subheadlineOf(read(tenant))}</Value>
								<Value label={FIELD_LABELS.website_url ?? ""}>{tenant.website_url ?? extrasWords.noWebsite}</Value>
								<Value label={publicPageWords.brandColor}>
									<Swatch color={tenant.brand_color} />
									<span className="mt-1 block">
										<OtherPlace href={`/admin/${tenant.tenant_slug}/chatbot?tab=settings&section=look`}>
											{publicPageWords.chatColor}
										</OtherPlace>
									</span>
								</Value>
								<Value label={publicPageWords.maxDuration}>
									{publicPageWords.durationInWords(
										formatDuration(tenant.max_duration_seconds),
										tenant.max_duration_seconds,
									)}
								</Value>
								<PromptsValue tenant={tenant} />
								<CollectValue tenant={tenant} />
								{tenant.hidden_fields.length > 0 && (
									<Value label={FIELD_LABELS.hidden_fields ?? ""}>{tenant.hidden_fields.join(", ")}</Value>
								)}
								<Value label={publicPageWords.publicTestimonials}>
									{tenant.public_shared_only ? (
										publicPageWords.publicShared
									) : (
										<>
											{publicPageWords.publicAll}
											<span className="mt-0.5 block text-ink-muted">{publicPageWords.publicAllWarning}</span>
										</>
									)}
								</Value>
								<ExtrasValue tenant={tenant} />
							</ValueList>
						}
					>
						<TextField {...text("tenant_name")} autoComplete="organization" />
						{videosOpen && (
							<>
								<TextField
									{...text("page_headline")}
									placeholder={tenantSentences.defaultPageHeadline}
									hint={formWords.leaveBlank}
								/>
								<TextAreaField
									{...text("page_subheadline")}
									placeholder={subheadlineWithout(values)}
									hint={formWords.leaveBlank}
								/>
							</>
						)}
						<TextField
							{...text("website_url")}
							optional
							inputMode="url"
							autoComplete="url"
							hint={extrasWords.websiteHint}
						/>
						<ColorField
							name="brand_color"
							label={publicPageWords.brandColor}
							value={values.brand_color}
							error={errors.brand_color}
							hint={publicPageWords.brandColorHint}
							onChange={(value) => set("brand_color", value)}
						/>
						{videosOpen ? (
							<>
								<div className="[&_input]:max-w-40">
									<TextField
										{...text("max_duration_seconds")}
										inputMode="numeric"
										autoComplete="off"
										hint={publicPageWords.durationHint(
											DURATION_MIN,
											DURATION_MAX,
											allowed ? formatDuration(seconds) : null,
										)}
									/>
								</div>
								<PromptsField
									value={values.recording_prompts}
									error={errors.recording_prompts}
									onChange={(value) => set("recording_prompts", value)}
								/>
								<CollectFields values={values} set={set} />
								<TextField
									{...text("hidden_fields")}
									optional
									autoComplete="off"
									autoCapitalize="none"
									spellCheck={false}
									placeholder={extrasWords.hiddenFieldsExample}
									hint={extrasWords.hiddenFieldsHint}
								/>
								<Checkbox
									name="public_shared_only"
									checked={values.public_shared_only}
									label={publicPageWords.sharedOnly}
									hint={publicPageWords.sharedOnlyHint}
									onChange={(event) => set("public_shared_only", event.target.checked)}
								/>
								<ExtrasFields values={values} set={set} />
							</>
						) : (
							<p className="text-ink-muted">{publicPageWords.videoFieldsOff}</p>
						)}
					</Editable>
					<section className="flex flex-col gap-3">
						<SectionHeader level={3} title={publicPageWords.logo} about={publicPageWords.logoAbout} />
						<LogoUpload tenant={loaded} access={access} />
					</section>
				</>
			)}
		</WithPreview>
	)
}

function Swatch({ color }: { color: string | null }) {
	if (!color) return publicPageWords.defaultValue
	return (
		<span className="flex items-center gap-2">
			<span
				aria-hidden="true"
				className="size-4 rounded-full border border-line forced-color-adjust-none"
				style={{ background: color }}
			/>
			{color}
		</span>
	)
}
