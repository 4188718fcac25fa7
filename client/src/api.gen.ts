// Made from the description of the API by `npm run docs:api`. The calls of administrators are left out.
export interface paths {
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password; every other session ends
         * @description Anybody who is signed in.
         */
        post: operations["postAuthChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves once more who it is: by a code where the account has a second factor, else by the password
         * @description Anybody who is signed in.
         */
        post: operations["postAuthConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the caller's account; an administrator can restore it
         * @description Anybody who is signed in.
         */
        post: operations["postAuthDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link to choose a new password; the answer never tells whether the address exists
         * @description Anybody, without a session.
         */
        post: operations["postAuthForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The company that invites, and whom; the token stays good
         * @description Anybody, without a session.
         */
        post: operations["postAuthInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in; sets the session cookie as well as answering the token
         * @description Anybody, without a session.
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session; answers where to go
         * @description Anybody, without a session.
         */
        get: operations["getAuthLogout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/provider-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The external accounts that open the caller's account
         * @description Anybody who is signed in.
         */
        get: operations["getAuthProviderLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/provider-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an external account off; every other session ends
         * @description Anybody who is signed in.
         *
         *     Fresh proof: 403 `error_fresh_sign_in_required` when the session's last proof is older than 30 minutes; `POST /api/auth/confirm` renews it.
         */
        delete: operations["deleteAuthProviderLinksById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configured single sign-on providers
         * @description Anybody, without a session.
         */
        get: operations["getAuthProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Takes what the single sign-on provider says, sets the session cookie and leads back
         * @description Anybody, without a session.
         */
        get: operations["getAuthProvidersByProviderCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/{provider}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads to the single sign-on provider
         * @description Anybody, without a session.
         *
         *     Fresh proof with `link=true`: 403 `error_fresh_sign_in_required` when the session's last proof is older than 30 minutes; `POST /api/auth/confirm` renews it.
         */
        get: operations["getAuthProvidersByProviderStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the verification mail once more
         * @description Anybody who is signed in.
         *
         *     At most 3 calls of a user in 60 minutes, counted as `verification`: a mail that did not arrive three times will not arrive. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postAuthResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the token of the link; every session ends
         * @description Anybody, without a session.
         */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a sign-in with the code of the second factor
         * @description Anybody, without a session.
         */
        post: operations["postAuthSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the second factor on with a first code; answers recovery codes, each of which counts once
         * @description Anybody who is signed in.
         */
        post: operations["postAuthSecondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a second factor: the secret for an authenticator app, also as a picture to scan
         * @description Anybody who is signed in.
         */
        post: operations["postAuthSecondFactorEnrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes new recovery codes; those from before count no more
         * @description Anybody who is signed in.
         *
         *     Fresh proof: 403 `error_fresh_sign_in_required` when the session's last proof is older than 30 minutes; `POST /api/auth/confirm` renews it.
         */
        post: operations["postAuthSecondFactorRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the second factor off, with the password and a code or recovery code
         * @description Anybody who is signed in.
         */
        post: operations["postAuthSecondFactorRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's sessions
         * @description Anybody who is signed in.
         */
        get: operations["getAuthSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the sessions
         * @description Anybody who is signed in.
         */
        delete: operations["deleteAuthSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account and signs in
         * @description Anybody, without a session.
         */
        post: operations["postAuthSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves an address with the token of the link, in a session of the account or with its password
         * @description Anybody, without a session.
         */
        post: operations["postAuthVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes an account that somebody else opened with the address, with the token of the address's link
         * @description Anybody, without a session.
         */
        post: operations["postAuthVerifyEmailRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/benchmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quarters and the middle of what companies ask, bid and sign for the like of this, where at least 5 stand behind them besides your own
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 600 calls of a person with all of their API keys in 60 minutes, counted as `benchmark`: a form asks once for each kind of contract that is chosen in it, and not again for each price, and each row of a list asks for one figure at most: sixty pages of ten rows, six of a hundred; nobody walks through cells to find differences. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getBenchmark"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/benchmark/against-median": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By how many percent the fixed prices of projects or offers are above the middle of the like of them (below: negative)
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 600 calls of a person with all of their API keys in 60 minutes, counted as `benchmark`: a form asks once for each kind of contract that is chosen in it, and not again for each price, and each row of a list asks for one figure at most: sixty pages of ten rows, six of a hundred; nobody walks through cells to find differences. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         *
         *     A call counts as many times as there are different figures for which it asks, at least once.
         */
        get: operations["getBenchmarkAgainstMedian"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/benchmark/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same figures on the first day of each of the last eight quarters, the oldest first
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 600 calls of a person with all of their API keys in 60 minutes, counted as `benchmark`: a form asks once for each kind of contract that is chosen in it, and not again for each price, and each row of a list asks for one figure at most: sixty pages of ten rows, six of a hundred; nobody walks through cells to find differences. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getBenchmarkHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deadlines of the caller's companies from today on, soonest first, at most a hundred: invoices to pay, contracts to register, contracts that end
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadlines/{kind}/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deadline, past ones too, as a calendar file; the id is of its invoice, negotiation or contract
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 60 calls of a user in 10 minutes, counted as `document`: nobody reads a new document every ten seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getDeadlinesByKindByIdCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deadlines/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a calendar file (iCalendar); 404 when there is none
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 60 calls of a user in 10 minutes, counted as `document`: nobody reads a new document every ten seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getDeadlinesCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The energy contracts of the caller's legal entities, as first or second party
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContracts"];
        put?: never;
        /**
         * Registers an energy contract, for review
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postEnergyContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One energy contract
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsById"];
        /**
         * Edits an energy contract; it goes to review again. With `amendment`, one that was approved before gets a new version, and the one before stays in force until then
         * @description Anybody who is signed in. API keys too.
         */
        put: operations["putEnergyContractsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/amendment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes back the amendment of an energy contract that waits or was rejected; the contract is as it was approved before
         * @description Anybody who is signed in. API keys too.
         */
        delete: operations["deleteEnergyContractsByIdAmendment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate of a registration as a PDF, from the first approval on
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 60 calls of a user in 10 minutes, counted as `document`: nobody reads a new document every ten seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getEnergyContractsByIdCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a document to an energy contract, or says what one of its documents is; its status stays
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postEnergyContractsByIdDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole contract as a PDF, which has its terms as JSON attached, or as JSON alone
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 60 calls of a user in 10 minutes, counted as `document`: nobody reads a new document every ten seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getEnergyContractsByIdDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of an energy contract, newest first
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports the termination of an energy contract; an amendment that waits or was rejected ends with it
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postEnergyContractsByIdTerminate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of an energy contract, newest first: those that were approved, and an amendment that waits
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsByIdVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of an energy contract with its terms
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsByIdVersionsByVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/{id}/versions/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The differences between two versions of an energy contract, by default the last two
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsByIdVersionsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/draft-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clause texts of the contract draft document
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsDraftSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be registered, soonest first, where the duty applies or may: the caller's negotiations with a signature date and no contract, and contracts that were rejected before the deadline; empty without CONTRACTING in an entity
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getEnergyContractsDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The energy contracts of the caller's legal entities as a file; a list too long for it is refused
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getEnergyContractsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports energy contracts from a file: multipart `file` (CSV or XLSX), `legalEntityId`, and `dryRun` (`true` checks alone). 200 for a dry run, 201 for a commit, 202 with `Prefer: respond-async`
         * @description Anybody who is signed in.
         *
         *     At most 60 calls of a user in 60 minutes, counted as `import`: a file is corrected for a minute before it is sent again. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postEnergyContractsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The empty file for an import of energy contracts, with the names of its columns
         * @description Anybody who is signed in.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getEnergyContractsImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The imports of the caller's legal entities, newest first, at most a hundred
         * @description Anybody who is signed in.
         */
        get: operations["getEnergyContractsImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import with its rows; `only=invalid` leaves out the rows without faults, `only=warned` those that repeat nothing
         * @description Anybody who is signed in.
         */
        get: operations["getEnergyContractsImportsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the contracts of the rows without faults, one after the other; goes on by itself
         * @description Anybody who is signed in.
         */
        post: operations["postEnergyContractsImportsByIdCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of an import with their results, as CSV
         * @description Anybody who is signed in.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getEnergyContractsImportsByIdReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/imports/{id}/rows/{row}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects cells of a row before the commit, and checks the row again; cells that are not named stay
         * @description Anybody who is signed in.
         */
        put: operations["putEnergyContractsImportsByIdRowsByRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/registration-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the duty to register would apply to these terms, and until when; changes nothing
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postEnergyContractsRegistrationTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/energy-contracts/same-contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether contracts of the caller's company with this second party seem to be the same one; for those who may register for the company; changes nothing; after 60 hits in an hour every question is refused
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postEnergyContractsSameContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fee-calculation/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a registration will cost, with tax, and when it is due
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postFeeCalculationCalculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a file
         * @description Anybody who is signed in. API keys too.
         */
        delete: operations["deleteFilesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file behind a signed link
         * @description Anybody, without a session.
         */
        get: operations["getFilesContentById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signed link to a file, valid for 5 minutes
         * @description Anybody who is signed in. API keys too.
         *
         *     An administrator who calls it leaves an entry in the audit log.
         */
        get: operations["getFilesDownloadById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a file, multipart field `file`; it is temporary until a record takes it
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 120 calls of a user in 10 minutes, counted as `upload`: it is five files for each of 24 records. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postFilesUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fiscal-info/fiscal-number/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name and address of the approved legal entity with this number, or of an outside register, by setting
         * @description Anybody who is signed in.
         */
        get: operations["getFiscalInfoFiscalNumberByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fiscal-number/{country}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a number is valid in a country, and whether an entity here has it
         * @description Anybody who is signed in.
         *
         *     At most 120 calls of a user in 10 minutes, counted as `fiscalNumber`: a form asks once for each number that is typed, and a person registers ten companies at most. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getFiscalNumberByCountryByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is up
         * @description Anybody, without a session.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices of the entities in which the caller holds CONTRACTING or MANAGE
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getInvoicesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment document as PDF, in the language of the reader
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 60 calls of a user in 10 minutes, counted as `document`: nobody reads a new document every ten seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getInvoicesByIdDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices of the entities in which the caller holds CONTRACTING or MANAGE as a file; a list too long for it is refused
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getInvoicesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The legal entities in which the caller has a role
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getLegalEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One legal entity
         * @description Anybody who is signed in. API keys too.
         *
         *     An administrator who calls it leaves an entry in the audit log.
         */
        get: operations["getLegalEntitiesById"];
        /**
         * Edits a legal entity; it goes to review again
         * @description Anybody who is signed in.
         */
        put: operations["putLegalEntitiesById"];
        post?: never;
        /**
         * Deletes a legal entity, in two steps
         * @description Anybody who is signed in.
         */
        delete: operations["deleteLegalEntitiesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of a company that were not ended, newest first
         * @description Anybody who is signed in.
         */
        get: operations["getLegalEntitiesByIdApiKeys"];
        put?: never;
        /**
         * Makes an API key of an approved company; this answer alone has the key itself
         * @description Anybody who is signed in.
         *
         *     Fresh proof: 403 `error_fresh_sign_in_required` when the session's last proof is older than 30 minutes; `POST /api/auth/confirm` renews it.
         */
        post: operations["postLegalEntitiesByIdApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends an API key at once
         * @description Anybody who is signed in.
         */
        delete: operations["deleteLegalEntitiesByIdApiKeysByKeyId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a legal entity, newest first
         * @description Anybody who is signed in. API keys too.
         *
         *     An administrator who calls it leaves an entry in the audit log.
         */
        get: operations["getLegalEntitiesByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of a company, by name, for those who hold MANAGE in it
         * @description Anybody who is signed in.
         */
        get: operations["getLegalEntitiesByIdWebhooks"];
        put?: never;
        /**
         * Adds a webhook to an approved company; the only answer with its first secret
         * @description Anybody who is signed in.
         *
         *     Fresh proof: 403 `error_fresh_sign_in_required` when the session's last proof is older than 30 minutes; `POST /api/auth/confirm` renews it.
         */
        post: operations["postLegalEntitiesByIdWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks/{hookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a webhook, or switches it off or on; another address needs a fresh proof as a new webhook does
         * @description Anybody who is signed in.
         */
        put: operations["putLegalEntitiesByIdWebhooksByHookId"];
        post?: never;
        /**
         * Deletes a webhook with its log; what waits is not sent
         * @description Anybody who is signed in.
         */
        delete: operations["deleteLegalEntitiesByIdWebhooksByHookId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks/{hookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook, as long as it is kept, newest first
         * @description Anybody who is signed in.
         */
        get: operations["getLegalEntitiesByIdWebhooksByHookIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks/{hookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A delivery with what was sent, each try and what was answered
         * @description Anybody who is signed in.
         */
        get: operations["getLegalEntitiesByIdWebhooksByHookIdDeliveriesByDeliveryId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks/{hookId}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery once more, with the same webhook-id and body
         * @description Anybody who is signed in.
         */
        post: operations["postLegalEntitiesByIdWebhooksByHookIdDeliveriesByDeliveryIdReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks/{hookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new secret, and answers it this once; the one before signs beside it for 24 hours
         * @description Anybody who is signed in.
         *
         *     Fresh proof: 403 `error_fresh_sign_in_required` when the session's last proof is older than 30 minutes; `POST /api/auth/confirm` renews it.
         */
        post: operations["postLegalEntitiesByIdWebhooksByHookIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/{id}/webhooks/{hookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a trial at once, and answers what the receiver said
         * @description Anybody who is signed in.
         *
         *     At most 60 calls of a user in 60 minutes, counted as `webhookTest`: a receiver is corrected for a minute before it is tried again. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postLegalEntitiesByIdWebhooksByHookIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's approved legal entities; an administrator gets all
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getLegalEntitiesApproved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a legal entity, for review
         * @description Anybody who is signed in.
         */
        post: operations["postLegalEntitiesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The legal entities in which the caller has a role as a file; a list too long for it is refused
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getLegalEntitiesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-entities/user-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles of the caller: role name to legal entity ids, cumulative
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getLegalEntitiesUserRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maintenance-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notice of maintenance that everybody reads now; a change is told within 30 seconds
         * @description Anybody, without a session.
         */
        get: operations["getMaintenanceNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many projects and offers the marketplace has, and of the newest their technologies, country and capacity; without names, companies, prices and ids
         * @description Anybody who is signed in.
         */
        get: operations["getMarketPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hides a counterpart from the best matches of the company that owns the own item, or shows it again
         * @description People with a role in an approved company.
         */
        put: operations["putMatchesHidden"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How well an offer and a project fit, both of which the caller may see
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getMatchesScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/municipalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Municipalities by code, or up to 20 by the beginning of a word of their name or region
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getMunicipalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The negotiations of the caller's legal entities
         * @description People with a role in an approved company. API keys too.
         */
        get: operations["getNegotiations"];
        put?: never;
        /**
         * Opens a negotiation on a project or an offer; 200 with the open one that exists
         * @description People with a role in an approved company. API keys too.
         */
        post: operations["postNegotiations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One negotiation; an administrator sees that it exists and its status
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancels the negotiation, for good
         * @description Anybody who is signed in. API keys too.
         */
        patch: operations["patchNegotiationsByIdCancelled"];
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of the contract template, newest first
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsByIdContractTemplates"];
        put?: never;
        /**
         * Saves a version of the contract template
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postNegotiationsByIdContractTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version, its terms from the side of the reader
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsByIdContractTemplatesByTemplateId"];
        /**
         * Changes the terms: makes a new version
         * @description Anybody who is signed in. API keys too.
         */
        put: operations["putNegotiationsByIdContractTemplatesByTemplateId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates/{templateId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts the newest version for the side of the caller; 409 for an older one
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postNegotiationsByIdContractTemplatesByTemplateIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates/{templateId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract draft document, in the language of the reader
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 60 calls of a user in 10 minutes, counted as `document`: nobody reads a new document every ten seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getNegotiationsByIdContractTemplatesByTemplateIdDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What differs between two versions and who changed it; the last two by default
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsByIdContractTemplatesChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms about which there are messages, and how many
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsByIdContractTemplatesComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/contract-templates/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest version, its terms from the side of the reader
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsByIdContractTemplatesLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages, oldest first, a page back from `before`; with `field` those about this term of the contract
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getNegotiationsByIdMessages"];
        put?: never;
        /**
         * Sends a message
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 200 calls of a user in 10 minutes, counted as `message`: nobody writes a message every three seconds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postNegotiationsByIdMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/negotiations/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Silences the notifications of new messages for the caller, or lets them speak again
         * @description Anybody who is signed in.
         */
        patch: operations["patchNegotiationsByIdMute"];
        trace?: never;
    };
    "/api/negotiations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks everything as read
         * @description Anybody who is signed in.
         */
        patch: operations["patchNegotiationsByIdRead"];
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's notifications, newest first
         * @description Anybody who is signed in.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a notification
         * @description Anybody who is signed in.
         */
        delete: operations["deleteNotificationsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks notifications as read
         * @description Anybody who is signed in.
         */
        patch: operations["patchNotificationsRead"];
        trace?: never;
    };
    "/api/notifications/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads to the page that ends the digest mails
         * @description Anybody, without a session.
         */
        get: operations["getNotificationsUnsubscribe"];
        put?: never;
        /**
         * Ends the digest mails of the link's reader; mail programs call it with one click (RFC 8058)
         * @description Anybody, without a session.
         */
        post: operations["postNotificationsUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offers of the caller's legal entities
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getOffers"];
        put?: never;
        /**
         * Creates one of the offers, for review
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the offers; a view is recorded for those who do not own it
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getOffersById"];
        /**
         * Edits one of the offers; it goes to review again
         * @description Anybody who is signed in. API keys too.
         */
        put: operations["putOffersById"];
        post?: never;
        /**
         * Deletes one of the offers, in two steps
         * @description Anybody who is signed in. API keys too.
         */
        delete: operations["deleteOffersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of one of the offers, newest first
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getOffersByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published projects that fit an own offer best, with the reasons
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getOffersByIdMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publishes one of the offers in the marketplace, or withdraws it
         * @description Anybody who is signed in. API keys too.
         */
        patch: operations["patchOffersByIdSettings"];
        trace?: never;
    };
    "/api/offers/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follows one of the published offers of others: the caller is told of its changes
         * @description People with a role in an approved company.
         */
        put: operations["putOffersByIdWatch"];
        post?: never;
        /**
         * Follows one of the offers no longer
         * @description People with a role in an approved company.
         */
        delete: operations["deleteOffersByIdWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own approved offers, for selectors
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getOffersApproved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offers of the caller's legal entities as a file; a list too long for it is refused
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getOffersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{invoiceId}/delete-file/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes the payment confirmation
         * @description Anybody who is signed in. API keys too.
         */
        delete: operations["deletePaymentsByInvoiceIdDeleteFileByFileId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{invoiceId}/upload-file/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attaches an uploaded file as payment confirmation
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postPaymentsByInvoiceIdUploadFileByFileId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller's companies have contracted (approved and active contracts, on either side), what they have on the market, and which fees are due
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfolio/production": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the projects of the caller's companies that are in the marketplace produce together in each month of a typical year
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getPortfolioProduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects of the caller's legal entities
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getProjects"];
        put?: never;
        /**
         * Creates one of the projects, for review
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the projects; a view is recorded for those who do not own it
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getProjectsById"];
        /**
         * Edits one of the projects; it goes to review again
         * @description Anybody who is signed in. API keys too.
         */
        put: operations["putProjectsById"];
        post?: never;
        /**
         * Deletes one of the projects, in two steps
         * @description Anybody who is signed in. API keys too.
         */
        delete: operations["deleteProjectsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/delivery-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The series with whose profile the project delivers, for the project's company
         * @description Anybody who is signed in.
         */
        get: operations["getProjectsByIdDeliveryProfile"];
        /**
         * Chooses the series with whose profile the project delivers, a profile of the project's company of twelve whole months at least; without one the invented profile of its technologies
         * @description Anybody who is signed in.
         */
        put: operations["putProjectsByIdDeliveryProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of one of the projects, newest first
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getProjectsByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published offers that fit an own project best, with the reasons
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getProjectsByIdMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/production": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the project produces in each month of a typical year, for everybody who sees the project: from its delivery profile, else from the invented profile of its technologies; scaled to its annual volume, else to its capacity
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getProjectsByIdProduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publishes one of the projects in the marketplace, or withdraws it
         * @description Anybody who is signed in. API keys too.
         */
        patch: operations["patchProjectsByIdSettings"];
        trace?: never;
    };
    "/api/projects/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follows one of the published projects of others: the caller is told of its changes
         * @description People with a role in an approved company.
         */
        put: operations["putProjectsByIdWatch"];
        post?: never;
        /**
         * Follows one of the projects no longer
         * @description People with a role in an approved company.
         */
        delete: operations["deleteProjectsByIdWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own approved projects, for selectors
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getProjectsApproved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects of the caller's legal entities as a file; a list too long for it is refused
         * @description Anybody who is signed in. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getProjectsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Database, jobs and storage answer
         * @description Anybody, without a session.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved terms of the caller's companies, or of one of them, by name
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getSavedTerms"];
        put?: never;
        /**
         * Keeps terms under a name, for a company in which the caller holds CONTRACTING
         * @description Anybody who is signed in. API keys too.
         */
        post: operations["postSavedTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved terms with their content
         * @description Anybody who is signed in. API keys too.
         */
        get: operations["getSavedTermsById"];
        /**
         * Renames saved terms, or replaces their content
         * @description Anybody who is signed in. API keys too.
         */
        put: operations["putSavedTermsById"];
        post?: never;
        /**
         * Deletes saved terms
         * @description Anybody who is signed in. API keys too.
         */
        delete: operations["deleteSavedTermsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved searches
         * @description Anybody who is signed in.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One saved search
         * @description Anybody who is signed in.
         */
        get: operations["getSearchById"];
        /**
         * Replaces a saved search
         * @description Anybody who is signed in.
         */
        put: operations["putSearchById"];
        post?: never;
        /**
         * Deletes a saved search
         * @description Anybody who is signed in.
         */
        delete: operations["deleteSearchById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a saved search back within a minute of its deletion, as it was
         * @description Anybody who is signed in.
         */
        post: operations["postSearchByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/energy-contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract database: market data of registered contracts
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSearchEnergyContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/energy-contracts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract database as a file; a list too long for it is refused
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getSearchEnergyContractsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/energy-contracts/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of the register in fixed cells. A figure is shown where at least 5 contracts of 3 first and 3 second parties stand behind it without those of your own companies
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 120 calls of a user in 10 minutes, counted as `statistics`: the figures change at most with every fifth contract, and a page asks for them once. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getSearchEnergyContractsStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published offers of the marketplace
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSearchOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/offers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published offers of the marketplace as a file; a list too long for it is refused
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getSearchOffersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/offers/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the published offers of the marketplace are, and how many of them in each place
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSearchOffersPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published projects of the marketplace
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSearchProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published projects of the marketplace as a file; a list too long for it is refused
         * @description People with a role in an approved company, and administrators. API keys too.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getSearchProjectsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/projects/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the published projects of the marketplace are, and how many of them in each place
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSearchProjectsPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a search
         * @description Anybody who is signed in.
         */
        post: operations["postSearchSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The series that the caller may read, by name: those of the market, those of the caller's companies, and the invented ones, which are marked
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a series; 409 while it is a project's delivery profile
         * @description People with a role in an approved company, and administrators.
         */
        delete: operations["deleteSeriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Values of a series, at most 15 years, times in UTC
         * @description People with a role in an approved company, and administrators. API keys too.
         */
        get: operations["getSeriesByIdValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/{id}/values/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same values as a CSV file that the import reads: `timestamp;value`; of an invented series the head says so in a third field
         * @description People with a role in an approved company, and administrators.
         */
        get: operations["getSeriesByIdValuesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/series/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a CSV file (`timestamp;value`, ISO 8601 with an offset or the local time of the zone, decimal comma or point): multipart `file` with the fields of a series. With `dryRun` it only names what is wrong, line by line, and answers 200, as where a series is replaced. Administrators import prices and grid series, REGISTRY in a company its profiles and loads. At most 1 % of the intervals may be missing; they are filled with the same hour of the day before
         * @description People with a role in an approved company, and administrators.
         *
         *     At most 60 calls of a user in 60 minutes, counted as `import`: a file is corrected for a minute before it is sent again. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postSeriesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the pages must know of this installation
         * @description Anybody, without a session.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved simulations of the caller's companies, or of one of them, newest first
         * @description People with a role in an approved company, and administrators.
         */
        get: operations["getSimulations"];
        put?: never;
        /**
         * Keeps a simulation with up to three structures under a name, for a company in which the caller holds REGISTRY; everybody in the company reads it
         * @description People with a role in an approved company, and administrators.
         */
        post: operations["postSimulations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved simulation with its inputs
         * @description People with a role in an approved company, and administrators.
         */
        get: operations["getSimulationsById"];
        put?: never;
        post?: never;
        /**
         * Deletes a saved simulation
         * @description People with a role in an approved company, and administrators.
         */
        delete: operations["deleteSimulationsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulations/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles a contract hour by hour over its term, with scenarios of prices and yield: EUR, MWh, EUR/MWh and percent. A model, no forecast and no advice; profiles and prices are invented for demonstration where no series is given; a series gives its last twelve months, repeated each year. 429 while two simulations run already
         * @description People with a role in an approved company, and administrators.
         */
        post: operations["postSimulationsRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends feedback to the operator
         * @description Anybody who is signed in.
         *
         *     At most 20 calls of a user in 60 minutes, counted as `support`: each report takes minutes to describe. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postSupportFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the caller: records to correct, invoices to pay, contracts to register, contracts past their end, unread negotiations; the first twelve
         * @description Anybody who is signed in.
         */
        get: operations["getTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts visits and acts of a person who agreed to it, by name and day alone; 404 where nothing is counted
         * @description Anybody who is signed in.
         *
         *     At most 120 calls of a user in 10 minutes, counted as `telemetry`: a page sends what it has counted once a minute, and when it is left. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        post: operations["postTelemetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a user, cacheable for ever per version
         * @description Anybody who is signed in.
         */
        get: operations["getUsersByIdAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets or removes the picture and its colour
         * @description Anybody who is signed in.
         *
         *     At most 30 calls of a user in 60 minutes, counted as `avatar`: a picture is chosen once, after a few tries. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        put: operations["putUsersAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the caller's language
         * @description Anybody who is signed in.
         */
        put: operations["putUsersLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's profile
         * @description Anybody who is signed in.
         */
        get: operations["getUsersMe"];
        /**
         * Changes the caller's names and phone
         * @description Anybody who is signed in.
         */
        put: operations["putUsersMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/accepted-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The caller has read and accepts the terms, the privacy notice or both, in their present version
         * @description Anybody who is signed in.
         */
        put: operations["putUsersMeAcceptedTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything kept about the caller
         * @description Anybody who is signed in.
         *
         *     At most 20 calls of a user in 10 minutes, counted as `export`: a file holds a whole list, and there are a dozen lists. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getUsersMeExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything kept about the caller, with the files that they uploaded, as a zip archive of up to 1 GB
         * @description Anybody who is signed in.
         *
         *     At most 30 calls of a user in 60 minutes, counted as `archive`: an archive holds up to 1 GB, and few people have uploaded more than one holds. Beyond it 429 `error_user_limit` with `Retry-After`; a repeat with the same `Idempotency-Key` is answered.
         */
        get: operations["getUsersMeExportArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Of how many archives the export with files consists, and what they hold
         * @description Anybody who is signed in.
         */
        get: operations["getUsersMeExportParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/legal-entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's companies and roles in them, the longest held first
         * @description Anybody who is signed in.
         */
        get: operations["getUsersMeLegalEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets some of the caller's preferences
         * @description Anybody who is signed in.
         */
        put: operations["putUsersPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usual-decision-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Within how many working days three of four of the last decisions were taken, by kind of record
         * @description Anybody who is signed in.
         */
        get: operations["getUsualDecisionTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a certificate with this code certifies, without parties and prices; 60 an hour for each client address
         * @description Anybody, without a session.
         */
        get: operations["getVerifyByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{type}/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many users looked at a project or an offer
         * @description Anybody who is signed in.
         */
        get: operations["getViewsByTypeByIdCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of a company, as its own program receives it
         * @description Sent to each webhook of a company that is on and asks for the event, in the form of Standard Webhooks. The body names the event and the record; what the record holds is read at `resource.path`, with an API key. The same event may come twice, under the same `webhook-id`, and events may come in another order; of one record, a later one has the greater `sequence`.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountStatement: {
            closingBalance: number;
            credit: number;
            debit: number;
            from: string | null;
            items: {
                balance: number;
                credit: number;
                date: string;
                debit: number;
                description: string;
                invoiceId: string;
                invoiceNumber: string;
                /** @enum {string} */
                kind: "issued" | "cancelled" | "received" | "confirmed" | "refunded" | "credited" | "credit_received";
            }[];
            legalEntity: {
                fiscalNumber: string;
                id: string;
                name: string;
            };
            limit: number;
            openingBalance: number;
            page: number;
            to: string | null;
            total: number;
            /** @constant */
            totalIsCapped?: true;
        };
        AgainstMedian: {
            id: string;
            leftOut?: ("without_tenor" | "without_structure" | "iberia")[];
            percent?: number;
            /** @enum {string} */
            reason?: "no_fixed_price" | "no_country" | "too_few_companies";
        };
        ApiKey: {
            createdAt: string;
            createdBy: string | null;
            effectiveLevel: ("view" | "registry" | "contracting") | null;
            expiresOn: string | null;
            hint: string;
            id: string;
            lastUsedAt: string | null;
            /** @enum {string} */
            level: "view" | "registry" | "contracting";
            name: string;
            /** @enum {string} */
            state: "active" | "expired" | "stopped";
        };
        AuditEntry: {
            action: string;
            actor: {
                displayName: string | null;
                id: string;
            } | null;
            at: string;
            hash: string | null;
            id: string;
            networkHash: string | null;
            resourceId: string | null;
            resourceName: string | null;
            resourceType: string;
        };
        BankStatement: {
            account: string;
            confirmed: number;
            createdAt: string;
            entries: {
                amount: number;
                bookedOn: string;
                debtor: string | null;
                id: string;
                invoice: {
                    id: string;
                    legalEntityName: string;
                    number: string;
                    openAmount: number;
                } | null;
                isRepeated: boolean;
                match: {
                    invoiceId: string;
                    /** @enum {string} */
                    kind: "EXACT" | "PARTIAL" | "OVER" | "NAME";
                } | null;
                payment: {
                    confirmedAt: string;
                    confirmedBy: string | null;
                } | null;
                remittance: string | null;
                takenBack: {
                    at: string;
                    invoiceNumber: string;
                    reason: string;
                } | null;
            }[];
            fileName: string;
            from: string | null;
            id: string;
            received: number;
            statementId: string;
            to: string | null;
        };
        Benchmark: {
            asks: {
                asOf?: string;
                /** @enum {string} */
                companies?: "5-9" | "10-24" | "25+";
                count?: number;
                level?: {
                    /** @enum {string} */
                    region: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden" | "iberia";
                    structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                    tenor: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS") | null;
                };
                p25?: number;
                p50?: number;
                p75?: number;
                /** @enum {string} */
                position?: "below_p25" | "p25_to_p50" | "p50_to_p75" | "above_p75";
                /** @constant */
                reason?: "too_few_companies";
                shown: boolean;
            };
            bids: {
                asOf?: string;
                /** @enum {string} */
                companies?: "5-9" | "10-24" | "25+";
                count?: number;
                level?: {
                    /** @enum {string} */
                    region: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden" | "iberia";
                    structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                    tenor: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS") | null;
                };
                p25?: number;
                p50?: number;
                p75?: number;
                /** @enum {string} */
                position?: "below_p25" | "p25_to_p50" | "p50_to_p75" | "above_p75";
                /** @constant */
                reason?: "too_few_companies";
                shown: boolean;
            };
            deals: {
                asOf?: string;
                /** @enum {string} */
                companies?: "5-9" | "10-24" | "25+";
                count?: number;
                level?: {
                    /** @enum {string} */
                    region: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden" | "iberia";
                    structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                    tenor: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS") | null;
                };
                p25?: number;
                p50?: number;
                p75?: number;
                /** @enum {string} */
                position?: "below_p25" | "p25_to_p50" | "p50_to_p75" | "above_p75";
                /** @constant */
                reason?: "too_few_companies";
                shown: boolean;
            };
            index: {
                /** @enum {string} */
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                p25: number;
                p50: number | null;
                p75: number | null;
                quarter: string;
                source: string;
            }[];
        };
        BenchmarkIndexReport: {
            faults: {
                errors: {
                    key: string;
                    params?: {
                        [key: string]: unknown;
                    };
                    path: string;
                }[];
                row: number;
            }[];
            invalid: number;
            replaced: number;
            rows: number;
            valid: number;
        };
        BestMatches: {
            asOf: string;
            examined: number;
            items: {
                band: ("strong" | "good" | "partial" | "weak") | null;
                hidden: boolean;
                item: {
                    /** @enum {string} */
                    country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    id: string;
                    name: string;
                    ownerName: string;
                    price?: number;
                    technologies: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                    totalPurchasedCapacity?: number;
                };
                known: number;
                parts: {
                    params: {
                        [key: string]: number;
                    };
                    /** @enum {string} */
                    part: "price" | "volume" | "structure" | "term" | "start" | "guarantees" | "stage";
                    /** @enum {string} */
                    reason: "price_within" | "price_above" | "price_other_type" | "volume_equal" | "volume_part_of" | "volume_too_large" | "volume_one_of_several" | "volume_too_small" | "structure_same" | "structure_near" | "structure_other" | "term_within" | "term_shorter" | "term_longer" | "start_within" | "start_earlier" | "start_later" | "guarantees_fit" | "guarantees_missing" | "stage_in_time" | "stage_late";
                    share: number;
                    weight: number;
                }[];
                score: number | null;
            }[];
            obstacle?: {
                /** @enum {string} */
                gate?: "own" | "country" | "technology";
                /** @enum {string} */
                part?: "price" | "volume" | "structure" | "term" | "start" | "guarantees" | "stage";
            };
        };
        ContractDecision: {
            comment: string | null;
            createdAt: string;
            createdBy: string;
            /** @enum {string} */
            decision: "approve" | "reject";
            done: number;
            id: string;
            items: {
                code?: string;
                id: string;
                name: string | null;
                number: string | null;
                owner: string | null;
                /** @enum {string} */
                result: "waiting" | "decided" | "refused";
                status: string | null;
            }[];
            of: number;
            refused: number;
        };
        ContractImport: {
            columns: string[];
            created: number;
            createdAt: string;
            fileName: string;
            id: string;
            invalid: number;
            items: {
                contractId: string | null;
                errors: {
                    key: string;
                    params?: {
                        [key: string]: unknown;
                    };
                    path: string;
                }[];
                row: number;
                values: {
                    [key: string]: string;
                };
                warnings: {
                    contract?: {
                        id: string;
                        name: string;
                        number: string;
                    };
                    /** @enum {string} */
                    kind: "row" | "contract" | "other";
                    likeRow?: number;
                }[];
            }[];
            legalEntityId: string;
            legalEntityName: string;
            limit: number;
            page: number;
            rows: number;
            /** @enum {string} */
            status: "READ" | "CHECKED" | "COMMITTING" | "DONE" | "FAILED";
            total: number;
            /** @constant */
            totalIsCapped?: true;
            valid: number;
            warned: number;
        };
        ContractImportResult: {
            createdIds?: string[];
            errors?: {
                key: string;
                params?: {
                    [key: string]: unknown;
                };
                path: string;
                row: number;
            }[];
            id: string;
            invalid?: number;
            rows?: number;
            valid?: number;
            warnings?: {
                contract?: {
                    id: string;
                    name: string;
                    number: string;
                };
                /** @enum {string} */
                kind: "row" | "contract" | "other";
                likeRow?: number;
                row: number;
            }[];
        };
        ContractStatistics: {
            byStructure: {
                contractsWithPrice: number;
                contractsWithVolume: number;
                count: number;
                meanPrice: number | null;
                megawattHours: number | null;
                megawatts: number;
                structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER" | "MULTIPLE") | null;
                weightedPrice: number | null;
                year: number | null;
            }[];
            byStructureTechnologyAndYear: {
                contractsWithPrice: number;
                contractsWithVolume: number;
                count: number;
                meanPrice: number | null;
                megawattHours: number | null;
                megawatts: number;
                structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER" | "MULTIPLE") | null;
                weightedPrice: number | null;
                year: number | null;
            }[];
            byTechnology: {
                contractsWithPrice: number;
                contractsWithVolume: number;
                count: number;
                meanPrice: number | null;
                megawattHours: number | null;
                megawatts: number;
                structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER" | "MULTIPLE") | null;
                weightedPrice: number | null;
                year: number | null;
            }[];
            byYear: {
                contractsWithPrice: number;
                contractsWithVolume: number;
                count: number;
                meanPrice: number | null;
                megawattHours: number | null;
                megawatts: number;
                structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER" | "MULTIPLE") | null;
                weightedPrice: number | null;
                year: number | null;
            }[];
            byYearAndTechnology: {
                contractsWithPrice: number;
                contractsWithVolume: number;
                count: number;
                meanPrice: number | null;
                megawattHours: number | null;
                megawatts: number;
                structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER" | "MULTIPLE") | null;
                weightedPrice: number | null;
                year: number | null;
            }[];
            total: {
                contractsWithPrice: number;
                contractsWithVolume: number;
                count: number;
                meanPrice: number | null;
                megawattHours: number | null;
                megawatts: number;
                structure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED") | null;
                technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER" | "MULTIPLE") | null;
                weightedPrice: number | null;
                year: number | null;
            }[];
            updatedAt: string | null;
        };
        ContractTemplate: {
            acceptances: {
                apiKey?: string | null;
                at: string;
                legalEntityId: string;
                userName: string;
            }[];
            apiKey?: string | null;
            authorId: string;
            authorName: string;
            createdAt: string;
            id: string;
            legalEntityId: string;
            terms: {
                additionalInformation?: string;
                annualVolume?: number;
                automaticRenewal?: boolean;
                commercialTerms?: {
                    defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                    excessDeviationPrice: number;
                    latePaymentPenalty: number;
                    /** @enum {string} */
                    latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                    /** @enum {string} */
                    measurementMethod: "ESTIMATION" | "METER_COUNTER";
                    /** @enum {string} */
                    paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                    /** @enum {string} */
                    paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                    priceEscalation: number;
                    /** @enum {string} */
                    priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                    /** Format: date */
                    receiptDate: string;
                    /** @enum {string} */
                    settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                    shortfallDeviationPrice: number;
                    spotPercentage?: number;
                    /** @enum {string} */
                    statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                };
                /** Format: date */
                contractSignatureDate: string;
                /** @enum {string} */
                currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                /** @enum {string} */
                deliveryType?: "PHYSICAL" | "FINANCIAL";
                documents?: (string | {
                    /** @enum {string} */
                    category?: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                    /** Format: uuid */
                    fileId: string;
                })[];
                /** Format: date */
                expectedEndDate: string;
                /** Format: date */
                expectedStartDate: string;
                extraClauses?: {
                    description: string;
                    name: string;
                    type?: string;
                }[];
                financialConditions: {
                    /** @enum {string} */
                    contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                    /** @default false */
                    hasWarranties: boolean;
                    indexingPercentage?: number;
                    indexingType?: string;
                    maximumAmountEnergyAllowed: number;
                    price?: number;
                    /** @enum {string} */
                    pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                    totalPurchasedCapacity: number;
                };
                /** @enum {string} */
                guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                location: {
                    /** @enum {string} */
                    country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    municipality: string;
                    parish: string;
                };
                name: string;
                /** Format: uuid */
                negotiationId?: string;
                programmingUnit?: string;
                /** Format: uuid */
                projectId?: string;
                /** @enum {string} */
                responsibleForEnergyProgramming: "BUYER" | "SELLER";
                /** @enum {string} */
                roleInEnergyContract: "BUYER" | "SELLER";
                secondPartyFiscalInfo: {
                    acerCode?: string;
                    city: string;
                    country: string;
                    criaCode?: string;
                    fiscalNumber: string;
                    houseNumber?: string;
                    name: string;
                    postalCode: string;
                    streetAddress: string;
                };
                technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                    annualForecastCapacity?: number;
                    installedCapacity?: number;
                    /** @enum {string} */
                    lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                    outputPower?: number;
                    /** @enum {string} */
                    type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                })[];
            };
            termsHash: string;
            version: number;
        };
        ContractVerification: {
            approvedAt: string;
            handedInAt: string;
            number: string;
            /** @enum {string} */
            status: "pending_validation" | "approved" | "rejected" | "active" | "terminated" | "deleted";
            termsHash: string;
        };
        ContractVersion: {
            apiKey?: string | null;
            approvedAt: string | null;
            authorName: string;
            details?: string;
            effectiveDate: string;
            file?: components["schemas"]["File"];
            invoice?: {
                id: string;
                number: string;
                /** @enum {string} */
                status: "pending" | "paid" | "overdue" | "cancelled";
            };
            /** @enum {string} */
            reason?: "PRICE" | "VOLUME" | "TERM" | "DELIVERY" | "LEGAL" | "OTHER";
            /** @enum {string} */
            status: "pending_validation" | "rejected" | "upcoming" | "in_force" | "superseded" | "terminated";
            submittedAt: string;
            termsHash: string;
            version: number;
        };
        ContractVersionTerms: {
            apiKey?: string | null;
            approvedAt: string | null;
            authorName: string;
            details?: string;
            effectiveDate: string;
            file?: components["schemas"]["File"];
            invoice?: {
                id: string;
                number: string;
                /** @enum {string} */
                status: "pending" | "paid" | "overdue" | "cancelled";
            };
            /** @enum {string} */
            reason?: "PRICE" | "VOLUME" | "TERM" | "DELIVERY" | "LEGAL" | "OTHER";
            /** @enum {string} */
            status: "pending_validation" | "rejected" | "upcoming" | "in_force" | "superseded" | "terminated";
            submittedAt: string;
            terms: {
                additionalInformation?: string;
                annualVolume?: number;
                automaticRenewal?: boolean;
                commercialTerms?: {
                    defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                    excessDeviationPrice: number;
                    latePaymentPenalty: number;
                    /** @enum {string} */
                    latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                    /** @enum {string} */
                    measurementMethod: "ESTIMATION" | "METER_COUNTER";
                    /** @enum {string} */
                    paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                    /** @enum {string} */
                    paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                    priceEscalation: number;
                    /** @enum {string} */
                    priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                    /** Format: date */
                    receiptDate: string;
                    /** @enum {string} */
                    settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                    shortfallDeviationPrice: number;
                    spotPercentage?: number;
                    /** @enum {string} */
                    statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                };
                /** Format: date */
                contractSignatureDate: string;
                /** @enum {string} */
                currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                /** @enum {string} */
                deliveryType?: "PHYSICAL" | "FINANCIAL";
                /** Format: date */
                expectedEndDate: string;
                /** Format: date */
                expectedStartDate: string;
                extraClauses?: {
                    description: string;
                    name: string;
                    type?: string;
                }[];
                financialConditions: {
                    /** @enum {string} */
                    contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                    /** @default false */
                    hasWarranties: boolean;
                    indexingPercentage?: number;
                    indexingType?: string;
                    maximumAmountEnergyAllowed: number;
                    price?: number;
                    /** @enum {string} */
                    pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                    totalPurchasedCapacity: number;
                };
                firstParty: {
                    name: string;
                };
                /** @enum {string} */
                guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                location: {
                    /** @enum {string} */
                    country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    municipality: string;
                    parish: string;
                };
                name: string;
                programmingUnit?: string;
                /** @enum {string} */
                responsibleForEnergyProgramming: "BUYER" | "SELLER";
                /** @enum {string} */
                roleInEnergyContract: "BUYER" | "SELLER";
                secondPartyFiscalInfo: {
                    acerCode?: string;
                    city: string;
                    /** @enum {string} */
                    country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    criaCode?: string;
                    fiscalNumber: string;
                    houseNumber?: string;
                    name: string;
                    postalCode: string;
                    streetAddress: string;
                };
                technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                    annualForecastCapacity?: number;
                    installedCapacity?: number;
                    /** @enum {string} */
                    lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                    outputPower?: number;
                    /** @enum {string} */
                    type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                })[];
            };
            termsHash: string;
            version: number;
        };
        Deadline: {
            date: string;
            id: string;
            /** @enum {string} */
            kind: "payment" | "registration" | "contract_end";
            name: string;
            /** @enum {string} */
            recordKind: "invoice" | "negotiation" | "energy_contract";
        };
        DeliveryProfile: {
            seriesId: string | null;
            seriesName: string | null;
        };
        DraftPreview: {
            sections: {
                paragraphs: {
                    level: number;
                    mark: string;
                    text: string;
                }[];
                /** @enum {string} */
                section: "parties" | "object" | "price" | "term" | "guarantees" | "deviations" | "payment" | "termination" | "general";
                title: string;
            }[];
        };
        DraftSetting: {
            enabled: boolean;
            /** @enum {string} */
            language: "pt" | "en" | "es";
            /** @enum {string} */
            section: "parties" | "object" | "price" | "term" | "guarantees" | "deviations" | "payment" | "termination" | "general";
            text: string;
            title: string;
            updatedAt: string;
            version: number;
        };
        Employee: {
            /** @enum {string} */
            authorizationLevel: "administrator" | "manager" | "attorney";
            createdAt: string;
            email: string;
            firstName: string;
            id: string;
            isOwner: boolean;
            lastLogin: string | null;
            lastName: string;
            phoneNumber: string | null;
            /** @enum {string} */
            role: "view" | "registry" | "contracting" | "manage";
            status: string;
            userId: string | null;
        };
        EnergyContract: {
            additionalInformation?: string;
            allowedActions: string[];
            amendment?: {
                details?: string;
                effectiveDate: string;
                file: components["schemas"]["File"];
                /** @enum {string} */
                reason: "PRICE" | "VOLUME" | "TERM" | "DELIVERY" | "LEGAL" | "OTHER";
                /** @enum {string} */
                status: "pending_validation" | "rejected" | "upcoming";
                version: number;
                versionInForce: number;
            };
            annualVolume?: number;
            automaticRenewal?: boolean;
            commercialTerms?: {
                defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                excessDeviationPrice: number;
                latePaymentPenalty: number;
                /** @enum {string} */
                latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                /** @enum {string} */
                measurementMethod: "ESTIMATION" | "METER_COUNTER";
                /** @enum {string} */
                paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                /** @enum {string} */
                paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                priceEscalation: number;
                /** @enum {string} */
                priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                /** Format: date */
                receiptDate: string;
                /** @enum {string} */
                settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                shortfallDeviationPrice: number;
                spotPercentage?: number;
                /** @enum {string} */
                statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
            };
            /** Format: date */
            contractSignatureDate: string;
            createdAt: string;
            /** @enum {string} */
            currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
            /** @enum {string} */
            deliveryType?: "PHYSICAL" | "FINANCIAL";
            distinctContracts?: {
                decidedAt: string;
                decidedBy: string;
                id: string;
                name: string;
                number: string;
            }[];
            documents?: string[];
            /** Format: date */
            expectedEndDate: string;
            /** Format: date */
            expectedStartDate: string;
            extraClauses?: {
                description: string;
                name: string;
                type?: string;
            }[];
            files: components["schemas"]["File"][];
            financialConditions: {
                /** @enum {string} */
                contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                /** @default false */
                hasWarranties: boolean;
                indexingPercentage?: number;
                indexingType?: string;
                maximumAmountEnergyAllowed: number;
                price?: number;
                /** @enum {string} */
                pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                totalPurchasedCapacity: number;
            };
            firstPartyLegalEntity: {
                acerCode?: string;
                city?: string;
                /** @enum {string} */
                country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                criaCode?: string;
                fiscalNumber?: string;
                houseNumber?: string;
                id: string;
                name: string;
                postalCode?: string;
                streetAddress?: string;
            };
            /** Format: uuid */
            firstPartyLegalEntityId: string;
            /** @enum {string} */
            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
            hasCertificate: boolean;
            hasPendingInvoice?: boolean;
            id: string;
            isPastEnd: boolean;
            location: {
                /** @enum {string} */
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                municipality: string;
                parish: string;
            };
            name: string;
            negotiation?: {
                id: string;
                name: string;
            };
            /** Format: uuid */
            negotiationId?: string;
            number: string;
            programmingUnit?: string;
            project?: {
                id: string;
                name: string;
            };
            /** Format: uuid */
            projectId?: string;
            registration: components["schemas"]["Registration"];
            /** @enum {string} */
            responsibleForEnergyProgramming: "BUYER" | "SELLER";
            /** @enum {string} */
            roleInEnergyContract: "BUYER" | "SELLER";
            sameContracts?: {
                id: string;
                name: string;
                number: string;
            }[];
            secondPartyFiscalInfo: {
                acerCode?: string;
                city: string;
                /** @enum {string} */
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                criaCode?: string;
                fiscalNumber: string;
                houseNumber?: string;
                name: string;
                postalCode: string;
                streetAddress: string;
            };
            /** @enum {string} */
            status: "pending_validation" | "approved" | "rejected" | "active" | "terminated" | "deleted";
            technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                annualForecastCapacity?: number;
                installedCapacity?: number;
                /** @enum {string} */
                lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                outputPower?: number;
                /** @enum {string} */
                type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
            })[];
            terminationDetails: string | null;
            terminationType: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY") | null;
            updatedAt: string;
            version: number;
        };
        ExportParts: {
            bytes: number;
            files: number;
        }[];
        FailedJob: {
            attempts: number;
            createdAt: string;
            error: string | null;
            failedAt: string;
            id: string;
            task: string;
        };
        FeeConfiguration: {
            fees: {
                amount: number | null;
                /** @enum {string} */
                feeType: "REGISTRATION" | "MODIFICATION" | "CELEBRATION" | "LATE_PAYMENT" | "EARLY_TERMINATION";
                paymentDeadlineDays: number | null;
                periodicity: ("ONE_TIME_PAYMENT" | "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY") | null;
                taxRate: number | null;
            }[];
            iban: string | null;
            version: number;
        };
        File: {
            category?: string;
            id: string;
            isTemp: boolean;
            name: string;
            phase?: string;
            size: number;
            /** @enum {string} */
            validationStatus?: "PENDING" | "VALIDATED" | "REJECTED";
        };
        FiscalInfo: {
            city: string;
            country: string;
            fiscalNumber: string;
            houseNumber?: string;
            name: string;
            postalCode: string;
            streetAddress: string;
        };
        HistoryEntry: {
            apiKey?: string | null;
            by?: {
                displayName: string | null;
                id: string;
            } | null;
            changes: {
                fieldName: string;
                newValue: unknown;
                oldValue: unknown;
                subject?: string | null;
            }[];
            comment: string | null;
            createdAt: string;
            id: string;
            status: string;
        };
        Invoice: {
            allowedActions: string[];
            beneficiary: string;
            createdAt: string;
            description: string;
            dueDate: string;
            energyContract: {
                id: string;
                name: string;
                number: string;
            };
            /** @enum {string} */
            feeType: "REGISTRATION" | "MODIFICATION" | "CELEBRATION" | "LATE_PAYMENT" | "EARLY_TERMINATION";
            history: components["schemas"]["HistoryEntry"][];
            iban: string;
            id: string;
            invoiceFile: components["schemas"]["File"] | null;
            issuedDate: string;
            latePayment: {
                id: string;
                number: string;
            } | null;
            legalEntity: {
                country: string;
                fiscalNumber: string;
                id: string;
                name: string;
            };
            netPrice: number;
            number: string;
            openAmount: number;
            overpaidAmount: number;
            paidAmount: number;
            paymentComment: string | null;
            paymentConfirmationFile: components["schemas"]["File"] | null;
            /** @constant */
            paymentMethod: "BANK_TRANSFER";
            paymentReference: string;
            paymentStatus: ("pending" | "confirmed" | "rejected") | null;
            /** @enum {string} */
            periodicity: "ONE_TIME_PAYMENT" | "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY";
            reverseCharge: boolean;
            settlements: {
                amount: number;
                bankReference: string | null;
                creditedInvoice: {
                    id: string;
                    number: string;
                } | null;
                id: string;
                invoice: {
                    id: string;
                    number: string;
                };
                settledOn: string;
                /** @enum {string} */
                way: "REFUND" | "CREDIT";
            }[];
            /** @enum {string} */
            status: "pending" | "paid" | "overdue" | "cancelled";
            taxAmount: number;
            taxRate: number;
            totalPrice: number;
            unreceivedAmount: number;
            version: number;
        };
        LegalEntity: {
            acerCode?: string;
            allowedActions: string[];
            city: string;
            contact: {
                email: string;
                firstName: string;
                lastName: string;
                phone: string;
            };
            /** @enum {string} */
            country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
            createdAt: string;
            criaCode?: string;
            employees: components["schemas"]["Employee"][];
            files: {
                /** @enum {string} */
                category: "beneficial_owner_declaration" | "entity_representation_powers" | "user_powers" | "foreign_commercial_register_certificate" | "other";
                fileId: string;
                id: string;
                isTemp: boolean;
                name: string;
                phase?: string;
                size: number;
                /** @enum {string} */
                validationStatus?: "PENDING" | "VALIDATED" | "REJECTED";
            }[];
            fiscalInfo: components["schemas"]["FiscalInfo"];
            fiscalNumber: string;
            history: components["schemas"]["HistoryEntry"][];
            houseNumber?: string;
            id: string;
            isMarketAgent: boolean;
            name: string;
            owner: {
                displayName: string;
                id: string;
            } | null;
            permanentCertificate?: string;
            postalCode: string;
            /** @enum {string} */
            status: "pending_validation" | "approved" | "rejected" | "deleted";
            streetAddress: string;
            updatedAt: string;
            version: number;
        };
        MarketPreview: {
            offers: {
                count: number;
                newest: {
                    country: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden") | null;
                    technologies: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                    totalPurchasedCapacity: number | null;
                }[];
            };
            projects: {
                count: number;
                newest: {
                    country: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden") | null;
                    technologies: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                    totalPurchasedCapacity: number | null;
                }[];
            };
        };
        Message: {
            apiKey?: string | null;
            createdAt: string;
            files: components["schemas"]["File"][];
            id: string;
            legalEntityId: string;
            readBy: {
                readAt: string;
                userId: string;
            }[];
            senderId: string;
            senderName: string;
            termRef: {
                /** @enum {string} */
                field: "name" | "location.parish" | "location.municipality" | "location.country" | "technologies" | "currentProjectStatus" | "financialConditions.contractStructure" | "financialConditions.pricingType" | "financialConditions.price" | "financialConditions.indexingType" | "financialConditions.indexingPercentage" | "financialConditions.totalPurchasedCapacity" | "annualVolume" | "deliveryType" | "guaranteesOfOrigin" | "financialConditions.maximumAmountEnergyAllowed" | "financialConditions.hasWarranties" | "contractSignatureDate" | "expectedStartDate" | "expectedEndDate" | "automaticRenewal" | "responsibleForEnergyProgramming" | "programmingUnit" | "additionalInformation" | "commercialTerms.statusAtSignature" | "commercialTerms.settlementMethod" | "commercialTerms.paymentMethod" | "commercialTerms.paymentFrequency" | "commercialTerms.measurementMethod" | "commercialTerms.receiptDate" | "commercialTerms.latePaymentPenalty" | "commercialTerms.latePaymentPenaltyPeriod" | "commercialTerms.priceEscalation" | "commercialTerms.priceEscalationPeriod" | "commercialTerms.shortfallDeviationPrice" | "commercialTerms.excessDeviationPrice" | "commercialTerms.spotPercentage" | "commercialTerms.defaultConditions" | "commercialTerms.terminationConditions" | "extraClauses";
                templateId: string;
                value: unknown;
                version: number;
            } | null;
            text: string;
        };
        Municipality: {
            code: string;
            /** @enum {string} */
            country: "portugal" | "spain";
            latitude: number;
            longitude: number;
            name: string;
            region: string;
        };
        Negotiation: {
            allowedActions: string[];
            createdAt: string;
            ended: {
                at: string;
                by: {
                    apiKey?: string | null;
                    legalEntityId: string;
                    name: string;
                    userId: string;
                } | null;
            } | null;
            energyContractId: string | null;
            entities: {
                id: string;
                name: string;
                /** @enum {string} */
                side: "BUYER" | "SELLER";
            }[];
            /** @enum {string} */
            entityType: "PROJECT" | "OFFER";
            id: string;
            item: {
                id: string;
                name: string;
            };
            muted: boolean;
            participants: {
                /** @enum {string} */
                authorizationLevel: "administrator" | "manager" | "attorney";
                avatarColor: string;
                displayName: string;
                legalEntityId: string;
                userId: string;
            }[];
            projectSale: {
                allowFractionalCapacitySales: boolean;
                totalPurchasedCapacity: number;
            } | null;
            /** @enum {string} */
            status: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
            templates: {
                acceptances: {
                    apiKey?: string | null;
                    at: string;
                    legalEntityId: string;
                    userName: string;
                }[];
                apiKey?: string | null;
                authorId: string;
                authorName: string;
                createdAt: string;
                id: string;
                legalEntityId: string;
                version: number;
            }[];
            unreadCount: number;
            updatedAt: string;
        };
        Notification: {
            createdAt: string;
            id: string;
            isRead: boolean;
            message: string;
            title: {
                data: {
                    deadline?: string;
                    entityType: string | null;
                    resourceEntity: string | null;
                    resourceId: string;
                    resourceName: string;
                    /** @enum {string} */
                    resourceType: "legal_entity" | "energy_contract" | "project" | "offer" | "message" | "saved_search" | "contract_template" | "payment" | "negotiation" | "contract_import" | "contract_decision" | "webhook";
                    savedSearchId?: string;
                    status: string;
                };
                translationKey: string;
            };
        };
        Offer: {
            additionalInformation?: string;
            allowedActions: string[];
            /** @default false */
            allowMultipleEnergyContracts: boolean;
            annualVolume?: number;
            automaticRenewal?: boolean;
            buyerLegalEntity: {
                fiscalInfo: components["schemas"]["FiscalInfo"];
                id: string;
            };
            /** Format: uuid */
            buyerLegalEntityId: string;
            /** @enum {string} */
            contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
            /** @enum {string} */
            contractStructure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
            /** @enum {string} */
            country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
            createdAt: string;
            /** @enum {string} */
            deliveryType?: "PHYSICAL" | "FINANCIAL";
            /** @enum {string} */
            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
            hasNegotiation: boolean;
            /** @default false */
            hasWarranties: boolean;
            history?: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @default true */
            isNegotiable: boolean;
            isPublishedInMarketplace: boolean;
            isWatched: boolean;
            mayOpenNegotiations: boolean;
            name: string;
            /** @enum {string} */
            negotiationStatus: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
            ongoingNegotiationsCount?: number;
            price?: number;
            /** @enum {string} */
            pricingType?: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
            /** @enum {string} */
            provisionOfGuarantees?: "YES" | "NO";
            /** @enum {string} */
            startDate?: "IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR";
            /** @enum {string} */
            status: "pending_validation" | "approved" | "rejected" | "deleted";
            technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            totalPurchasedCapacity?: number;
            updatedAt: string;
            version: number;
            viewCount?: number;
        };
        OperationReport: {
            at: string;
            backup: {
                bytes: number | null;
                failedAt: string | null;
                lastAt: string | null;
            } | null;
            database: {
                bytes: number;
                isEmbedded: boolean;
                version: string;
            } | null;
            disk: {
                floorBytes: number;
                freeBytes: number;
                holdsFiles: boolean;
                totalBytes: number;
            } | null;
            mail: {
                failed: number;
                isSent: boolean;
                lastFault: {
                    at: string;
                    /** @enum {string} */
                    fault: "no_connection" | "no_tls" | "sign_in" | "unknown_mailbox" | "full_mailbox" | "refused" | "try_later" | "attachment" | "other";
                } | null;
                lastSentAt: string | null;
                waiting: number;
            } | null;
            migrations: {
                last: {
                    at: string;
                    name: string;
                } | null;
                pending: string[];
                unknown: string[];
            } | null;
            process: {
                build: string | null;
                isDemo: boolean;
                /** @enum {string} */
                jobs: "in" | "own" | "off";
                node: string;
                startedAt: string;
                version: string;
            };
            queue: {
                due: number;
                failed: number;
                later: number;
                oldestDueSeconds: number;
                running: number;
                workers: number;
            } | null;
            signIn: {
                wrongTries: number;
            } | null;
        };
        PairScore: {
            band?: ("strong" | "good" | "partial" | "weak") | null;
            gates?: ("own" | "country" | "technology")[];
            known?: number;
            matches: boolean;
            parts?: {
                params: {
                    [key: string]: number;
                };
                /** @enum {string} */
                part: "price" | "volume" | "structure" | "term" | "start" | "guarantees" | "stage";
                /** @enum {string} */
                reason: "price_within" | "price_above" | "price_other_type" | "volume_equal" | "volume_part_of" | "volume_too_large" | "volume_one_of_several" | "volume_too_small" | "structure_same" | "structure_near" | "structure_other" | "term_within" | "term_shorter" | "term_longer" | "start_within" | "start_earlier" | "start_later" | "guarantees_fit" | "guarantees_missing" | "stage_in_time" | "stage_late";
                share: number;
                weight: number;
            }[];
            score?: number | null;
        };
        PastWording: {
            at: string;
            by: string;
            enabled: boolean;
            id: string;
            text: string;
            title: string;
        };
        PlacesOfList: {
            countries: {
                capacity: number;
                count: number;
                /** @enum {string} */
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                item?: {
                    id: string;
                    name: string;
                };
            }[];
            places: {
                capacity: number;
                code: string;
                count: number;
                /** @enum {string} */
                country: "portugal" | "spain";
                item?: {
                    id: string;
                    name: string;
                };
                latitude: number;
                longitude: number;
                name: string;
                region: string;
            }[];
            total: number;
            /** @constant */
            totalIsCapped?: true;
            withoutPlace: number;
        };
        Portfolio: {
            bought: {
                annualVolume: number;
                averagePrice: number | null;
                capacity: number;
                count: number;
                withoutVolume: number;
            };
            feesDue: {
                amount: number;
                count: number;
                overdueCount: number;
            } | null;
            offered: {
                offers: {
                    capacity: number;
                    count: number;
                };
                projects: {
                    capacity: number;
                    count: number;
                };
            };
            sold: {
                annualVolume: number;
                averagePrice: number | null;
                capacity: number;
                count: number;
                withoutVolume: number;
            };
            years: {
                bought: number;
                sold: number;
                year: number;
            }[];
        };
        Problem: {
            challenge?: string;
            code: string;
            conflicts?: {
                count: number;
                /** @enum {string} */
                kind: "energy_contracts" | "projects" | "offers" | "negotiations" | "invoices";
            }[];
            errors?: {
                key: string;
                params?: {
                    [key: string]: unknown;
                };
                path: string;
            }[];
            holder?: string;
            requestId?: string;
            status: number;
            title: string;
            type: string;
        };
        Production: {
            from: string | null;
            isInvented: boolean;
            months: number[];
            to: string | null;
            zone: ("portugal" | "spain") | null;
        };
        ProductionOfSeveral: {
            invented: number;
            months: number[];
            projects: number;
            withoutProduction: number;
        };
        Profile: {
            avatarColor: string;
            avatarFileId: string | null;
            avatarVersion: number;
            displayName: string;
            email: string;
            emailVerified: boolean;
            firstName: string;
            hasPassword: boolean;
            hasSecondFactor: boolean;
            id: string;
            isAdmin: boolean;
            /** @enum {string} */
            language: "pt" | "en" | "es";
            lastName: string;
            mustChangePassword: boolean;
            mustEnrolSecondFactor: boolean;
            phone: string | null;
            preferences: {
                analytical: boolean;
                hidesFirstSteps: boolean;
                mails: {
                    /** @enum {string} */
                    decision: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    integration: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    invoice: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    match: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    message: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    negotiation: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    saved_search: "immediately" | "daily" | "never";
                    /** @enum {string} */
                    submission: "immediately" | "daily" | "never";
                };
                skipNegotiationAgreement: boolean;
            };
            secondFactorDemanded: boolean;
            texts: {
                accepted: {
                    at: string;
                    version: string;
                } | null;
                /** @enum {string} */
                name: "terms" | "privacy";
                version: string;
            }[];
        };
        Project: {
            additionalInformation?: string;
            allowedActions: string[];
            annualVolume?: number;
            automaticRenewal?: boolean;
            contractedCapacity?: number;
            createdAt: string;
            /** @enum {string} */
            currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
            /** @enum {string} */
            deliveryType?: "PHYSICAL" | "FINANCIAL";
            designation: string;
            /** @enum {string} */
            deviationPayer: "BUYER" | "SELLER";
            documentations: {
                fileIds: string[];
                files: components["schemas"]["File"][];
                /** @enum {string} */
                phase: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
            }[];
            /** Format: date */
            endDate: string;
            /** @enum {string} */
            energyProgrammer: "BUYER" | "SELLER";
            files: components["schemas"]["File"][];
            financialConditions: {
                /** @default false */
                allowFractionalCapacitySales: boolean;
                contractStructure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                /** @default false */
                hasWarranties: boolean;
                indexingPercentage?: number;
                indexingType?: string;
                maximumAmountEnergyAllowed?: number;
                price?: number;
                /** @enum {string} */
                pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                /** @enum {string} */
                provisionOfGuarantees: "YES" | "NO";
                totalPurchasedCapacity: number;
            };
            /** @enum {string} */
            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
            hasNegotiation: boolean;
            history?: components["schemas"]["HistoryEntry"][];
            id: string;
            /** @default true */
            isNegotiable: boolean;
            isPublishedInMarketplace: boolean;
            isWatched: boolean;
            location: {
                /** @enum {string} */
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                municipality: string;
                parish: string;
            };
            mayOpenNegotiations: boolean;
            municipalityCode: string | null;
            /** @enum {string} */
            negotiationStatus: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
            ongoingNegotiationsCount?: number;
            originalProject?: {
                id: string;
                totalPurchasedCapacity: number;
            };
            parentProjectId: string | null;
            remainingProject?: {
                id: string;
                totalPurchasedCapacity: number;
            };
            sellerLegalEntity: {
                fiscalInfo: components["schemas"]["FiscalInfo"];
                id: string;
            };
            /** Format: uuid */
            sellerLegalEntityId: string;
            /** Format: date */
            startDate: string;
            /** @enum {string} */
            status: "pending_validation" | "approved" | "rejected" | "closed" | "fractioned" | "deleted";
            technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                annualForecastCapacity?: number;
                installedCapacity?: number;
                /** @enum {string} */
                lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                outputPower?: number;
                /** @enum {string} */
                type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
            })[];
            updatedAt: string;
            version: number;
            viewCount?: number;
        };
        PublicContract: {
            annualVolume?: number;
            contractSignatureDate: string;
            /** @enum {string} */
            currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
            expectedEndDate: string;
            expectedStartDate: string;
            financialConditions: {
                /** @enum {string} */
                contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                maximumAmountEnergyAllowed: number;
                /** @enum {string} */
                pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                totalPurchasedCapacity: number;
            };
            id: string;
            location: {
                /** @enum {string} */
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                municipality: string;
                parish: string;
            };
            name?: string;
            number?: string;
            /** @enum {string} */
            status: "pending_validation" | "approved" | "rejected" | "active" | "terminated" | "deleted";
            technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                annualForecastCapacity?: number;
                installedCapacity?: number;
                /** @enum {string} */
                lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                outputPower?: number;
                /** @enum {string} */
                type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
            })[];
        };
        Registration: {
            countedDays: string[];
            criteria: {
                /** @enum {string} */
                criterion: "delivery" | "term" | "power" | "volume" | "domicile";
                /** @enum {string} */
                reason: "physical" | "physical_unless_said" | "financial" | "longer_than_a_year" | "renews" | "not_longer_than_a_year" | "dates_missing" | "power_reached" | "power_below" | "power_missing" | "volume_reached" | "volume_below" | "volume_missing" | "party_in_portugal" | "site_in_portugal" | "outside_portugal" | "party_missing";
                /** @enum {string} */
                result: "MET" | "NOT_MET" | "UNKNOWN";
                value: string | number | null;
            }[];
            daysLate: number | null;
            deadline: string | null;
            /** @enum {string} */
            duty: "MET" | "NOT_MET" | "UNKNOWN";
            handedInAt: string | null;
            notices: ("signed_in_future" | "signed_before_regime" | "signed_long_ago" | "signed_after_start" | "other_party_programmes")[];
            signedAt: string | null;
        };
        SameContracts: {
            areOthers: boolean;
            contracts: {
                id: string;
                name: string;
                number: string;
            }[];
        };
        SavedSearch: {
            createdAt: string;
            droppedFilters: string[];
            filters: {
                [key: string]: unknown;
            };
            id: string;
            /** @enum {string} */
            listEntity: "energy-contracts" | "projects" | "offers";
            name: string;
            /** @default false */
            notify: boolean;
            version: number;
        };
        SavedSimulation: {
            allowedActions: string[];
            country: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden") | null;
            id: string;
            input: {
                capacity: number;
                /** @default 0.4 */
                degradation: number;
                /** @default 6 */
                discountRate: number;
                fromYear: number;
                /**
                 * @default {
                 *       "type": "NONE"
                 *     }
                 */
                indexation: {
                    cap?: number;
                    cpi?: number[];
                    floor?: number;
                    percentage?: number;
                    share?: number;
                    /** @enum {string} */
                    type: "NONE" | "FIXED" | "CPI";
                };
                price?: number;
                /** Format: uuid */
                priceSeriesId?: string;
                /** @default 12 */
                priceVolatility: number;
                /** @default 1000 */
                scenarios: number;
                seed: number;
                /** Format: uuid */
                seriesId?: string;
                technologies?: {
                    installedCapacity: number;
                    /** @enum {string} */
                    type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                }[];
                /** @enum {string} */
                technology?: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                terms: {
                    /**
                     * @default SPOT
                     * @enum {string}
                     */
                    deviations: "SPOT" | "CONTRACT";
                    excessPrice?: number;
                    indexingPercentage?: number;
                    negativeHoursFree?: number;
                    /**
                     * @default NONE
                     * @enum {string}
                     */
                    negativePrices: "NONE" | "FLOOR_ZERO" | "NO_PAYMENT" | "NO_DELIVERY";
                    /**
                     * @default FIXED_PRICING
                     * @enum {string}
                     */
                    pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                    /**
                     * @default PHYSICAL
                     * @enum {string}
                     */
                    settlement: "PHYSICAL" | "FINANCIAL";
                    /** @default 1 */
                    share: number;
                    shortfallPrice?: number;
                    /** @enum {string} */
                    structure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                };
                volume?: number;
                volumeVolatility?: number;
                years: number;
                /** @enum {string} */
                zone: "portugal" | "spain";
            };
            isOutdated: boolean;
            legalEntityId: string;
            legalEntityName: string;
            name: string;
            resultHash: string;
            savedAt: string;
            savedBy: string | null;
            structures: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
        };
        SavedTerms: {
            allowedActions: string[];
            id: string;
            legalEntityId: string;
            legalEntityName: string;
            name: string;
            terms: {
                [key: string]: unknown;
            };
            updatedAt: string;
            version: number;
        };
        SentMail: {
            createdAt: string;
            id: string;
            recipient: string;
            sentAt: string | null;
            subject: string;
        };
        Series: {
            allowedActions: string[];
            filled: number;
            first: string | null;
            id: string;
            isInvented: boolean;
            /** @enum {string} */
            kind: "profile" | "price" | "load" | "grid_share" | "grid_factor" | "metered";
            last: string | null;
            legalEntityId: string | null;
            legalEntityName: string | null;
            licence: string | null;
            name: string | null;
            /** @enum {string} */
            resolution: "PT60M" | "PT15M";
            source: string | null;
            technology: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | null;
            /** @enum {string} */
            unit: "FACTOR" | "EUR_MWH" | "MWH" | "PERCENT" | "KG_MWH";
            updatedAt: string | null;
            version: number;
            /** @enum {string} */
            zone: "portugal" | "spain";
        };
        SeriesImport: {
            duplicates: number;
            faultCount: number;
            faults: {
                key: string;
                line: number;
                params?: {
                    [key: string]: unknown;
                };
            }[];
            filled: number;
            first: string | null;
            gaps: number;
            isRefused: boolean;
            last: string | null;
            rows: number;
            series: components["schemas"]["Series"] | null;
        };
        SeriesValues: {
            count: number;
            first: string;
            isInvented: boolean;
            /** @enum {string} */
            resolution: "PT60M" | "PT15M";
            /** @enum {string} */
            unit: "FACTOR" | "EUR_MWH" | "MWH" | "PERCENT" | "KG_MWH";
            values: string;
        };
        SimulationResult: {
            invented: ("profile" | "prices")[];
            isInvented: boolean;
            leftOut: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            scenarios: number;
            totals: {
                breakEvenPrice: number | null;
                chanceThatBuyerSaves: number;
                generated: number;
                levelisedPrice: number | null;
                npvBuyerSaving: number;
                npvBuyerSavingBand: {
                    p10: number;
                    p50: number;
                    p90: number;
                };
                npvSeller: number;
                npvSellerBand: {
                    p10: number;
                    p50: number;
                    p90: number;
                };
                pay: number;
                sellerAtRisk: number;
            };
            volumeMw: number;
            years: {
                basePrice: number;
                buyerSaving: number;
                buyerSavingBand: {
                    p10: number;
                    p50: number;
                    p90: number;
                };
                capturePrice: number | null;
                captureRate: number | null;
                energyInNegativeHours: number;
                excess: number;
                generated: number;
                hours: number;
                negativeHours: number;
                pay: number;
                price: number;
                sellerCash: number;
                sellerCashBand: {
                    p10: number;
                    p50: number;
                    p90: number;
                };
                shapeCost: number | null;
                shortfall: number;
                volume: number;
                year: number;
            }[];
        };
        SupportRequest: {
            allowedActions: string[];
            answers: {
                answeredBy: string;
                createdAt: string;
                id: string;
                text: string;
            }[];
            /** @enum {string} */
            category: "bug_or_error" | "usability_issue" | "documentation_or_registers_problem" | "account_management_and_platform_access" | "feature_request" | "general_feedback_or_suggestion" | "other";
            createdAt: string;
            description: string;
            email: string;
            files: components["schemas"]["File"][];
            id: string;
            /** @enum {string} */
            language: "pt" | "en" | "es";
            name: string;
            sender: {
                displayName: string;
                email: string;
                id: string;
            };
            /** @enum {string} */
            status: "open" | "answered" | "closed";
        };
        SupportSummary: {
            answers: number;
            /** @enum {string} */
            category: "bug_or_error" | "usability_issue" | "documentation_or_registers_problem" | "account_management_and_platform_access" | "feature_request" | "general_feedback_or_suggestion" | "other";
            createdAt: string;
            description: string;
            email: string;
            id: string;
            name: string;
            /** @enum {string} */
            status: "open" | "answered" | "closed";
        };
        UndeliveredMail: {
            allowedActions: string[];
            attempts: number;
            createdAt: string;
            error: string | null;
            fault: ("no_connection" | "no_tls" | "sign_in" | "unknown_mailbox" | "full_mailbox" | "refused" | "try_later" | "attachment" | "other") | null;
            id: string;
            recipient: string;
            /** @enum {string} */
            status: "queued" | "failed" | "given_up" | "sent";
            subject: string;
            triedAt: string | null;
        };
        User: {
            allowedActions: string[];
            companies?: {
                count: number;
                first: {
                    id: string;
                    name: string;
                };
            } | null;
            createdAt: string;
            displayName: string;
            email: string;
            emailVerified: boolean;
            firstName: string;
            hasSecondFactor: boolean;
            id: string;
            isAdmin: boolean;
            /** @enum {string} */
            language: "pt" | "en" | "es";
            lastLogin: string | null;
            lastName: string;
            phone: string | null;
            /** @enum {string} */
            status: "active" | "inactive" | "user_soft_deleted" | "user_deleted";
        };
        UsualDecisionTimes: {
            energy_contract: number | null;
            legal_entity: number | null;
            offer: number | null;
            project: number | null;
        };
        Webhook: {
            allowedActions: string[];
            createdAt: string;
            events: ("legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back")[];
            id: string;
            isActive: boolean;
            lastDelivery: {
                /** @enum {string} */
                status: "waiting" | "delivered" | "failed";
                triedAt: string;
            } | null;
            legalEntityId: string;
            name: string;
            offAt: string | null;
            offReason: ("by_hand" | "failing" | "gone") | null;
            oldSecretUntil: string | null;
            updatedAt: string;
            url: string;
            version: number;
            waiting: number;
        };
        WebhookDelivery: {
            answerStatus: number | null;
            createdAt: string;
            fault: ("unknown_host" | "private_address" | "no_connection" | "tls" | "timed_out" | "broken_off" | "redirect" | "status" | "gone" | "no_secret" | "switched_off") | null;
            id: string;
            messageId: string;
            nextTryAt: string | null;
            /** @enum {string} */
            origin: "event" | "replay" | "test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            tookMs: number | null;
            triedAt: string | null;
            tries: number;
            /** @enum {string} */
            type: "legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back" | "webhook.test";
        };
        WebhookDeliveryDetail: {
            allowedActions: string[];
            answerStatus: number | null;
            body: string;
            createdAt: string;
            fault: ("unknown_host" | "private_address" | "no_connection" | "tls" | "timed_out" | "broken_off" | "redirect" | "status" | "gone" | "no_secret" | "switched_off") | null;
            id: string;
            log: {
                answer: string | null;
                answerStatus: number | null;
                at: string;
                fault: ("unknown_host" | "private_address" | "no_connection" | "tls" | "timed_out" | "broken_off" | "redirect" | "status" | "gone" | "no_secret" | "switched_off") | null;
                headers: {
                    [key: string]: string;
                };
                tookMs: number;
            }[];
            messageId: string;
            nextTryAt: string | null;
            /** @enum {string} */
            origin: "event" | "replay" | "test";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            tookMs: number | null;
            triedAt: string | null;
            tries: number;
            /** @enum {string} */
            type: "legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back" | "webhook.test";
        };
        WebhookWithSecret: {
            allowedActions: string[];
            createdAt: string;
            events: ("legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back")[];
            id: string;
            isActive: boolean;
            lastDelivery: {
                /** @enum {string} */
                status: "waiting" | "delivered" | "failed";
                triedAt: string;
            } | null;
            legalEntityId: string;
            name: string;
            offAt: string | null;
            offReason: ("by_hand" | "failing" | "gone") | null;
            oldSecretUntil: string | null;
            secret: string;
            updatedAt: string;
            url: string;
            version: number;
            waiting: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postAuthChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changes the password; every other session ends */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Proves once more who it is: by a code where the account has a second factor, else by the password */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Deletes the caller's account; an administrator can restore it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Sends a link to choose a new password; the answer never tells whether the address exists */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The company that invites, and whom; the token stays good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: string;
                        email: string;
                        firstName: string;
                        lastName: string;
                    };
                };
            };
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signs in; sets the session cookie as well as answering the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    getAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session; answers where to go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
        };
    };
    getAuthProviderLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The external accounts that open the caller's account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        linkedAt: string;
                        name: string;
                        provider: string | null;
                    }[];
                };
            };
        };
    };
    deleteAuthProviderLinksById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes an external account off; every other session ends */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getAuthProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configured single sign-on providers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                    }[];
                };
            };
        };
    };
    getAuthProvidersByProviderCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to another address */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getAuthProvidersByProviderStart: {
        parameters: {
            query?: {
                app?: "marketplace" | "admin";
                fresh?: boolean;
                language?: "pt" | "en" | "es";
                link?: boolean;
                returnTo?: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to another address */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends the verification mail once more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    removeProviderLinks?: boolean;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Sets a new password with the token of the link; every session ends */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Completes a sign-in with the code of the second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    postAuthSecondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Switches the second factor on with a first code; answers recovery codes, each of which counts once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
        };
    };
    postAuthSecondFactorEnrol: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Begins a second factor: the secret for an authenticator app, also as a picture to scan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        picture: string;
                        secret: string;
                        uri: string;
                    };
                };
            };
        };
    };
    postAuthSecondFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes new recovery codes; those from before count no more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
        };
    };
    postAuthSecondFactorRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Switches the second factor off, with the password and a code or recovery code */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        current: boolean;
                        device: string;
                        id: string;
                        lastSeenAt: string;
                        network: string;
                    }[];
                };
            };
        };
    };
    deleteAuthSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends one of the sessions */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    acceptTerms: true;
                    email: string;
                    firstName: string;
                    invitation?: string;
                    /** @enum {string} */
                    language?: "pt" | "en" | "es";
                    lastName: string;
                    password: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Opens an account and signs in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        user: components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    postAuthVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Proves an address with the token of the link, in a session of the account or with its password */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postAuthVerifyEmailRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Closes an account that somebody else opened with the address, with the token of the address's link */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getBenchmark: {
        parameters: {
            query: {
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden" | "iberia";
                price?: number;
                structure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                technology?: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                tenorYears?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quarters and the middle of what companies ask, bid and sign for the like of this, where at least 5 stand behind them besides your own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benchmark"];
                };
            };
        };
    };
    getBenchmarkAgainstMedian: {
        parameters: {
            query: {
                ids: string[];
                kind: "project" | "offer";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By how many percent the fixed prices of projects or offers are above the middle of the like of them (below: negative) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AgainstMedian"][];
                    };
                };
            };
        };
    };
    getBenchmarkHistory: {
        parameters: {
            query: {
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden" | "iberia";
                kind: "ask" | "bid" | "deal";
                technology?: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same figures on the first day of each of the last eight quarters, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        p25?: number;
                        p50?: number;
                        p75?: number;
                        quarter: string;
                        shown: boolean;
                    }[];
                };
            };
        };
    };
    getDeadlines: {
        parameters: {
            query?: {
                legalEntityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deadlines of the caller's companies from today on, soonest first, at most a hundred: invoices to pay, contracts to register, contracts that end */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"][];
                };
            };
        };
    };
    getDeadlinesByKindByIdCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "payment" | "registration" | "contract_end";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One deadline, past ones too, as a calendar file; the id is of its invoice, negotiation or contract */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getDeadlinesCalendar: {
        parameters: {
            query?: {
                legalEntityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as a calendar file (iCalendar); 404 when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getEnergyContracts: {
        parameters: {
            query?: {
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "active" | "terminated")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The energy contracts of the caller's legal entities, as first or second party */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            additionalInformation?: string;
                            allowedActions: string[];
                            annualVolume?: number;
                            automaticRenewal?: boolean;
                            commercialTerms?: {
                                defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                                excessDeviationPrice: number;
                                latePaymentPenalty: number;
                                /** @enum {string} */
                                latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                                /** @enum {string} */
                                measurementMethod: "ESTIMATION" | "METER_COUNTER";
                                /** @enum {string} */
                                paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                                /** @enum {string} */
                                paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                                priceEscalation: number;
                                /** @enum {string} */
                                priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                                /** Format: date */
                                receiptDate: string;
                                /** @enum {string} */
                                settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                                shortfallDeviationPrice: number;
                                spotPercentage?: number;
                                /** @enum {string} */
                                statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                                terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                            };
                            /** Format: date */
                            contractSignatureDate: string;
                            createdAt: string;
                            /** @enum {string} */
                            currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                            /** @enum {string} */
                            deliveryType?: "PHYSICAL" | "FINANCIAL";
                            documents?: string[];
                            /** Format: date */
                            expectedEndDate: string;
                            /** Format: date */
                            expectedStartDate: string;
                            extraClauses?: {
                                description: string;
                                name: string;
                                type?: string;
                            }[];
                            financialConditions: {
                                /** @enum {string} */
                                contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                                /** @default false */
                                hasWarranties: boolean;
                                indexingPercentage?: number;
                                indexingType?: string;
                                maximumAmountEnergyAllowed: number;
                                price?: number;
                                /** @enum {string} */
                                pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                                totalPurchasedCapacity: number;
                            };
                            firstPartyLegalEntity: {
                                acerCode?: string;
                                city?: string;
                                /** @enum {string} */
                                country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                                criaCode?: string;
                                fiscalNumber?: string;
                                houseNumber?: string;
                                id: string;
                                name: string;
                                postalCode?: string;
                                streetAddress?: string;
                            };
                            /** Format: uuid */
                            firstPartyLegalEntityId: string;
                            /** @enum {string} */
                            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                            id: string;
                            location: {
                                /** @enum {string} */
                                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                                municipality: string;
                                parish: string;
                            };
                            name: string;
                            /** Format: uuid */
                            negotiationId?: string;
                            number: string;
                            programmingUnit?: string;
                            /** Format: uuid */
                            projectId?: string;
                            /** @enum {string} */
                            responsibleForEnergyProgramming: "BUYER" | "SELLER";
                            /** @enum {string} */
                            roleInEnergyContract: "BUYER" | "SELLER";
                            sameContracts?: {
                                id: string;
                                name: string;
                                number: string;
                            }[];
                            secondPartyFiscalInfo: {
                                acerCode?: string;
                                city: string;
                                /** @enum {string} */
                                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                                criaCode?: string;
                                fiscalNumber: string;
                                houseNumber?: string;
                                name: string;
                                postalCode: string;
                                streetAddress: string;
                            };
                            /** @enum {string} */
                            status: "pending_validation" | "approved" | "rejected" | "active" | "terminated" | "deleted";
                            technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                                annualForecastCapacity?: number;
                                installedCapacity?: number;
                                /** @enum {string} */
                                lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                                outputPower?: number;
                                /** @enum {string} */
                                type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                            })[];
                            terminationDetails: string | null;
                            terminationType: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY") | null;
                            updatedAt: string;
                            version: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    postEnergyContracts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    commercialTerms?: {
                        defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        excessDeviationPrice: number;
                        latePaymentPenalty: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        priceEscalation: number;
                        /** @enum {string} */
                        priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** Format: date */
                        receiptDate: string;
                        /** @enum {string} */
                        settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                    /** Format: date */
                    contractSignatureDate: string;
                    /** @enum {string} */
                    currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    documents?: (string | {
                        /** @enum {string} */
                        category?: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                        /** Format: uuid */
                        fileId: string;
                    })[];
                    /** Format: date */
                    expectedEndDate: string;
                    /** Format: date */
                    expectedStartDate: string;
                    extraClauses?: {
                        description: string;
                        name: string;
                        type?: string;
                    }[];
                    financialConditions: {
                        /** @enum {string} */
                        contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed: number;
                        price?: number;
                        pricingType: string;
                        totalPurchasedCapacity: number;
                    };
                    /** Format: uuid */
                    firstPartyLegalEntityId: string;
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    name: string;
                    /** Format: uuid */
                    negotiationId?: string;
                    programmingUnit?: string;
                    /** Format: uuid */
                    projectId?: string;
                    /** @enum {string} */
                    responsibleForEnergyProgramming: "BUYER" | "SELLER";
                    /** @enum {string} */
                    roleInEnergyContract: "BUYER" | "SELLER";
                    secondPartyFiscalInfo: {
                        acerCode?: string;
                        city: string;
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        criaCode?: string;
                        fiscalNumber: string;
                        houseNumber?: string;
                        name: string;
                        postalCode: string;
                        streetAddress: string;
                    };
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Registers an energy contract, for review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyContract"];
                };
            };
        };
    };
    getEnergyContractsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One energy contract */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyContract"];
                };
            };
        };
    };
    putEnergyContractsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    amendment?: {
                        details?: string;
                        /** Format: date */
                        effectiveDate: string;
                        /** Format: uuid */
                        fileId: string;
                        /** @enum {string} */
                        reason: "PRICE" | "VOLUME" | "TERM" | "DELIVERY" | "LEGAL" | "OTHER";
                    };
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    commercialTerms?: {
                        defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        excessDeviationPrice: number;
                        latePaymentPenalty: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        priceEscalation: number;
                        /** @enum {string} */
                        priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** Format: date */
                        receiptDate: string;
                        /** @enum {string} */
                        settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                    /** Format: date */
                    contractSignatureDate: string;
                    /** @enum {string} */
                    currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    documents?: (string | {
                        /** @enum {string} */
                        category?: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                        /** Format: uuid */
                        fileId: string;
                    })[];
                    /** Format: date */
                    expectedEndDate: string;
                    /** Format: date */
                    expectedStartDate: string;
                    extraClauses?: {
                        description: string;
                        name: string;
                        type?: string;
                    }[];
                    financialConditions: {
                        /** @enum {string} */
                        contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed: number;
                        price?: number;
                        pricingType: string;
                        totalPurchasedCapacity: number;
                    };
                    /** Format: uuid */
                    firstPartyLegalEntityId: string;
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    name: string;
                    /** Format: uuid */
                    negotiationId?: string;
                    programmingUnit?: string;
                    /** Format: uuid */
                    projectId?: string;
                    /** @enum {string} */
                    responsibleForEnergyProgramming: "BUYER" | "SELLER";
                    /** @enum {string} */
                    roleInEnergyContract: "BUYER" | "SELLER";
                    secondPartyFiscalInfo: {
                        acerCode?: string;
                        city: string;
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        criaCode?: string;
                        fiscalNumber: string;
                        houseNumber?: string;
                        name: string;
                        postalCode: string;
                        streetAddress: string;
                    };
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Edits an energy contract; it goes to review again. With `amendment`, one that was approved before gets a new version, and the one before stays in force until then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyContract"];
                };
            };
        };
    };
    deleteEnergyContractsByIdAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes back the amendment of an energy contract that waits or was rejected; the contract is as it was approved before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyContract"];
                };
            };
        };
    };
    getEnergyContractsByIdCertificate: {
        parameters: {
            query?: {
                language?: "pt" | "en" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate of a registration as a PDF, from the first approval on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postEnergyContractsByIdDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    category: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                    /** Format: uuid */
                    fileId: string;
                };
            };
        };
        responses: {
            /** @description Adds a document to an energy contract, or says what one of its documents is; its status stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyContract"];
                };
            };
        };
    };
    getEnergyContractsByIdDownload: {
        parameters: {
            query?: {
                format?: "pdf" | "json";
                language?: "pt" | "en" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole contract as a PDF, which has its terms as JSON attached, or as JSON alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getEnergyContractsByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of an energy contract, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    postEnergyContractsByIdTerminate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details?: string;
                    /** @enum {string} */
                    terminationType: "OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY";
                };
            };
        };
        responses: {
            /** @description Reports the termination of an energy contract; an amendment that waits or was rejected ends with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnergyContract"];
                };
            };
        };
    };
    getEnergyContractsByIdVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of an energy contract, newest first: those that were approved, and an amendment that waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractVersion"][];
                };
            };
        };
    };
    getEnergyContractsByIdVersionsByVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version of an energy contract with its terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractVersionTerms"];
                };
            };
        };
    };
    getEnergyContractsByIdVersionsChanges: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences between two versions of an energy contract, by default the last two */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        by: {
                            apiKey?: string | null;
                            authorName: string;
                            version: number;
                        }[];
                        fieldName: string;
                        newValue: unknown;
                        oldValue: unknown;
                    }[];
                };
            };
        };
    };
    getEnergyContractsDraftSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clause texts of the contract draft document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSetting"][];
                };
            };
        };
    };
    getEnergyContractsDue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be registered, soonest first, where the duty applies or may: the caller's negotiations with a signature date and no contract, and contracts that were rejected before the deadline; empty without CONTRACTING in an entity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daysLeft: number;
                        deadline: string;
                        id: string;
                        /** @enum {string} */
                        kind: "negotiation" | "energy_contract";
                        name: string;
                        signedAt: string;
                    }[];
                };
            };
        };
    };
    getEnergyContractsExport: {
        parameters: {
            query: {
                columns?: string;
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                format: "csv" | "xlsx";
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "active" | "terminated")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The energy contracts of the caller's legal entities as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postEnergyContractsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dryRun?: string;
                    /** Format: binary */
                    file: string;
                    legalEntityId?: string;
                };
            };
        };
        responses: {
            /** @description Imports energy contracts from a file: multipart `file` (CSV or XLSX), `legalEntityId`, and `dryRun` (`true` checks alone). 200 for a dry run, 201 for a commit, 202 with `Prefer: respond-async` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractImportResult"];
                };
            };
        };
    };
    getEnergyContractsImportTemplate: {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                language?: "pt" | "en" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The empty file for an import of energy contracts, with the names of its columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getEnergyContractsImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of the caller's legal entities, newest first, at most a hundred */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: number;
                        createdAt: string;
                        fileName: string;
                        id: string;
                        invalid: number;
                        legalEntityId: string;
                        legalEntityName: string;
                        rows: number;
                        /** @enum {string} */
                        status: "READ" | "CHECKED" | "COMMITTING" | "DONE" | "FAILED";
                        valid: number;
                        warned: number;
                    }[];
                };
            };
        };
    };
    getEnergyContractsImportsById: {
        parameters: {
            query?: {
                limit?: number;
                only?: "invalid" | "warned";
                page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One import with its rows; `only=invalid` leaves out the rows without faults, `only=warned` those that repeat nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractImport"];
                };
            };
        };
    };
    postEnergyContractsImportsByIdCommit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registers the contracts of the rows without faults, one after the other; goes on by itself */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: number;
                        createdAt: string;
                        fileName: string;
                        id: string;
                        invalid: number;
                        legalEntityId: string;
                        legalEntityName: string;
                        rows: number;
                        /** @enum {string} */
                        status: "READ" | "CHECKED" | "COMMITTING" | "DONE" | "FAILED";
                        valid: number;
                        warned: number;
                    };
                };
            };
        };
    };
    getEnergyContractsImportsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of an import with their results, as CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    putEnergyContractsImportsByIdRowsByRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                row: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        additionalInformation?: string | number | boolean;
                        annualVolume?: string | number | boolean;
                        automaticRenewal?: string | number | boolean;
                        "commercialTerms.defaultConditions"?: string | number | boolean;
                        "commercialTerms.excessDeviationPrice"?: string | number | boolean;
                        "commercialTerms.latePaymentPenalty"?: string | number | boolean;
                        "commercialTerms.latePaymentPenaltyPeriod"?: string | number | boolean;
                        "commercialTerms.measurementMethod"?: string | number | boolean;
                        "commercialTerms.paymentFrequency"?: string | number | boolean;
                        "commercialTerms.paymentMethod"?: string | number | boolean;
                        "commercialTerms.priceEscalation"?: string | number | boolean;
                        "commercialTerms.priceEscalationPeriod"?: string | number | boolean;
                        "commercialTerms.receiptDate"?: string | number | boolean;
                        "commercialTerms.settlementMethod"?: string | number | boolean;
                        "commercialTerms.shortfallDeviationPrice"?: string | number | boolean;
                        "commercialTerms.spotPercentage"?: string | number | boolean;
                        "commercialTerms.statusAtSignature"?: string | number | boolean;
                        "commercialTerms.terminationConditions"?: string | number | boolean;
                        contractSignatureDate?: string | number | boolean;
                        currentProjectStatus?: string | number | boolean;
                        deliveryType?: string | number | boolean;
                        documents?: string | number | boolean;
                        expectedEndDate?: string | number | boolean;
                        expectedStartDate?: string | number | boolean;
                        "extraClauses.1.description"?: string | number | boolean;
                        "extraClauses.1.name"?: string | number | boolean;
                        "extraClauses.1.type"?: string | number | boolean;
                        "extraClauses.2.description"?: string | number | boolean;
                        "extraClauses.2.name"?: string | number | boolean;
                        "extraClauses.2.type"?: string | number | boolean;
                        "extraClauses.3.description"?: string | number | boolean;
                        "extraClauses.3.name"?: string | number | boolean;
                        "extraClauses.3.type"?: string | number | boolean;
                        "extraClauses.4.description"?: string | number | boolean;
                        "extraClauses.4.name"?: string | number | boolean;
                        "extraClauses.4.type"?: string | number | boolean;
                        "extraClauses.5.description"?: string | number | boolean;
                        "extraClauses.5.name"?: string | number | boolean;
                        "extraClauses.5.type"?: string | number | boolean;
                        "extraClauses.6.description"?: string | number | boolean;
                        "extraClauses.6.name"?: string | number | boolean;
                        "extraClauses.6.type"?: string | number | boolean;
                        "extraClauses.7.description"?: string | number | boolean;
                        "extraClauses.7.name"?: string | number | boolean;
                        "extraClauses.7.type"?: string | number | boolean;
                        "extraClauses.8.description"?: string | number | boolean;
                        "extraClauses.8.name"?: string | number | boolean;
                        "extraClauses.8.type"?: string | number | boolean;
                        "extraClauses.9.description"?: string | number | boolean;
                        "extraClauses.9.name"?: string | number | boolean;
                        "extraClauses.9.type"?: string | number | boolean;
                        "extraClauses.10.description"?: string | number | boolean;
                        "extraClauses.10.name"?: string | number | boolean;
                        "extraClauses.10.type"?: string | number | boolean;
                        "financialConditions.contractStructure"?: string | number | boolean;
                        "financialConditions.hasWarranties"?: string | number | boolean;
                        "financialConditions.indexingPercentage"?: string | number | boolean;
                        "financialConditions.indexingType"?: string | number | boolean;
                        "financialConditions.maximumAmountEnergyAllowed"?: string | number | boolean;
                        "financialConditions.price"?: string | number | boolean;
                        "financialConditions.pricingType"?: string | number | boolean;
                        "financialConditions.totalPurchasedCapacity"?: string | number | boolean;
                        firstPartyLegalEntityId?: string | number | boolean;
                        guaranteesOfOrigin?: string | number | boolean;
                        "location.country"?: string | number | boolean;
                        "location.municipality"?: string | number | boolean;
                        "location.parish"?: string | number | boolean;
                        name?: string | number | boolean;
                        negotiationId?: string | number | boolean;
                        programmingUnit?: string | number | boolean;
                        projectId?: string | number | boolean;
                        responsibleForEnergyProgramming?: string | number | boolean;
                        roleInEnergyContract?: string | number | boolean;
                        "secondPartyFiscalInfo.acerCode"?: string | number | boolean;
                        "secondPartyFiscalInfo.city"?: string | number | boolean;
                        "secondPartyFiscalInfo.country"?: string | number | boolean;
                        "secondPartyFiscalInfo.criaCode"?: string | number | boolean;
                        "secondPartyFiscalInfo.fiscalNumber"?: string | number | boolean;
                        "secondPartyFiscalInfo.houseNumber"?: string | number | boolean;
                        "secondPartyFiscalInfo.name"?: string | number | boolean;
                        "secondPartyFiscalInfo.postalCode"?: string | number | boolean;
                        "secondPartyFiscalInfo.streetAddress"?: string | number | boolean;
                        "technologies.1.annualForecastCapacity"?: string | number | boolean;
                        "technologies.1.installedCapacity"?: string | number | boolean;
                        "technologies.1.lifetime"?: string | number | boolean;
                        "technologies.1.outputPower"?: string | number | boolean;
                        "technologies.1.type"?: string | number | boolean;
                        "technologies.2.annualForecastCapacity"?: string | number | boolean;
                        "technologies.2.installedCapacity"?: string | number | boolean;
                        "technologies.2.lifetime"?: string | number | boolean;
                        "technologies.2.outputPower"?: string | number | boolean;
                        "technologies.2.type"?: string | number | boolean;
                        "technologies.3.annualForecastCapacity"?: string | number | boolean;
                        "technologies.3.installedCapacity"?: string | number | boolean;
                        "technologies.3.lifetime"?: string | number | boolean;
                        "technologies.3.outputPower"?: string | number | boolean;
                        "technologies.3.type"?: string | number | boolean;
                        "technologies.4.annualForecastCapacity"?: string | number | boolean;
                        "technologies.4.installedCapacity"?: string | number | boolean;
                        "technologies.4.lifetime"?: string | number | boolean;
                        "technologies.4.outputPower"?: string | number | boolean;
                        "technologies.4.type"?: string | number | boolean;
                        "technologies.5.annualForecastCapacity"?: string | number | boolean;
                        "technologies.5.installedCapacity"?: string | number | boolean;
                        "technologies.5.lifetime"?: string | number | boolean;
                        "technologies.5.outputPower"?: string | number | boolean;
                        "technologies.5.type"?: string | number | boolean;
                        "technologies.6.annualForecastCapacity"?: string | number | boolean;
                        "technologies.6.installedCapacity"?: string | number | boolean;
                        "technologies.6.lifetime"?: string | number | boolean;
                        "technologies.6.outputPower"?: string | number | boolean;
                        "technologies.6.type"?: string | number | boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Corrects cells of a row before the commit, and checks the row again; cells that are not named stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contractId: string | null;
                        errors: {
                            key: string;
                            params?: {
                                [key: string]: unknown;
                            };
                            path: string;
                        }[];
                        row: number;
                        values: {
                            [key: string]: string;
                        };
                        warnings: {
                            contract?: {
                                id: string;
                                name: string;
                                number: string;
                            };
                            /** @enum {string} */
                            kind: "row" | "contract" | "other";
                            likeRow?: number;
                        }[];
                    };
                };
            };
        };
    };
    postEnergyContractsRegistrationTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    commercialTerms?: {
                        defaultConditions?: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        excessDeviationPrice?: number;
                        latePaymentPenalty?: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod?: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod?: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        priceEscalation?: number;
                        /** @enum {string} */
                        priceEscalationPeriod?: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** Format: date */
                        receiptDate?: string;
                        /** @enum {string} */
                        settlementMethod?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice?: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature?: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions?: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                    /** Format: date */
                    contractSignatureDate?: string;
                    /** @enum {string} */
                    currentProjectStatus?: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    documents?: (string | {
                        /** @enum {string} */
                        category?: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                        /** Format: uuid */
                        fileId: string;
                    })[];
                    /** Format: date */
                    expectedEndDate?: string;
                    /** Format: date */
                    expectedStartDate?: string;
                    extraClauses?: {
                        description: string;
                        name: string;
                        type?: string;
                    }[];
                    financialConditions?: {
                        /** @enum {string} */
                        contractStructure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed?: number;
                        price?: number;
                        pricingType?: string;
                        totalPurchasedCapacity?: number;
                    };
                    /** Format: uuid */
                    firstPartyLegalEntityId?: string;
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    location?: {
                        /** @enum {string} */
                        country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality?: string;
                        parish?: string;
                    };
                    name?: string;
                    /** Format: uuid */
                    negotiationId?: string;
                    programmingUnit?: string;
                    /** Format: uuid */
                    projectId?: string;
                    /** @enum {string} */
                    responsibleForEnergyProgramming?: "BUYER" | "SELLER";
                    /** @enum {string} */
                    roleInEnergyContract?: "BUYER" | "SELLER";
                    secondPartyFiscalInfo?: {
                        acerCode?: string;
                        city?: string;
                        /** @enum {string} */
                        country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        criaCode?: string;
                        fiscalNumber?: string;
                        houseNumber?: string;
                        name?: string;
                        postalCode?: string;
                        streetAddress?: string;
                    };
                    technologies?: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Whether the duty to register would apply to these terms, and until when; changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
        };
    };
    postEnergyContractsSameContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    contractSignatureDate: string;
                    /** Format: uuid */
                    energyContractId?: string;
                    /** Format: date */
                    expectedEndDate: string;
                    /** Format: date */
                    expectedStartDate: string;
                    financialConditions: {
                        /** @enum {string} */
                        contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        totalPurchasedCapacity: number;
                    };
                    /** Format: uuid */
                    firstPartyLegalEntityId: string;
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    /** @enum {string} */
                    roleInEnergyContract: "BUYER" | "SELLER";
                    secondPartyFiscalInfo: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        fiscalNumber: string;
                    };
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Whether contracts of the caller's company with this second party seem to be the same one; for those who may register for the company; changes nothing; after 60 hits in an hour every question is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SameContracts"];
                };
            };
        };
    };
    postFeeCalculationCalculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    entityId?: string;
                    entityType: string;
                    feeType: string;
                    params?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description What a registration will cost, with tax, and when it is due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dueDate: string;
                        /** @enum {string} */
                        feeType: "REGISTRATION" | "MODIFICATION" | "CELEBRATION" | "LATE_PAYMENT" | "EARLY_TERMINATION";
                        netPrice: number;
                        parameters: {
                            /** @enum {string} */
                            periodicity: "ONE_TIME_PAYMENT" | "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY";
                        };
                        price: number;
                        reverseCharge: boolean;
                        taxAmount: number;
                        taxRate: number;
                    };
                };
            };
        };
    };
    deleteFilesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getFilesContentById: {
        parameters: {
            query: {
                expires: string;
                signature: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file behind a signed link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getFilesDownloadById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed link to a file, valid for 5 minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
        };
    };
    postFilesUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Uploads a file, multipart field `file`; it is temporary until a record takes it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    getFiscalInfoFiscalNumberByNumber: {
        parameters: {
            query?: {
                country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
            };
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name and address of the approved legal entity with this number, or of an outside register, by setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        city: string;
                        country: string;
                        fiscalNumber: string;
                        houseNumber?: string;
                        name: string;
                        postalCode: string;
                        /** @enum {string} */
                        source?: "register";
                        streetAddress: string;
                    };
                };
            };
        };
    };
    getFiscalNumberByCountryByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a number is valid in a country, and whether an entity here has it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        existsInDatabase: boolean;
                        valid: boolean;
                    };
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
        };
    };
    getInvoices: {
        parameters: {
            query?: {
                dueDateEnd?: string;
                dueDateStart?: string;
                energyContractId?: string;
                feeType?: ("REGISTRATION" | "MODIFICATION" | "CELEBRATION" | "LATE_PAYMENT" | "EARLY_TERMINATION")[];
                invoiceStatus?: ("pending" | "paid" | "overdue" | "cancelled")[];
                issueDateEnd?: string;
                issueDateStart?: string;
                legalEntityId?: string;
                limit?: number;
                overpaid?: boolean;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByDueDate?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortOrder?: "asc" | "desc";
                toConfirm?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices of the entities in which the caller holds CONTRACTING or MANAGE */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            allowedActions: string[];
                            beneficiary: string;
                            createdAt: string;
                            description: string;
                            dueDate: string;
                            energyContract: {
                                id: string;
                                name: string;
                                number: string;
                            };
                            /** @enum {string} */
                            feeType: "REGISTRATION" | "MODIFICATION" | "CELEBRATION" | "LATE_PAYMENT" | "EARLY_TERMINATION";
                            iban: string;
                            id: string;
                            invoiceFile: components["schemas"]["File"] | null;
                            issuedDate: string;
                            latePayment: {
                                id: string;
                                number: string;
                            } | null;
                            legalEntity: {
                                country: string;
                                fiscalNumber: string;
                                id: string;
                                name: string;
                            };
                            netPrice: number;
                            number: string;
                            openAmount: number;
                            overpaidAmount: number;
                            paidAmount: number;
                            paymentComment: string | null;
                            paymentConfirmationFile: components["schemas"]["File"] | null;
                            /** @enum {string} */
                            paymentMethod: "BANK_TRANSFER";
                            paymentReference: string;
                            paymentStatus: ("pending" | "confirmed" | "rejected") | null;
                            /** @enum {string} */
                            periodicity: "ONE_TIME_PAYMENT" | "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY";
                            reverseCharge: boolean;
                            /** @enum {string} */
                            status: "pending" | "paid" | "overdue" | "cancelled";
                            taxAmount: number;
                            taxRate: number;
                            totalPrice: number;
                            unreceivedAmount: number;
                            version: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getInvoicesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One invoice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    getInvoicesByIdDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment document as PDF, in the language of the reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getInvoicesExport: {
        parameters: {
            query: {
                columns?: string;
                dueDateEnd?: string;
                dueDateStart?: string;
                energyContractId?: string;
                feeType?: ("REGISTRATION" | "MODIFICATION" | "CELEBRATION" | "LATE_PAYMENT" | "EARLY_TERMINATION")[];
                format: "csv" | "xlsx";
                invoiceStatus?: ("pending" | "paid" | "overdue" | "cancelled")[];
                issueDateEnd?: string;
                issueDateStart?: string;
                legalEntityId?: string;
                limit?: number;
                overpaid?: boolean;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByDueDate?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortOrder?: "asc" | "desc";
                toConfirm?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices of the entities in which the caller holds CONTRACTING or MANAGE as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getLegalEntities: {
        parameters: {
            query?: {
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                createdAtEnd?: string;
                createdAtStart?: string;
                isMarketAgent?: boolean;
                limit?: number;
                owner?: string;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByStatus?: boolean;
                sortOrder?: "asc" | "desc";
                status?: ("pending_validation" | "approved" | "rejected")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal entities in which the caller has a role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            acerCode?: string;
                            allowedActions: string[];
                            city: string;
                            /** @enum {string} */
                            country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                            createdAt: string;
                            criaCode?: string;
                            fiscalInfo: components["schemas"]["FiscalInfo"];
                            fiscalNumber: string;
                            houseNumber?: string;
                            id: string;
                            isMarketAgent: boolean;
                            name: string;
                            owner: {
                                displayName: string;
                                id: string;
                            } | null;
                            permanentCertificate?: string;
                            postalCode: string;
                            /** @enum {string} */
                            status: "pending_validation" | "approved" | "rejected" | "deleted";
                            streetAddress: string;
                            updatedAt: string;
                            version: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getLegalEntitiesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One legal entity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalEntity"];
                };
            };
        };
    };
    putLegalEntitiesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    acerCode?: string;
                    city: string;
                    contact: {
                        email: string;
                        firstName: string;
                        lastName: string;
                        phone: string;
                    };
                    /** @enum {string} */
                    country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    criaCode?: string;
                    /** @enum {boolean} */
                    declaration: true;
                    files: {
                        /** @enum {string} */
                        category: "beneficial_owner_declaration" | "entity_representation_powers" | "user_powers" | "foreign_commercial_register_certificate" | "other";
                        /** Format: uuid */
                        fileId: string;
                    }[];
                    fiscalNumber: string;
                    houseNumber?: string;
                    /** @default false */
                    isMarketAgent?: boolean;
                    name: string;
                    permanentCertificate?: string;
                    postalCode: string;
                    representatives: {
                        /** @enum {string} */
                        authorizationLevel: "administrator" | "manager" | "attorney";
                        email: string;
                        firstName: string;
                        lastName: string;
                        phone?: string;
                        role: string;
                    }[];
                    streetAddress: string;
                };
            };
        };
        responses: {
            /** @description Edits a legal entity; it goes to review again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalEntity"];
                };
            };
        };
    };
    deleteLegalEntitiesById: {
        parameters: {
            query?: {
                dry_run?: boolean;
                force?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a legal entity, in two steps */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getLegalEntitiesByIdApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API keys of a company that were not ended, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
        };
    };
    postLegalEntitiesByIdApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    expiresOn?: string;
                    level: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Makes an API key of an approved company; this answer alone has the key itself */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        createdBy: string | null;
                        effectiveLevel: ("view" | "registry" | "contracting") | null;
                        expiresOn: string | null;
                        hint: string;
                        id: string;
                        key: string;
                        lastUsedAt: string | null;
                        /** @enum {string} */
                        level: "view" | "registry" | "contracting";
                        name: string;
                        /** @enum {string} */
                        state: "active" | "expired" | "stopped";
                    };
                };
            };
        };
    };
    deleteLegalEntitiesByIdApiKeysByKeyId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends an API key at once */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getLegalEntitiesByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to a legal entity, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    getLegalEntitiesByIdWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks of a company, by name, for those who hold MANAGE in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    postLegalEntitiesByIdWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: ("legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back")[];
                    name: string;
                    url: string;
                };
            };
        };
        responses: {
            /** @description Adds a webhook to an approved company; the only answer with its first secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    putLegalEntitiesByIdWebhooksByHookId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: ("legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back")[];
                    isActive: boolean;
                    name: string;
                    url: string;
                };
            };
        };
        responses: {
            /** @description Changes a webhook, or switches it off or on; another address needs a fresh proof as a new webhook does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteLegalEntitiesByIdWebhooksByHookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a webhook with its log; what waits is not sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getLegalEntitiesByIdWebhooksByHookIdDeliveries: {
        parameters: {
            query?: {
                createdEnd?: string;
                createdStart?: string;
                limit?: number;
                page?: number;
                sortByCreatedAt?: boolean;
                sortOrder?: "asc" | "desc";
                status?: ("waiting" | "delivered" | "failed")[];
                type?: ("legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back" | "webhook.test")[];
            };
            header?: never;
            path: {
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent to a webhook, as long as it is kept, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WebhookDelivery"][];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getLegalEntitiesByIdWebhooksByHookIdDeliveriesByDeliveryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: string;
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A delivery with what was sent, each try and what was answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
        };
    };
    postLegalEntitiesByIdWebhooksByHookIdDeliveriesByDeliveryIdReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                deliveryId: string;
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a delivery once more, with the same webhook-id and body */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
        };
    };
    postLegalEntitiesByIdWebhooksByHookIdSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes a new secret, and answers it this once; the one before signs beside it for 24 hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    postLegalEntitiesByIdWebhooksByHookIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hookId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends a trial at once, and answers what the receiver said */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
        };
    };
    getLegalEntitiesApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's approved legal entities; an administrator gets all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        fiscalNumber: string;
                        id: string;
                        name: string;
                        roles: ("view" | "registry" | "contracting" | "manage")[];
                    }[];
                };
            };
        };
    };
    postLegalEntitiesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    acerCode?: string;
                    city: string;
                    contact: {
                        email: string;
                        firstName: string;
                        lastName: string;
                        phone: string;
                    };
                    /** @enum {string} */
                    country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    criaCode?: string;
                    /** @enum {boolean} */
                    declaration: true;
                    files: {
                        /** @enum {string} */
                        category: "beneficial_owner_declaration" | "entity_representation_powers" | "user_powers" | "foreign_commercial_register_certificate" | "other";
                        /** Format: uuid */
                        fileId: string;
                    }[];
                    fiscalNumber: string;
                    houseNumber?: string;
                    /** @default false */
                    isMarketAgent?: boolean;
                    name: string;
                    permanentCertificate?: string;
                    postalCode: string;
                    representatives: {
                        /** @enum {string} */
                        authorizationLevel: "administrator" | "manager" | "attorney";
                        email: string;
                        firstName: string;
                        lastName: string;
                        phone?: string;
                        role: string;
                    }[];
                    streetAddress: string;
                };
            };
        };
        responses: {
            /** @description Registers a legal entity, for review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalEntity"];
                };
            };
        };
    };
    getLegalEntitiesExport: {
        parameters: {
            query: {
                columns?: string;
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                createdAtEnd?: string;
                createdAtStart?: string;
                format: "csv" | "xlsx";
                isMarketAgent?: boolean;
                limit?: number;
                owner?: string;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByStatus?: boolean;
                sortOrder?: "asc" | "desc";
                status?: ("pending_validation" | "approved" | "rejected")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal entities in which the caller has a role as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getLegalEntitiesUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles of the caller: role name to legal entity ids, cumulative */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        CONTRACTING: string[];
                        MANAGE: string[];
                        REGISTRY: string[];
                        VIEW: string[];
                    };
                };
            };
        };
    };
    getMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice of maintenance that everybody reads now; a change is told within 30 seconds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notice: {
                            en: string;
                            endsAt: string;
                            es: string;
                            pt: string;
                            startsAt: string;
                        } | null;
                    };
                };
            };
        };
    };
    getMarketPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many projects and offers the marketplace has, and of the newest their technologies, country and capacity; without names, companies, prices and ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPreview"];
                };
            };
        };
    };
    putMatchesHidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                    itemId: string;
                    /** @enum {string} */
                    itemKind: "project" | "offer";
                    ownItemId: string;
                };
            };
        };
        responses: {
            /** @description Hides a counterpart from the best matches of the company that owns the own item, or shows it again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getMatchesScore: {
        parameters: {
            query: {
                offerId: string;
                projectId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How well an offer and a project fit, both of which the caller may see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairScore"];
                };
            };
        };
    };
    getMunicipalities: {
        parameters: {
            query?: {
                codes?: string[];
                country?: "portugal" | "spain";
                searchQuery?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Municipalities by code, or up to 20 by the beginning of a word of their name or region */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Municipality"][];
                };
            };
        };
    };
    getNegotiations: {
        parameters: {
            query?: {
                legalEntityId?: string;
                limit?: number;
                offerId?: string;
                page?: number;
                projectId?: string;
                searchQuery?: string;
                status?: "ongoing" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The negotiations of the caller's legal entities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            allowedActions: string[];
                            createdAt: string;
                            energyContractId: string | null;
                            entities: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                side: "BUYER" | "SELLER";
                            }[];
                            /** @enum {string} */
                            entityType: "PROJECT" | "OFFER";
                            id: string;
                            item: {
                                id: string;
                                name: string;
                            };
                            lastMessage: {
                                apiKey?: string | null;
                                createdAt: string;
                                senderId: string;
                                senderName: string;
                                text: string;
                            } | null;
                            lastTemplate: {
                                apiKey?: string | null;
                                authorId: string;
                                authorName: string;
                                createdAt: string;
                                id: string;
                                legalEntityId: string;
                                version: number;
                            } | null;
                            muted: boolean;
                            /** @enum {string} */
                            status: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
                            unreadCount: number;
                            updatedAt: string;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    postNegotiations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    entityType: "PROJECT" | "OFFER";
                    /** Format: uuid */
                    legalEntityId: string;
                    message?: string;
                    /** Format: uuid */
                    offerId?: string;
                    /** Format: uuid */
                    projectId?: string;
                };
            };
        };
        responses: {
            /** @description Opens a negotiation on a project or an offer; 200 with the open one that exists */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Negotiation"];
                };
            };
        };
    };
    getNegotiationsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One negotiation; an administrator sees that it exists and its status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Negotiation"];
                };
            };
        };
    };
    patchNegotiationsByIdCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Cancels the negotiation, for good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Negotiation"];
                };
            };
        };
    };
    getNegotiationsByIdContractTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the contract template, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        acceptances: {
                            apiKey?: string | null;
                            at: string;
                            legalEntityId: string;
                            userName: string;
                        }[];
                        apiKey?: string | null;
                        authorId: string;
                        authorName: string;
                        createdAt: string;
                        id: string;
                        legalEntityId: string;
                        version: number;
                    }[];
                };
            };
        };
    };
    postNegotiationsByIdContractTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    commercialTerms?: {
                        defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        excessDeviationPrice: number;
                        latePaymentPenalty: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        priceEscalation: number;
                        /** @enum {string} */
                        priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** Format: date */
                        receiptDate: string;
                        /** @enum {string} */
                        settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                    /** Format: date */
                    contractSignatureDate: string;
                    /** @enum {string} */
                    currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    documents?: (string | {
                        /** @enum {string} */
                        category?: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                        /** Format: uuid */
                        fileId: string;
                    })[];
                    /** Format: date */
                    expectedEndDate: string;
                    /** Format: date */
                    expectedStartDate: string;
                    extraClauses?: {
                        description: string;
                        name: string;
                        type?: string;
                    }[];
                    financialConditions: {
                        /** @enum {string} */
                        contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed: number;
                        price?: number;
                        pricingType: string;
                        totalPurchasedCapacity: number;
                    };
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    name: string;
                    /** Format: uuid */
                    negotiationId?: string;
                    programmingUnit?: string;
                    /** Format: uuid */
                    projectId?: string;
                    /** @enum {string} */
                    responsibleForEnergyProgramming: "BUYER" | "SELLER";
                    /** @enum {string} */
                    roleInEnergyContract?: "BUYER" | "SELLER";
                    secondPartyFiscalInfo?: {
                        [key: string]: unknown;
                    };
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Saves a version of the contract template */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplate"];
                };
            };
        };
    };
    getNegotiationsByIdContractTemplatesByTemplateId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version, its terms from the side of the reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplate"];
                };
            };
        };
    };
    putNegotiationsByIdContractTemplatesByTemplateId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    commercialTerms?: {
                        defaultConditions: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        excessDeviationPrice: number;
                        latePaymentPenalty: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        priceEscalation: number;
                        /** @enum {string} */
                        priceEscalationPeriod: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** Format: date */
                        receiptDate: string;
                        /** @enum {string} */
                        settlementMethod: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                    /** Format: date */
                    contractSignatureDate: string;
                    /** @enum {string} */
                    currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    documents?: (string | {
                        /** @enum {string} */
                        category?: "signed_contract" | "representation_powers" | "second_party_identification" | "guarantees" | "other";
                        /** Format: uuid */
                        fileId: string;
                    })[];
                    /** Format: date */
                    expectedEndDate: string;
                    /** Format: date */
                    expectedStartDate: string;
                    extraClauses?: {
                        description: string;
                        name: string;
                        type?: string;
                    }[];
                    financialConditions: {
                        /** @enum {string} */
                        contractStructure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed: number;
                        price?: number;
                        pricingType: string;
                        totalPurchasedCapacity: number;
                    };
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    name: string;
                    /** Format: uuid */
                    negotiationId?: string;
                    programmingUnit?: string;
                    /** Format: uuid */
                    projectId?: string;
                    /** @enum {string} */
                    responsibleForEnergyProgramming: "BUYER" | "SELLER";
                    /** @enum {string} */
                    roleInEnergyContract?: "BUYER" | "SELLER";
                    secondPartyFiscalInfo?: {
                        [key: string]: unknown;
                    };
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Changes the terms: makes a new version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplate"];
                };
            };
        };
    };
    postNegotiationsByIdContractTemplatesByTemplateIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Accepts the newest version for the side of the caller; 409 for an older one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplate"];
                };
            };
        };
    };
    getNegotiationsByIdContractTemplatesByTemplateIdDownload: {
        parameters: {
            query?: {
                format?: "pdf" | "docx";
            };
            header?: never;
            path: {
                id: string;
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract draft document, in the language of the reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getNegotiationsByIdContractTemplatesChanges: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs between two versions and who changed it; the last two by default */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        by: {
                            apiKey?: string | null;
                            authorName: string;
                            version: number;
                        }[];
                        fieldName: string;
                        newValue: unknown;
                        oldValue: unknown;
                    }[];
                };
            };
        };
    };
    getNegotiationsByIdContractTemplatesComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms about which there are messages, and how many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        /** @enum {string} */
                        field: "name" | "location.parish" | "location.municipality" | "location.country" | "technologies" | "currentProjectStatus" | "financialConditions.contractStructure" | "financialConditions.pricingType" | "financialConditions.price" | "financialConditions.indexingType" | "financialConditions.indexingPercentage" | "financialConditions.totalPurchasedCapacity" | "annualVolume" | "deliveryType" | "guaranteesOfOrigin" | "financialConditions.maximumAmountEnergyAllowed" | "financialConditions.hasWarranties" | "contractSignatureDate" | "expectedStartDate" | "expectedEndDate" | "automaticRenewal" | "responsibleForEnergyProgramming" | "programmingUnit" | "additionalInformation" | "commercialTerms.statusAtSignature" | "commercialTerms.settlementMethod" | "commercialTerms.paymentMethod" | "commercialTerms.paymentFrequency" | "commercialTerms.measurementMethod" | "commercialTerms.receiptDate" | "commercialTerms.latePaymentPenalty" | "commercialTerms.latePaymentPenaltyPeriod" | "commercialTerms.priceEscalation" | "commercialTerms.priceEscalationPeriod" | "commercialTerms.shortfallDeviationPrice" | "commercialTerms.excessDeviationPrice" | "commercialTerms.spotPercentage" | "commercialTerms.defaultConditions" | "commercialTerms.terminationConditions" | "extraClauses";
                    }[];
                };
            };
        };
    };
    getNegotiationsByIdContractTemplatesLatest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest version, its terms from the side of the reader */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplate"];
                };
            };
        };
    };
    getNegotiationsByIdMessages: {
        parameters: {
            query?: {
                before?: string;
                field?: "name" | "location.parish" | "location.municipality" | "location.country" | "technologies" | "currentProjectStatus" | "financialConditions.contractStructure" | "financialConditions.pricingType" | "financialConditions.price" | "financialConditions.indexingType" | "financialConditions.indexingPercentage" | "financialConditions.totalPurchasedCapacity" | "annualVolume" | "deliveryType" | "guaranteesOfOrigin" | "financialConditions.maximumAmountEnergyAllowed" | "financialConditions.hasWarranties" | "contractSignatureDate" | "expectedStartDate" | "expectedEndDate" | "automaticRenewal" | "responsibleForEnergyProgramming" | "programmingUnit" | "additionalInformation" | "commercialTerms.statusAtSignature" | "commercialTerms.settlementMethod" | "commercialTerms.paymentMethod" | "commercialTerms.paymentFrequency" | "commercialTerms.measurementMethod" | "commercialTerms.receiptDate" | "commercialTerms.latePaymentPenalty" | "commercialTerms.latePaymentPenaltyPeriod" | "commercialTerms.priceEscalation" | "commercialTerms.priceEscalationPeriod" | "commercialTerms.shortfallDeviationPrice" | "commercialTerms.excessDeviationPrice" | "commercialTerms.spotPercentage" | "commercialTerms.defaultConditions" | "commercialTerms.terminationConditions" | "extraClauses";
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, oldest first, a page back from `before`; with `field` those about this term of the contract */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hasMore: boolean;
                        items: components["schemas"]["Message"][];
                    };
                };
            };
        };
    };
    postNegotiationsByIdMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    files?: string[];
                    termRef?: {
                        /** @enum {string} */
                        field: "name" | "location.parish" | "location.municipality" | "location.country" | "technologies" | "currentProjectStatus" | "financialConditions.contractStructure" | "financialConditions.pricingType" | "financialConditions.price" | "financialConditions.indexingType" | "financialConditions.indexingPercentage" | "financialConditions.totalPurchasedCapacity" | "annualVolume" | "deliveryType" | "guaranteesOfOrigin" | "financialConditions.maximumAmountEnergyAllowed" | "financialConditions.hasWarranties" | "contractSignatureDate" | "expectedStartDate" | "expectedEndDate" | "automaticRenewal" | "responsibleForEnergyProgramming" | "programmingUnit" | "additionalInformation" | "commercialTerms.statusAtSignature" | "commercialTerms.settlementMethod" | "commercialTerms.paymentMethod" | "commercialTerms.paymentFrequency" | "commercialTerms.measurementMethod" | "commercialTerms.receiptDate" | "commercialTerms.latePaymentPenalty" | "commercialTerms.latePaymentPenaltyPeriod" | "commercialTerms.priceEscalation" | "commercialTerms.priceEscalationPeriod" | "commercialTerms.shortfallDeviationPrice" | "commercialTerms.excessDeviationPrice" | "commercialTerms.spotPercentage" | "commercialTerms.defaultConditions" | "commercialTerms.terminationConditions" | "extraClauses";
                        /** Format: uuid */
                        templateId: string;
                    };
                    text: string;
                };
            };
        };
        responses: {
            /** @description Sends a message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    patchNegotiationsByIdMute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    muted: boolean;
                };
            };
        };
        responses: {
            /** @description Silences the notifications of new messages for the caller, or lets them speak again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Negotiation"];
                };
            };
        };
    };
    patchNegotiationsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Marks everything as read */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's notifications, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Notification"][];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                        unreadCount: number;
                    };
                };
            };
        };
    };
    deleteNotificationsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a notification */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    patchNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    all?: true;
                    notificationIds?: string[];
                };
            };
        };
        responses: {
            /** @description Marks notifications as read */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getNotificationsUnsubscribe: {
        parameters: {
            query: {
                signature: string;
                user: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to another address */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postNotificationsUnsubscribe: {
        parameters: {
            query: {
                signature: string;
                user: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the digest mails of the link's reader; mail programs call it with one click (RFC 8058) */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getOffers: {
        parameters: {
            query?: {
                contractDuration?: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS")[];
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                isPublishedInMarketplace?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDate?: ("IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR")[];
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers of the caller's legal entities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            additionalInformation?: string;
                            allowedActions: string[];
                            /** @default false */
                            allowMultipleEnergyContracts: boolean;
                            annualVolume?: number;
                            automaticRenewal?: boolean;
                            buyerLegalEntity: {
                                fiscalInfo: components["schemas"]["FiscalInfo"];
                                id: string;
                            };
                            /** Format: uuid */
                            buyerLegalEntityId: string;
                            /** @enum {string} */
                            contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
                            /** @enum {string} */
                            contractStructure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                            /** @enum {string} */
                            country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                            createdAt: string;
                            /** @enum {string} */
                            deliveryType?: "PHYSICAL" | "FINANCIAL";
                            /** @enum {string} */
                            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                            hasNegotiation: boolean;
                            /** @default false */
                            hasWarranties: boolean;
                            id: string;
                            /** @default true */
                            isNegotiable: boolean;
                            isPublishedInMarketplace: boolean;
                            isWatched: boolean;
                            mayOpenNegotiations: boolean;
                            name: string;
                            /** @enum {string} */
                            negotiationStatus: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
                            ongoingNegotiationsCount?: number;
                            price?: number;
                            /** @enum {string} */
                            pricingType?: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                            /** @enum {string} */
                            provisionOfGuarantees?: "YES" | "NO";
                            /** @enum {string} */
                            startDate?: "IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR";
                            /** @enum {string} */
                            status: "pending_validation" | "approved" | "rejected" | "deleted";
                            technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                            totalPurchasedCapacity?: number;
                            updatedAt: string;
                            version: number;
                            viewCount?: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    postOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    /** @default false */
                    allowMultipleEnergyContracts?: boolean;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    /** Format: uuid */
                    buyerLegalEntityId: string;
                    /** @enum {string} */
                    contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
                    /** @enum {string} */
                    contractStructure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                    /** @enum {string} */
                    country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    /** @default false */
                    hasWarranties?: boolean;
                    /** @default true */
                    isNegotiable?: boolean;
                    /** @default true */
                    isPublishedInMarketplace?: boolean;
                    name: string;
                    price?: number;
                    pricingType?: string;
                    /** @enum {string} */
                    provisionOfGuarantees?: "YES" | "NO";
                    /** @enum {string} */
                    startDate?: "IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR";
                    technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                    totalPurchasedCapacity?: number;
                };
            };
        };
        responses: {
            /** @description Creates one of the offers, for review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    getOffersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the offers; a view is recorded for those who do not own it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    putOffersById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    /** @default false */
                    allowMultipleEnergyContracts?: boolean;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    /** Format: uuid */
                    buyerLegalEntityId: string;
                    /** @enum {string} */
                    contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
                    /** @enum {string} */
                    contractStructure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                    /** @enum {string} */
                    country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    /** @default false */
                    hasWarranties?: boolean;
                    /** @default true */
                    isNegotiable?: boolean;
                    /** @default true */
                    isPublishedInMarketplace?: boolean;
                    name: string;
                    price?: number;
                    pricingType?: string;
                    /** @enum {string} */
                    provisionOfGuarantees?: "YES" | "NO";
                    /** @enum {string} */
                    startDate?: "IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR";
                    technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                    totalPurchasedCapacity?: number;
                };
            };
        };
        responses: {
            /** @description Edits one of the offers; it goes to review again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    deleteOffersById: {
        parameters: {
            query?: {
                dry_run?: boolean;
                force?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one of the offers, in two steps */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getOffersByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of one of the offers, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    getOffersByIdMatches: {
        parameters: {
            query?: {
                limit?: number;
                minScore?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published projects that fit an own offer best, with the reasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMatches"];
                };
            };
        };
    };
    patchOffersByIdSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPublishedInMarketplace: boolean;
                };
            };
        };
        responses: {
            /** @description Publishes one of the offers in the marketplace, or withdraws it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    putOffersByIdWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follows one of the published offers of others: the caller is told of its changes */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    deleteOffersByIdWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follows one of the offers no longer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getOffersApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own approved offers, for selectors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        buyerLegalEntityId: string;
                        id: string;
                        name: string;
                    }[];
                };
            };
        };
    };
    getOffersExport: {
        parameters: {
            query: {
                columns?: string;
                contractDuration?: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS")[];
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                format: "csv" | "xlsx";
                hasWarranties?: boolean;
                isPublishedInMarketplace?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDate?: ("IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR")[];
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers of the caller's legal entities as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    deletePaymentsByInvoiceIdDeleteFileByFileId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the payment confirmation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    postPaymentsByInvoiceIdUploadFileByFileId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Attaches an uploaded file as payment confirmation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    getPortfolio: {
        parameters: {
            query?: {
                legalEntityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller's companies have contracted (approved and active contracts, on either side), what they have on the market, and which fees are due */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
        };
    };
    getPortfolioProduction: {
        parameters: {
            query?: {
                legalEntityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the projects of the caller's companies that are in the marketplace produce together in each month of a typical year */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionOfSeveral"];
                };
            };
        };
    };
    getProjects: {
        parameters: {
            query?: {
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                currentProjectStatus?: ("UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                isPublishedInMarketplace?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                municipalities?: string[];
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDateEnd?: string;
                startDateStart?: string;
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "closed" | "fractioned")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects of the caller's legal entities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            additionalInformation?: string;
                            allowedActions: string[];
                            annualVolume?: number;
                            automaticRenewal?: boolean;
                            createdAt: string;
                            /** @enum {string} */
                            currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                            /** @enum {string} */
                            deliveryType?: "PHYSICAL" | "FINANCIAL";
                            designation: string;
                            /** @enum {string} */
                            deviationPayer: "BUYER" | "SELLER";
                            documentations: {
                                fileIds: string[];
                                files: components["schemas"]["File"][];
                                /** @enum {string} */
                                phase: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                            }[];
                            /** Format: date */
                            endDate: string;
                            /** @enum {string} */
                            energyProgrammer: "BUYER" | "SELLER";
                            financialConditions: {
                                /** @default false */
                                allowFractionalCapacitySales: boolean;
                                contractStructure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                                /** @default false */
                                hasWarranties: boolean;
                                indexingPercentage?: number;
                                indexingType?: string;
                                maximumAmountEnergyAllowed?: number;
                                price?: number;
                                /** @enum {string} */
                                pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                                /** @enum {string} */
                                provisionOfGuarantees: "YES" | "NO";
                                totalPurchasedCapacity: number;
                            };
                            /** @enum {string} */
                            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                            hasNegotiation: boolean;
                            id: string;
                            /** @default true */
                            isNegotiable: boolean;
                            isPublishedInMarketplace: boolean;
                            isWatched: boolean;
                            location: {
                                /** @enum {string} */
                                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                                municipality: string;
                                parish: string;
                            };
                            mayOpenNegotiations: boolean;
                            municipalityCode: string | null;
                            /** @enum {string} */
                            negotiationStatus: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
                            ongoingNegotiationsCount?: number;
                            parentProjectId: string | null;
                            sellerLegalEntity: {
                                fiscalInfo: components["schemas"]["FiscalInfo"];
                                id: string;
                            };
                            /** Format: uuid */
                            sellerLegalEntityId: string;
                            /** Format: date */
                            startDate: string;
                            /** @enum {string} */
                            status: "pending_validation" | "approved" | "rejected" | "closed" | "fractioned" | "deleted";
                            technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                                annualForecastCapacity?: number;
                                installedCapacity?: number;
                                /** @enum {string} */
                                lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                                outputPower?: number;
                                /** @enum {string} */
                                type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                            })[];
                            updatedAt: string;
                            version: number;
                            viewCount?: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    postProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    /** @enum {string} */
                    currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    designation: string;
                    /** @enum {string} */
                    deviationPayer: "BUYER" | "SELLER";
                    documentations: {
                        fileIds: string[];
                        /** @enum {string} */
                        phase: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    }[];
                    /** Format: date */
                    endDate: string;
                    /** @enum {string} */
                    energyProgrammer: "BUYER" | "SELLER";
                    financialConditions: {
                        /** @default false */
                        allowFractionalCapacitySales?: boolean;
                        contractStructure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed?: number;
                        price?: number;
                        pricingType: string;
                        /** @enum {string} */
                        provisionOfGuarantees: "YES" | "NO";
                        totalPurchasedCapacity: number;
                    };
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    /** @default true */
                    isNegotiable?: boolean;
                    /** @default true */
                    isPublishedInMarketplace?: boolean;
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    /** Format: uuid */
                    sellerLegalEntityId: string;
                    /** Format: date */
                    startDate: string;
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Creates one of the projects, for review */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    getProjectsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the projects; a view is recorded for those who do not own it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    putProjectsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalInformation?: string;
                    annualVolume?: number;
                    automaticRenewal?: boolean;
                    /** @enum {string} */
                    currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    /** @enum {string} */
                    deliveryType?: "PHYSICAL" | "FINANCIAL";
                    designation: string;
                    /** @enum {string} */
                    deviationPayer: "BUYER" | "SELLER";
                    documentations: {
                        fileIds: string[];
                        /** @enum {string} */
                        phase: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                    }[];
                    /** Format: date */
                    endDate: string;
                    /** @enum {string} */
                    energyProgrammer: "BUYER" | "SELLER";
                    financialConditions: {
                        /** @default false */
                        allowFractionalCapacitySales?: boolean;
                        contractStructure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                        /** @default false */
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        maximumAmountEnergyAllowed?: number;
                        price?: number;
                        pricingType: string;
                        /** @enum {string} */
                        provisionOfGuarantees: "YES" | "NO";
                        totalPurchasedCapacity: number;
                    };
                    /** @enum {string} */
                    guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                    /** @default true */
                    isNegotiable?: boolean;
                    /** @default true */
                    isPublishedInMarketplace?: boolean;
                    location: {
                        /** @enum {string} */
                        country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                        municipality: string;
                        parish: string;
                    };
                    /** Format: uuid */
                    sellerLegalEntityId: string;
                    /** Format: date */
                    startDate: string;
                    technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                        annualForecastCapacity?: number;
                        installedCapacity?: number;
                        /** @enum {string} */
                        lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                        outputPower?: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    })[];
                };
            };
        };
        responses: {
            /** @description Edits one of the projects; it goes to review again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    deleteProjectsById: {
        parameters: {
            query?: {
                dry_run?: boolean;
                force?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes one of the projects, in two steps */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getProjectsByIdDeliveryProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series with whose profile the project delivers, for the project's company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryProfile"];
                };
            };
        };
    };
    putProjectsByIdDeliveryProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    seriesId?: string;
                };
            };
        };
        responses: {
            /** @description Chooses the series with whose profile the project delivers, a profile of the project's company of twelve whole months at least; without one the invented profile of its technologies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryProfile"];
                };
            };
        };
    };
    getProjectsByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of one of the projects, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    getProjectsByIdMatches: {
        parameters: {
            query?: {
                limit?: number;
                minScore?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published offers that fit an own project best, with the reasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMatches"];
                };
            };
        };
    };
    getProjectsByIdProduction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the project produces in each month of a typical year, for everybody who sees the project: from its delivery profile, else from the invented profile of its technologies; scaled to its annual volume, else to its capacity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Production"];
                };
            };
        };
    };
    patchProjectsByIdSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPublishedInMarketplace: boolean;
                };
            };
        };
        responses: {
            /** @description Publishes one of the projects in the marketplace, or withdraws it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    putProjectsByIdWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follows one of the published projects of others: the caller is told of its changes */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    deleteProjectsByIdWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Follows one of the projects no longer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getProjectsApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own approved projects, for selectors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        designation: string;
                        id: string;
                        sellerLegalEntityId: string;
                        totalPurchasedCapacity: number;
                    }[];
                };
            };
        };
    };
    getProjectsExport: {
        parameters: {
            query: {
                columns?: string;
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                currentProjectStatus?: ("UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION")[];
                endTermLength?: number;
                format: "csv" | "xlsx";
                hasWarranties?: boolean;
                isPublishedInMarketplace?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                municipalities?: string[];
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDateEnd?: string;
                startDateStart?: string;
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "closed" | "fractioned")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects of the caller's legal entities as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Database, jobs and storage answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                    };
                };
            };
        };
    };
    getSavedTerms: {
        parameters: {
            query?: {
                legalEntityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved terms of the caller's companies, or of one of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        allowedActions: string[];
                        id: string;
                        legalEntityId: string;
                        legalEntityName: string;
                        name: string;
                        updatedAt: string;
                        version: number;
                    }[];
                };
            };
        };
    };
    postSavedTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    legalEntityId: string;
                    name: string;
                    terms: {
                        additionalInformation?: string;
                        automaticRenewal?: boolean;
                        /** @enum {string} */
                        contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
                        contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                        defaultConditions?: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        /** @enum {string} */
                        deliveryType?: "PHYSICAL" | "FINANCIAL";
                        /** @enum {string} */
                        deviationPayer?: "BUYER" | "SELLER";
                        /** @enum {string} */
                        energyProgrammer?: "BUYER" | "SELLER";
                        excessDeviationPrice?: number;
                        extraClauses?: {
                            description: string;
                            name: string;
                            type?: string;
                        }[];
                        /** @enum {string} */
                        guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        isNegotiable?: boolean;
                        latePaymentPenalty?: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod?: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod?: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        price?: number;
                        priceEscalation?: number;
                        /** @enum {string} */
                        priceEscalationPeriod?: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        pricingType?: string;
                        programmingUnit?: string;
                        /** @enum {string} */
                        provisionOfGuarantees?: "YES" | "NO";
                        /** @enum {string} */
                        settlementMethod?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice?: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature?: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions?: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                };
            };
        };
        responses: {
            /** @description Keeps terms under a name, for a company in which the caller holds CONTRACTING */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTerms"];
                };
            };
        };
    };
    getSavedTermsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved terms with their content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTerms"];
                };
            };
        };
    };
    putSavedTermsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    terms?: {
                        additionalInformation?: string;
                        automaticRenewal?: boolean;
                        /** @enum {string} */
                        contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
                        contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                        defaultConditions?: ("FAILURE_TO_DELIVER_ENERGY" | "FAILURE_TO_MAKE_PAYMENTS" | "FAILURE_TO_MEET_PERFORMANCE_STANDARDS" | "BREACH_OF_CONTRACTUAL_OBLIGATION" | "REGULATORY_NON_COMPLIANCE" | "OTHER")[];
                        /** @enum {string} */
                        deliveryType?: "PHYSICAL" | "FINANCIAL";
                        /** @enum {string} */
                        deviationPayer?: "BUYER" | "SELLER";
                        /** @enum {string} */
                        energyProgrammer?: "BUYER" | "SELLER";
                        excessDeviationPrice?: number;
                        extraClauses?: {
                            description: string;
                            name: string;
                            type?: string;
                        }[];
                        /** @enum {string} */
                        guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                        hasWarranties?: boolean;
                        indexingPercentage?: number;
                        indexingType?: string;
                        isNegotiable?: boolean;
                        latePaymentPenalty?: number;
                        /** @enum {string} */
                        latePaymentPenaltyPeriod?: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        /** @enum {string} */
                        measurementMethod?: "ESTIMATION" | "METER_COUNTER";
                        /** @enum {string} */
                        paymentFrequency?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        /** @enum {string} */
                        paymentMethod?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        price?: number;
                        priceEscalation?: number;
                        /** @enum {string} */
                        priceEscalationPeriod?: "PER_DAY" | "PER_MONTH" | "PER_YEAR";
                        pricingType?: string;
                        programmingUnit?: string;
                        /** @enum {string} */
                        provisionOfGuarantees?: "YES" | "NO";
                        /** @enum {string} */
                        settlementMethod?: "MONTHLY" | "QUARTERLY" | "ANNUALLY" | "BI_ANNUALLY" | "PRE_PAYMENT" | "MILESTONE_BASED" | "UPON_INVOICE_SUBMISSION" | "PERFORM_BASED";
                        shortfallDeviationPrice?: number;
                        spotPercentage?: number;
                        /** @enum {string} */
                        statusAtSignature?: "LAND_ACQUIRED" | "PLANNING_SUBMITTED" | "PLANNING_CONSENTED" | "SHOVEL_READY" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                        terminationConditions?: ("OTHER" | "EXPIRATION_BY_LAPSE_OF_TIME" | "UNILATERAL_TERMINATION" | "TERMINATION_BY_MUTUAL_AGREEMENT" | "CONVENIENCE" | "DEFAULT" | "FORCE_MAJEURE" | "REGULATORY_CHANGES" | "INSOLVENCY")[];
                    };
                };
            };
        };
        responses: {
            /** @description Renames saved terms, or replaces their content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTerms"];
                };
            };
        };
    };
    deleteSavedTermsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes saved terms */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getSearch: {
        parameters: {
            query?: {
                limit?: number;
                listEntity?: "energy-contracts" | "projects" | "offers";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's saved searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SavedSearch"][];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getSearchById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One saved search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
        };
    };
    putSearchById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filters: {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    listEntity: "energy-contracts" | "projects" | "offers";
                    name: string;
                    /** @default false */
                    notify?: boolean;
                };
            };
        };
        responses: {
            /** @description Replaces a saved search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
        };
    };
    deleteSearchById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a saved search */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postSearchByIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Brings a saved search back within a minute of its deletion, as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
        };
    };
    getSearchEnergyContracts: {
        parameters: {
            query?: {
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                energyContractId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startTermLength?: number;
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract database: market data of registered contracts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PublicContract"][];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getSearchEnergyContractsExport: {
        parameters: {
            query: {
                columns?: string;
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                energyContractId?: string;
                format: "csv" | "xlsx";
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                page?: number;
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startTermLength?: number;
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract database as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getSearchEnergyContractsStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of the register in fixed cells. A figure is shown where at least 5 contracts of 3 first and 3 second parties stand behind it without those of your own companies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractStatistics"];
                };
            };
        };
    };
    getSearchOffers: {
        parameters: {
            query?: {
                contractDuration?: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS")[];
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDate?: ("IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR")[];
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                watched?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published offers of the marketplace */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            additionalInformation?: string;
                            allowedActions: string[];
                            /** @default false */
                            allowMultipleEnergyContracts: boolean;
                            annualVolume?: number;
                            automaticRenewal?: boolean;
                            buyerLegalEntity: {
                                fiscalInfo: components["schemas"]["FiscalInfo"];
                                id: string;
                            };
                            /** Format: uuid */
                            buyerLegalEntityId: string;
                            /** @enum {string} */
                            contractDuration?: "LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS";
                            /** @enum {string} */
                            contractStructure?: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                            /** @enum {string} */
                            country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                            createdAt: string;
                            /** @enum {string} */
                            deliveryType?: "PHYSICAL" | "FINANCIAL";
                            /** @enum {string} */
                            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                            hasNegotiation: boolean;
                            /** @default false */
                            hasWarranties: boolean;
                            id: string;
                            /** @default true */
                            isNegotiable: boolean;
                            isPublishedInMarketplace: boolean;
                            isWatched: boolean;
                            mayOpenNegotiations: boolean;
                            name: string;
                            /** @enum {string} */
                            negotiationStatus: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
                            ongoingNegotiationsCount?: number;
                            price?: number;
                            /** @enum {string} */
                            pricingType?: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                            /** @enum {string} */
                            provisionOfGuarantees?: "YES" | "NO";
                            /** @enum {string} */
                            startDate?: "IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR";
                            /** @enum {string} */
                            status: "pending_validation" | "approved" | "rejected" | "deleted";
                            technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                            totalPurchasedCapacity?: number;
                            updatedAt: string;
                            version: number;
                            viewCount?: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getSearchOffersExport: {
        parameters: {
            query: {
                columns?: string;
                contractDuration?: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS")[];
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                format: "csv" | "xlsx";
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDate?: ("IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR")[];
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                watched?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published offers of the marketplace as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getSearchOffersPlaces: {
        parameters: {
            query?: {
                contractDuration?: ("LESS_THAN_5_YEARS" | "BETWEEN_5_AND_10_YEARS" | "BETWEEN_10_AND_15_YEARS" | "MORE_THAN_15_YEARS")[];
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDate?: ("IMMEDIATELY" | "SIX_MONTHS" | "ONE_YEAR" | "MORE_THAN_ONE_YEAR")[];
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                watched?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the published offers of the marketplace are, and how many of them in each place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesOfList"];
                };
            };
        };
    };
    getSearchProjects: {
        parameters: {
            query?: {
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                currentProjectStatus?: ("UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                municipalities?: string[];
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDateEnd?: string;
                startDateStart?: string;
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "closed" | "fractioned")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                watched?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published projects of the marketplace */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            additionalInformation?: string;
                            allowedActions: string[];
                            annualVolume?: number;
                            automaticRenewal?: boolean;
                            createdAt: string;
                            /** @enum {string} */
                            currentProjectStatus: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                            /** @enum {string} */
                            deliveryType?: "PHYSICAL" | "FINANCIAL";
                            designation: string;
                            /** @enum {string} */
                            deviationPayer: "BUYER" | "SELLER";
                            documentations: {
                                fileIds: string[];
                                files: components["schemas"]["File"][];
                                /** @enum {string} */
                                phase: "UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION";
                            }[];
                            /** Format: date */
                            endDate: string;
                            /** @enum {string} */
                            energyProgrammer: "BUYER" | "SELLER";
                            financialConditions: {
                                /** @default false */
                                allowFractionalCapacitySales: boolean;
                                contractStructure: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                                /** @default false */
                                hasWarranties: boolean;
                                indexingPercentage?: number;
                                indexingType?: string;
                                maximumAmountEnergyAllowed?: number;
                                price?: number;
                                /** @enum {string} */
                                pricingType: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                                /** @enum {string} */
                                provisionOfGuarantees: "YES" | "NO";
                                totalPurchasedCapacity: number;
                            };
                            /** @enum {string} */
                            guaranteesOfOrigin?: "INCLUDED" | "EXCLUDED" | "SEPARATE_PRICE";
                            hasNegotiation: boolean;
                            id: string;
                            /** @default true */
                            isNegotiable: boolean;
                            isPublishedInMarketplace: boolean;
                            isWatched: boolean;
                            location: {
                                /** @enum {string} */
                                country: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                                municipality: string;
                                parish: string;
                            };
                            mayOpenNegotiations: boolean;
                            municipalityCode: string | null;
                            /** @enum {string} */
                            negotiationStatus: "AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED";
                            ongoingNegotiationsCount?: number;
                            parentProjectId: string | null;
                            sellerLegalEntity: {
                                fiscalInfo: components["schemas"]["FiscalInfo"];
                                id: string;
                            };
                            /** Format: uuid */
                            sellerLegalEntityId: string;
                            /** Format: date */
                            startDate: string;
                            /** @enum {string} */
                            status: "pending_validation" | "approved" | "rejected" | "closed" | "fractioned" | "deleted";
                            technologies: (("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER") | {
                                annualForecastCapacity?: number;
                                installedCapacity?: number;
                                /** @enum {string} */
                                lifetime?: "10-15" | "15-20" | "20-25" | "25-30" | "35-40" | "40+";
                                outputPower?: number;
                                /** @enum {string} */
                                type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                            })[];
                            updatedAt: string;
                            version: number;
                            viewCount?: number;
                        }[];
                        limit: number;
                        page: number;
                        total: number;
                        /** @enum {boolean} */
                        totalIsCapped?: true;
                    };
                };
            };
        };
    };
    getSearchProjectsExport: {
        parameters: {
            query: {
                columns?: string;
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                currentProjectStatus?: ("UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION")[];
                endTermLength?: number;
                format: "csv" | "xlsx";
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                municipalities?: string[];
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDateEnd?: string;
                startDateStart?: string;
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "closed" | "fractioned")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                watched?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published projects of the marketplace as a file; a list too long for it is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getSearchProjectsPlaces: {
        parameters: {
            query?: {
                contractStructure?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                countries?: ("austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden")[];
                currentProjectStatus?: ("UNDER_LICENSING" | "UNDER_CONSTRUCTION" | "UNDER_EXPLORATION")[];
                endTermLength?: number;
                hasWarranties?: boolean;
                legalEntityId?: string;
                limit?: number;
                maxAnnualVolume?: number;
                maxEnergy?: number;
                maxPower?: number;
                maxPrice?: number;
                maxTotalPurchasedCapacity?: number;
                minAnnualVolume?: number;
                minEnergy?: number;
                minPower?: number;
                minPrice?: number;
                minTermLength?: number;
                minTotalPurchasedCapacity?: number;
                municipalities?: string[];
                negotiated?: boolean;
                negotiationStatus?: ("AVAILABLE" | "ONGOING" | "CLOSED" | "CANCELLED")[];
                page?: number;
                pricingType?: ("FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING")[];
                searchQuery?: string;
                sortByCreatedAt?: boolean;
                sortByName?: boolean;
                sortByPrice?: boolean;
                sortByStatus?: boolean;
                sortByTermLength?: boolean;
                sortByTotalPurchasedCapacity?: boolean;
                sortOrder?: "asc" | "desc";
                startDateEnd?: string;
                startDateStart?: string;
                startTermLength?: number;
                status?: ("pending_validation" | "approved" | "rejected" | "closed" | "fractioned")[];
                technologies?: ("HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER")[];
                watched?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the published projects of the marketplace are, and how many of them in each place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesOfList"];
                };
            };
        };
    };
    postSearchSave: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filters: {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    listEntity: "energy-contracts" | "projects" | "offers";
                    name: string;
                    /** @default false */
                    notify?: boolean;
                };
            };
        };
        responses: {
            /** @description Saves a search */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
        };
    };
    getSeries: {
        parameters: {
            query?: {
                kind?: "profile" | "price" | "load" | "grid_share" | "grid_factor" | "metered";
                zone?: "portugal" | "spain";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series that the caller may read, by name: those of the market, those of the caller's companies, and the invented ones, which are marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"][];
                };
            };
        };
    };
    deleteSeriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a series; 409 while it is a project's delivery profile */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getSeriesByIdValues: {
        parameters: {
            query?: {
                from?: string;
                resolution?: "PT60M" | "PT15M";
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Values of a series, at most 15 years, times in UTC */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesValues"];
                };
            };
        };
    };
    getSeriesByIdValuesExport: {
        parameters: {
            query?: {
                from?: string;
                resolution?: "PT60M" | "PT15M";
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same values as a CSV file that the import reads: `timestamp;value`; of an invented series the head says so in a third field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postSeriesImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    capacity?: string;
                    dryRun?: string;
                    /** Format: binary */
                    file: string;
                    kind?: string;
                    legalEntityId?: string;
                    licence?: string;
                    name?: string;
                    resolution?: string;
                    seriesId?: string;
                    source?: string;
                    zone?: string;
                };
            };
        };
        responses: {
            /** @description Reads a CSV file (`timestamp;value`, ISO 8601 with an offset or the local time of the zone, decimal comma or point): multipart `file` with the fields of a series. With `dryRun` it only names what is wrong, line by line, and answers 200, as where a series is replaced. Administrators import prices and grid series, REGISTRY in a company its profiles and loads. At most 1 % of the intervals may be missing; they are filled with the same hour of the day before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesImport"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the pages must know of this installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        adminUrl: string;
                        appName: string;
                        companyRegister: boolean;
                        contactEmail: string;
                        /** @enum {string} */
                        defaultLanguage: "pt" | "en" | "es";
                        devMailbox: boolean;
                        keepDeletedAccountsDays: number;
                        languages: ("pt" | "en" | "es")[];
                        manualUrl: string | null;
                        marketplaceUrl: string;
                        maximumEntitiesPerUser: number;
                        registrationRegimeStart: string;
                        /** @enum {string} */
                        registrationRole: "preparing" | "managing_entity";
                        signUpOpen: boolean;
                        supportEmail: string;
                        telemetry: boolean;
                        undoSeconds: number;
                    };
                };
            };
        };
    };
    getSimulations: {
        parameters: {
            query?: {
                legalEntityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved simulations of the caller's companies, or of one of them, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        allowedActions: string[];
                        id: string;
                        isOutdated: boolean;
                        legalEntityId: string;
                        legalEntityName: string;
                        name: string;
                        resultHash: string;
                        savedAt: string;
                        savedBy: string | null;
                        structures: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                    }[];
                };
            };
        };
    };
    postSimulations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    country?: "austria" | "belgium" | "bulgaria" | "croatia" | "cyprus" | "czech-republic" | "denmark" | "estonia" | "finland" | "france" | "germany" | "greece" | "hungary" | "ireland" | "italy" | "latvia" | "lithuania" | "luxembourg" | "malta" | "netherlands" | "poland" | "portugal" | "romania" | "slovakia" | "slovenia" | "spain" | "sweden";
                    input: {
                        capacity: number;
                        /** @default 0.4 */
                        degradation?: number;
                        /** @default 6 */
                        discountRate?: number;
                        fromYear: number;
                        /**
                         * @default {
                         *       "type": "NONE"
                         *     }
                         */
                        indexation?: {
                            cap?: number;
                            cpi?: number[];
                            floor?: number;
                            percentage?: number;
                            share?: number;
                            /** @enum {string} */
                            type: "NONE" | "FIXED" | "CPI";
                        };
                        price?: number;
                        /** Format: uuid */
                        priceSeriesId?: string;
                        /** @default 12 */
                        priceVolatility?: number;
                        /** @default 1000 */
                        scenarios?: number;
                        seed: number;
                        /** Format: uuid */
                        seriesId?: string;
                        technologies?: {
                            installedCapacity: number;
                            /** @enum {string} */
                            type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                        }[];
                        /** @enum {string} */
                        technology?: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                        terms: {
                            /**
                             * @default SPOT
                             * @enum {string}
                             */
                            deviations?: "SPOT" | "CONTRACT";
                            excessPrice?: number;
                            indexingPercentage?: number;
                            negativeHoursFree?: number;
                            /**
                             * @default NONE
                             * @enum {string}
                             */
                            negativePrices?: "NONE" | "FLOOR_ZERO" | "NO_PAYMENT" | "NO_DELIVERY";
                            /**
                             * @default FIXED_PRICING
                             * @enum {string}
                             */
                            pricingType?: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                            /**
                             * @default PHYSICAL
                             * @enum {string}
                             */
                            settlement?: "PHYSICAL" | "FINANCIAL";
                            /** @default 1 */
                            share?: number;
                            shortfallPrice?: number;
                            /** @enum {string} */
                            structure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                        };
                        volume?: number;
                        volumeVolatility?: number;
                        years: number;
                        /** @enum {string} */
                        zone: "portugal" | "spain";
                    };
                    /** Format: uuid */
                    legalEntityId: string;
                    name: string;
                    /** @default [] */
                    structures?: ("BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED")[];
                };
            };
        };
        responses: {
            /** @description Keeps a simulation with up to three structures under a name, for a company in which the caller holds REGISTRY; everybody in the company reads it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSimulation"];
                };
            };
        };
    };
    getSimulationsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A saved simulation with its inputs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSimulation"];
                };
            };
        };
    };
    deleteSimulationsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a saved simulation */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    postSimulationsRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    capacity: number;
                    /** @default 0.4 */
                    degradation?: number;
                    /** @default 6 */
                    discountRate?: number;
                    fromYear: number;
                    /**
                     * @default {
                     *       "type": "NONE"
                     *     }
                     */
                    indexation?: {
                        cap?: number;
                        cpi?: number[];
                        floor?: number;
                        percentage?: number;
                        share?: number;
                        /** @enum {string} */
                        type: "NONE" | "FIXED" | "CPI";
                    };
                    price?: number;
                    /** Format: uuid */
                    priceSeriesId?: string;
                    /** @default 12 */
                    priceVolatility?: number;
                    /** @default 1000 */
                    scenarios?: number;
                    seed: number;
                    /** Format: uuid */
                    seriesId?: string;
                    technologies?: {
                        installedCapacity: number;
                        /** @enum {string} */
                        type: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    }[];
                    /** @enum {string} */
                    technology?: "HYDRO_POWER" | "OFFSHORE_WIND" | "ONSHORE_WIND" | "SOLAR_POWER" | "STORAGE" | "THERMAL_POWER";
                    terms: {
                        /**
                         * @default SPOT
                         * @enum {string}
                         */
                        deviations?: "SPOT" | "CONTRACT";
                        excessPrice?: number;
                        indexingPercentage?: number;
                        negativeHoursFree?: number;
                        /**
                         * @default NONE
                         * @enum {string}
                         */
                        negativePrices?: "NONE" | "FLOOR_ZERO" | "NO_PAYMENT" | "NO_DELIVERY";
                        /**
                         * @default FIXED_PRICING
                         * @enum {string}
                         */
                        pricingType?: "FIXED_PRICING" | "HYBRID_PRICING" | "VARIABLE_PRICING";
                        /**
                         * @default PHYSICAL
                         * @enum {string}
                         */
                        settlement?: "PHYSICAL" | "FINANCIAL";
                        /** @default 1 */
                        share?: number;
                        shortfallPrice?: number;
                        /** @enum {string} */
                        structure: "BASELOAD_MONTHLY" | "BASELOAD_ANNUAL" | "FIXED_HOURLY_PROFILE" | "PAY_AS_PRODUCED";
                    };
                    volume?: number;
                    volumeVolatility?: number;
                    years: number;
                    /** @enum {string} */
                    zone: "portugal" | "spain";
                };
            };
        };
        responses: {
            /** @description Settles a contract hour by hour over its term, with scenarios of prices and yield: EUR, MWh, EUR/MWh and percent. A model, no forecast and no advice; profiles and prices are invented for demonstration where no series is given; a series gives its last twelve months, repeated each year. 429 while two simulations run already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationResult"];
                };
            };
        };
    };
    postSupportFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    category: "bug_or_error" | "usability_issue" | "documentation_or_registers_problem" | "account_management_and_platform_access" | "feature_request" | "general_feedback_or_suggestion" | "other";
                    description: string;
                    email: string;
                    files?: string[];
                    name: string;
                };
            };
        };
        responses: {
            /** @description Sends feedback to the operator */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        id: string;
                    };
                };
            };
        };
    };
    getTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits for the caller: records to correct, invoices to pay, contracts to register, contracts past their end, unread negotiations; the first twelve */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            comment: string | null;
                            dueDate: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "rejected" | "invoice" | "registration" | "expiry" | "negotiation";
                            name: string;
                            /** @enum {string} */
                            recordKind: "legal_entity" | "energy_contract" | "project" | "offer" | "negotiation" | "invoice";
                            signedAt: string | null;
                            templateVersion: number | null;
                            totalPrice: number | null;
                            unreadCount: number | null;
                        }[];
                        openInvoices: number;
                        total: number;
                        unreadNegotiations: number;
                    };
                };
            };
        };
    };
    postTelemetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    counted: ("home" | "new_company" | "company" | "edit_company" | "integrations" | "market_projects" | "compare_projects" | "project_searches" | "own_projects" | "new_project" | "project" | "edit_project" | "market_offers" | "compare_offers" | "offer_searches" | "own_offers" | "new_offer" | "offer" | "edit_offer" | "negotiations" | "new_template" | "template" | "contract_database" | "contract_searches" | "own_contracts" | "register_contract" | "contract_imports" | "contract_import" | "contract" | "edit_contract" | "own_invoices" | "invoice" | "simulator" | "series" | "prices" | "profile" | "privacy" | "notification_settings" | "security" | "company_sent" | "project_sent" | "offer_sent" | "item_watched" | "search_saved" | "negotiation_started" | "message_sent" | "version_proposed" | "version_accepted" | "contract_registered" | "contracts_imported" | "contract_terminated" | "payment_reported" | "support_asked")[];
                };
            };
        };
        responses: {
            /** @description Counts visits and acts of a person who agreed to it, by name and day alone; 404 where nothing is counted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getUsersByIdAvatar: {
        parameters: {
            query?: {
                version?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture of a user, cacheable for ever per version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    putUsersAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    avatarColor?: "teal" | "blue" | "amber" | "violet" | "rose" | "slate" | "lime" | "cyan";
                    fileId?: string | null;
                };
            };
        };
        responses: {
            /** @description Sets or removes the picture and its colour */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    putUsersLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "pt" | "en" | "es";
                };
            };
        };
        responses: {
            /** @description Sets the caller's language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    getUsersMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    putUsersMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Changes the caller's names and phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    putUsersMeAcceptedTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    privacy?: string;
                    /** Format: date */
                    terms?: string;
                };
            };
        };
        responses: {
            /** @description The caller has read and accepts the terms, the privacy notice or both, in their present version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    getUsersMeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything kept about the caller */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getUsersMeExportArchive: {
        parameters: {
            query?: {
                part?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything kept about the caller, with the files that they uploaded, as a zip archive of up to 1 GB */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    getUsersMeExportParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of how many archives the export with files consists, and what they hold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportParts"];
                };
            };
        };
    };
    getUsersMeLegalEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's companies and roles in them, the longest held first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        authorizationLevel: "administrator" | "manager" | "attorney";
                        isHolder: boolean;
                        legalEntityId: string;
                        name: string;
                        /** @enum {string} */
                        role: "view" | "registry" | "contracting" | "manage";
                        since: string;
                        /** @enum {string} */
                        status: "pending_validation" | "approved" | "rejected" | "deleted";
                    }[];
                };
            };
        };
    };
    putUsersPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    analytical?: boolean;
                    hidesFirstSteps?: boolean;
                    mails?: {
                        [key: string]: "immediately" | "daily" | "never";
                    };
                    skipNegotiationAgreement?: boolean;
                };
            };
        };
        responses: {
            /** @description Sets some of the caller's preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    getUsualDecisionTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Within how many working days three of four of the last decisions were taken, by kind of record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsualDecisionTimes"];
                };
            };
        };
    };
    getVerifyByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a certificate with this code certifies, without parties and prices; 60 an hour for each client address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractVerification"];
                };
            };
        };
    };
    getViewsByTypeByIdCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                type: "projects" | "project" | "offers" | "offer";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many users looked at a project or an offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The same in each try and each replay */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA-256 in base64 of id, time and body with dots between */
                "webhook-signature": string;
                /** @description When this try was sent, in seconds since 1970 */
                "webhook-timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company: {
                        id: string;
                    };
                    createdAt: string;
                    id: string;
                    resource: {
                        id: string;
                        /** @enum {string} */
                        kind: "legal_entity" | "project" | "offer" | "negotiation" | "energy_contract" | "invoice" | "webhook";
                        path: string;
                    };
                    sequence: string;
                    /** @enum {string} */
                    type: "legal_entity.approved" | "legal_entity.rejected" | "legal_entity.pending_validation" | "project.approved" | "project.rejected" | "project.pending_validation" | "project.closed" | "project.fractioned" | "project.deleted" | "offer.approved" | "offer.rejected" | "offer.pending_validation" | "offer.closed" | "offer.deleted" | "negotiation.started" | "negotiation.message" | "negotiation.version_created" | "negotiation.version_accepted" | "negotiation.version_agreed" | "negotiation.closed" | "negotiation.cancelled" | "negotiation.registration_soon" | "negotiation.registration_today" | "negotiation.registration_late" | "energy_contract.approved" | "energy_contract.rejected" | "energy_contract.pending_validation" | "energy_contract.active" | "energy_contract.terminated" | "energy_contract.expired" | "energy_contract.deleted" | "energy_contract.registration_soon" | "energy_contract.registration_today" | "energy_contract.registration_late" | "invoice.issued" | "invoice.due_soon" | "invoice.overdue" | "invoice.still_overdue" | "invoice.payment_rejected" | "invoice.part_paid" | "invoice.paid" | "invoice.payment_taken_back" | "invoice.cancelled" | "invoice.document_available" | "invoice.overpayment_refunded" | "invoice.overpayment_credited" | "invoice.settlement_taken_back" | "webhook.test";
                    /** @constant */
                    version: 1;
                };
            };
        };
        responses: {
            /** @description Received; so is any other status from 200 to 299 */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing more is wanted: the webhook is switched off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

/** The creating calls that take an `Idempotency-Key`. */
export const idempotentCalls: readonly string[] = [
  '/api/energy-contracts',
  '/api/energy-contracts/import',
  '/api/energy-contracts/imports/{id}/commit',
  '/api/files/upload',
  '/api/legal-entities/create',
  '/api/legal-entities/{id}/webhooks/{hookId}/deliveries/{deliveryId}/replay',
  '/api/negotiations',
  '/api/negotiations/{id}/contract-templates',
  '/api/negotiations/{id}/messages',
  '/api/offers',
  '/api/projects',
  '/api/saved-terms',
  '/api/search/save',
  '/api/series/import',
  '/api/simulations',
  '/api/support-feedback',
];
