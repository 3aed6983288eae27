import { demoPassword } from '../../../../../mocks/sandbox/seed/named.ts'
import { mailedOperations } from '../../stories/mailed.ts'
import {
  type Fault,
  type FaultyCall,
  inAnswer,
  inSuccess,
  insteadOf,
  member,
  refusedAs,
  rewritten,
} from '../fault.ts'
import { bodyOf, codeOf } from '../further-writes.ts'

type Json = Record<string, unknown>

const done = (answer: Response, data: unknown) =>
  rewritten(answer, { status: 'success', data, errors: [] }, { status: 200 })

/** What is refused by a code, or by a status, is answered as if it had been done. */
function takes(
  name: string,
  operation: string,
  reason: string,
  place: string,
  applies: (body: Json) => boolean = () => true,
): Fault {
  return {
    name,
    operation,
    place,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (call.method === 'OPTIONS' || !applies(bodyOf(call))) return answer
      const isMeant = /^\d+$/.test(reason)
        ? answer.status === Number(reason)
        : answer.status === 200 && (await codeOf(answer)) === reason
      return isMeant ? done(answer, { isSuccess: true }) : answer
    }),
  }
}

/** One field is not looked at: what is wrong there is refused later, for something else. */
function overlooks(operation: string, field: string, code: string, what = 'must be 422'): Fault {
  return {
    name: `${field} may be anything`,
    operation,
    place: what,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (answer.status !== 422) return answer
      const { errors } = (await answer.clone().json()) as { errors: { field?: string }[] }
      return errors.length === 1 && errors[0]?.field === field ? refusedAs(answer, code) : answer
    }),
  }
}

/** A 422 names another field than the one that is wrong. */
function misnames(operation: string, field: string, told: string): Fault {
  return {
    name: `what is wrong with ${field} is told of ${told}`,
    operation,
    place: `the field that was wrong is ${field}`,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (answer.status !== 422) return answer
      const body = (await answer.clone().json()) as { errors: { field?: string }[] }
      if (body.errors[0]?.field !== field) return answer
      return rewritten(answer, { ...body, errors: body.errors.map((one) => ({ ...one, field: told })) })
    }),
  }
}

const wrongSessid = (name: string, operation: string) =>
  takes(name, operation, 'sessidInvalid', 'with a wrong SESSID it must be refused')

const isLoggedIn = ({ headers }: FaultyCall) => headers.has('authorization-token')

/** An answer of success is changed in place. */
function inDone(
  name: string,
  operation: string,
  place: string,
  change: (data: Json, call: FaultyCall) => void,
  more: Partial<Fault> = {},
): Fault {
  return {
    name,
    operation,
    place,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200 || (await codeOf(answer)) !== 'none') return answer
      const body = (await answer.clone().json()) as { data: Json }
      change(body.data, call)
      return rewritten(answer, body)
    }),
    ...more,
  }
}

