import { email, phone, type Rule } from '../../forms/rules.ts'

/** E-mail or phone (O-67): whatever holds a letter or an @ is taken for an e-mail. */
export const loginName: Rule = (value) => (/[@\p{L}]/u.test(value) ? email(value) : phone(value))
