"use client"

import dynamic from "next/dynamic"
import { Editable } from "@/components/forms/editable"
import { formWords } from "@/components/forms/form-words"
import { PreviewSkeleton } from "@/components/forms/preview-skeleton"
import type { TenantAccess } from "@/components/forms/settings-access"
import { Value, ValueList } from "@/components/forms/value-list"
import { WithPreview } from "@/components/forms/with-preview"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Tenant } from "@/lib/client/contract"
import * as tenantSentences from "@/lib/tenants/words"
import { useSettingsForm } from "./form/use-settings-form"
import { GiftUploads } from "./gift-uploads"
import { publicPageWords, settingsWords, thankYouPageWords } from "./settings-words"

const ThankYouPreview = dynamic(() => import("./preview/thank-you-preview"), {
	ssr: false,
	loading: () => <PreviewSkeleton />,
})

const read = (tenant: Tenant) => ({
	thank_you_headline: tenant.thank_you_headline,
	thank_you_subheadline: tenant.thank_you_subheadline,
	gift_disclosure: tenant.gift_disclosure,
})

/** Answers the admin's question: what does a customer get for the favor? */
export function ThankYouSection({ tenant: loaded, access }: { tenant: Tenant; access: TenantAccess }) {
	const { tenant, form } = useSettingsForm({ section: "thank-you", tenant: loaded, access, read })
	const { values, errors, set } = form
	const preview = () => (
		<ThankYouPreview
			tenantSlug={tenant.tenant_slug}
			page={{
				...tenant,
				accept_written: tenant.accept_written || undefined,
				logo_url: loaded.is_active ? loaded.logo_url : null,
				business_url: tenant.website_url ?? undefined,
				wall_url: tenant.wall_enabled && tenant.thank_you_wall_link ? tenant.wall_url : undefined,
				pdf_gift_url: loaded.pdf_gift_url,
				pdf_preview_image_url: loaded.is_active ? loaded.pdf_preview_image_url : null,
				thank_you_headline: values.thank_you_headline.trim() || tenantSentences.defaultThankYouHeadline,
				thank_you_subheadline: values.thank_you_subheadline.trim() || tenantSentences.defaultThankYouSubheadline,
			}}
		/>
	)
	return (
		<WithPreview preview={preview}>
			{(previewButton) => (
				<>
					<Editable
						form={form}
						readOnly={access.videosReadOnly}
						extra={previewButton}
						title={settingsWords.thankYouPage}
						about={thankYouPageWords.header}
						view={
							<ValueList>
								<Value label={publicPageWords.headline}>{tenant.thank_you_headline}</Value>
								<Value label={publicPageWords.subheadline}>{tenant.thank_you_subheadline}</Value>
								<Value label={thankYouPageWords.giftNote}>{tenant.gift_disclosure}</Value>
							</ValueList>
						}
					>
						<TextField
							name="thank_you_headline"
							label={publicPageWords.headline}
							value={values.thank_you_headline}
							error={errors.thank_you_headline}
							placeholder={tenantSentences.defaultThankYouHeadline}
							hint={formWords.leaveBlank}
							onChange={(event) => set("thank_you_headline", event.target.value)}
						/>
						<TextAreaField
							name="thank_you_subheadline"
							label={publicPageWords.subheadline}
							value={values.thank_you_subheadline}
							error={errors.thank_you_subheadline}
							placeholder={tenantSentences.defaultThankYouSubheadline}
							hint={formWords.leaveBlank}
							onChange={(event) => set("thank_you_subheadline", event.target.value)}
						/>
						<TextField
							name="gift_disclosure"
							label={thankYouPageWords.giftNote}
							value={values.gift_disclosure}
							error={errors.gift_disclosure}
							placeholder={tenantSentences.defaultGiftDisclosure}
							hint={thankYouPageWords.giftNoteHint}
							onChange={(event) => set("gift_disclosure", event.target.value)}
						/>
					</Editable>
					<GiftUploads tenant={loaded} access={access} />
				</>
			)}
		</WithPreview>
	)
}