/** Operations that the general checks leave alone: what they have to refuse is taken. */
export const heldBackFaults: readonly Fault[] = [
  wrongSessid('a forged start of a registration is taken', 'startRegistration'),
  takes(
    'an e-mail of an account registers another one',
    'startRegistration',
    'contactTaken',
    'refusal-due the e-mail of an account registers no other',
  ),
  takes(
    'who is logged in begins a registration',
    'startRegistration',
    'alreadyAuthorized',
    'refusal-due who is logged in does not register',
  ),
  overlooks('startRegistration', 'type', 'contactTaken', 'not of the enum must be 422'),
  wrongSessid('a forged confirmation is taken', 'activateContact'),
  overlooks('activateContact', 'code', 'codeExpired'),
  overlooks('resendRegistrationCode', 'contact', 'contactNotFound'),
  takes(
    'who is logged in gets a code of a registration again',
    'resendRegistrationCode',
    'alreadyAuthorized',
    'refusal-due who is logged in does not register',
  ),
  overlooks('correctRegistrationContact', 'newContact', 'contactNotFound'),
  takes(
    'a person registers with contacts that nobody confirmed',
    'registerPerson',
    'contactNotConfirmed',
    'refusal-due contacts that nobody confirmed make no account',
  ),
  wrongSessid('a forged registration of a person is taken', 'registerPerson'),
  overlooks('registerPerson', 'fio', 'contactNotConfirmed'),
  overlooks('registerPerson', 'password', 'contactNotConfirmed'),
  takes(
    'a company registers with contacts that nobody confirmed',
    'registerCompany',
    'contactNotConfirmed',
    'refusal-due contacts that nobody confirmed make no account',
  ),
  overlooks('registerCompany', 'ogrn', 'ogrnInvalid'),
  misnames('registerCompany', 'legalAddress', 'name'),
  takes(
    'a code is sent for an e-mail that is confirmed',
    'sendEmailCode',
    'alreadyVerified',
    'refusal-due the confirmed e-mail',
  ),
  takes(
    'a code is sent for the e-mail of another account',
    'sendEmailCode',
    'contactTaken',
    'refusal-due the e-mail of another account',
  ),
  takes(
    'another code is sent at once',
    'sendEmailCode',
    '429',
    'limit asked again within 60 s it must be 429',
  ),
  wrongSessid('a forged confirmation of an e-mail is taken', 'checkEmail'),
  overlooks('checkEmail', 'code', 'wrongCode'),
  takes('nobody gets a code for a phone', 'sendSmsCode', '401', 'token no token must be 401'),
  overlooks('sendSmsCode', 'phone', 'contactTaken'),
  takes(
    'a code that nobody was sent confirms a phone',
    'checkPhone',
    'codeExpired',
    'refusal-due a code that nobody was sent',
  ),
  overlooks('checkPhone', 'phone', 'wrongCode'),
  takes(
    'another link is sent at once',
    'sendPasswordLink',
    '429',
    'limit asked again within 60 s it must be 429',
  ),
  overlooks('sendPasswordLink', 'login', 'sessidInvalid'),
  takes(
    'any checkword opens an account',
    'changePasswordByCheckword',
    'checkwordInvalid',
    'refusal-due a made-up checkword opens nothing',
  ),
  overlooks('changePasswordByCheckword', 'checkword', 'checkwordInvalid'),
  takes(
    'a wrong present password is taken',
    'changePassword',
    'wrongPassword',
    'refusal-due a wrong present password changes nothing',
  ),
  takes(
    'the present password is taken as a new one',
    'changePassword',
    'samePassword',
    'refusal-due the present password is no new one',
  ),
  overlooks('changePassword', 'password', 'wrongPassword'),
  takes(
    'an ИНН with a wrong check digit is taken',
    'addCompany',
    'innInvalid',
    'refusal-due an ИНН whose check digit is wrong',
  ),
  takes(
    'a company that the account has is added again',
    'addCompany',
    'alreadyMember',
    'refusal-due a company that the account has is not added again',
  ),
  overlooks('addCompany', 'legalAddress', 'innInvalid'),
  overlooks('addCompany', 'kpp', 'innInvalid', 'of a legal entity left out must be 422'),
  overlooks('addCompany', 'director', 'innInvalid', 'of a legal entity left out must be 422'),
  takes('a company of nobody is left', 'leaveCompany', '404', 'unknown-id of nothing known must be 404'),
  wrongSessid('a forged departure from a company is taken', 'leaveCompany'),
  takes(
    'the consent to the offer is withdrawn',
    'withdrawConsent',
    'consentRequired',
    'refusal-due the consent offer, which the account needs',
    ({ type }) => type === 'offer',
  ),
  takes(
    'an act that is not made is mailed',
    'sendAct',
    'actionNotAllowed',
    'action what an act does not offer must be refused',
  ),
  takes(
    'an act that is not made is disputed',
    'disputeAct',
    'actionNotAllowed',
    'action what an act does not offer must be refused',
  ),
  takes(
    'an invitation is mailed again at once',
    'resendInvitation',
    '429',
    'limit asked again within 60 s it must be 429',
  ),
  inDone(
    'another event is delivered again',
    'redeliverHook',
    'own-effect the event of the first delivery is sent again',
    (data) => {
      const delivery = data['delivery'] as Json
      delivery['event'] = delivery['event'] === 'order.created' ? 'act.ready' : 'order.created'
    },
  ),
  inDone('what is delivered again goes on counting', 'redeliverHook', 'redelivery-once', (data) => {
    ;(data['delivery'] as Json)['attempt'] = 2
  }),
]

/** Reads and writes that the stories of these operations call. */
export const heldBackOperations: readonly string[] = [
  ...new Set(heldBackFaults.map(({ operation }) => operation)),
  'getProfile',
  'getPersonal',
  'getCompany',
  'listConsentDocuments',
  'requestActs',
  'getAct',
  'inviteCompanyUser',
  'updateCompanyUser',
  'deleteCompanyUser',
  'createHook',
  'listHooks',
  'updateHook',
  'deleteHook',
  'testHook',
  'listHookDeliveries',
]

