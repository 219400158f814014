# What is wrong here and now; the rule follows.

why-his-choose-limit = You have chosen { $have }; your technology allows { $need }.
why-his-choose-once = { $thing } is chosen already.
why-his-choose-drop = { $thing } is not chosen.
why-his-choose-hand = { $thing } is not in your hand.
why-his-turn-queue = { $thing } lies in your discard queue.
why-his-revolution-queue = Your discard queue has { $have } of { $need } cards.
why-his-act-technology = You would need { $thing }: level { $need }, and you have { $have }.
why-his-act-cubes = That costs { $need ->
        [one] { $need } ready cube
       *[other] { $need } ready cubes
    }; you have { $have }.
why-his-exploit-vp = That costs { $need } VP; you have { $have }.
why-his-act-revealed = { $thing } is not among your cards to resolve.
why-his-wonder-own = { $thing } is not yours.
why-his-wonder-turned = { $thing } is used already.
why-his-wonder-on-action = You are not playing { $thing }.
why-his-wonder-pay-cubes = That costs { $need ->
        [one] { $need } ready cube
       *[other] { $need } ready cubes
    }; you have { $have }.
why-his-wonder-pay-vp = That costs { $need } VP; you have { $have }.
why-his-event-unpaid = { $thing } asks for what you do not have.
why-his-event-before = { $thing } comes first, and then it cannot be carried out.
why-his-civbots-most = There would be { $have } civilizations.
why-his-setup-colour = { $thing } is taken, or its colour is.
