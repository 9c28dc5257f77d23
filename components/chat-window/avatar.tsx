import { initialsOf } from "@/components/ui/initials-of"
import type { PublicChatbot } from "@/lib/client/contract"
import { ChatIcon } from "./parts/chat-icon"

export type AvatarProps = Pick<PublicChatbot, "chatbot_name" | "avatar_type" | "avatar_image_url">

/** Decoration beside the name. Fills its box, and shows the initials until the image has loaded. */
export function Avatar({ chatbot_name, avatar_type, avatar_image_url }: AvatarProps) {
	if (avatar_type === "image" && avatar_image_url) {
		return <img src={avatar_image_url} alt="" className="size-full rounded-full bg-surface object-cover" />
	}
	return (
		<span
			aria-hidden="true"
			className="grid size-full place-items-center rounded-full bg-on-accent font-medium text-accent select-none"
		>
			{avatar_type === "icon" ? <ChatIcon name="chat" size={22} /> : initialsOf(chatbot_name)}
		</span>
	)
}
