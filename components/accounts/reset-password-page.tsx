import { PlatformLink } from "@/components/layout/platform-link"
import { loadPlatformConfig } from "@/lib/platform/loaders"
import { ResetPasswordScreen } from "./reset-password-screen"

/** `slug` is a tenant's slug or `platform`. Only the link back differs between the two. */
export async function ResetPasswordPage({ slug, token }: { slug: string; token: string | null }) {
	const { login_content, platform_logo_url } = await loadPlatformConfig()
	return (
		<main className="mx-auto flex w-full max-w-md flex-1 flex-col px-6 py-8 sm:px-10">
			<PlatformLink name={login_content.page_title} logoUrl={platform_logo_url} />
			<div className="flex flex-1 flex-col justify-center py-10">
				<ResetPasswordScreen token={token} login={`/admin/${slug}`} />
			</div>
		</main>
	)
}
