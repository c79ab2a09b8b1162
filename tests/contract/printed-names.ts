/**
 * Every method in the specification: the canonical name, then its exact spellings in the documents (a table's `create /
 * update` combined with its heading) and the styles that decision 1 derives from them. P, H and D are the platform, the
 * health-records and the doctor-tools document; the number is the section.
 */
export const PRINTED_NAMES: Readonly<Record<string, readonly string[]>> = {
  // P 7
  'userAccount.user:login': ['userAccount.user.login', 'userAccount.user login', 'user:login'],
  'userAccount.user:impersonate': ['userAccount.user.impersonate', 'userAccount.user impersonate'],
  'userAccount.user:demoLogin': ['userAccount.user.demoLogin', 'userAccount.user demoLogin'],
  'userAccount.user:logout': ['userAccount.user.logout', 'userAccount.user logout'],
  // Not in the specification: the first half of a sign-in, sessions, devices, keeping an account, push messages, page hits; ending a
  // session without a network, and the seal of what stays unsent.
  'userAccount.user:beginLogin': [],
  'userAccount.sessions:list': [],
  'userAccount.sessions:revoke': [],
  'userAccount.looks:list': [],
  'userAccount.storage:get': [],
  'userAccount.devices:list': [],
  'userAccount.devices:revoke': [],
  'userAccount.user:deletionPreview': [],
  'userAccount.user:keepAccount': [],
  'userAccount.push:subscribe': [],
  'userAccount.push:unsubscribe': [],
  'marketing.hits:record': [],
  'userAccount.user:revoke': [],
  'userAccount.user:deviceKey': [],
  'userAccount.user:delete': ['userAccount.user.delete', 'userAccount.deleteUser'],
  'userAccount.user:get': ['userAccount.user.get', 'userAccount.getUser'],
  // H 7 prints "user update".
  'userAccount.user:update': ['userAccount.user.update', 'userAccount.updateUser', 'user update'],
  'userAccount.user:sendFeedback': ['userAccount.user.sendFeedback', 'userAccount.user sendFeedback'],
  'userAccount.user:saveFtd': ['userAccount.user.saveFtd', 'userAccount.user saveFtd'],
  'userAccount.patients:loadDemoData': ['userAccount.patients.loadDemoData', 'userAccount.patients loadDemoData'],
  'userAccount.patients:get': ['userAccount.patients.get', 'userAccount.patients get', 'userAccount.getPatient'],
  'userAccount.patients:list': ['userAccount.patients.list', 'userAccount.listPatients', 'userAccount.getPatients'],
  'userAccount.patients:create': ['userAccount.patients.create', 'userAccount.createPatient'],
  'userAccount.patients:update': ['userAccount.patients.update', 'userAccount.updatePatient'],
  'userAccount.patients:delete': ['userAccount.patients.delete', 'userAccount.deletePatient'],
  'userAccount.referrals:createCode': ['userAccount.referrals.createCode', 'userAccount.referrals createCode'],
  'userAccount.referrals:getStats': ['userAccount.referrals.getStats', 'userAccount.referrals getStats'],
  'marketing.referralCodes:create': ['marketing.referralCodes.create', 'marketing.createReferralCode'],
  'marketing.stats:list': ['marketing.stats.list', 'marketing.getStats'],
  'userAccount.user.telegram:generateToken': [
    'userAccount.user.telegram generateToken',
    'userAccount.user.telegram.generateToken',
  ],
  'userAccount.user.telegram:status': ['userAccount.user.telegram status', 'userAccount.user.telegram.status'],
  'userAccount.user.telegram:unlink': ['userAccount.user.telegram unlink', 'userAccount.user.telegram.unlink'],
  'userAccount.user.telegram:updateNotifications': [
    'userAccount.user.telegram updateNotifications',
    'userAccount.user.telegram.updateNotifications',
  ],
  'billing.balance:get': ['billing.balance.get', 'billing.getBalance', 'billing.balanceGet'],
  'billing.usage:list': ['billing.usage.list', 'billing.getUsage', 'billing.listUsage', 'billing.usageList'],
  'billing.payments:list': ['billing.payments.list', 'billing.getPayments', 'billing.listPayments'],
  'billing.payments:create': ['billing.payments create', 'billing.payments.create', 'billing.createPayment'],
  'billing.payments:getStatus': [
    'billing.payments getStatus',
    'billing.payments.getStatus',
    'billing.getPaymentStatus',
  ],
  'billing.receipt:download': ['billing.receipt.download', 'billing.downloadReceipt'],
  'payments.plans:list': ['payments.plans.list', 'payments.getPlans', 'payments.listPlans'],
  'payments.subscriptions:create': ['payments.subscriptions.create', 'payments.createSubscription'],
  'payments.subscriptions:get': ['payments.subscriptions.get', 'payments.getSubscription'],
  'payments.status:check': ['payments.status.check', 'payments.checkStatus'],
  'payments.history:list': ['payments.history.list', 'payments.getHistory'],
  'payments.business:requestQuote': ['payments.business.requestQuote', 'payments.requestQuote'],
  'promocodes:redeem': ['promocodes.redeem', 'promocodes redeem'],
  'promocodes:list': ['promocodes.list', 'promocodes list'],
  'admin.users:list': ['admin.users.list', 'admin.getUsers'],
  'admin.users:search': ['admin.users.search', 'admin.searchUsers'],
  'admin.stats:list': ['admin.stats.list', 'admin.getStats'],
  // H 7 prints "admin healthRecords get; also admin getDocumentAsset, list, reset".
  'admin.healthRecords:list': ['admin.healthRecords list', 'admin healthRecords list', 'admin.getHealthRecords'],
  'admin.healthRecords:get': ['admin.healthRecords get', 'admin healthRecords get', 'admin.getHealthRecord'],
  'admin.healthRecords:getDocumentAsset': [
    'admin.healthRecords getDocumentAsset',
    'admin healthRecords getDocumentAsset',
    'admin getDocumentAsset',
  ],
  'admin.healthRecords:reset': ['admin.healthRecords reset', 'admin healthRecords reset', 'admin.healthRecords.reset'],
  'admin.logs:list': ['admin.logs list', 'admin.logs.list', 'admin.getLogs'],
  // Not in the specification.
  'admin.users:get': [],
  'admin.jobs:list': [],
  'admin.jobs:retry': [],
  'admin.quotes:list': [],
  'admin.audit:verify': [],
  'admin.logs:get': ['admin.logs get', 'admin.logs.get', 'admin.getLog'],
  'healthRecords:export': ['healthRecords.export', 'healthRecords export'],

  // H 7
  'healthRecords:list': ['healthRecords.list', 'healthRecords list'],
  'healthRecords:listRecordsInProgress': ['healthRecords.listRecordsInProgress', 'healthRecords.getRecordsInProgress'],
  'healthRecords:get': ['healthRecords.get', 'healthRecords get'],
  'healthRecords:create': ['healthRecords.create', 'healthRecords create'],
  'healthRecords:update': ['healthRecords.update', 'healthRecords update'],
  'healthRecords:delete': ['healthRecords.delete', 'healthRecords delete'],
  'healthRecords:createShareToken': ['healthRecords.createShareToken', 'healthRecords createShareToken'],
  // Not in the specification: the owner's own links.
  'healthRecords.shares:list': [],
  'healthRecords.shares:revoke': [],
  'healthRecords:createDaAccessToken': ['healthRecords.createDaAccessToken', 'healthRecords createDaAccessToken'],
  'fileUpload:upload': ['fileUpload.upload', 'fileUpload upload'],
  'fileUpload:initChunkedUpload': ['fileUpload.initChunkedUpload', 'fileUpload initChunkedUpload'],
  'fileUpload:uploadChunk': ['fileUpload.uploadChunk', 'fileUpload uploadChunk'],
  'fileUpload:completeChunkedUpload': ['fileUpload.completeChunkedUpload', 'fileUpload completeChunkedUpload'],
  'fileUpload:cancelChunkedUpload': ['fileUpload.cancelChunkedUpload', 'fileUpload cancelChunkedUpload'],
  'medicalReference.biomarkerDescriptions:get': [
    'medicalReference.biomarkerDescriptions.get',
    'medicalReference.getBiomarkerDescriptions',
  ],
  'reports:timeline': ['reports.timeline', 'reports timeline'],
  'insights:list': ['insights.list', 'insights list'],
  'insights:get': ['insights.get', 'insights get'],
  'insights:save': ['insights.save', 'insights save'],

  // D 7
  'healthRecords:updateTranscription': ['healthRecords.updateTranscription', 'healthRecords updateTranscription'],
  'reports:generate': ['reports.generate', 'reports generate'],
  // Decision 80: audioChat is the chat about a recording.
  'chat:createSession': ['chat.createSession', 'reports:audioChat', 'reports.audioChat'],
  // Not in the specification: messages as devices replicate them.
  'chat.messages:list': [],
  'chat.messages:create': [],
  'chat.messages:update': [],
  'chat.messages:delete': [],
  'chat:getWelcomeMessage': ['chat.getWelcomeMessage', 'chat getWelcomeMessage'],
  'chat:sendMessage': ['chat.sendMessage', 'chat sendMessage'],
  'chat:getHistory': ['chat.getHistory', 'chat getHistory'],
  'chat:clearHistory': ['chat.clearHistory', 'chat clearHistory'],
  'chat:endSession': ['chat.endSession', 'chat endSession'],
  'questionnaire.template:create': ['questionnaire.template create', 'questionnaire.createTemplate'],
  'questionnaire.template:update': ['questionnaire.template update', 'questionnaire.updateTemplate'],
  'questionnaire.template:get': ['questionnaire.template get', 'questionnaire.getTemplate'],
  'questionnaire.template:list': ['questionnaire.template list', 'questionnaire.getTemplates'],
  'questionnaire.template:delete': [],
  'questionnaire.template:publish': ['questionnaire.template publish', 'questionnaire.publishTemplate'],
  'questionnaire.session:describe': [],
  'questionnaire.session:start': ['questionnaire.session start', 'questionnaire.session.start', 'session:start'],
  'questionnaire.session:sendMessage': ['questionnaire.session sendMessage', 'session:sendMessage'],
  'questionnaire.session:getHistory': ['questionnaire.session getHistory', 'session:getHistory'],
  'questionnaire.session:getResult': ['questionnaire.session getResult', 'session:getResult'],
  'questionnaire.results:clearUrgent': [],
  'questionnaire.results:stops': [],
  'questionnaire.results:listSessions': ['questionnaire.results.listSessions', 'questionnaire.results listSessions'],
}

/**
 * Names in the specification that are no methods: messages of the websocket that decision 11 leaves disabled, and
 * functions of the client that make the calls named beside them (D 7, triage).
 */
export const PRINTED_OTHERWISE: readonly string[] = [
  'chat.prompt',
  'chat.init',
  'uploadTriageAudio',
  'checkProcessingStatus',
  'getTriageResults',
]
