import { plainWords } from "../small-talk"

/** A pattern names the wish and a person, or is the whole text: "Is there a person in the picture?" must not match. */
const WISHES: readonly RegExp[] = [
	/^(?:(?:hi|hello|hey|please|ok|no) )*(?:(?:can|could|may) i |i(?: would|'d)? (?:want|like|need) to |i wanna |let me )?(?:please )?(?:(?:speak|talk|chat)(?: (?:to|with))|(?:connect|transfer|put) me (?:to|with|through to)|get me) (?:a |an |the |some|your )?(?:real |live |actual )?(?:person|human(?: being)?|someone|somebody|agent|representative|staff|employee|operator|support team)(?: please| now)*$/u,
	/^(?:i (?:want|need) )?(?:a )?(?:real |live )?(?:human|person|agent)(?: agent| being| support)?(?: please)?$/u,
	/^(?:bitte )?(?:(?:kann|könnte|darf|möchte|will|würde gern(?:e)?) (?:ich )?|ich (?:möchte|will|würde gern(?:e)?) )?(?:bitte )?(?:mit )?(?:einem|einer|einen|eine|jemandem|jemanden)? ?(?:echten? |richtigen? )?(?:mensch(?:en)?|person|mitarbeiter(?:in)?|berater(?:in)?|jemandem|jemanden) (?:bitte )?(?:sprechen|reden|chatten|schreiben)(?: bitte)?$/u,
	/^(?:bitte )?(?:mensch|mitarbeiter|echter mensch|einen menschen bitte)(?: bitte)?$/u,
	/^(?:(?:je (?:veux|voudrais|souhaite)|j'aimerais|puis-je|est-ce que je peux) )?(?:parler|discuter) (?:à|avec) (?:une? )?(?:vraie? )?(?:personne|humain|conseill(?:er|ère)|agent|quelqu'un)(?: s'il (?:vous|te) plaît)?$/u,
	/^(?:(?:quiero|quisiera|me gustaría|puedo|necesito|podría) )?(?:hablar|chatear) con (?:una? )?(?:persona|humano|agente|alguien|asesora?)(?: real)?(?: por favor)?$/u,
	/^(?:(?:vorrei|voglio|posso|potrei) )?(?:parlare|chattare) con (?:una? |un')?(?:persona|umano|operatore|operatrice|qualcuno|essere umano)(?: reale)?(?: per favore)?$/u,
	/^(?:(?:quero|queria|gostaria de|posso|preciso) )?(?:falar|conversar) com (?:uma? )?(?:pessoa|humano|atendente|alguém)(?: real)?(?: por favor)?$/u,
	/^(?:(?:я )?(?:хочу|можно|хотел бы|хотела бы) )?(?:поговорить|говорить|связаться|соедините(?: меня)?|позовите|переключите(?: меня)?)(?: на| с| со)? (?:живым |живого )?(?:человек(?:ом|а)?|оператор(?:ом|а)?|сотрудник(?:ом|а)?|менеджер(?:ом|а)?)(?: пожалуйста)?$/u,
	/^(?:живой )?(?:оператор|человек)(?: пожалуйста)?$/u,
	/^(?:(?:gerçek )?bir )?(?:insan|kişi|yetkili|temsilci|müşteri temsilcisi|biri)(?:yle|ile|le|la|siyle| ile) (?:konuşmak|görüşmek)(?: istiyorum| isterim)?(?: lütfen)?$/u,
	/^(?:bir )?(?:insanla|kişiyle|yetkiliyle|temsilciyle|biriyle) (?:konuşmak|görüşmek|konuşabilir miyim|görüşebilir miyim)(?: istiyorum| isterim)?(?: lütfen)?$/u,
	/^(?:(?:أريد|اريد|أود|اود|هل يمكنني|ممكن) )?(?:أن )?(?:التحدث|أتحدث|اتحدث|التكلم|أتكلم) (?:مع|إلى|الى) (?:شخص(?: حقيقي)?|إنسان|انسان|موظف|ممثل|أحد)(?: من فضلك)?$/u,
	/^(?:(?:मुझे|मैं|क्या मैं) )?(?:किसी )?(?:असली )?(?:इंसान|व्यक्ति|आदमी|एजेंट|कर्मचारी) से बात (?:करनी है|करना चाहता हूँ|करना चाहती हूँ|करना है|कर सकता हूँ|कर सकती हूँ|कराइए|करें)(?: कृपया)?$/u,
	/^(?:ขอ|อยาก|ต้องการ|ฉันต้องการ|ฉันอยาก)?(?:คุย|พูด|ติดต่อ|สนทนา)(?:กับ)?(?:คน|เจ้าหน้าที่|พนักงาน|แอดมิน)(?:จริงๆ|จริง)?(?:หน่อย|ได้ไหม)?(?:ครับ|ค่ะ|คะ)?$/u,
	/^(?:请|我想|我要|可以|能|帮我)*(?:和|跟|与|找|转|转接|接|联系)?(?:一个|位|一位)?(?:真人|人工|人工客服|人工服务|客服人员|工作人员)(?:聊聊|聊|说话|谈谈|谈|对话|交谈|联系|服务)?(?:吗|吧)?$/u,
	/^(?:担当者|人間|スタッフ|オペレーター|有人|人)(?:と|に|へ)(?:話したい|話したいです|話せますか|つないで|つないでください|繋いでください|チャットしたい|代わってください)(?:お願いします)?$/u,
]

export function asksForPerson(message: string): boolean {
	if (message.length > 120) return false
	const words = plainWords(message)
	return WISHES.some((wish) => wish.test(words))
}