const password = ['login', 'getProfile', 'getPersonal']

/** Whether somebody's password is changed to another one, not set back. */
const isOther = (body: Json) =>
  body['password'] !== demoPassword && body['password'] === body['confirmPassword']

function ofPassword(name: string, place: string, answer: Fault['answer']): Fault {
  return { name, operation: 'changePassword', place, with: password, writes: true, lasting: true, answer }
}

function lasting(fault: Fault, others: readonly string[]): Fault {
  return { ...fault, with: others, lasting: true }
}

const acts = ['listActs', 'getAct', 'getPersonal', 'getRequest', 'listRequests']
const companies = [
  'listCompanies',
  'getPersonal',
  'switchContractor',
  'inviteCompanyUser',
  'listInvitations',
  'acceptInvitation',
]

/** From the moment that a write was done, a read tells something else. */
function afterwards(
  name: string,
  operation: string,
  place: string,
  read: string,
  change: (data: Json) => void,
): Fault {
  return {
    name,
    operation,
    place,
    writes: true,
    async answer(call) {
      const answer = await call.pass()
      if (answer.status !== 200 || (await codeOf(answer).catch(() => '')) !== 'none') return answer
      if (call.operationId === operation) call.memory.set('done', 'yes')
      if (call.operationId !== read || !call.memory.has('done')) return answer
      const body = (await answer.clone().json()) as { data: Json }
      change(body.data)
      return rewritten(answer, body)
    },
  }
}

