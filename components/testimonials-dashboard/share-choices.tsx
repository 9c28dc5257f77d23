import { Download, Link2, Mail, Share } from "lucide-react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { type ShareNetwork, shareWords } from "@/lib/submissions/dashboard-words"
import { NetworkIcon } from "./network-icon"
import { ShareResult } from "./share-result"
import { ShareTyped } from "./share-typed"
import { useShare } from "./use-share"

const NETWORKS: readonly ShareNetwork[] = ["twitter", "linkedin", "facebook"]

/** During the commit, so that the dialog finds the focus in place and leaves it there. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus()

interface ShareChoicesProps {
	id: string
	/** There is no file to download. */
	written: boolean
	onShared: () => void
}

export function ShareChoices({ id, written, onShared }: ShareChoicesProps) {
	const { share, busy, shared, error } = useShare(id, onShared)
	return (
		<>
			{error && (
				<Notice tone="danger" role="alert">
					{error}
				</Notice>
			)}
			<div className="flex flex-col gap-2">
				<Button
					ref={focusNow}
					wide
					variant="primary"
					busy={busy === "link"}
					disabled={busy !== null}
					onClick={() => void share("link")}
				>
					<Link2 aria-hidden size={16} />
					{shareWords.copyLink}
				</Button>
				<div className="grid grid-cols-3 gap-2">
					{NETWORKS.map((network) => (
						<Button
							key={network}
							wide
							busy={busy === network}
							disabled={busy !== null}
							onClick={() => void share(network)}
						>
							<NetworkIcon network={network} />
							{shareWords.networkLabels[network]}
						</Button>
					))}
				</div>
				{!written && (
					<Button wide busy={busy === "download"} disabled={busy !== null} onClick={() => void share("download")}>
						<Download aria-hidden size={16} />
						{shareWords.downloadVideo}
					</Button>
				)}
				<div className="grid auto-cols-fr grid-flow-col gap-2">
					<Button wide busy={busy === "whatsapp"} disabled={busy !== null} onClick={() => void share("whatsapp")}>
						<NetworkIcon network="whatsapp" />
						{shareWords.networkLabels.whatsapp}
					</Button>
					<Button wide busy={busy === "email"} disabled={busy !== null} onClick={() => void share("email")}>
						<Mail aria-hidden size={16} />
						{shareWords.email}
					</Button>
					{typeof navigator.share === "function" && (
						<Button wide busy={busy === "device"} disabled={busy !== null} onClick={() => void share("device")}>
							<Share aria-hidden size={16} />
							{shareWords.device}
						</Button>
					)}
				</div>
			</div>
			{shared && <ShareResult shared={shared} />}
			{!written && <ShareTyped disabled={busy !== null} onChoice={(choice) => void share(choice)} />}
		</>
	)
}
