import type { TenantAsset } from "@/lib/client/shapes/tenants"
import type { UploadKind } from "@/lib/storage/upload-policy"

/** The column of each uploaded asset, and its name in the audit log. */
export const ASSET_KINDS = {
	logo: { kind: "logo", column: "logoKey", action: "logo" },
	"pdf-gift": { kind: "gift", column: "pdfGiftKey", action: "pdf_gift" },
	"pdf-preview": { kind: "preview", column: "pdfPreviewImageKey", action: "pdf_preview" },
} as const satisfies Record<TenantAsset, { kind: UploadKind; column: string; action: string }>