/** What only `--allow-lasting` shows. */
export const lastingFaults: readonly Fault[] = [
  {
    name: 'each call makes another payment',
    operation: 'getPaymentTemplate',
    place: 'asking for the same way to pay again',
    with: ['addOrder', 'listOrders'],
    writes: true,
    lasting: true,
    answer: inSuccess('getPaymentTemplate', (data) => {
      member(data, 'template')['url'] = `https://pay.example/${Math.random()}`
    }),
  },
  ofPassword(
    'the password is told as changed and is not',
    'password the password of before must be refused at login',
    insteadOf('changePassword', async (call) => {
      const answer = await call.pass({ body: JSON.stringify({ ...bodyOf(call), SESSID: 'a'.repeat(32) }) })
      return isLoggedIn(call) && answer.status === 200 ? done(answer, { isSuccess: true }) : answer
    }),
  ),
  ofPassword(
    'other sessions go on with another password',
    'password another password ends all other sessions',
    async (call) => {
      const answer = await call.pass()
      if (call.operationId === 'changePassword' && answer.status === 200 && (await codeOf(answer)) === 'none')
        call.memory.set('changed', 'yes')
      if (call.operationId === 'getProfile' && answer.status === 200)
        call.memory.set('seen', await answer.clone().text())
      const seen = call.memory.get('seen')
      if (call.operationId !== 'getProfile' || answer.status !== 401 || !call.memory.has('changed') || !seen)
        return answer
      return rewritten(answer, seen, { status: 200 })
    },
  ),
  ofPassword(
    'the password of before still logs in',
    'password the password of before must be refused at login',
    async (call) => {
      const body = bodyOf(call)
      if (call.operationId === 'changePassword') {
        const answer = await call.pass()
        if (answer.status === 200 && (await codeOf(answer)) === 'none' && isOther(body))
          call.memory.set('new', String(body['password']))
        return answer
      }
      const credentials = body['credentials'] as Json | undefined
      const now = call.memory.get('new')
      if (call.operationId !== 'login' || credentials?.['password'] !== demoPassword || now === undefined)
        return call.pass()
      const first = await call.pass()
      if ((await codeOf(first)) === 'none') return first
      return call.pass({ body: JSON.stringify({ credentials: { ...credentials, password: now } }) })
    },
  ),
  ofPassword(
    'a new password that is typed twice differently is taken',
    'password a new password that is typed twice differently',
    insteadOf('changePassword', (call) => {
      const body = bodyOf(call)
      return body['password'] !== body['confirmPassword'] && body['currentPassword'] === demoPassword
        ? call.pass({ body: JSON.stringify({ ...body, confirmPassword: body['password'] }) })
        : undefined
    }),
  ),
  lasting(
    inDone('a company that is added is checked at once', 'addCompany', 'company-new', (data) => {
      ;(data['company'] as Json)['verification'] = 'verified'
    }),
    companies,
  ),
  lasting(
    takes(
      'a company of others is added',
      'addCompany',
      'companyExists',
      'refusal-due a company that others have',
    ),
    companies,
  ),
  lasting(
    takes(
      'the last owner leaves a company',
      'leaveCompany',
      'actionNotAllowed',
      'refusal-due the last active owner leaves no company',
    ),
    ['addCompany', ...companies],
  ),
  lasting(
    {
      name: 'a company that was left is still listed',
      operation: 'leaveCompany',
      place: 'company-left',
      writes: true,
      answer: insteadOf('leaveCompany', async (call) => {
        const answer = await call.pass({ body: JSON.stringify({ ...bodyOf(call), SESSID: 'a'.repeat(32) }) })
        return answer.status === 200
          ? done(answer, { currentCompanyId: bodyOf(call)['contragentId'] })
          : answer
      }),
    },
    ['addCompany', ...companies],
  ),
  lasting(
    inDone(
      'after a company was left another one is told as current',
      'leaveCompany',
      'company-left-current',
      (data) => {
        data['currentCompanyId'] = 999
      },
    ),
    ['addCompany', ...companies],
  ),
  lasting(
    inDone('changes that were accepted still wait', 'confirmOrderContract', 'contract-confirmed:', (data) => {
      ;(data['order'] as Json)['status'] = 'confirmation'
    }),
    ['listOrders', 'getOrder'],
  ),
  lasting(
    inDone('an act that is mailed is told as ready', 'sendAct', 'act-sent', (data) => {
      ;(data['act'] as Json)['status'] = 'ready'
    }),
    ['disputeAct', ...acts],
  ),
  lasting(
    inDone('a mail takes the dispute of an act back', 'sendAct', 'act-sent-as-it-was', (data) => {
      ;(data['act'] as Json)['status'] = 'sent'
    }),
    ['disputeAct', ...acts],
  ),
  lasting(
    afterwards('an act that was mailed is still ready', 'sendAct', 'act-sent-kept', 'getAct', (data) => {
      ;(data['act'] as Json)['status'] = 'ready'
    }),
    ['disputeAct', ...acts],
  ),
  lasting(
    takes('an act is disputed twice', 'disputeAct', 'actionNotAllowed', 'action an act is disputed once'),
    ['sendAct', ...acts],
  ),
  lasting(
    afterwards('an act that was disputed is sent', 'disputeAct', 'act-disputed-kept', 'getAct', (data) => {
      ;(data['act'] as Json)['status'] = 'sent'
    }),
    ['sendAct', ...acts],
  ),
  lasting(
    afterwards(
      'the request of a dispute has no comment',
      'disputeAct',
      'act-disputed',
      'getRequest',
      (data) => {
        ;(data['request'] as Json)['text'] = 'Оспорен акт.'
      },
    ),
    ['sendAct', ...acts],
  ),
  lasting(
    inDone(
      'an invitation that is sent again has another role',
      'resendInvitation',
      'invitation-resent-same',
      (data) => {
        const user = data['user'] as Json
        user['role'] = user['role'] === 'viewer' ? 'mechanic' : 'viewer'
      },
    ),
    ['listCompanyUsers', 'inviteCompanyUser', 'deleteCompanyUser'],
  ),
  lasting(
    inDone(
      'an invitation that is sent again keeps its time',
      'resendInvitation',
      'invitation-renewed',
      (data) => {
        const { invitation } = data['user'] as { invitation: Json }
        invitation['sentAt'] = '2026-11-17T08:20:00.000Z'
      },
    ),
    ['listCompanyUsers', 'inviteCompanyUser', 'deleteCompanyUser'],
  ),
]

const ofMail = [
  ...mailedOperations,
  'resendRegistrationCode',
  'login',
  'getHeader',
  'getPersonal',
  'getProfile',
  'listCompanies',
  'listConsentDocuments',
]

const mailed = (fault: Fault): Fault =>
  lasting(
    fault,
    ofMail.filter((id) => id !== fault.operation),
  )

/** It answers that it is done, and does nothing. */
const onlyTold = (name: string, operation: string, place: string, data: (body: Json) => Json): Fault => ({
  name,
  operation,
  place,
  writes: true,
  answer: insteadOf(operation, async (call) => {
    const body = bodyOf(call)
    if (body['code'] === '000000') return call.pass()
    const answer = await call.pass({ body: JSON.stringify({ ...body, SESSID: 'a'.repeat(32) }) })
    return answer.status === 200 ? done(answer, data(body)) : answer
  }),
})

