import type { UploadKind } from "@/lib/storage/upload-policy"
import type { TenantAsset } from "./schema"

/** Where each upload of a tenant's settings is kept, and what it is called in the audit log. */
export const ASSET_KINDS = {
	logo: { kind: "logo", column: "logoKey", action: "logo" },
	"pdf-gift": { kind: "gift", column: "pdfGiftKey", action: "pdf_gift" },
	"pdf-preview": { kind: "preview", column: "pdfPreviewImageKey", action: "pdf_preview" },
} as const satisfies Record<TenantAsset, { kind: UploadKind; column: string; action: string }>
