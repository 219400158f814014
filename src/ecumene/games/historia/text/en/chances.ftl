## What a card would come to as things stand, and why it would come to nothing

chances-card = As things stand{ $technology_by ->
        [0] {""}
       *[other] { " · technology " }{ $technology }
    }{ $military_by ->
        [0] {""}
       *[other] { " · military " }{ $military }
    }{ $cubes_by ->
        [0] {""}
       *[other] { " · cubes: " }{ $ready } ready, { $used } used
    }{ $vp_by ->
        [0] {""}
       *[other] { " · " }{ $vp } VP
    }.
chances-advanced = Advanced{ $technology_by ->
        [0] {""}
       *[other] { " · technology " }{ $technology }
    }{ $military_by ->
        [0] {""}
       *[other] { " · military " }{ $military }
    }{ $cubes_by ->
        [0] {""}
       *[other] { " · cubes: " }{ $ready } ready, { $used } used
    }{ $vp_by ->
        [0] {""}
       *[other] { " · " }{ $vp } VP
    }.
chances-place = { $stands ->
        [own] Worth { $vp } VP. You have a cube there already{ $others ->
            [0] .
           *[other] , and so has: { $who }.
        }
        [scored] Worth { $vp } VP each time territories score{ $others ->
            [0] .
           *[other] , though shared with { $who }.
        }
       *[shared] Worth { $vp } VP. Shared with { $who }: it scores nothing for you.
    }
chances-trade = { $who }: technology { $theirs }, yours is { $yours }.
chances-war = { $who }: military { $theirs } against your { $yours }. { $ends ->
        [won] You win.
        [lost] You lose.
       *[tied] Nothing happens.
    }
warning-his-event-unpaid = In vain as things stand: you cannot give what the event asks for.
warning-his-event-before = In vain as things stand: the event comes first, and then it cannot be carried out.
warning-his-act-technology = In vain as things stand: it needs technology level { $need }, and you have { $have }.
warning-his-act-cubes = In vain as things stand: ready cubes needed: { $need }, you have: { $have }.
warning-his-level-no-cell = In vain as things stand: the matrix has no next cell there.
warning-his-art-row = In vain as things stand: there is no wonder to build.
warning-his-exploit-cubes = In vain as things stand: you have no cube to take back.
warning-his-expansion-cube = In vain as things stand: you have no ready cube for the map.
warning-his-trade-partner = In vain as things stand: nobody adjacent has a higher technology level.
warning-his-raid-victim = In vain as things stand: nobody adjacent has a lower military level.
warning-his-war-territory = In vain as things stand: nobody shares a territory with you.
warning-his-tourism-wonders = In vain as things stand: you have too few wonders.
warning-his-war-winner = As things stand you win this war against nobody.