/** What only `--outbox` shows. */
export const mailedFaults: readonly Fault[] = [
  takes(
    'codes of a registration are sent again at once',
    'startRegistration',
    '429',
    'limit asked again within 60 s it must be 429',
  ),
  takes(
    'any code confirms a contact',
    'activateContact',
    'wrongCode',
    'refusal-due another code must be refused',
  ),
  takes(
    'the code of a contact that was corrected is good',
    'activateContact',
    'codeExpired',
    'refusal-due a code of a contact that was corrected',
  ),
  takes(
    'a contact is corrected to that of an account in capitals',
    'correctRegistrationContact',
    'contactTaken',
    'refusal-due an e-mail of an account, in capitals or not',
  ),
  inDone(
    'the contact that was corrected comes first',
    'correctRegistrationContact',
    'correction-phone-first',
    (data) => {
      ;(data['contacts'] as Json[]).reverse()
    },
  ),
  inDone('one confirmed contact is told as all', 'activateContact', 'mailed one of two contacts', (data) => {
    data['isComplete'] = true
  }),
  takes(
    'a contact that is confirmed gets a code',
    'resendRegistrationCode',
    'alreadyVerified',
    'refusal-due a contact that is confirmed',
  ),
  takes(
    'a password that is typed twice differently makes an account',
    'registerPerson',
    'passwordMismatch',
    'refusal-due a password that is typed twice differently',
  ),
  takes(
    'consents to old texts make an account',
    'registerPerson',
    'consentOutdated',
    'refusal-due consents to old texts',
  ),
  takes(
    'an account has a branch of nobody',
    'registerPerson',
    'storeNotFound',
    'refusal-due a branch of nobody',
  ),
  takes(
    'a company of an ИНН of nobody registers',
    'registerCompany',
    'innInvalid',
    'refusal-due an ИНН of nobody',
  ),
  afterwards(
    'the cart of the guest is lost by registering',
    'registerPerson',
    'mailed the cart of the guest stays',
    'getCart',
    (data) => {
      member(member(data, 'basketProducts'), 'grid')['products'] = []
    },
  ),
  afterwards(
    'the branch that was chosen while registering is forgotten',
    'registerPerson',
    'mailed the branch that was chosen',
    'getProfile',
    (data) => {
      member(data, 'profile')['defaultBranch'] = null
    },
  ),
  {
    name: 'wrong codes are not counted',
    operation: 'checkEmail',
    place: 'mailed each wrong code leaves one try fewer',
    writes: true,
    answer: inAnswer('checkEmail', async (answer) => {
      if ((await codeOf(answer)) !== 'wrongCode') return answer
      const envelope = (await answer.json()) as Json
      return rewritten(answer, { ...envelope, data: { attemptsLeft: 4 } })
    }),
  },
  afterwards(
    'a company that has registered is checked at once',
    'registerCompany',
    'mailed who registers a company owns it',
    'listCompanies',
    (data) => {
      for (const one of data['items'] as Json[]) one['verification'] = 'verified'
    },
  ),
  takes('any code confirms an e-mail', 'checkEmail', 'wrongCode', 'refusal-due another code must be refused'),
  onlyTold(
    'a phone is told as confirmed and is not',
    'checkPhone',
    'mailed the profile has the contact that was confirmed',
    ({ phone }) => ({ phone, verified: true }),
  ),
  takes(
    'another code by SMS is sent at once',
    'sendSmsCode',
    '429',
    'limit asked again within 60 s it must be 429',
  ),
  takes(
    'a checkword works twice',
    'changePasswordByCheckword',
    'checkwordInvalid',
    'refusal-due a checkword that was used',
  ),
  {
    name: 'sessions go on after a new password by a link',
    operation: 'changePasswordByCheckword',
    place: 'mailed a new password ends all sessions',
    writes: true,
    async answer(call: FaultyCall) {
      const answer = await call.pass()
      if (call.operationId !== 'getProfile') return answer
      if (answer.status === 200) call.memory.set('seen', await answer.clone().text())
      const seen = call.memory.get('seen')
      const isWrong = call.headers.get('authorization-token')?.startsWith('wrong-') === true
      return answer.status === 401 && seen !== undefined && isLoggedIn(call) && !isWrong
        ? rewritten(answer, seen, { status: 200 })
        : answer
    },
  },
].map(mailed)
