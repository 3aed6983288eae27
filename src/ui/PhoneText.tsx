import { phoneHref } from '../lib/phone.ts'

const phonePattern = /((?:\+7|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2})/

/** A text of the server; the first phone number in it can be called. */
export function PhoneText({ text }: { text: string }) {
  const [before = '', phone, after = ''] = text.split(phonePattern, 3)
  if (phone === undefined) return text
  return (
    <>
      {before}
      <a href={phoneHref(phone)}>{phone}</a>
      {after}
    </>
  )
}
