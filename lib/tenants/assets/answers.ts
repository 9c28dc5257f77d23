import { z } from "zod"

export const TenantLogo = z.strictObject({ logo_url: z.string() })
export type TenantLogo = z.infer<typeof TenantLogo>

export const TenantGift = z.strictObject({ pdf_url: z.string() })
export type TenantGift = z.infer<typeof TenantGift>

export const TenantGiftPreview = z.strictObject({ preview_image_url: z.string() })
export type TenantGiftPreview = z.infer<typeof TenantGiftPreview>
