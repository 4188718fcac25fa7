-- The municipalities of Portugal and Spain: where a project is on the map. A project keeps its municipality as free text; the
-- code beside it is the municipality that this text names, if any.
create table municipality (
  -- `pt-evora`: the country and the plain name, so that an address with it can be read.
  code text primary key,
  country text not null,
  -- Of two with one name in a country each has its region with it: `Lagoa (Faro)`.
  name text not null,
  -- District or autonomous region in Portugal, province in Spain.
  region text not null,
  -- Degrees, of the centre of its largest part.
  longitude float8 not null,
  latitude float8 not null
);

-- What a text names, in plain letters: whole names, each language's part of a bilingual one, and each with its region.
-- A name that several could mean is none of theirs.
create table municipality_name (
  country text not null,
  key text not null,
  code text not null references municipality,
  primary key (country, key)
);

create function place_key(text) returns text language sql stable strict parallel safe
  return trim(regexp_replace(unaccent(plain_text($1)), '[^a-z0-9]+', ' ', 'g'));

create function municipality_code(country text, typed text) returns text language sql stable parallel safe
  return (select n.code from municipality_name n where n.country = $1 and n.key = place_key($2));

-- Portugal: CAOP 2019 of the Direção-Geral do Território. Spain: boundaries of the Instituto Geográfico Nacional (CC BY 4.0),
-- by es-atlas 0.6.0, without the commons that belong to several municipalities.
insert into municipality (code, country, name, region, longitude, latitude)
select part[1], case left(part[1], 2) when 'pt' then 'portugal' else 'spain' end, part[2], part[3], part[4]::float8, part[5]::float8
from string_to_table($places$pt-abrantes|Abrantes|Santarém|-8.158|39.427
pt-agueda|Águeda|Aveiro|-8.396|40.587
pt-aguiar-da-beira|Aguiar da Beira|Guarda|-7.529|40.781
pt-alandroal|Alandroal|Évora|-7.382|38.616
pt-albergaria-a-velha|Albergaria-a-Velha|Aveiro|-8.492|40.701
pt-albufeira|Albufeira|Faro|-8.231|37.13
pt-alcacer-do-sal|Alcácer do Sal|Setúbal|-8.48|38.37
pt-alcanena|Alcanena|Santarém|-8.689|39.472
pt-alcobaca|Alcobaça|Leiria|-8.99|39.554
pt-alcochete|Alcochete|Setúbal|-8.914|38.734
pt-alcoutim|Alcoutim|Faro|-7.652|37.422
pt-alenquer|Alenquer|Lisboa|-9.038|39.099
pt-alfandega-da-fe|Alfândega da Fé|Bragança|-6.949|41.349
pt-alijo|Alijó|Vila Real|-7.486|41.305
pt-aljezur|Aljezur|Faro|-8.801|37.298
pt-aljustrel|Aljustrel|Beja|-8.189|37.887
pt-almada|Almada|Setúbal|-9.193|38.634
pt-almeida|Almeida|Guarda|-6.914|40.621
pt-almeirim|Almeirim|Santarém|-8.58|39.159
pt-almodovar|Almodôvar|Beja|-8.085|37.476
pt-alpiarca|Alpiarça|Santarém|-8.568|39.24
pt-alter-do-chao|Alter do Chão|Portalegre|-7.724|39.215
pt-alvaiazere|Alvaiázere|Leiria|-8.396|39.818
pt-alvito|Alvito|Beja|-8.043|38.245
pt-amadora|Amadora|Lisboa|-9.226|38.758
pt-amarante|Amarante|Porto|-8.041|41.272
pt-amares|Amares|Braga|-8.346|41.652
pt-anadia|Anadia|Aveiro|-8.443|40.453
pt-angra-do-heroismo|Angra do Heroísmo|Açores|-27.249|38.708
pt-ansiao|Ansião|Leiria|-8.44|39.934
pt-arcos-de-valdevez|Arcos de Valdevez|Viana do Castelo|-8.364|41.902
pt-arganil|Arganil|Coimbra|-7.987|40.229
pt-armamar|Armamar|Viseu|-7.678|41.093
pt-arouca|Arouca|Aveiro|-8.253|40.928
pt-arraiolos|Arraiolos|Évora|-7.918|38.786
pt-arronches|Arronches|Portalegre|-7.243|39.117
pt-arruda-dos-vinhos|Arruda dos Vinhos|Lisboa|-9.099|38.973
pt-aveiro|Aveiro|Aveiro|-8.629|40.643
pt-avis|Avis|Portalegre|-7.914|39.07
pt-azambuja|Azambuja|Lisboa|-8.896|39.131
pt-baiao|Baião|Porto|-7.994|41.156
pt-barcelos|Barcelos|Braga|-8.624|41.536
pt-barrancos|Barrancos|Beja|-7.053|38.149
pt-barreiro|Barreiro|Setúbal|-9.047|38.632
pt-batalha|Batalha|Leiria|-8.764|39.634
pt-beja|Beja|Beja|-7.857|37.962
pt-belmonte|Belmonte|Castelo Branco|-7.329|40.33
pt-benavente|Benavente|Santarém|-8.813|38.869
pt-bombarral|Bombarral|Leiria|-9.155|39.285
pt-borba|Borba|Évora|-7.471|38.814
pt-boticas|Boticas|Vila Real|-7.733|41.674
pt-braga|Braga|Braga|-8.423|41.545
pt-braganca|Bragança|Bragança|-6.736|41.771
pt-cabeceiras-de-basto|Cabeceiras de Basto|Braga|-7.955|41.541
pt-cadaval|Cadaval|Lisboa|-9.069|39.234
pt-caldas-da-rainha|Caldas da Rainha|Leiria|-9.087|39.407
pt-calheta|Calheta|Madeira|-17.182|32.77
pt-calheta-de-sao-jorge|Calheta de São Jorge|Açores|-27.917|38.595
pt-camara-de-lobos|Câmara de Lobos|Madeira|-16.977|32.702
pt-caminha|Caminha|Viana do Castelo|-8.792|41.847
pt-campo-maior|Campo Maior|Portalegre|-7.05|39.025
pt-cantanhede|Cantanhede|Coimbra|-8.636|40.356
pt-carrazeda-de-ansiaes|Carrazeda de Ansiães|Bragança|-7.308|41.228
pt-carregal-do-sal|Carregal do Sal|Viseu|-7.989|40.45
pt-cartaxo|Cartaxo|Santarém|-8.791|39.146
pt-cascais|Cascais|Lisboa|-9.399|38.726
pt-castanheira-de-pera|Castanheira de Pêra|Leiria|-8.196|40.017
pt-castelo-branco|Castelo Branco|Castelo Branco|-7.501|39.855
pt-castelo-de-paiva|Castelo de Paiva|Aveiro|-8.302|41.018
pt-castelo-de-vide|Castelo de Vide|Portalegre|-7.495|39.464
pt-castro-daire|Castro Daire|Viseu|-7.933|40.913
pt-castro-marim|Castro Marim|Faro|-7.518|37.293
pt-castro-verde|Castro Verde|Beja|-8.028|37.705
pt-celorico-da-beira|Celorico da Beira|Guarda|-7.388|40.622
pt-celorico-de-basto|Celorico de Basto|Braga|-8.04|41.402
pt-chamusca|Chamusca|Santarém|-8.379|39.272
pt-chaves|Chaves|Vila Real|-7.439|41.749
pt-cinfaes|Cinfães|Viseu|-8.104|41.036
pt-coimbra|Coimbra|Coimbra|-8.444|40.216
pt-condeixa-a-nova|Condeixa-a-Nova|Coimbra|-8.5|40.101
pt-constancia|Constância|Santarém|-8.292|39.429
pt-coruche|Coruche|Santarém|-8.449|38.94
pt-corvo|Corvo|Açores|-29.406|39.5
pt-covilha|Covilhã|Castelo Branco|-7.565|40.255
pt-crato|Crato|Portalegre|-7.646|39.315
pt-cuba|Cuba|Beja|-7.913|38.193
pt-elvas|Elvas|Portalegre|-7.23|38.91
pt-entroncamento|Entroncamento|Santarém|-8.477|39.466
pt-espinho|Espinho|Aveiro|-8.629|40.996
pt-esposende|Esposende|Braga|-8.759|41.548
pt-estarreja|Estarreja|Aveiro|-8.577|40.761
pt-estremoz|Estremoz|Évora|-7.614|38.846
pt-evora|Évora|Évora|-7.87|38.534
pt-fafe|Fafe|Braga|-8.148|41.477
pt-faro|Faro|Faro|-7.92|37.059
pt-felgueiras|Felgueiras|Porto|-8.202|41.352
pt-ferreira-do-alentejo|Ferreira do Alentejo|Beja|-8.19|38.088
pt-ferreira-do-zezere|Ferreira do Zêzere|Santarém|-8.317|39.723
pt-figueira-da-foz|Figueira da Foz|Coimbra|-8.809|40.166
pt-figueira-de-castelo-rodrigo|Figueira de Castelo Rodrigo|Guarda|-6.961|40.886
pt-figueiro-dos-vinhos|Figueiró dos Vinhos|Leiria|-8.284|39.926
pt-fornos-de-algodres|Fornos de Algodres|Guarda|-7.5|40.651
pt-freixo-de-espada-a-cinta|Freixo de Espada à Cinta|Bragança|-6.832|41.113
pt-fronteira|Fronteira|Portalegre|-7.626|39.077
pt-funchal|Funchal|Madeira|-16.919|32.679
pt-fundao|Fundão|Castelo Branco|-7.479|40.123
pt-gaviao|Gavião|Portalegre|-7.895|39.438
pt-gois|Góis|Coimbra|-8.09|40.103
pt-golega|Golegã|Santarém|-8.512|39.384
pt-gondomar|Gondomar|Porto|-8.481|41.108
pt-gouveia|Gouveia|Guarda|-7.579|40.502
pt-grandola|Grândola|Setúbal|-8.582|38.183
pt-guarda|Guarda|Guarda|-7.245|40.52
pt-guimaraes|Guimarães|Braga|-8.313|41.463
pt-horta|Horta|Açores|-28.699|38.577
pt-idanha-a-nova|Idanha-a-Nova|Castelo Branco|-7.113|39.901
pt-ilhavo|Ílhavo|Aveiro|-8.701|40.606
pt-lagoa-acores|Lagoa (Açores)|Açores|-26.235|37.946
pt-lagoa-faro|Lagoa (Faro)|Faro|-8.455|37.125
pt-lagos|Lagos|Faro|-8.726|37.152
pt-lajes-das-flores|Lajes das Flores|Açores|-29.514|39.214
pt-lajes-do-pico|Lajes do Pico|Açores|-28.224|38.43
pt-lamego|Lamego|Viseu|-7.822|41.079
pt-leiria|Leiria|Leiria|-8.802|39.789
pt-lisboa|Lisboa|Lisboa|-9.16|38.739
pt-loule|Loulé|Faro|-8.047|37.224
pt-loures|Loures|Lisboa|-9.153|38.861
pt-lourinha|Lourinhã|Lisboa|-9.27|39.246
pt-lousa|Lousã|Coimbra|-8.228|40.131
pt-lousada|Lousada|Porto|-8.273|41.288
pt-macao|Mação|Santarém|-7.974|39.604
pt-macedo-de-cavaleiros|Macedo de Cavaleiros|Bragança|-6.908|41.543
pt-machico|Machico|Madeira|-16.803|32.741
pt-madalena|Madalena|Açores|-28.463|38.486
pt-mafra|Mafra|Lisboa|-9.308|38.961
pt-maia|Maia|Porto|-8.604|41.244
pt-mangualde|Mangualde|Viseu|-7.72|40.594
pt-manteigas|Manteigas|Guarda|-7.522|40.392
pt-marco-de-canaveses|Marco de Canaveses|Porto|-8.158|41.154
pt-marinha-grande|Marinha Grande|Leiria|-8.952|39.785
pt-marvao|Marvão|Portalegre|-7.365|39.405
pt-matosinhos|Matosinhos|Porto|-8.671|41.212
pt-mealhada|Mealhada|Aveiro|-8.442|40.351
pt-meda|Mêda|Guarda|-7.253|40.938
pt-melgaco|Melgaço|Viana do Castelo|-8.214|42.05
pt-mertola|Mértola|Beja|-7.706|37.647
pt-mesao-frio|Mesão Frio|Vila Real|-7.865|41.167
pt-mira|Mira|Coimbra|-8.756|40.433
pt-miranda-do-corvo|Miranda do Corvo|Coimbra|-8.327|40.103
pt-miranda-do-douro|Miranda do Douro|Bragança|-6.36|41.51
pt-mirandela|Mirandela|Bragança|-7.185|41.508
pt-mogadouro|Mogadouro|Bragança|-6.669|41.334
pt-moimenta-da-beira|Moimenta da Beira|Viseu|-7.639|40.961
pt-moita|Moita|Setúbal|-9.003|38.652
pt-moncao|Monção|Viana do Castelo|-8.424|42.026
pt-monchique|Monchique|Faro|-8.592|37.316
pt-mondim-de-basto|Mondim de Basto|Vila Real|-7.896|41.388
pt-monforte|Monforte|Portalegre|-7.436|39.048
pt-montalegre|Montalegre|Vila Real|-7.85|41.776
pt-montemor-o-novo|Montemor-o-Novo|Évora|-8.297|38.649
pt-montemor-o-velho|Montemor-o-Velho|Coimbra|-8.659|40.216
pt-montijo|Montijo|Setúbal|-8.64|38.739
pt-mora|Mora|Évora|-8.089|38.919
pt-mortagua|Mortágua|Viseu|-8.253|40.418
pt-moura|Moura|Beja|-7.288|38.134
pt-mourao|Mourão|Évora|-7.272|38.318
pt-murca|Murça|Vila Real|-7.44|41.424
pt-murtosa|Murtosa|Aveiro|-8.673|40.758
pt-nazare|Nazaré|Leiria|-9.047|39.593
pt-nelas|Nelas|Viseu|-7.866|40.528
pt-nisa|Nisa|Portalegre|-7.666|39.524
pt-nordeste|Nordeste|Açores|-25.917|38.024
pt-obidos|Óbidos|Leiria|-9.188|39.362
pt-odemira|Odemira|Beja|-8.577|37.607
pt-odivelas|Odivelas|Lisboa|-9.2|38.799
pt-oeiras|Oeiras|Lisboa|-9.277|38.716
pt-oleiros|Oleiros|Castelo Branco|-7.874|39.944
pt-olhao|Olhão|Faro|-7.81|37.062
pt-oliveira-de-azemeis|Oliveira de Azeméis|Aveiro|-8.468|40.841
pt-oliveira-de-frades|Oliveira de Frades|Viseu|-8.243|40.722
pt-oliveira-do-bairro|Oliveira do Bairro|Aveiro|-8.555|40.516
pt-oliveira-do-hospital|Oliveira do Hospital|Coimbra|-7.863|40.369
pt-ourem|Ourém|Santarém|-8.574|39.693
pt-ourique|Ourique|Beja|-8.292|37.638
pt-ovar|Ovar|Aveiro|-8.619|40.879
pt-pacos-de-ferreira|Paços de Ferreira|Porto|-8.379|41.29
pt-palmela|Palmela|Setúbal|-8.805|38.617
pt-pampilhosa-da-serra|Pampilhosa da Serra|Coimbra|-7.916|40.083
pt-paredes|Paredes|Porto|-8.396|41.182
pt-paredes-de-coura|Paredes de Coura|Viana do Castelo|-8.573|41.911
pt-pedrogao-grande|Pedrógão Grande|Leiria|-8.182|39.934
pt-penacova|Penacova|Coimbra|-8.267|40.298
pt-penafiel|Penafiel|Porto|-8.295|41.151
pt-penalva-do-castelo|Penalva do Castelo|Viseu|-7.651|40.672
pt-penamacor|Penamacor|Castelo Branco|-7.135|40.178
pt-penedono|Penedono|Viseu|-7.394|40.991
pt-penela|Penela|Coimbra|-8.371|40.01
pt-peniche|Peniche|Leiria|-9.318|39.338
pt-peso-da-regua|Peso da Régua|Vila Real|-7.772|41.184
pt-pinhel|Pinhel|Guarda|-7.11|40.741
pt-pombal|Pombal|Leiria|-8.676|39.927
pt-ponta-delgada|Ponta Delgada|Açores|-26.429|38.019
pt-ponta-do-sol|Ponta do Sol|Madeira|-17.094|32.723
pt-ponte-da-barca|Ponte da Barca|Viana do Castelo|-8.309|41.807
pt-ponte-de-lima|Ponte de Lima|Viana do Castelo|-8.589|41.757
pt-ponte-de-sor|Ponte de Sor|Portalegre|-8.083|39.188
pt-portalegre|Portalegre|Portalegre|-7.402|39.27
pt-portel|Portel|Évora|-7.697|38.302
pt-portimao|Portimão|Faro|-8.585|37.192
pt-porto|Porto|Porto|-8.623|41.161
pt-porto-de-mos|Porto de Mós|Leiria|-8.818|39.559
pt-porto-moniz|Porto Moniz|Madeira|-17.147|32.817
pt-porto-santo|Porto Santo|Madeira|-16.542|33.069
pt-povoa-de-lanhoso|Póvoa de Lanhoso|Braga|-8.254|41.59
pt-povoa-de-varzim|Póvoa de Varzim|Porto|-8.721|41.417
pt-povoacao|Povoação|Açores|-25.961|37.966
pt-praia-da-vitoria|Praia da Vitória|Açores|-27.155|38.747
pt-proenca-a-nova|Proença-a-Nova|Castelo Branco|-7.858|39.74
pt-redondo|Redondo|Évora|-7.599|38.627
pt-reguengos-de-monsaraz|Reguengos de Monsaraz|Évora|-7.478|38.396
pt-resende|Resende|Viseu|-7.938|41.075
pt-ribeira-brava|Ribeira Brava|Madeira|-17.032|32.709
pt-ribeira-de-pena|Ribeira de Pena|Vila Real|-7.798|41.508
pt-ribeira-grande|Ribeira Grande|Açores|-26.155|38.004
pt-rio-maior|Rio Maior|Santarém|-8.902|39.328
pt-sabrosa|Sabrosa|Vila Real|-7.597|41.252
pt-sabugal|Sabugal|Guarda|-7.03|40.374
pt-salvaterra-de-magos|Salvaterra de Magos|Santarém|-8.689|39.047
pt-santa-comba-dao|Santa Comba Dão|Viseu|-8.114|40.4
pt-santa-cruz|Santa Cruz|Madeira|-16.835|32.69
pt-santa-cruz-da-graciosa|Santa Cruz da Graciosa|Açores|-28.011|39.052
pt-santa-cruz-das-flores|Santa Cruz das Flores|Açores|-29.493|39.272
pt-santa-maria-da-feira|Santa Maria da Feira|Aveiro|-8.512|40.967
pt-santa-marta-de-penaguiao|Santa Marta de Penaguião|Vila Real|-7.801|41.226
pt-santana|Santana|Madeira|-16.905|32.782
pt-santarem|Santarém|Santarém|-8.731|39.337
pt-santiago-do-cacem|Santiago do Cacém|Setúbal|-8.568|37.952
pt-santo-tirso|Santo Tirso|Porto|-8.445|41.323
pt-sao-bras-de-alportel|São Brás de Alportel|Faro|-7.878|37.197
pt-sao-joao-da-madeira|São João da Madeira|Aveiro|-8.492|40.897
pt-sao-joao-da-pesqueira|São João da Pesqueira|Viseu|-7.437|41.12
pt-sao-pedro-do-sul|São Pedro do Sul|Viseu|-8.095|40.817
pt-sao-roque-do-pico|São Roque do Pico|Açores|-28.318|38.496
pt-sao-vicente|São Vicente|Madeira|-17.011|32.787
pt-sardoal|Sardoal|Santarém|-8.138|39.565
pt-satao|Sátão|Viseu|-7.675|40.77
pt-seia|Seia|Guarda|-7.72|40.377
pt-seixal|Seixal|Setúbal|-9.112|38.605
pt-sernancelhe|Sernancelhe|Viseu|-7.506|40.911
pt-serpa|Serpa|Beja|-7.49|37.934
pt-serta|Sertã|Castelo Branco|-8.099|39.825
pt-sesimbra|Sesimbra|Setúbal|-9.122|38.493
pt-setubal|Setúbal|Setúbal|-8.892|38.517
pt-sever-do-vouga|Sever do Vouga|Aveiro|-8.351|40.724
pt-silves|Silves|Faro|-8.346|37.27
pt-sines|Sines|Setúbal|-8.777|37.923
pt-sintra|Sintra|Lisboa|-9.359|38.823
pt-sobral-de-monte-agraco|Sobral de Monte Agraço|Lisboa|-9.162|38.993
pt-soure|Soure|Coimbra|-8.621|40.068
pt-sousel|Sousel|Portalegre|-7.74|38.961
pt-tabua|Tábua|Coimbra|-8.015|40.338
pt-tabuaco|Tabuaço|Viseu|-7.565|41.094
pt-tarouca|Tarouca|Viseu|-7.761|41.015
pt-tavira|Tavira|Faro|-7.731|37.227
pt-terras-de-bouro|Terras de Bouro|Braga|-8.189|41.74
pt-tomar|Tomar|Santarém|-8.387|39.603
pt-tondela|Tondela|Viseu|-8.123|40.544
pt-torre-de-moncorvo|Torre de Moncorvo|Bragança|-7.017|41.173
pt-torres-novas|Torres Novas|Santarém|-8.552|39.504
pt-torres-vedras|Torres Vedras|Lisboa|-9.26|39.104
pt-trancoso|Trancoso|Guarda|-7.332|40.788
pt-trofa|Trofa|Porto|-8.566|41.312
pt-vagos|Vagos|Aveiro|-8.692|40.516
pt-vale-de-cambra|Vale de Cambra|Aveiro|-8.335|40.833
pt-valenca|Valença|Viana do Castelo|-8.607|41.999
pt-valongo|Valongo|Porto|-8.497|41.206
pt-valpacos|Valpaços|Vila Real|-7.341|41.61
pt-velas|Velas|Açores|-28.146|38.681
pt-vendas-novas|Vendas Novas|Évora|-8.515|38.655
pt-viana-do-alentejo|Viana do Alentejo|Évora|-8.122|38.385
pt-viana-do-castelo|Viana do Castelo|Viana do Castelo|-8.76|41.717
pt-vidigueira|Vidigueira|Beja|-7.722|38.169
pt-vieira-do-minho|Vieira do Minho|Braga|-8.102|41.633
pt-vila-de-rei|Vila de Rei|Castelo Branco|-8.145|39.68
pt-vila-do-bispo|Vila do Bispo|Faro|-8.883|37.087
pt-vila-do-conde|Vila do Conde|Porto|-8.683|41.339
pt-vila-do-porto|Vila do Porto|Açores|-25.8|37.573
pt-vila-flor|Vila Flor|Bragança|-7.159|41.322
pt-vila-franca-de-xira|Vila Franca de Xira|Lisboa|-8.985|38.923
pt-vila-franca-do-campo|Vila Franca do Campo|Açores|-26.117|37.945
pt-vila-nova-da-barquinha|Vila Nova da Barquinha|Santarém|-8.403|39.481
pt-vila-nova-de-cerveira|Vila Nova de Cerveira|Viana do Castelo|-8.708|41.917
pt-vila-nova-de-famalicao|Vila Nova de Famalicão|Braga|-8.502|41.408
pt-vila-nova-de-foz-coa|Vila Nova de Foz Côa|Guarda|-7.172|41.052
pt-vila-nova-de-gaia|Vila Nova de Gaia|Porto|-8.582|41.074
pt-vila-nova-de-paiva|Vila Nova de Paiva|Viseu|-7.765|40.872
pt-vila-nova-de-poiares|Vila Nova de Poiares|Coimbra|-8.249|40.217
pt-vila-pouca-de-aguiar|Vila Pouca de Aguiar|Vila Real|-7.626|41.51
pt-vila-real|Vila Real|Vila Real|-7.739|41.312
pt-vila-real-de-santo-antonio|Vila Real de Santo António|Faro|-7.549|37.198
pt-vila-velha-de-rodao|Vila Velha de Ródão|Castelo Branco|-7.663|39.681
pt-vila-verde|Vila Verde|Braga|-8.441|41.681
pt-vila-vicosa|Vila Viçosa|Évora|-7.354|38.769
pt-vimioso|Vimioso|Bragança|-6.532|41.571
pt-vinhais|Vinhais|Bragança|-7.049|41.833
pt-viseu|Viseu|Viseu|-7.907|40.688
pt-vizela|Vizela|Braga|-8.294|41.375
pt-vouzela|Vouzela|Viseu|-8.138|40.675
es-a-arnoia|A Arnoia|Ourense|-8.132|42.251
es-a-bana|A Baña|A Coruña|-8.753|42.964
es-a-bola|A Bola|Ourense|-7.898|42.144
es-a-caniza|A Cañiza|Pontevedra|-8.29|42.203
es-a-capela|A Capela|A Coruña|-8.043|43.444
es-a-coruna|A Coruña|A Coruña|-8.423|43.346
es-a-estrada|A Estrada|Pontevedra|-8.457|42.687
es-a-fonsagrada|A Fonsagrada|Lugo|-7.08|43.134
es-a-guarda|A Guarda|Pontevedra|-8.861|41.902
es-a-gudina|A Gudiña|Ourense|-7.168|42.038
es-a-illa-de-arousa|A Illa de Arousa|Pontevedra|-8.872|42.551
es-a-lama|A Lama|Pontevedra|-8.388|42.412
es-a-laracha|A Laracha|A Coruña|-8.554|43.232
es-a-merca|A Merca|Ourense|-7.903|42.218
es-a-mezquita|A Mezquita|Ourense|-7.033|42.008
es-a-pastoriza|A Pastoriza|Lugo|-7.356|43.301
es-a-peroxa|A Peroxa|Ourense|-7.802|42.456
es-a-pobra-de-trives|A Pobra de Trives|Ourense|-7.277|42.326
es-a-pobra-do-brollon|A Pobra do Brollón|Lugo|-7.369|42.564
es-a-pobra-do-caraminal|A Pobra do Caramiñal|A Coruña|-8.948|42.625
es-a-pontenova|A Pontenova|Lugo|-7.184|43.325
es-a-rua|A Rúa|Ourense|-7.123|42.412
es-a-teixeira|A Teixeira|Ourense|-7.476|42.37
es-a-veiga|A Veiga|Ourense|-6.959|42.265
es-ababuj|Ababuj|Teruel|-0.834|40.547
es-abades|Abades|Segovia|-4.279|40.914
es-abadia|Abadía|Cáceres|-6.008|40.282
es-abadin|Abadín|Lugo|-7.492|43.373
es-abadino|Abadiño|Bizkaia|-2.622|43.127
es-abaigar|Abáigar|Navarra|-2.137|42.642
es-abajas|Abajas|Burgos|-3.588|42.619
es-abalos|Ábalos|La Rioja|-2.703|42.567
es-abaltzisketa|Abaltzisketa|Gipuzkoa|-2.107|43.04
es-abanades|Abánades|Guadalajara|-2.468|40.885
es-abanilla|Abanilla|Murcia|-1.052|38.255
es-abanto|Abanto|Zaragoza|-1.69|41.135
es-abanto-y-ciervana-abanto-zierbena|Abanto y Ciérvana-Abanto Zierbena|Bizkaia|-3.09|43.309
es-abaran|Abarán|Murcia|-1.32|38.255
es-abarca-de-campos|Abarca de Campos|Palencia|-4.846|42.059
es-abarzuza-abartzuza|Abárzuza/Abartzuza|Navarra|-2.039|42.751
es-abaurregaina-abaurrea-alta|Abaurregaina/Abaurrea Alta|Navarra|-1.199|42.897
es-abaurrepea-abaurrea-baja|Abaurrepea/Abaurrea Baja|Navarra|-1.21|42.911
es-abegondo|Abegondo|A Coruña|-8.296|43.21
es-abejar|Abejar|Soria|-2.786|41.8
es-abejuela|Abejuela|Teruel|-0.87|39.91
es-abella-de-la-conca|Abella de la Conca|Lleida|1.117|42.175
es-abengibre|Abengibre|Albacete|-1.539|39.214
es-abenojar|Abenójar|Ciudad Real|-4.451|38.878
es-aberin|Aberin|Navarra|-1.989|42.615
es-abertura|Abertura|Cáceres|-5.806|39.253
es-abezames|Abezames|Zamora|-5.426|41.635
es-abia-de-la-obispalia|Abia de la Obispalía|Cuenca|-2.384|40.037
es-abia-de-las-torres|Abia de las Torres|Palencia|-4.418|42.437
es-abiego|Abiego|Huesca|-0.066|42.136
es-abizanda|Abizanda|Huesca|0.191|42.256
es-abla|Abla|Almería|-2.766|37.161
es-ablanque|Ablanque|Guadalajara|-2.221|40.902
es-ablitas|Ablitas|Navarra|-1.588|41.963
es-abrera|Abrera|Barcelona|1.908|41.516
es-abrucena|Abrucena|Almería|-2.825|37.131
es-abusejo|Abusejo|Salamanca|-6.136|40.706
es-acebedo|Acebedo|León|-5.121|43.033
es-acebo|Acebo|Cáceres|-6.72|40.217
es-acedera|Acedera|Badajoz|-5.595|39.072
es-acehuche|Acehúche|Cáceres|-6.643|39.797
es-aceituna|Aceituna|Cáceres|-6.306|40.132
es-acered|Acered|Zaragoza|-1.601|41.162
es-aceuchal|Aceuchal|Badajoz|-6.49|38.664
es-adahuesca|Adahuesca|Huesca|-0.031|42.225
es-adalia|Adalia|Valladolid|-5.124|41.644
es-adamuz|Adamuz|Córdoba|-4.568|38.09
es-adanero|Adanero|Ávila|-4.599|40.943
es-adeje|Adeje|Santa Cruz de Tenerife|-16.724|28.139
es-ademuz|Ademuz|València/Valencia|-1.229|40.069
es-adios|Adiós|Navarra|-1.734|42.695
es-adobes|Adobes|Guadalajara|-1.674|40.67
es-ador|Ador|València/Valencia|-0.226|38.911
es-adra|Adra|Almería|-3.051|36.772
es-adrada-de-haza|Adrada de Haza|Burgos|-3.818|41.598
es-adrada-de-piron|Adrada de Pirón|Segovia|-4.053|41.06
es-adradas|Adradas|Soria|-2.495|41.345
es-adrados|Adrados|Segovia|-4.11|41.369
es-aduna|Aduna|Gipuzkoa|-2.056|43.212
es-agaete|Agaete|Las Palmas|-15.698|28.069
es-agallas|Agallas|Salamanca|-6.419|40.424
es-ager|Àger|Lleida|0.738|42.001
es-agolada|Agolada|Pontevedra|-8.032|42.789
es-agon|Agón|Zaragoza|-1.432|41.845
es-agoncillo|Agoncillo|La Rioja|-2.301|42.441
es-agost|Agost|Alacant/Alicante|-0.641|38.442
es-agramunt|Agramunt|Lleida|1.07|41.778
es-agreda|Ágreda|Soria|-1.901|41.854
es-agres|Agres|Alacant/Alicante|-0.512|38.787
es-agron|Agrón|Granada|-3.821|37.014
es-aguadulce|Aguadulce|Sevilla|-4.978|37.25
es-aguaron|Aguarón|Zaragoza|-1.288|41.337
es-aguas-candidas|Aguas Cándidas|Burgos|-3.498|42.733
es-aguasal|Aguasal|Valladolid|-4.636|41.296
es-aguaton|Aguatón|Teruel|-1.224|40.658
es-aguaviva|Aguaviva|Teruel|-0.203|40.816
es-agudo|Agudo|Ciudad Real|-4.82|39.011
es-aguero|Agüero|Huesca|-0.829|42.324
es-aguilafuente|Aguilafuente|Segovia|-4.1|41.236
es-aguilar-de-bureba|Aguilar de Bureba|Burgos|-3.334|42.592
es-aguilar-de-campoo|Aguilar de Campoo|Palencia|-4.283|42.792
es-aguilar-de-campos|Aguilar de Campos|Valladolid|-5.192|41.98
es-aguilar-de-codes|Aguilar de Codés|Navarra|-2.385|42.611
es-aguilar-de-la-frontera|Aguilar de la Frontera|Córdoba|-4.678|37.462
es-aguilar-de-segarra|Aguilar de Segarra|Barcelona|1.618|41.728
es-aguilar-del-alfambra|Aguilar del Alfambra|Teruel|-0.817|40.589
es-aguilar-del-rio-alhama|Aguilar del Río Alhama|La Rioja|-1.984|41.955
es-aguilas|Águilas|Murcia|-1.59|37.468
es-aguilon|Aguilón|Zaragoza|-1.017|41.291
es-aguimes|Agüimes|Las Palmas|-15.457|27.895
es-agullana|Agullana|Girona|2.841|42.405
es-agullent|Agullent|València/Valencia|-0.557|38.835
es-agulo|Agulo|Santa Cruz de Tenerife|-17.226|28.168
es-agurain-salvatierra|Agurain/Salvatierra|Araba/Álava|-2.386|42.838
es-ahigal|Ahigal|Cáceres|-6.2|40.167
es-ahigal-de-los-aceiteros|Ahigal de los Aceiteros|Salamanca|-6.759|40.871
es-ahigal-de-villarino|Ahigal de Villarino|Salamanca|-6.378|41.163
es-ahillones|Ahillones|Badajoz|-5.87|38.247
es-aia|Aia|Gipuzkoa|-2.15|43.244
es-aibar-oibar|Aibar/Oibar|Navarra|-1.354|42.593
es-aielo-de-malferit|Aielo de Malferit|València/Valencia|-0.607|38.884
es-aielo-de-rugat|Aielo de Rugat|València/Valencia|-0.344|38.878
es-aiguafreda|Aiguafreda|Barcelona|2.265|41.783
es-aiguamurcia|Aiguamúrcia|Tarragona|1.424|41.363
es-aiguaviva|Aiguaviva|Girona|2.772|41.929
es-aigues|Aigües|Alacant/Alicante|-0.363|38.51
es-ain|Aín|Castelló/Castellón|-0.349|39.893
es-ainsa-sobrarbe|Aínsa-Sobrarbe|Huesca|0.094|42.345
es-ainzon|Ainzón|Zaragoza|-1.53|41.772
es-aisa|Aisa|Huesca|-0.6|42.712
es-aitona|Aitona|Lleida|0.472|41.476
es-aizarnazabal|Aizarnazabal|Gipuzkoa|-2.231|43.266
es-ajalvir|Ajalvir|Madrid|-3.481|40.525
es-ajamil-de-cameros|Ajamil de Cameros|La Rioja|-2.442|42.158
es-ajangiz|Ajangiz|Bizkaia|-2.667|43.299
es-ajofrin|Ajofrín|Toledo|-3.988|39.729
es-alacant-alicante|Alacant/Alicante|Alacant/Alicante|-0.547|38.37
es-alacon|Alacón|Teruel|-0.698|41.048
es-aladren|Aladrén|Zaragoza|-1.156|41.247
es-alaejos|Alaejos|Valladolid|-5.228|41.298
es-alagon|Alagón|Zaragoza|-1.122|41.771
es-alagon-del-rio|Alagón del Río|Cáceres|-6.321|39.966
es-alaior|Alaior|Illes Balears|4.135|39.918
es-alajar|Alájar|Huelva|-6.655|37.85
es-alajero|Alajeró|Santa Cruz de Tenerife|-17.245|28.055
es-alameda|Alameda|Málaga|-4.668|37.226
es-alameda-de-la-sagra|Alameda de la Sagra|Toledo|-3.802|40.005
es-alameda-del-valle|Alameda del Valle|Madrid|-3.851|40.921
es-alamedilla|Alamedilla|Granada|-3.243|37.588
es-alamillo|Alamillo|Ciudad Real|-4.812|38.675
es-alaminos|Alaminos|Guadalajara|-2.724|40.875
es-alange|Alange|Badajoz|-6.265|38.724
es-alanis|Alanís|Sevilla|-5.624|38.044
es-alaquas|Alaquàs|València/Valencia|-0.47|39.452
es-alar-del-rey|Alar del Rey|Palencia|-4.303|42.673
es-alaraz|Alaraz|Salamanca|-5.317|40.727
es-alarba|Alarba|Zaragoza|-1.615|41.208
es-alarcon|Alarcón|Cuenca|-2.072|39.558
es-alarilla|Alarilla|Guadalajara|-3.107|40.842
es-alaro|Alaró|Illes Balears|2.802|39.724
es-alas-i-cerc|Alàs i Cerc|Lleida|1.523|42.323
es-alatoz|Alatoz|Albacete|-1.371|39.079
es-alba|Alba|Teruel|-1.366|40.615
es-alba-de-cerrato|Alba de Cerrato|Palencia|-4.37|41.8
es-alba-de-tormes|Alba de Tormes|Salamanca|-5.51|40.829
es-alba-de-yeltes|Alba de Yeltes|Salamanca|-6.33|40.671
es-albacete|Albacete|Albacete|-1.891|38.955
es-albaida|Albaida|València/Valencia|-0.523|38.848
es-albaida-del-aljarafe|Albaida del Aljarafe|Sevilla|-6.179|37.439
es-albal|Albal|València/Valencia|-0.412|39.391
es-albala|Albalá|Cáceres|-6.21|39.264
es-albaladejo|Albaladejo|Ciudad Real|-2.79|38.611
es-albaladejo-del-cuende|Albaladejo del Cuende|Cuenca|-2.234|39.805
es-albalat-de-la-ribera|Albalat de la Ribera|València/Valencia|-0.374|39.22
es-albalat-dels-sorells|Albalat dels Sorells|València/Valencia|-0.349|39.549
es-albalat-dels-tarongers|Albalat dels Tarongers|València/Valencia|-0.357|39.677
es-albalate-de-cinca|Albalate de Cinca|Huesca|0.165|41.741
es-albalate-de-las-nogueras|Albalate de las Nogueras|Cuenca|-2.284|40.365
es-albalate-de-zorita|Albalate de Zorita|Guadalajara|-2.85|40.287
es-albalate-del-arzobispo|Albalate del Arzobispo|Teruel|-0.562|41.122
es-albalatillo|Albalatillo|Huesca|-0.156|41.731
es-albanchez|Albanchez|Almería|-2.161|37.285
es-albanchez-de-magina|Albanchez de Mágina|Jaén|-3.459|37.775
es-albanya|Albanyà|Girona|2.663|42.318
es-albares|Albares|Guadalajara|-3.036|40.307
es-albarracin|Albarracín|Teruel|-1.545|40.376
es-albarreal-de-tajo|Albarreal de Tajo|Toledo|-4.221|39.89
es-albatana|Albatana|Albacete|-1.515|38.576
es-albatarrec|Albatàrrec|Lleida|0.617|41.565
es-albatera|Albatera|Alacant/Alicante|-0.891|38.215
es-albelda|Albelda|Huesca|0.494|41.849
es-albelda-de-iregua|Albelda de Iregua|La Rioja|-2.468|42.366
es-albendea|Albendea|Cuenca|-2.398|40.472
es-albendiego|Albendiego|Guadalajara|-3.056|41.219
es-albentosa|Albentosa|Teruel|-0.754|40.09
es-alberic|Alberic|València/Valencia|-0.536|39.119
es-alberite|Alberite|La Rioja|-2.411|42.402
es-alberite-de-san-juan|Alberite de San Juan|Zaragoza|-1.462|41.802
es-albero-alto|Albero Alto|Huesca|-0.342|42.052
es-albero-bajo|Albero Bajo|Huesca|-0.383|42.026
es-alberuela-de-tubo|Alberuela de Tubo|Huesca|-0.232|41.897
es-albesa|Albesa|Lleida|0.671|41.759
es-albeta|Albeta|Zaragoza|-1.499|41.826
es-albillos|Albillos|Burgos|-3.788|42.285
es-albinyana|Albinyana|Tarragona|1.493|41.243
es-albiztur|Albiztur|Gipuzkoa|-2.142|43.131
es-albocasser|Albocàsser|Castelló/Castellón|0.017|40.374
es-alboloduy|Alboloduy|Almería|-2.628|37.062
es-albolote|Albolote|Granada|-3.659|37.307
es-albondon|Albondón|Granada|-3.207|36.843
es-albons|Albons|Girona|3.082|42.107
es-alborache|Alborache|València/Valencia|-0.757|39.378
es-alboraia-alboraya|Alboraia/Alboraya|València/Valencia|-0.337|39.502
es-alborea|Alborea|Albacete|-1.386|39.291
es-alborge|Alborge|Zaragoza|-0.356|41.341
es-albornos|Albornos|Ávila|-4.884|40.834
es-albox|Albox|Almería|-2.136|37.451
es-albudeite|Albudeite|Murcia|-1.382|38.029
es-albuixech|Albuixech|València/Valencia|-0.318|39.543
es-albunan|Albuñán|Granada|-3.14|37.234
es-albunol|Albuñol|Granada|-3.187|36.78
es-albunuelas|Albuñuelas|Granada|-3.687|36.929
es-alburquerque|Alburquerque|Badajoz|-6.951|39.215
es-alcabon|Alcabón|Toledo|-4.37|40
es-alcadozo|Alcadozo|Albacete|-2.057|38.663
es-alcaine|Alcaine|Teruel|-0.696|40.952
es-alcala-de-ebro|Alcalá de Ebro|Zaragoza|-1.183|41.817
es-alcala-de-guadaira|Alcalá de Guadaíra|Sevilla|-5.806|37.291
es-alcala-de-gurrea|Alcalá de Gurrea|Huesca|-0.683|42.098
es-alcala-de-henares|Alcalá de Henares|Madrid|-3.369|40.494
es-alcala-de-la-selva|Alcalá de la Selva|Teruel|-0.712|40.363
es-alcala-de-la-vega|Alcalá de la Vega|Cuenca|-1.513|40.032
es-alcala-de-los-gazules|Alcalá de los Gazules|Cádiz|-5.695|36.444
es-alcala-de-moncayo|Alcalá de Moncayo|Zaragoza|-1.686|41.798
es-alcala-de-xivert|Alcalà de Xivert|Castelló/Castellón|0.231|40.296
es-alcala-del-jucar|Alcalá del Júcar|Albacete|-1.404|39.186
es-alcala-del-obispo|Alcalá del Obispo|Huesca|-0.274|42.082
es-alcala-del-rio|Alcalá del Río|Sevilla|-5.97|37.546
es-alcala-del-valle|Alcalá del Valle|Cádiz|-5.149|36.922
es-alcala-la-real|Alcalá la Real|Jaén|-3.932|37.454
es-alcalali|Alcalalí|Alacant/Alicante|-0.033|38.756
es-alcampell|Alcampell|Huesca|0.444|41.876
es-alcanadre|Alcanadre|La Rioja|-2.157|42.399
es-alcanar|Alcanar|Tarragona|0.522|40.574
es-alcanices|Alcañices|Zamora|-6.366|41.697
es-alcaniz|Alcañiz|Teruel|-0.171|41.073
es-alcanizo|Alcañizo|Toledo|-5.112|39.906
es-alcano|Alcanó|Lleida|0.626|41.469
es-alcantara|Alcántara|Cáceres|-6.89|39.694
es-alcantarilla|Alcantarilla|Murcia|-1.232|37.972
es-alcantera-de-xuquer|Alcàntera de Xúquer|València/Valencia|-0.556|39.066
es-alcantud|Alcantud|Cuenca|-2.321|40.535
es-alcaracejos|Alcaracejos|Córdoba|-4.935|38.294
es-alcaraz|Alcaraz|Albacete|-2.578|38.696
es-alcarras|Alcarràs|Lleida|0.466|41.609
es-alcasser|Alcàsser|València/Valencia|-0.447|39.381
es-alcaucin|Alcaucín|Málaga|-4.118|36.918
es-alcaudete|Alcaudete|Jaén|-4.097|37.603
es-alcaudete-de-la-jara|Alcaudete de la Jara|Toledo|-4.851|39.773
es-alcazar-de-san-juan|Alcázar de San Juan|Ciudad Real|-3.239|39.284
es-alcazar-del-rey|Alcázar del Rey|Cuenca|-2.808|40.054
es-alcazaren|Alcazarén|Valladolid|-4.672|41.38
es-alcoba|Alcoba|Ciudad Real|-4.416|39.309
es-alcobendas|Alcobendas|Madrid|-3.63|40.535
es-alcocer|Alcocer|Guadalajara|-2.585|40.464
es-alcocero-de-mola|Alcocero de Mola|Burgos|-3.354|42.476
es-alcohujate|Alcohujate|Cuenca|-2.601|40.424
es-alcoi-alcoy|Alcoi/Alcoy|Alacant/Alicante|-0.516|38.683
es-alcolea|Alcolea|Almería|-2.989|36.939
es-alcolea-de-calatrava|Alcolea de Calatrava|Ciudad Real|-4.118|38.975
es-alcolea-de-cinca|Alcolea de Cinca|Huesca|0.079|41.73
es-alcolea-de-las-penas|Alcolea de las Peñas|Guadalajara|-2.783|41.213
es-alcolea-de-tajo|Alcolea de Tajo|Toledo|-5.118|39.808
es-alcolea-del-pinar|Alcolea del Pinar|Guadalajara|-2.482|40.998
es-alcolea-del-rio|Alcolea del Río|Sevilla|-5.646|37.636
es-alcoleja|Alcoleja|Alacant/Alicante|-0.328|38.665
es-alcoletge|Alcoletge|Lleida|0.7|41.648
es-alcollarin|Alcollarín|Cáceres|-5.717|39.214
es-alconaba|Alconaba|Soria|-2.381|41.732
es-alconada|Alconada|Salamanca|-5.374|40.911
es-alconada-de-maderuelo|Alconada de Maderuelo|Segovia|-3.497|41.453
es-alconchel|Alconchel|Badajoz|-7.145|38.517
es-alconchel-de-ariza|Alconchel de Ariza|Zaragoza|-2.106|41.203
es-alconchel-de-la-estrella|Alconchel de la Estrella|Cuenca|-2.58|39.717
es-alconera|Alconera|Badajoz|-6.474|38.399
es-alcontar|Alcóntar|Almería|-2.623|37.313
es-alcorcon|Alcorcón|Madrid|-3.837|40.359
es-alcorisa|Alcorisa|Teruel|-0.369|40.919
es-alcoroches|Alcoroches|Guadalajara|-1.751|40.626
es-alcosser|Alcosser|Alacant/Alicante|-0.398|38.796
es-alcover|Alcover|Tarragona|1.166|41.264
es-alcubierre|Alcubierre|Huesca|-0.448|41.791
es-alcubilla-de-avellaneda|Alcubilla de Avellaneda|Soria|-3.297|41.717
es-alcubilla-de-las-penas|Alcubilla de las Peñas|Soria|-2.506|41.273
es-alcubilla-de-nogales|Alcubilla de Nogales|Zamora|-5.921|42.133
es-alcubillas|Alcubillas|Ciudad Real|-3.146|38.756
es-alcublas|Alcublas|València/Valencia|-0.678|39.803
es-alcudia|Alcúdia|Illes Balears|3.112|39.843
es-alcudia-de-monteagud|Alcudia de Monteagud|Almería|-2.254|37.236
es-alcudia-de-veo|Alcudia de Veo|Castelló/Castellón|-0.342|39.921
es-alcuescar|Alcuéscar|Cáceres|-6.239|39.177
es-aldaia|Aldaia|València/Valencia|-0.488|39.46
es-aldea-de-san-miguel|Aldea de San Miguel|Valladolid|-4.62|41.446
es-aldea-del-cano|Aldea del Cano|Cáceres|-6.309|39.287
es-aldea-del-fresno|Aldea del Fresno|Madrid|-4.223|40.31
es-aldea-del-obispo|Aldea del Obispo|Salamanca|-6.792|40.713
es-aldea-del-rey|Aldea del Rey|Ciudad Real|-3.871|38.72
es-aldea-en-cabo|Aldea en Cabo|Toledo|-4.473|40.195
es-aldea-real|Aldea Real|Segovia|-4.168|41.187
es-aldeacentenera|Aldeacentenera|Cáceres|-5.638|39.531
es-aldeacipreste|Aldeacipreste|Salamanca|-5.895|40.38
es-aldeadavila-de-la-ribera|Aldeadávila de la Ribera|Salamanca|-6.638|41.216
es-aldealafuente|Aldealafuente|Soria|-2.332|41.655
es-aldealcorvo|Aldealcorvo|Segovia|-3.793|41.251
es-aldealengua|Aldealengua|Salamanca|-5.548|40.986
es-aldealengua-de-pedraza|Aldealengua de Pedraza|Segovia|-3.802|41.041
es-aldealengua-de-santa-maria|Aldealengua de Santa María|Segovia|-3.463|41.468
es-aldealices|Aldealices|Soria|-2.308|41.905
es-aldealpozo|Aldealpozo|Soria|-2.195|41.786
es-aldealsenor|Aldealseñor|Soria|-2.311|41.885
es-aldeamayor-de-san-martin|Aldeamayor de San Martín|Valladolid|-4.638|41.528
es-aldeanueva-de-barbarroya|Aldeanueva de Barbarroya|Toledo|-5.014|39.731
es-aldeanueva-de-ebro|Aldeanueva de Ebro|La Rioja|-1.908|42.23
es-aldeanueva-de-figueroa|Aldeanueva de Figueroa|Salamanca|-5.534|41.168
es-aldeanueva-de-guadalajara|Aldeanueva de Guadalajara|Guadalajara|-3.052|40.688
es-aldeanueva-de-la-serrezuela|Aldeanueva de la Serrezuela|Segovia|-3.784|41.461
es-aldeanueva-de-la-sierra|Aldeanueva de la Sierra|Salamanca|-6.098|40.613
es-aldeanueva-de-la-vera|Aldeanueva de la Vera|Cáceres|-5.71|40.142
es-aldeanueva-de-san-bartolome|Aldeanueva de San Bartolomé|Toledo|-5.106|39.641
es-aldeanueva-de-santa-cruz|Aldeanueva de Santa Cruz|Ávila|-5.427|40.374
es-aldeanueva-del-camino|Aldeanueva del Camino|Cáceres|-5.937|40.262
es-aldeanueva-del-codonal|Aldeanueva del Codonal|Segovia|-4.536|41.084
es-aldeaquemada|Aldeaquemada|Jaén|-3.361|38.403
es-aldearrodrigo|Aldearrodrigo|Salamanca|-5.806|41.114
es-aldearrubia|Aldearrubia|Salamanca|-5.494|41.003
es-aldeaseca|Aldeaseca|Ávila|-4.804|41.042
es-aldeaseca-de-alba|Aldeaseca de Alba|Salamanca|-5.453|40.817
es-aldeaseca-de-la-frontera|Aldeaseca de la Frontera|Salamanca|-5.218|40.94
es-aldeasona|Aldeasoña|Segovia|-4.06|41.474
es-aldeatejada|Aldeatejada|Salamanca|-5.719|40.907
es-aldeavieja-de-tormes|Aldeavieja de Tormes|Salamanca|-5.628|40.578
es-aldehorno|Aldehorno|Segovia|-3.784|41.508
es-aldehuela-de-jerte|Aldehuela de Jerte|Cáceres|-6.238|40.016
es-aldehuela-de-la-boveda|Aldehuela de la Bóveda|Salamanca|-6.068|40.842
es-aldehuela-de-liestos|Aldehuela de Liestos|Zaragoza|-1.711|41.06
es-aldehuela-de-perianez|Aldehuela de Periáñez|Soria|-2.317|41.811
es-aldehuela-de-yeltes|Aldehuela de Yeltes|Salamanca|-6.247|40.66
es-aldehuela-del-codonal|Aldehuela del Codonal|Segovia|-4.541|41.051
es-aldeire|Aldeire|Granada|-3.081|37.136
es-aldeonte|Aldeonte|Segovia|-3.71|41.321
es-aldover|Aldover|Tarragona|0.476|40.866
es-aledo|Aledo|Murcia|-1.615|37.79
es-alegia|Alegia|Gipuzkoa|-2.097|43.098
es-alegria-dulantzi|Alegría-Dulantzi|Araba/Álava|-2.502|42.836
es-alella|Alella|Barcelona|2.293|41.499
es-alentisque|Alentisque|Soria|-2.32|41.412
es-alerre|Alerre|Huesca|-0.482|42.164
es-alesanco|Alesanco|La Rioja|-2.817|42.42
es-aleson|Alesón|La Rioja|-2.674|42.406
es-alfacar|Alfacar|Granada|-3.555|37.248
es-alfafar|Alfafar|València/Valencia|-0.365|39.404
es-alfafara|Alfafara|Alacant/Alicante|-0.563|38.781
es-alfajarin|Alfajarín|Zaragoza|-0.649|41.632
es-alfambra|Alfambra|Teruel|-1.059|40.549
es-alfamen|Alfamén|Zaragoza|-1.232|41.46
es-alfantega|Alfántega|Huesca|0.15|41.826
es-alfara-de-carles|Alfara de Carles|Tarragona|0.37|40.856
es-alfara-de-la-baronia|Alfara de la Baronia|València/Valencia|-0.348|39.77
es-alfara-del-patriarca|Alfara del Patriarca|València/Valencia|-0.379|39.538
es-alfaraz-de-sayago|Alfaraz de Sayago|Zamora|-5.965|41.224
es-alfarb|Alfarb|València/Valencia|-0.523|39.282
es-alfarnate|Alfarnate|Málaga|-4.248|36.992
es-alfarnatejo|Alfarnatejo|Málaga|-4.265|36.965
es-alfaro|Alfaro|La Rioja|-1.83|42.163
es-alfarras|Alfarràs|Lleida|0.565|41.831
es-alfarrasi|Alfarrasí|València/Valencia|-0.505|38.909
es-alfauir|Alfauir|València/Valencia|-0.246|38.926
es-alfes|Alfés|Lleida|0.635|41.516
es-alfondeguilla|Alfondeguilla|Castelló/Castellón|-0.284|39.838
es-alforja|Alforja|Tarragona|0.963|41.206
es-alforque|Alforque|Zaragoza|-0.389|41.347
es-alfoz|Alfoz|Lugo|-7.433|43.503
es-alfoz-de-bricia|Alfoz de Bricia|Burgos|-3.844|42.891
es-alfoz-de-lloredo|Alfoz de Lloredo|Cantabria|-4.183|43.376
es-alfoz-de-quintanaduenas|Alfoz de Quintanadueñas|Burgos|-3.753|42.405
es-alfoz-de-santa-gadea|Alfoz de Santa Gadea|Burgos|-3.951|42.943
es-algadefe|Algadefe|León|-5.579|42.211
es-algaida|Algaida|Illes Balears|2.903|39.565
es-algamitas|Algámitas|Sevilla|-5.157|37.017
es-algar|Algar|Cádiz|-5.644|36.656
es-algar-de-mesa|Algar de Mesa|Guadalajara|-1.95|41.137
es-algar-de-palancia|Algar de Palància|València/Valencia|-0.362|39.786
es-algarinejo|Algarinejo|Granada|-4.19|37.3
es-algarra|Algarra|Cuenca|-1.444|40.026
es-algarrobo|Algarrobo|Málaga|-4.046|36.765
es-algatocin|Algatocín|Málaga|-5.288|36.575
es-algeciras|Algeciras|Cádiz|-5.479|36.107
es-algemesi|Algemesí|València/Valencia|-0.429|39.214
es-algerri|Algerri|Lleida|0.634|41.823
es-algete|Algete|Madrid|-3.531|40.608
es-algimia-d-alfara|Algímia d'Alfara|València/Valencia|-0.391|39.745
es-algimia-de-almonacid|Algimia de Almonacid|Castelló/Castellón|-0.421|39.916
es-alginet|Alginet|València/Valencia|-0.463|39.26
es-algodonales|Algodonales|Cádiz|-5.434|36.891
es-algodre|Algodre|Zamora|-5.6|41.574
es-algora|Algora|Guadalajara|-2.669|40.948
es-algorfa|Algorfa|Alacant/Alicante|-0.787|38.063
es-alguaire|Alguaire|Lleida|0.564|41.738
es-alguazas|Alguazas|Murcia|-1.272|38.057
es-alguena|Algueña|Alacant/Alicante|-1.002|38.344
es-alhabia|Alhabia|Almería|-2.563|36.994
es-alhama-de-almeria|Alhama de Almería|Almería|-2.575|36.946
es-alhama-de-aragon|Alhama de Aragón|Zaragoza|-1.901|41.298
es-alhama-de-granada|Alhama de Granada|Granada|-3.999|36.999
es-alhama-de-murcia|Alhama de Murcia|Murcia|-1.388|37.822
es-alhambra|Alhambra|Ciudad Real|-3.087|38.897
es-alhaurin-de-la-torre|Alhaurín de la Torre|Málaga|-4.583|36.662
es-alhaurin-el-grande|Alhaurín el Grande|Málaga|-4.683|36.649
es-alhendin|Alhendín|Granada|-3.701|37.067
es-alhondiga|Alhóndiga|Guadalajara|-2.833|40.519
es-alia|Alía|Cáceres|-5.186|39.439
es-aliaga|Aliaga|Teruel|-0.679|40.682
es-aliaguilla|Aliaguilla|Cuenca|-1.322|39.729
es-alicun|Alicún|Almería|-2.603|36.949
es-alicun-de-ortega|Alicún de Ortega|Granada|-3.16|37.609
es-alija-del-infantado|Alija del Infantado|León|-5.847|42.153
es-alins|Alins|Lleida|1.35|42.579
es-alio|Alió|Tarragona|1.307|41.297
es-alique|Alique|Guadalajara|-2.651|40.589
es-aliseda|Aliseda|Cáceres|-6.698|39.405
es-aliud|Aliud|Soria|-2.251|41.655
es-aljaraque|Aljaraque|Huelva|-7.019|37.282
es-aljucen|Aljucén|Badajoz|-6.334|39.057
es-alkiza|Alkiza|Gipuzkoa|-2.112|43.172
es-allande|Allande|Asturias|-6.715|43.236
es-allariz|Allariz|Ourense|-7.804|42.19
es-allepuz|Allepuz|Teruel|-0.704|40.479
es-aller|Aller|Asturias|-5.595|43.109
es-allin-allin|Allín/Allin|Navarra|-2.082|42.711
es-allo|Allo|Navarra|-2.011|42.541
es-alloza|Alloza|Teruel|-0.527|40.967
es-allueva|Allueva|Teruel|-1.043|40.976
es-almacelles|Almacelles|Lleida|0.458|41.732
es-almachar|Almáchar|Málaga|-4.216|36.804
es-almaden|Almadén|Ciudad Real|-4.743|38.804
es-almaden-de-la-plata|Almadén de la Plata|Sevilla|-6.04|37.848
es-almadenejos|Almadenejos|Ciudad Real|-4.668|38.773
es-almadrones|Almadrones|Guadalajara|-2.762|40.897
es-almagro|Almagro|Ciudad Real|-3.736|38.898
es-almajano|Almajano|Soria|-2.336|41.843
es-almaluez|Almaluez|Soria|-2.306|41.318
es-almansa|Almansa|Albacete|-1.09|38.841
es-almanza|Almanza|León|-5.011|42.672
es-almaraz|Almaraz|Cáceres|-5.667|39.8
es-almaraz-de-duero|Almaraz de Duero|Zamora|-5.91|41.485
es-almargen|Almargen|Málaga|-5.018|37.022
es-almarza|Almarza|Soria|-2.462|41.937
es-almarza-de-cameros|Almarza de Cameros|La Rioja|-2.587|42.232
es-almassera|Almàssera|València/Valencia|-0.353|39.515
es-almassora|Almassora|Castelló/Castellón|-0.067|39.951
es-almatret|Almatret|Lleida|0.406|41.321
es-almazan|Almazán|Soria|-2.556|41.482
es-almazul|Almazul|Soria|-2.14|41.556
es-almedijar|Almedíjar|Castelló/Castellón|-0.409|39.872
es-almedina|Almedina|Ciudad Real|-2.963|38.62
es-almedinilla|Almedinilla|Córdoba|-4.068|37.435
es-almegijar|Almegíjar|Granada|-3.287|36.903
es-almeida-de-sayago|Almeida de Sayago|Zamora|-6.059|41.259
es-almenar|Almenar|Lleida|0.538|41.785
es-almenar-de-soria|Almenar de Soria|Soria|-2.166|41.694
es-almenara|Almenara|Castelló/Castellón|-0.227|39.752
es-almenara-de-adaja|Almenara de Adaja|Valladolid|-4.679|41.208
es-almenara-de-tormes|Almenara de Tormes|Salamanca|-5.82|41.072
es-almendra|Almendra|Salamanca|-6.331|41.233
es-almendral|Almendral|Badajoz|-6.838|38.611
es-almendral-de-la-canada|Almendral de la Cañada|Toledo|-4.738|40.185
es-almendralejo|Almendralejo|Badajoz|-6.409|38.709
es-almendros|Almendros|Cuenca|-2.875|39.875
es-almensilla|Almensilla|Sevilla|-6.109|37.306
es-almeria|Almería|Almería|-2.342|36.875
es-almisera|Almiserà|València/Valencia|-0.287|38.925
es-almochuel|Almochuel|Zaragoza|-0.555|41.288
es-almocita|Almócita|Almería|-2.802|36.965
es-almodovar-del-campo|Almodóvar del Campo|Ciudad Real|-4.49|38.658
es-almodovar-del-pinar|Almodóvar del Pinar|Cuenca|-1.89|39.704
es-almodovar-del-rio|Almodóvar del Río|Córdoba|-5.011|37.841
es-almogia|Almogía|Málaga|-4.548|36.842
es-almoguera|Almoguera|Guadalajara|-2.964|40.29
es-almohaja|Almohaja|Teruel|-1.434|40.607
es-almoharin|Almoharín|Cáceres|-6.059|39.142
es-almoines|Almoines|València/Valencia|-0.178|38.946
es-almonacid-de-la-cuba|Almonacid de la Cuba|Zaragoza|-0.813|41.285
es-almonacid-de-la-sierra|Almonacid de la Sierra|Zaragoza|-1.321|41.414
es-almonacid-de-toledo|Almonacid de Toledo|Toledo|-3.845|39.802
es-almonacid-de-zorita|Almonacid de Zorita|Guadalajara|-2.838|40.227
es-almonacid-del-marquesado|Almonacid del Marquesado|Cuenca|-2.781|39.827
es-almonaster-la-real|Almonaster la Real|Huelva|-6.782|37.801
es-almonte|Almonte|Huelva|-6.533|37.1
es-almoradi|Almoradí|Alacant/Alicante|-0.793|38.099
es-almorox|Almorox|Toledo|-4.384|40.248
es-almoster|Almoster|Tarragona|1.101|41.199
es-almudaina|Almudaina|Alacant/Alicante|-0.359|38.764
es-almudevar|Almudévar|Huesca|-0.583|42.055
es-almunecar|Almuñécar|Granada|-3.725|36.769
es-almunia-de-san-juan|Almunia de San Juan|Huesca|0.237|41.95
es-almuniente|Almuniente|Huesca|-0.433|41.932
es-almuradiel|Almuradiel|Ciudad Real|-3.489|38.47
es-almussafes|Almussafes|València/Valencia|-0.412|39.299
es-alobras|Alobras|Teruel|-1.402|40.183
es-alocen|Alocén|Guadalajara|-2.743|40.565
es-alonsotegi|Alonsotegi|Bizkaia|-2.988|43.229
es-alora|Álora|Málaga|-4.7|36.858
es-alos-de-balaguer|Alòs de Balaguer|Lleida|0.945|41.922
es-alosno|Alosno|Huelva|-7.092|37.562
es-alovera|Alovera|Guadalajara|-3.247|40.591
es-alozaina|Alozaina|Málaga|-4.86|36.733
es-alp|Alp|Girona|1.935|42.346
es-alpandeire|Alpandeire|Málaga|-5.218|36.655
es-alpanseque|Alpanseque|Soria|-2.699|41.278
es-alpartir|Alpartir|Zaragoza|-1.385|41.413
es-alpedrete|Alpedrete|Madrid|-4.022|40.662
es-alpenes|Alpeñés|Teruel|-1.075|40.802
es-alpens|Alpens|Barcelona|2.091|42.12
es-alpera|Alpera|Albacete|-1.272|38.989
es-alpicat|Alpicat|Lleida|0.559|41.67
es-alpuente|Alpuente|València/Valencia|-1.027|39.908
es-alpujarra-de-la-sierra|Alpujarra de la Sierra|Granada|-3.143|37.018
es-alquezar|Alquézar|Huesca|0.007|42.18
es-alquife|Alquife|Granada|-3.108|37.183
es-alsodux|Alsodux|Almería|-2.57|37.02
es-alt-aneu|Alt Àneu|Lleida|1.06|42.682
es-altable|Altable|Burgos|-3.078|42.601
es-altafulla|Altafulla|Tarragona|1.38|41.152
es-altarejos|Altarejos|Cuenca|-2.396|39.924
es-altea|Altea|Alacant/Alicante|-0.047|38.626
es-altorricon|Altorricón|Huesca|0.414|41.783
es-altsasu-alsasua|Altsasu/Alsasua|Navarra|-2.184|42.915
es-altura|Altura|Castelló/Castellón|-0.585|39.815
es-altzaga|Altzaga|Gipuzkoa|-2.151|43.065
es-altzo|Altzo|Gipuzkoa|-2.068|43.098
es-alustante|Alustante|Guadalajara|-1.634|40.61
es-alzira|Alzira|València/Valencia|-0.405|39.136
es-amavida|Amavida|Ávila|-5.064|40.579
es-amayuelas-de-arriba|Amayuelas de Arriba|Palencia|-4.487|42.222
es-ambel|Ambel|Zaragoza|-1.621|41.769
es-ambite|Ambite|Madrid|-3.176|40.34
es-amer|Amer|Girona|2.602|42.011
es-ames|Ames|A Coruña|-8.648|42.892
es-amescoa-baja|Améscoa Baja|Navarra|-2.124|42.772
es-ameyugo|Ameyugo|Burgos|-3.057|42.657
es-amezketa|Amezketa|Gipuzkoa|-2.072|43.049
es-amieva|Amieva|Asturias|-5.093|43.242
es-amoeiro|Amoeiro|Ourense|-7.948|42.398
es-amorebieta-etxano|Amorebieta-Etxano|Bizkaia|-2.719|43.215
es-amoroto|Amoroto|Bizkaia|-2.509|43.322
es-amposta|Amposta|Tarragona|0.64|40.675
es-ampudia|Ampudia|Palencia|-4.766|41.898
es-ampuero|Ampuero|Cantabria|-3.417|43.333
es-amurrio|Amurrio|Araba/Álava|-2.964|43.043
es-amusco|Amusco|Palencia|-4.443|42.15
es-amusquillo|Amusquillo|Valladolid|-4.296|41.751
es-anadon|Anadón|Teruel|-0.966|40.986
es-anana|Añana|Araba/Álava|-2.99|42.813
es-anaya|Anaya|Segovia|-4.31|40.993
es-anaya-de-alba|Anaya de Alba|Salamanca|-5.491|40.725
es-anchuelo|Anchuelo|Madrid|-3.275|40.465
es-anchuras|Anchuras|Ciudad Real|-4.841|39.457
es-ancin-antzin|Ancín/Antzin|Navarra|-2.19|42.665
es-andavias|Andavías|Zamora|-5.848|41.601
es-andilla|Andilla|València/Valencia|-0.802|39.812
es-andoain|Andoain|Gipuzkoa|-2.013|43.217
es-andorra|Andorra|Teruel|-0.431|41.012
es-andosilla|Andosilla|Navarra|-1.946|42.384
es-andratx|Andratx|Illes Balears|2.406|39.582
es-andujar|Andújar|Jaén|-4.05|38.223
es-ane|Añe|Segovia|-4.29|41.038
es-anento|Anento|Zaragoza|-1.324|41.07
es-angles|Anglès|Girona|2.637|41.945
es-anglesola|Anglesola|Lleida|1.059|41.662
es-angon|Angón|Guadalajara|-2.859|41.067
es-anguciana|Anguciana|La Rioja|-2.904|42.573
es-angues|Angüés|Huesca|-0.159|42.089
es-anguiano|Anguiano|La Rioja|-2.779|42.25
es-anguita|Anguita|Guadalajara|-2.353|41.003
es-anguix|Anguix|Burgos|-3.924|41.75
es-anievas|Anievas|Cantabria|-4.003|43.201
es-aninon|Aniñón|Zaragoza|-1.707|41.477
es-anna|Anna|València/Valencia|-0.655|39.015
es-anoeta|Anoeta|Gipuzkoa|-2.074|43.167
es-anon-de-moncayo|Añón de Moncayo|Zaragoza|-1.752|41.758
es-anora|Añora|Córdoba|-4.867|38.325
es-anorbe|Añorbe|Navarra|-1.725|42.638
es-anover-de-tajo|Añover de Tajo|Toledo|-3.77|39.984
es-anover-de-tormes|Añover de Tormes|Salamanca|-5.917|41.135
es-anquela-del-ducado|Anquela del Ducado|Guadalajara|-2.153|40.969
es-anquela-del-pedregal|Anquela del Pedregal|Guadalajara|-1.74|40.733
es-anso|Ansó|Huesca|-0.768|42.812
es-ansoain-antsoain|Ansoáin/Antsoain|Navarra|-1.647|42.84
es-antas|Antas|Almería|-1.953|37.254
es-antas-de-ulla|Antas de Ulla|Lugo|-7.903|42.774
es-antella|Antella|València/Valencia|-0.602|39.097
es-antequera|Antequera|Málaga|-4.584|37.037
es-antigua|Antigua|Las Palmas|-13.95|28.378
es-antiguedad|Antigüedad|Palencia|-4.089|41.93
es-antillon|Antillón|Huesca|-0.173|42.025
es-antzuola|Antzuola|Gipuzkoa|-2.376|43.097
es-anue|Anue|Navarra|-1.588|42.968
es-aoiz-agoitz|Aoiz/Agoitz|Navarra|-1.357|42.787
es-arabayona-de-mogica|Arabayona de Mógica|Salamanca|-5.393|41.047
es-aracena|Aracena|Huelva|-6.557|37.871
es-arafo|Arafo|Santa Cruz de Tenerife|-16.432|28.351
es-aragues-del-puerto|Aragüés del Puerto|Huesca|-0.654|42.729
es-arahal|Arahal|Sevilla|-5.574|37.199
es-arahuetes|Arahuetes|Segovia|-3.86|41.149
es-araitz|Araitz|Navarra|-2.001|43.036
es-arakaldo|Arakaldo|Bizkaia|-2.927|43.148
es-arakil|Arakil|Navarra|-1.869|42.91
es-arama|Arama|Gipuzkoa|-2.163|43.059
es-aramaio|Aramaio|Araba/Álava|-2.593|43.044
es-aranarache-aranaratxe|Aranarache/Aranaratxe|Navarra|-2.231|42.77
es-arancon|Arancón|Soria|-2.254|41.784
es-aranda-de-duero|Aranda de Duero|Burgos|-3.686|41.69
es-aranda-de-moncayo|Aranda de Moncayo|Zaragoza|-1.786|41.591
es-arandiga|Arándiga|Zaragoza|-1.5|41.519
es-arandilla|Arandilla|Burgos|-3.426|41.732
es-arandilla-del-arroyo|Arandilla del Arroyo|Cuenca|-2.381|40.514
es-aranga|Aranga|A Coruña|-8.013|43.223
es-aranguren|Aranguren|Navarra|-1.571|42.773
es-aranjuez|Aranjuez|Madrid|-3.68|39.994
es-arano|Arano|Navarra|-1.896|43.196
es-arantza|Arantza|Navarra|-1.741|43.191
es-arantzazu|Arantzazu|Bizkaia|-2.793|43.153
es-aranuel|Arañuel|Castelló/Castellón|-0.488|40.084
es-aranzueque|Aranzueque|Guadalajara|-3.078|40.49
es-arapiles|Arapiles|Salamanca|-5.647|40.895
es-aras|Aras|Navarra|-2.359|42.567
es-aras-de-los-olmos|Aras de los Olmos|València/Valencia|-1.148|39.929
es-arauzo-de-miel|Arauzo de Miel|Burgos|-3.392|41.872
es-arauzo-de-salce|Arauzo de Salce|Burgos|-3.409|41.822
es-arauzo-de-torre|Arauzo de Torre|Burgos|-3.433|41.793
es-arbancon|Arbancón|Guadalajara|-3.153|40.983
es-arbeca|Arbeca|Lleida|0.936|41.543
es-arbeteta|Arbeteta|Guadalajara|-2.401|40.674
es-arbizu|Arbizu|Navarra|-2.04|42.932
es-arbo|Arbo|Pontevedra|-8.32|42.123
es-arboleas|Arboleas|Almería|-2.085|37.353
es-arboli|Arbolí|Tarragona|0.955|41.238
es-arbucies|Arbúcies|Girona|2.491|41.825
es-arcas|Arcas|Cuenca|-2.088|39.954
es-arce-artzi|Arce/Artzi|Navarra|-1.348|42.875
es-arcediano|Arcediano|Salamanca|-5.556|41.106
es-arcenillas|Arcenillas|Zamora|-5.695|41.462
es-archena|Archena|Murcia|-1.294|38.111
es-archez|Árchez|Málaga|-3.997|36.826
es-archidona|Archidona|Málaga|-4.392|37.106
es-arcicollar|Arcicóllar|Toledo|-4.101|40.055
es-arconada|Arconada|Palencia|-4.486|42.34
es-arcones|Arcones|Segovia|-3.722|41.114
es-arcos|Arcos|Burgos|-3.758|42.245
es-arcos-de-jalon|Arcos de Jalón|Soria|-2.249|41.174
es-arcos-de-la-frontera|Arcos de la Frontera|Cádiz|-5.755|36.743
es-arcos-de-la-polvorosa|Arcos de la Polvorosa|Zamora|-5.713|41.944
es-arcos-de-la-sierra|Arcos de la Sierra|Cuenca|-2.091|40.344
es-arcos-de-las-salinas|Arcos de las Salinas|Teruel|-1.062|40.014
es-ardales|Ardales|Málaga|-4.849|36.892
es-ardisa|Ardisa|Zaragoza|-0.777|42.202
es-ardon|Ardón|León|-5.588|42.43
es-areatza|Areatza|Bizkaia|-2.79|43.104
es-arellano|Arellano|Navarra|-2.062|42.58
es-aren|Arén|Huesca|0.674|42.291
es-arenales-de-san-gregorio|Arenales de San Gregorio|Ciudad Real|-3.044|39.3
es-arenas|Arenas|Málaga|-4.053|36.813
es-arenas-de-iguna|Arenas de Iguña|Cantabria|-4.092|43.178
es-arenas-de-san-juan|Arenas de San Juan|Ciudad Real|-3.507|39.208
es-arenas-de-san-pedro|Arenas de San Pedro|Ávila|-5.113|40.173
es-arenas-del-rey|Arenas del Rey|Granada|-3.876|36.949
es-arenillas|Arenillas|Soria|-2.847|41.341
es-arenillas-de-riopisuerga|Arenillas de Riopisuerga|Burgos|-4.222|42.35
es-arens-de-lledo|Arens de Lledó|Teruel|0.245|40.99
es-arenys-de-mar|Arenys de Mar|Barcelona|2.548|41.582
es-arenys-de-munt|Arenys de Munt|Barcelona|2.532|41.609
es-arenzana-de-abajo|Arenzana de Abajo|La Rioja|-2.716|42.377
es-arenzana-de-arriba|Arenzana de Arriba|La Rioja|-2.689|42.378
es-ares|Ares|A Coruña|-8.254|43.438
es-ares-del-maestrat|Ares del Maestrat|Castelló/Castellón|-0.11|40.445
es-areso|Areso|Navarra|-1.954|43.078
es-aretxabaleta|Aretxabaleta|Gipuzkoa|-2.486|43.019
es-arevalillo|Arevalillo|Ávila|-5.372|40.589
es-arevalillo-de-cega|Arevalillo de Cega|Segovia|-3.886|41.17
es-arevalo|Arévalo|Ávila|-4.721|41.045
es-arevalo-de-la-sierra|Arévalo de la Sierra|Soria|-2.388|41.953
es-argamasilla-de-alba|Argamasilla de Alba|Ciudad Real|-3.052|39.077
es-argamasilla-de-calatrava|Argamasilla de Calatrava|Ciudad Real|-4.023|38.741
es-arganda-del-rey|Arganda del Rey|Madrid|-3.445|40.291
es-arganin|Argañín|Zamora|-6.215|41.441
es-arganza|Arganza|León|-6.683|42.653
es-argavieso|Argavieso|Huesca|-0.282|42.052
es-argecilla|Argecilla|Guadalajara|-2.815|40.889
es-argelaguer|Argelaguer|Girona|2.629|42.21
es-argelita|Argelita|Castelló/Castellón|-0.34|40.068
es-argencola|Argençola|Barcelona|1.454|41.597
es-argente|Argente|Teruel|-1.178|40.699
es-argentona|Argentona|Barcelona|2.391|41.562
es-arges|Argés|Toledo|-4.078|39.806
es-argonos|Argoños|Cantabria|-3.494|43.455
es-arguedas|Arguedas|Navarra|-1.573|42.186
es-arguis|Arguis|Huesca|-0.48|42.322
es-arguisuelas|Arguisuelas|Cuenca|-1.83|39.829
es-argujillo|Argujillo|Zamora|-5.583|41.302
es-aria|Aria|Navarra|-1.277|42.968
es-ariany|Ariany|Illes Balears|3.133|39.656
es-aribe|Aribe|Navarra|-1.265|42.942
es-arico|Arico|Santa Cruz de Tenerife|-16.504|28.192
es-arija|Arija|Burgos|-3.949|42.987
es-arino|Ariño|Teruel|-0.598|41.051
es-ariza|Ariza|Zaragoza|-2.045|41.323
es-arjona|Arjona|Jaén|-4.079|37.927
es-arjonilla|Arjonilla|Jaén|-4.121|37.984
es-arlanzon|Arlanzón|Burgos|-3.437|42.339
es-armallones|Armallones|Guadalajara|-2.322|40.736
es-armananzas|Armañanzas|Navarra|-2.289|42.545
es-armenteros|Armenteros|Salamanca|-5.474|40.608
es-armilla|Armilla|Granada|-3.619|37.147
es-arminon|Armiñón|Araba/Álava|-2.867|42.718
es-armuna|Armuña|Segovia|-4.307|41.077
es-armuna-de-almanzora|Armuña de Almanzora|Almería|-2.416|37.354
es-armuna-de-tajuna|Armuña de Tajuña|Guadalajara|-3.035|40.527
es-arnedillo|Arnedillo|La Rioja|-2.239|42.216
es-arnedo|Arnedo|La Rioja|-2.095|42.216
es-arnes|Arnes|Tarragona|0.276|40.875
es-arnuero|Arnuero|Cantabria|-3.556|43.476
es-aroche|Aroche|Huelva|-6.99|37.948
es-arona|Arona|Santa Cruz de Tenerife|-16.676|28.056
es-arquillinos|Arquillinos|Zamora|-5.631|41.712
es-arquillos|Arquillos|Jaén|-3.414|38.207
es-arrabalde|Arrabalde|Zamora|-5.894|42.113
es-arraia-maeztu|Arraia-Maeztu|Araba/Álava|-2.446|42.75
es-arrancacepas|Arrancacepas|Cuenca|-2.349|40.309
es-arrankudiaga-zollo|Arrankudiaga-Zollo|Bizkaia|-2.94|43.178
es-arrasate-mondragon|Arrasate/Mondragón|Gipuzkoa|-2.499|43.07
es-arratzu|Arratzu|Bizkaia|-2.634|43.313
es-arratzua-ubarrundia|Arratzua-Ubarrundia|Araba/Álava|-2.615|42.925
es-arraya-de-oca|Arraya de Oca|Burgos|-3.39|42.401
es-arrecife|Arrecife|Las Palmas|-13.563|28.979
es-arredondo|Arredondo|Cantabria|-3.634|43.267
es-arres|Arres|Lleida|0.705|42.76
es-arriate|Arriate|Málaga|-5.138|36.795
es-arrieta|Arrieta|Bizkaia|-2.763|43.348
es-arrigorriaga|Arrigorriaga|Bizkaia|-2.911|43.206
es-arroba-de-los-montes|Arroba de los Montes|Ciudad Real|-4.558|39.164
es-arroniz|Arróniz|Navarra|-2.105|42.553
es-arroyo-de-la-encomienda|Arroyo de la Encomienda|Valladolid|-4.797|41.623
es-arroyo-de-la-luz|Arroyo de la Luz|Cáceres|-6.582|39.52
es-arroyo-de-las-fraguas|Arroyo de las Fraguas|Guadalajara|-3.127|41.104
es-arroyo-de-san-servan|Arroyo de San Serván|Badajoz|-6.453|38.84
es-arroyo-del-ojanco|Arroyo del Ojanco|Jaén|-2.886|38.309
es-arroyomolinos-caceres|Arroyomolinos (Cáceres)|Cáceres|-6.146|39.132
es-arroyomolinos-de-la-vera|Arroyomolinos de la Vera|Cáceres|-5.871|40.049
es-arroyomolinos-de-leon|Arroyomolinos de León|Huelva|-6.418|38.007
es-arroyomolinos-madrid|Arroyomolinos (Madrid)|Madrid|-3.915|40.282
es-arruazu|Arruazu|Navarra|-2.005|42.936
es-arrubal|Arrúbal|La Rioja|-2.254|42.429
es-arseguel|Arsèguel|Lleida|1.585|42.352
es-arta|Artà|Illes Balears|3.329|39.716
es-artajona|Artajona|Navarra|-1.759|42.583
es-artana|Artana|Castelló/Castellón|-0.246|39.896
es-artazu|Artazu|Navarra|-1.841|42.684
es-artea|Artea|Bizkaia|-2.8|43.127
es-arteixo|Arteixo|A Coruña|-8.508|43.3
es-artenara|Artenara|Las Palmas|-15.698|28.019
es-artes|Artés|Barcelona|1.96|41.796
es-artesa-de-lleida|Artesa de Lleida|Lleida|0.699|41.544
es-artesa-de-segre|Artesa de Segre|Lleida|1.081|41.937
es-artieda|Artieda|Zaragoza|-0.992|42.591
es-artzentales|Artzentales|Bizkaia|-3.233|43.24
es-artziniega|Artziniega|Araba/Álava|-3.141|43.129
es-arucas|Arucas|Las Palmas|-15.523|28.121
es-arzua|Arzúa|A Coruña|-8.183|42.926
es-as-neves|As Neves|Pontevedra|-8.401|42.122
es-as-nogais|As Nogais|Lugo|-7.101|42.776
es-as-pontes-de-garcia-rodriguez|As Pontes de García Rodríguez|A Coruña|-7.873|43.464
es-as-somozas|As Somozas|A Coruña|-7.92|43.526
es-asco|Ascó|Tarragona|0.55|41.164
es-asin|Asín|Zaragoza|-1.055|42.269
es-aspa|Aspa|Lleida|0.675|41.496
es-aspariegos|Aspariegos|Zamora|-5.593|41.669
es-asparrena|Asparrena|Araba/Álava|-2.288|42.881
es-aspe|Aspe|Alacant/Alicante|-0.785|38.33
es-asteasu|Asteasu|Gipuzkoa|-2.113|43.204
es-astigarraga|Astigarraga|Gipuzkoa|-1.933|43.275
es-astorga|Astorga|León|-6.117|42.463
es-astudillo|Astudillo|Palencia|-4.317|42.162
es-asturianos|Asturianos|Zamora|-6.472|42.054
es-atajate|Atajate|Málaga|-5.246|36.642
es-atalaya|Atalaya|Badajoz|-6.486|38.338
es-atalaya-del-canavate|Atalaya del Cañavate|Cuenca|-2.246|39.514
es-atanzon|Atanzón|Guadalajara|-3.01|40.66
es-atapuerca|Atapuerca|Burgos|-3.514|42.381
es-ataquines|Ataquines|Valladolid|-4.776|41.187
es-atarfe|Atarfe|Granada|-3.706|37.257
es-ataun|Ataun|Gipuzkoa|-2.162|42.974
es-atea|Atea|Zaragoza|-1.556|41.144
es-ateca|Ateca|Zaragoza|-1.811|41.347
es-atez-atetz|Atez/Atetz|Navarra|-1.713|42.948
es-atienza|Atienza|Guadalajara|-2.865|41.212
es-atxondo|Atxondo|Bizkaia|-2.588|43.103
es-atzeneta-d-albaida|Atzeneta d'Albaida|València/Valencia|-0.486|38.834
es-atzeneta-del-maestrat|Atzeneta del Maestrat|Castelló/Castellón|-0.185|40.234
es-aulesti|Aulesti|Bizkaia|-2.556|43.295
es-aunon|Auñón|Guadalajara|-2.78|40.513
es-auritz-burguete|Auritz/Burguete|Navarra|-1.338|42.992
es-ausejo|Ausejo|La Rioja|-2.142|42.354
es-ausejo-de-la-sierra|Ausejo de la Sierra|Soria|-2.363|41.906
es-autilla-del-pino|Autilla del Pino|Palencia|-4.633|41.984
es-autillo-de-campos|Autillo de Campos|Palencia|-4.853|42.087
es-autol|Autol|La Rioja|-1.984|42.197
es-aveinte|Aveinte|Ávila|-4.832|40.785
es-avellaneda|Avellaneda|Ávila|-5.385|40.388
es-avellanosa-de-muno|Avellanosa de Muñó|Burgos|-3.869|41.993
es-avia|Avià|Barcelona|1.832|42.065
es-avila|Ávila|Ávila|-4.646|40.663
es-aviles|Avilés|Asturias|-5.92|43.558
es-avinyo|Avinyó|Barcelona|1.977|41.864
es-avinyonet-de-puigventos|Avinyonet de Puigventós|Girona|2.916|42.253
es-avinyonet-del-penedes|Avinyonet del Penedès|Barcelona|1.782|41.353
es-avion|Avión|Ourense|-8.274|42.389
es-ayala-aiara|Ayala/Aiara|Araba/Álava|-3.078|43.075
es-ayamonte|Ayamonte|Huelva|-7.384|37.27
es-ayegui-aiegi|Ayegui/Aiegi|Navarra|-2.048|42.648
es-ayerbe|Ayerbe|Huesca|-0.702|42.25
es-ayllon|Ayllón|Segovia|-3.339|41.369
es-ayna|Ayna|Albacete|-2.103|38.566
es-ayodar|Ayódar|Castelló/Castellón|-0.385|39.992
es-ayoo-de-vidriales|Ayoó de Vidriales|Zamora|-6.08|42.129
es-ayora|Ayora|València/Valencia|-1.073|39.019
es-ayuela|Ayuela|Palencia|-4.705|42.643
es-azagra|Azagra|Navarra|-1.872|42.299
es-azaila|Azaila|Teruel|-0.509|41.306
es-azanuy-alins|Azanuy-Alins|Huesca|0.311|41.982
es-azara|Azara|Huesca|-0.028|42.07
es-azkoitia|Azkoitia|Gipuzkoa|-2.329|43.174
es-azlor|Azlor|Huesca|-0.039|42.097
es-aznalcazar|Aznalcázar|Sevilla|-6.284|37.108
es-aznalcollar|Aznalcóllar|Sevilla|-6.309|37.544
es-azofra|Azofra|La Rioja|-2.802|42.439
es-azpeitia|Azpeitia|Gipuzkoa|-2.26|43.163
es-azuaga|Azuaga|Badajoz|-5.679|38.282
es-azuara|Azuara|Zaragoza|-0.906|41.239
es-azuebar|Azuébar|Castelló/Castellón|-0.366|39.849
es-azuelo|Azuelo|Navarra|-2.35|42.605
es-azuqueca-de-henares|Azuqueca de Henares|Guadalajara|-3.265|40.557
es-azutan|Azután|Toledo|-5.136|39.775
es-babilafuente|Babilafuente|Salamanca|-5.433|40.987
es-bacares|Bacares|Almería|-2.477|37.251
es-badajoz|Badajoz|Badajoz|-6.845|38.865
es-badalona|Badalona|Barcelona|2.238|41.46
es-badaran|Badarán|La Rioja|-2.804|42.363
es-badenas|Bádenas|Teruel|-1.125|41.099
es-badia-del-valles|Badia del Vallès|Barcelona|2.115|41.511
es-badolatosa|Badolatosa|Sevilla|-4.696|37.298
es-badules|Badules|Zaragoza|-1.241|41.153
es-baells|Baélls|Huesca|0.465|41.959
es-baena|Baena|Córdoba|-4.313|37.679
es-baeza|Baeza|Jaén|-3.491|37.946
es-baga|Bagà|Barcelona|1.871|42.279
es-baguena|Báguena|Teruel|-1.361|41.035
es-bagues|Bagüés|Zaragoza|-0.941|42.539
es-bahabon|Bahabón|Valladolid|-4.271|41.479
es-bahabon-de-esgueva|Bahabón de Esgueva|Burgos|-3.723|41.865
es-baides|Baides|Guadalajara|-2.774|41.002
es-bailen|Bailén|Jaén|-3.779|38.093
es-bailo|Bailo|Huesca|-0.807|42.502
es-baiona|Baiona|Pontevedra|-8.844|42.092
es-baix-pallars|Baix Pallars|Lleida|1.06|42.322
es-bakaiku|Bakaiku|Navarra|-2.108|42.906
es-bakio|Bakio|Bizkaia|-2.812|43.42
es-balaguer|Balaguer|Lleida|0.782|41.781
es-balanegra|Balanegra|Almería|-2.932|36.776
es-balazote|Balazote|Albacete|-2.138|38.887
es-balboa|Balboa|León|-6.92|42.716
es-balconchan|Balconchán|Zaragoza|-1.481|41.076
es-baldellou|Baldellou|Huesca|0.557|41.913
es-baleira|Baleira|Lugo|-7.215|43.043
es-balenya|Balenyà|Barcelona|2.21|41.817
es-baliarrain|Baliarrain|Gipuzkoa|-2.132|43.072
es-ballesteros-de-calatrava|Ballesteros de Calatrava|Ciudad Real|-3.947|38.816
es-ballobar|Ballobar|Huesca|0.14|41.591
es-balmaseda|Balmaseda|Bizkaia|-3.21|43.195
es-balones|Balones|Alacant/Alicante|-0.334|38.745
es-balsa-de-ves|Balsa de Ves|Albacete|-1.209|39.262
es-balsareny|Balsareny|Barcelona|1.865|41.866
es-baltanas|Baltanás|Palencia|-4.211|41.942
es-baltar|Baltar|Ourense|-7.738|41.934
es-banares|Bañares|La Rioja|-2.92|42.465
es-banastas|Banastás|Huesca|-0.458|42.19
es-bande|Bande|Ourense|-7.971|42.031
es-banobarez|Bañobárez|Salamanca|-6.621|40.831
es-banon|Bañón|Teruel|-1.214|40.834
es-banos-de-ebro-manueta|Baños de Ebro/Mañueta|Araba/Álava|-2.675|42.523
es-banos-de-la-encina|Baños de la Encina|Jaén|-3.77|38.284
es-banos-de-molgas|Baños de Molgas|Ourense|-7.678|42.227
es-banos-de-montemayor|Baños de Montemayor|Cáceres|-5.877|40.306
es-banos-de-rio-tobia|Baños de Río Tobía|La Rioja|-2.759|42.34
es-banos-de-rioja|Baños de Rioja|La Rioja|-2.955|42.512
es-banos-de-tajo|Baños de Tajo|Guadalajara|-2|40.719
es-banos-de-valdearados|Baños de Valdearados|Burgos|-3.555|41.771
es-banuelos|Bañuelos|Guadalajara|-2.918|41.299
es-banuelos-de-bureba|Bañuelos de Bureba|Burgos|-3.274|42.504
es-banyalbufar|Banyalbufar|Illes Balears|2.527|39.681
es-banyeres-de-mariola|Banyeres de Mariola|Alacant/Alicante|-0.677|38.705
es-banyeres-del-penedes|Banyeres del Penedès|Tarragona|1.558|41.27
es-banyoles|Banyoles|Girona|2.77|42.122
es-baquerin-de-campos|Baquerín de Campos|Palencia|-4.764|42.021
es-barajas-de-melo|Barajas de Melo|Cuenca|-2.962|40.117
es-barakaldo|Barakaldo|Bizkaia|-3.003|43.272
es-baralla|Baralla|Lugo|-7.252|42.906
es-baranain-baranain|Barañáin/Barañain|Navarra|-1.692|42.804
es-baraona|Baraona|Soria|-2.622|41.297
es-barasoain|Barásoain|Navarra|-1.671|42.613
es-barbadas|Barbadás|Ourense|-7.906|42.302
es-barbadillo|Barbadillo|Salamanca|-5.779|40.891
es-barbadillo-de-herreros|Barbadillo de Herreros|Burgos|-3.159|42.194
es-barbadillo-del-mercado|Barbadillo del Mercado|Burgos|-3.364|42.043
es-barbadillo-del-pez|Barbadillo del Pez|Burgos|-3.231|42.121
es-barbalos|Barbalos|Salamanca|-5.94|40.658
es-barbarin|Barbarin|Navarra|-2.138|42.579
es-barbastro|Barbastro|Huesca|0.123|42.035
es-barbate|Barbate|Cádiz|-5.899|36.201
es-barbens|Barbens|Lleida|1.02|41.683
es-barbera-de-la-conca|Barberà de la Conca|Tarragona|1.229|41.41
es-barbera-del-valles|Barberà del Vallès|Barcelona|2.138|41.517
es-barboles|Bárboles|Zaragoza|-1.174|41.717
es-barbolla|Barbolla|Segovia|-3.66|41.314
es-barbues|Barbués|Huesca|-0.436|41.982
es-barbunales|Barbuñales|Huesca|-0.1|42.035
es-barca|Barca|Soria|-2.641|41.439
es-barcabo|Bárcabo|Huesca|0.063|42.249
es-barcarrota|Barcarrota|Badajoz|-6.885|38.508
es-barcelona|Barcelona|Barcelona|2.153|41.4
es-barcena-de-campos|Bárcena de Campos|Palencia|-4.499|42.488
es-barcena-de-cicero|Bárcena de Cicero|Cantabria|-3.509|43.403
es-barcena-de-pie-de-concha|Bárcena de Pie de Concha|Cantabria|-4.078|43.114
es-barceo|Barceo|Salamanca|-6.453|41.067
es-barchin-del-hoyo|Barchín del Hoyo|Cuenca|-2.038|39.682
es-barcial-de-la-loma|Barcial de la Loma|Valladolid|-5.281|41.948
es-barcial-del-barco|Barcial del Barco|Zamora|-5.643|41.936
es-barcience|Barcience|Toledo|-4.233|39.98
es-barcones|Barcones|Soria|-2.812|41.289
es-bardallur|Bardallur|Zaragoza|-1.189|41.678
es-bareyo|Bareyo|Cantabria|-3.619|43.473
es-bargas|Bargas|Toledo|-4.076|39.946
es-bargota|Bargota|Navarra|-2.308|42.534
es-barillas|Barillas|Navarra|-1.663|41.971
es-barjas|Barjas|León|-6.987|42.612
es-barlovento|Barlovento|Santa Cruz de Tenerife|-17.823|28.808
es-barracas|Barracas|Castelló/Castellón|-0.696|39.997
es-barrachina|Barrachina|Teruel|-1.144|40.89
es-barrado|Barrado|Cáceres|-5.894|40.08
es-barrax|Barrax|Albacete|-2.205|39.034
es-barreiros|Barreiros|Lugo|-7.229|43.519
es-barrika|Barrika|Bizkaia|-2.964|43.397
es-barrio-de-muno|Barrio de Muñó|Burgos|-4.002|42.181
es-barriopedro|Barriopedro|Guadalajara|-2.761|40.786
es-barrios-de-colina|Barrios de Colina|Burgos|-3.446|42.388
es-barro|Barro|Pontevedra|-8.647|42.523
es-barroman|Barromán|Ávila|-4.931|41.058
es-barruecopardo|Barruecopardo|Salamanca|-6.663|41.067
es-barruelo-de-santullan|Barruelo de Santullán|Palencia|-4.306|42.885
es-barruelo-del-valle|Barruelo del Valle|Valladolid|-5.084|41.678
es-barrundia|Barrundia|Araba/Álava|-2.493|42.911
es-barx|Barx|València/Valencia|-0.313|39.011
es-barxeta|Barxeta|València/Valencia|-0.422|39.012
es-basaburua|Basaburua|Navarra|-1.806|43.026
es-basardilla|Basardilla|Segovia|-3.985|41.004
es-basauri|Basauri|Bizkaia|-2.889|43.233
es-bascara|Bàscara|Girona|2.916|42.142
es-basconcillos-del-tozo|Basconcillos del Tozo|Burgos|-3.951|42.681
es-bascones-de-ojeda|Báscones de Ojeda|Palencia|-4.537|42.679
es-bascunana|Bascuñana|Burgos|-3.114|42.407
es-bascunana-de-san-pedro|Bascuñana de San Pedro|Cuenca|-2.226|40.209
es-bassella|Bassella|Lleida|1.303|42.011
es-batea|Batea|Tarragona|0.295|41.104
es-baterno|Baterno|Badajoz|-4.894|38.924
es-batres|Batres|Madrid|-3.926|40.221
es-bausen|Bausen|Lleida|0.699|42.842
es-bayarcal|Bayárcal|Almería|-2.995|37.054
es-bayarque|Bayarque|Almería|-2.448|37.313
es-bayubas-de-abajo|Bayubas de Abajo|Soria|-2.908|41.512
es-bayubas-de-arriba|Bayubas de Arriba|Soria|-2.887|41.563
es-baza|Baza|Granada|-2.773|37.414
es-baztan|Baztan|Navarra|-1.507|43.157
es-bea|Bea|Teruel|-1.137|41.027
es-beade|Beade|Ourense|-8.13|42.325
es-beamud|Beamud|Cuenca|-1.832|40.194
es-beariz|Beariz|Ourense|-8.279|42.48
es-beas|Beas|Huelva|-6.81|37.461
es-beas-de-granada|Beas de Granada|Granada|-3.465|37.237
es-beas-de-guadix|Beas de Guadix|Granada|-3.213|37.275
es-beas-de-segura|Beas de Segura|Jaén|-2.869|38.253
es-beasain|Beasain|Gipuzkoa|-2.219|43.071
es-becedas|Becedas|Ávila|-5.631|40.387
es-becedillas|Becedillas|Ávila|-5.319|40.55
es-beceite|Beceite|Teruel|0.199|40.81
es-becerrea|Becerreá|Lugo|-7.143|42.882
es-becerril-de-campos|Becerril de Campos|Palencia|-4.635|42.112
es-becerril-de-la-sierra|Becerril de la Sierra|Madrid|-3.976|40.727
es-becilla-de-valderaduey|Becilla de Valderaduey|Valladolid|-5.212|42.095
es-bedar|Bédar|Almería|-1.994|37.177
es-bedia|Bedia|Bizkaia|-2.818|43.199
es-bedmar-y-garciez|Bedmar y Garcíez|Jaén|-3.423|37.838
es-begijar|Begíjar|Jaén|-3.572|37.974
es-begonte|Begonte|Lugo|-7.692|43.157
es-begues|Begues|Barcelona|1.901|41.319
es-begur|Begur|Girona|3.2|41.949
es-beintza-labaien|Beintza-Labaien|Navarra|-1.756|43.097
es-beire|Beire|Navarra|-1.598|42.464
es-beires|Beires|Almería|-2.809|37.042
es-beizama|Beizama|Gipuzkoa|-2.204|43.126
es-bejar|Béjar|Salamanca|-5.769|40.39
es-bejis|Bejís|Castelló/Castellón|-0.738|39.9
es-belalcazar|Belalcázar|Córdoba|-5.15|38.591
es-belascoain|Belascoáin|Navarra|-1.83|42.75
es-belauntza|Belauntza|Gipuzkoa|-2.037|43.136
es-belbimbre|Belbimbre|Burgos|-4.014|42.16
es-belchite|Belchite|Zaragoza|-0.71|41.332
es-belena|Beleña|Salamanca|-5.647|40.742
es-belgida|Bèlgida|València/Valencia|-0.462|38.863
es-belianes|Belianes|Lleida|0.991|41.57
es-belinchon|Belinchón|Cuenca|-3.038|40.052
es-bell-lloc-d-urgell|Bell-lloc d'Urgell|Lleida|0.774|41.632
es-bellaguarda|Bellaguarda|Lleida|0.732|41.338
es-bellcaire-d-emporda|Bellcaire d'Empordà|Girona|3.104|42.086
es-bellcaire-d-urgell|Bellcaire d'Urgell|Lleida|0.892|41.76
es-bellmunt-d-urgell|Bellmunt d'Urgell|Lleida|0.944|41.759
es-bellmunt-del-priorat|Bellmunt del Priorat|Tarragona|0.761|41.159
es-bello|Bello|Teruel|-1.509|40.923
es-bellprat|Bellprat|Barcelona|1.447|41.513
es-bellpuig|Bellpuig|Lleida|1.007|41.63
es-bellreguard|Bellreguard|València/Valencia|-0.159|38.949
es-bellus|Bellús|València/Valencia|-0.499|38.946
es-bellvei|Bellvei|Tarragona|1.565|41.235
es-bellver-de-cerdanya|Bellver de Cerdanya|Lleida|1.769|42.365
es-bellvis|Bellvís|Lleida|0.813|41.678
es-belmez|Belmez|Córdoba|-5.183|38.265
es-belmez-de-la-moraleda|Bélmez de la Moraleda|Jaén|-3.371|37.734
es-belmonte|Belmonte|Cuenca|-2.702|39.564
es-belmonte-de-campos|Belmonte de Campos|Palencia|-4.978|41.94
es-belmonte-de-gracian|Belmonte de Gracián|Zaragoza|-1.502|41.328
es-belmonte-de-miranda|Belmonte de Miranda|Asturias|-6.253|43.268
es-belmonte-de-san-jose|Belmonte de San José|Teruel|-0.062|40.883
es-belmonte-de-tajo|Belmonte de Tajo|Madrid|-3.333|40.137
es-belmontejo|Belmontejo|Cuenca|-2.33|39.814
es-belorado|Belorado|Burgos|-3.195|42.423
es-belver-de-cinca|Belver de Cinca|Huesca|0.239|41.712
es-belver-de-los-montes|Belver de los Montes|Zamora|-5.436|41.719
es-belvis-de-la-jara|Belvís de la Jara|Toledo|-4.939|39.752
es-belvis-de-monroy|Belvís de Monroy|Cáceres|-5.61|39.818
es-bembibre|Bembibre|León|-6.436|42.646
es-benabarre|Benabarre|Huesca|0.479|42.084
es-benacazon|Benacazón|Sevilla|-6.213|37.337
es-benadalid|Benadalid|Málaga|-5.276|36.614
es-benafarces|Benafarces|Valladolid|-5.289|41.62
es-benafer|Benafer|Castelló/Castellón|-0.608|39.97
es-benafigos|Benafigos|Castelló/Castellón|-0.196|40.274
es-benageber|Benagéber|València/Valencia|-1.125|39.722
es-benaguasil|Benaguasil|València/Valencia|-0.619|39.595
es-benahadux|Benahadux|Almería|-2.474|36.915
es-benahavis|Benahavís|Málaga|-5.049|36.546
es-benalauria|Benalauría|Málaga|-5.305|36.586
es-benalmadena|Benalmádena|Málaga|-4.562|36.596
es-benalua|Benalúa|Granada|-3.163|37.356
es-benalua-de-las-villas|Benalúa de las Villas|Granada|-3.669|37.444
es-benalup-casas-viejas|Benalup-Casas Viejas|Cádiz|-5.775|36.333
es-benamargosa|Benamargosa|Málaga|-4.198|36.843
es-benamaurel|Benamaurel|Granada|-2.699|37.629
es-benameji|Benamejí|Córdoba|-4.541|37.246
es-benamocarra|Benamocarra|Málaga|-4.165|36.789
es-benaocaz|Benaocaz|Cádiz|-5.454|36.713
es-benaojan|Benaoján|Málaga|-5.26|36.702
es-benarraba|Benarrabá|Málaga|-5.299|36.548
es-benasau|Benasau|Alacant/Alicante|-0.338|38.696
es-benasque|Benasque|Huesca|0.57|42.636
es-benassal|Benassal|Castelló/Castellón|-0.168|40.387
es-benatae|Benatae|Jaén|-2.673|38.362
es-benavent-de-segria|Benavent de Segrià|Lleida|0.641|41.694
es-benavente|Benavente|Zamora|-5.68|42.005
es-benavides|Benavides|León|-5.942|42.535
es-benavites|Benavites|València/Valencia|-0.233|39.734
es-benegiles|Benegiles|Zamora|-5.622|41.626
es-beneixama|Beneixama|Alacant/Alicante|-0.76|38.721
es-beneixida|Beneixida|València/Valencia|-0.547|39.072
es-benejuzar|Benejúzar|Alacant/Alicante|-0.833|38.074
es-benetusser|Benetússer|València/Valencia|-0.402|39.425
es-benferri|Benferri|Alacant/Alicante|-0.983|38.151
es-beniarbeig|Beniarbeig|Alacant/Alicante|-0.011|38.82
es-beniarda|Beniardà|Alacant/Alicante|-0.214|38.695
es-beniarjo|Beniarjó|València/Valencia|-0.189|38.935
es-beniarres|Beniarrés|Alacant/Alicante|-0.364|38.826
es-beniatjar|Beniatjar|València/Valencia|-0.423|38.851
es-benicarlo|Benicarló|Castelló/Castellón|0.404|40.442
es-benicassim-benicasim|Benicàssim/Benicasim|Castelló/Castellón|0.042|40.056
es-benicolet|Benicolet|València/Valencia|-0.334|38.918
es-benicull-de-xuquer|Benicull de Xúquer|València/Valencia|-0.39|39.184
es-benidoleig|Benidoleig|Alacant/Alicante|-0.027|38.793
es-benidorm|Benidorm|Alacant/Alicante|-0.13|38.556
es-beniel|Beniel|Murcia|-0.991|38.026
es-benifaio|Benifaió|València/Valencia|-0.445|39.285
es-benifairo-de-la-valldigna|Benifairó de la Valldigna|València/Valencia|-0.303|39.064
es-benifairo-de-les-valls|Benifairó de les Valls|València/Valencia|-0.275|39.726
es-benifallet|Benifallet|Tarragona|0.523|40.968
es-benifallim|Benifallim|Alacant/Alicante|-0.41|38.654
es-benifato|Benifato|Alacant/Alicante|-0.242|38.66
es-benifla|Beniflá|València/Valencia|-0.191|38.927
es-beniganim|Benigànim|València/Valencia|-0.446|38.953
es-benigembla|Benigembla|Alacant/Alicante|-0.114|38.747
es-benijofar|Benijófar|Alacant/Alicante|-0.741|38.075
es-benilloba|Benilloba|Alacant/Alicante|-0.399|38.705
es-benillup|Benillup|Alacant/Alicante|-0.382|38.757
es-benimantell|Benimantell|Alacant/Alicante|-0.203|38.645
es-benimarfull|Benimarfull|Alacant/Alicante|-0.391|38.776
es-benimassot|Benimassot|Alacant/Alicante|-0.298|38.755
es-benimeli|Benimeli|Alacant/Alicante|-0.035|38.829
es-benimodo|Benimodo|València/Valencia|-0.553|39.204
es-benimuslem|Benimuslem|València/Valencia|-0.495|39.139
es-beniparrell|Beniparrell|València/Valencia|-0.417|39.384
es-benirredra|Benirredrà|València/Valencia|-0.191|38.958
es-benissa|Benissa|Alacant/Alicante|0.037|38.692
es-benissanet|Benissanet|Tarragona|0.582|41.069
es-benissano|Benissanó|València/Valencia|-0.575|39.615
es-benissoda|Benissoda|València/Valencia|-0.53|38.825
es-benissuera|Benissuera|València/Valencia|-0.482|38.908
es-benitagla|Benitagla|Almería|-2.225|37.235
es-benizalon|Benizalón|Almería|-2.218|37.202
es-benlloc|Benlloc|Castelló/Castellón|0.056|40.207
es-benquerencia|Benquerencia|Cáceres|-6.089|39.308
es-benquerencia-de-la-serena|Benquerencia de la Serena|Badajoz|-5.452|38.674
es-bentarique|Bentarique|Almería|-2.676|36.936
es-benuza|Benuza|León|-6.672|42.381
es-bera|Bera|Navarra|-1.668|43.289
es-berango|Berango|Bizkaia|-2.978|43.358
es-berantevilla|Berantevilla|Araba/Álava|-2.83|42.689
es-beranuy|Beranuy|Huesca|0.604|42.382
es-berastegi|Berastegi|Gipuzkoa|-1.956|43.128
es-beraton|Beratón|Soria|-1.827|41.722
es-berbegal|Berbegal|Huesca|-0.005|41.965
es-berberana|Berberana|Burgos|-3.036|42.926
es-berbinzana|Berbinzana|Navarra|-1.84|42.519
es-berceo|Berceo|La Rioja|-2.838|42.35
es-bercero|Bercero|Valladolid|-5.077|41.556
es-berceruelo|Berceruelo|Valladolid|-5.015|41.591
es-berchules|Bérchules|Granada|-3.196|37.025
es-bercial|Bercial|Segovia|-4.433|40.895
es-bercial-de-zapardiel|Bercial de Zapardiel|Ávila|-4.975|41.042
es-bercianos-del-paramo|Bercianos del Páramo|León|-5.686|42.351
es-bercianos-del-real-camino|Bercianos del Real Camino|León|-5.15|42.388
es-bercimuel|Bercimuel|Segovia|-3.567|41.399
es-berdejo|Berdejo|Zaragoza|-1.957|41.567
es-berga|Berga|Barcelona|1.848|42.099
es-bergara|Bergara|Gipuzkoa|-2.429|43.125
es-bergasa|Bergasa|La Rioja|-2.148|42.265
es-bergasillas-bajera|Bergasillas Bajera|La Rioja|-2.169|42.25
es-berge|Berge|Teruel|-0.405|40.851
es-bergondo|Bergondo|A Coruña|-8.25|43.311
es-beriain|Beriáin|Navarra|-1.646|42.731
es-berja|Berja|Almería|-2.964|36.855
es-berlanga|Berlanga|Badajoz|-5.849|38.281
es-berlanga-de-duero|Berlanga de Duero|Soria|-2.875|41.435
es-berlanga-del-bierzo|Berlanga del Bierzo|León|-6.579|42.737
es-berlangas-de-roa|Berlangas de Roa|Burgos|-3.863|41.686
es-bermellar|Bermellar|Salamanca|-6.664|40.997
es-bermeo|Bermeo|Bizkaia|-2.757|43.414
es-bermillo-de-sayago|Bermillo de Sayago|Zamora|-6.078|41.364
es-bernardos|Bernardos|Segovia|-4.341|41.143
es-bernedo|Bernedo|Araba/Álava|-2.522|42.694
es-berninches|Berninches|Guadalajara|-2.813|40.571
es-bernuy-de-porreros|Bernuy de Porreros|Segovia|-4.113|41.001
es-bernuy-zapardiel|Bernuy-Zapardiel|Ávila|-4.939|40.971
es-berriatua|Berriatua|Bizkaia|-2.463|43.314
es-berrioplano-berriobeiti|Berrioplano/Berriobeiti|Navarra|-1.703|42.856
es-berriozar|Berriozar|Navarra|-1.671|42.842
es-berriz|Berriz|Bizkaia|-2.586|43.192
es-berrobi|Berrobi|Gipuzkoa|-2.023|43.146
es-berrocal|Berrocal|Huelva|-6.509|37.566
es-berrocal-de-huebra|Berrocal de Huebra|Salamanca|-6.005|40.708
es-berrocal-de-salvatierra|Berrocal de Salvatierra|Salamanca|-5.7|40.638
es-berrocalejo|Berrocalejo|Cáceres|-5.353|39.824
es-berrocalejo-de-aragona|Berrocalejo de Aragona|Ávila|-4.593|40.698
es-berrueces|Berrueces|Valladolid|-5.095|41.948
es-berrueco|Berrueco|Zaragoza|-1.475|40.979
es-bertizarana|Bertizarana|Navarra|-1.62|43.143
es-berzocana|Berzocana|Cáceres|-5.508|39.448
es-berzosa-de-bureba|Berzosa de Bureba|Burgos|-3.271|42.625
es-berzosa-del-lozoya|Berzosa del Lozoya|Madrid|-3.526|40.973
es-berzosilla|Berzosilla|Palencia|-4.017|42.789
es-besalu|Besalú|Girona|2.697|42.202
es-bescano|Bescanó|Girona|2.717|41.953
es-betancuria|Betancuria|Las Palmas|-14.087|28.433
es-betanzos|Betanzos|A Coruña|-8.222|43.275
es-betelu|Betelu|Navarra|-1.976|43.016
es-betera|Bétera|València/Valencia|-0.462|39.6
es-beteta|Beteta|Cuenca|-2.095|40.558
es-betxi|Betxí|Castelló/Castellón|-0.197|39.922
es-beuda|Beuda|Girona|2.717|42.239
es-bezares|Bezares|La Rioja|-2.671|42.365
es-bezas|Bezas|Teruel|-1.333|40.32
es-biar|Biar|Alacant/Alicante|-0.749|38.645
es-bicorp|Bicorp|València/Valencia|-0.848|39.114
es-bidania-goiatz|Bidania-Goiatz|Gipuzkoa|-2.163|43.139
es-bidaurreta|Bidaurreta|Navarra|-1.844|42.767
es-biel|Biel|Zaragoza|-0.913|42.369
es-bielsa|Bielsa|Huesca|0.176|42.67
es-bienservida|Bienservida|Albacete|-2.644|38.529
es-bienvenida|Bienvenida|Badajoz|-6.212|38.314
es-bierge|Bierge|Huesca|-0.091|42.251
es-biescas|Biescas|Huesca|-0.314|42.628
es-bigastro|Bigastro|Alacant/Alicante|-0.898|38.063
es-bigues-i-riells-del-fai|Bigues i Riells del Fai|Barcelona|2.204|41.68
es-bijuesca|Bijuesca|Zaragoza|-1.925|41.526
es-bilbao|Bilbao|Bizkaia|-2.937|43.254
es-bimenes|Bimenes|Asturias|-5.561|43.324
es-binaced|Binaced|Huesca|0.209|41.809
es-binefar|Binéfar|Huesca|0.291|41.845
es-binissalem|Binissalem|Illes Balears|2.859|39.684
es-biosca|Biosca|Lleida|1.373|41.872
es-biota|Biota|Zaragoza|-1.175|42.255
es-bisaurri|Bisaurri|Huesca|0.525|42.487
es-biscarrues|Biscarrués|Huesca|-0.734|42.208
es-bisimbre|Bisimbre|Zaragoza|-1.414|41.856
es-biure|Biure|Girona|2.903|42.34
es-biurrun-olcoz|Biurrun-Olcoz|Navarra|-1.678|42.676
es-blacos|Blacos|Soria|-2.879|41.692
es-blanca|Blanca|Murcia|-1.296|38.213
es-blancafort|Blancafort|Tarragona|1.152|41.449
es-blancas|Blancas|Teruel|-1.483|40.822
es-blanes|Blanes|Girona|2.782|41.688
es-blascomillan|Blascomillán|Ávila|-5.116|40.82
es-blasconuno-de-matacabras|Blasconuño de Matacabras|Ávila|-4.986|41.143
es-blascosancho|Blascosancho|Ávila|-4.644|40.875
es-blecua-y-torres|Blecua y Torres|Huesca|-0.199|42.072
es-blesa|Blesa|Teruel|-0.883|41.072
es-bliecos|Bliecos|Soria|-2.269|41.529
es-boada|Boada|Salamanca|-6.33|40.826
es-boada-de-campos|Boada de Campos|Palencia|-4.879|41.985
es-boadella-i-les-escaules|Boadella i les Escaules|Girona|2.868|42.33
es-boadilla-de-rioseco|Boadilla de Rioseco|Palencia|-4.968|42.177
es-boadilla-del-camino|Boadilla del Camino|Palencia|-4.336|42.267
es-boadilla-del-monte|Boadilla del Monte|Madrid|-3.892|40.421
es-boal|Boal|Asturias|-6.823|43.417
es-bobadilla|Bobadilla|La Rioja|-2.755|42.317
es-bobadilla-del-campo|Bobadilla del Campo|Valladolid|-5.029|41.183
es-boboras|Boborás|Ourense|-8.177|42.444
es-boca-de-huergano|Boca de Huérgano|León|-4.86|42.996
es-bocairent|Bocairent|València/Valencia|-0.609|38.743
es-boceguillas|Boceguillas|Segovia|-3.607|41.328
es-bocigas|Bocigas|Valladolid|-4.685|41.242
es-bocos-de-duero|Bocos de Duero|Valladolid|-4.056|41.618
es-bodonal-de-la-sierra|Bodonal de la Sierra|Badajoz|-6.534|38.164
es-boecillo|Boecillo|Valladolid|-4.721|41.54
es-bogajo|Bogajo|Salamanca|-6.529|40.901
es-bogarra|Bogarra|Albacete|-2.211|38.589
es-bohonal-de-ibor|Bohonal de Ibor|Cáceres|-5.456|39.787
es-bohoyo|Bohoyo|Ávila|-5.409|40.289
es-boimorto|Boimorto|A Coruña|-8.13|43.009
es-boiro|Boiro|A Coruña|-8.889|42.679
es-bolanos-de-calatrava|Bolaños de Calatrava|Ciudad Real|-3.626|38.911
es-bolanos-de-campos|Bolaños de Campos|Valladolid|-5.277|42.009
es-bolbaite|Bolbaite|València/Valencia|-0.748|39.05
es-bollullos-de-la-mitacion|Bollullos de la Mitación|Sevilla|-6.152|37.316
es-bollullos-par-del-condado|Bollullos Par del Condado|Huelva|-6.535|37.33
es-boltana|Boltaña|Huesca|0.003|42.415
es-bolulla|Bolulla|Alacant/Alicante|-0.124|38.686
es-bolvir|Bolvir|Girona|1.883|42.416
es-bonansa|Bonansa|Huesca|0.69|42.412
es-bonar|Boñar|León|-5.286|42.903
es-bonares|Bonares|Huelva|-6.69|37.279
es-bonastre|Bonastre|Tarragona|1.435|41.225
es-bonete|Bonete|Albacete|-1.308|38.889
es-boniches|Boniches|Cuenca|-1.623|39.973
es-bonilla-de-la-sierra|Bonilla de la Sierra|Ávila|-5.251|40.549
es-bonrepos-i-mirambell|Bonrepòs i Mirambell|València/Valencia|-0.366|39.519
es-boqueixon|Boqueixón|A Coruña|-8.423|42.827
es-boquineni|Boquiñeni|Zaragoza|-1.274|41.839
es-borau|Borau|Huesca|-0.587|42.664
es-bordalba|Bordalba|Zaragoza|-2.078|41.41
es-bordils|Bordils|Girona|2.91|42.048
es-bordon|Bordón|Teruel|-0.345|40.688
es-borja|Borja|Zaragoza|-1.551|41.85
es-borjabad|Borjabad|Soria|-2.398|41.56
es-bormujos|Bormujos|Sevilla|-6.082|37.364
es-bornos|Bornos|Cádiz|-5.713|36.849
es-borobia|Borobia|Soria|-1.882|41.675
es-borox|Borox|Toledo|-3.722|40.05
es-borrassa|Borrassà|Girona|2.931|42.219
es-borreda|Borredà|Barcelona|2.013|42.128
es-borrenes|Borrenes|León|-6.735|42.482
es-borriana-burriana|Borriana/Burriana|Castelló/Castellón|-0.075|39.89
es-borriol|Borriol|Castelló/Castellón|-0.07|40.051
es-bossost|Bossòst|Lleida|0.692|42.778
es-bot|Bot|Tarragona|0.373|41.015
es-botarell|Botarell|Tarragona|1.004|41.149
es-botija|Botija|Cáceres|-6.084|39.341
es-botorrita|Botorrita|Zaragoza|-1.032|41.488
es-boveda|Bóveda|Lugo|-7.495|42.635
es-boveda-del-rio-almar|Bóveda del Río Almar|Salamanca|-5.22|40.864
es-bovera|Bovera|Lleida|0.64|41.318
es-bozoo|Bozoó|Burgos|-3.097|42.741
es-brabos|Brabos|Ávila|-4.927|40.759
es-brafim|Bràfim|Tarragona|1.342|41.279
es-brahojos-de-medina|Brahojos de Medina|Valladolid|-5.047|41.224
es-branosera|Brañosera|Palencia|-4.298|42.942
es-braojos|Braojos|Madrid|-3.66|41.06
es-brazacorta|Brazacorta|Burgos|-3.391|41.698
es-brazatortas|Brazatortas|Ciudad Real|-4.306|38.614
es-brazuelo|Brazuelo|León|-6.179|42.512
es-brea-de-aragon|Brea de Aragón|Zaragoza|-1.593|41.524
es-brea-de-tajo|Brea de Tajo|Madrid|-3.121|40.24
es-breda|Breda|Girona|2.556|41.754
es-brena-alta|Breña Alta|Santa Cruz de Tenerife|-17.803|28.656
es-brena-baja|Breña Baja|Santa Cruz de Tenerife|-17.793|28.63
es-brenes|Brenes|Sevilla|-5.874|37.554
es-breto|Bretó|Zamora|-5.746|41.865
es-bretocino|Bretocino|Zamora|-5.779|41.881
es-brieva|Brieva|Segovia|-4.05|41.039
es-brieva-de-cameros|Brieva de Cameros|La Rioja|-2.782|42.171
es-brihuega|Brihuega|Guadalajara|-2.854|40.74
es-brime-de-sog|Brime de Sog|Zamora|-6.049|42.058
es-brime-de-urz|Brime de Urz|Zamora|-5.875|42.041
es-brinas|Briñas|La Rioja|-2.832|42.605
es-brincones|Brincones|Salamanca|-6.35|41.113
es-brion|Brión|A Coruña|-8.721|42.852
es-briones|Briones|La Rioja|-2.792|42.517
es-briviesca|Briviesca|Burgos|-3.309|42.544
es-bronchales|Bronchales|Teruel|-1.568|40.524
es-broto|Broto|Huesca|-0.139|42.567
es-brozas|Brozas|Cáceres|-6.761|39.555
es-brunete|Brunete|Madrid|-3.995|40.398
es-brunyola-i-sant-marti-sapresa|Brunyola i Sant Martí Sapresa|Girona|2.671|41.912
es-buberos|Buberos|Soria|-2.177|41.649
es-bubierca|Bubierca|Zaragoza|-1.871|41.326
es-bubion|Bubión|Granada|-3.382|37.01
es-buciegas|Buciegas|Cuenca|-2.467|40.339
es-budia|Budia|Guadalajara|-2.763|40.669
es-buena|Bueña|Teruel|-1.272|40.713
es-buenache-de-alarcon|Buenache de Alarcón|Cuenca|-2.156|39.652
es-buenache-de-la-sierra|Buenache de la Sierra|Cuenca|-1.985|40.125
es-buenamadre|Buenamadre|Salamanca|-6.226|40.859
es-buenaventura|Buenaventura|Toledo|-4.876|40.17
es-buenavista|Buenavista|Salamanca|-5.633|40.787
es-buenavista-de-valdavia|Buenavista de Valdavia|Palencia|-4.604|42.631
es-buenavista-del-norte|Buenavista del Norte|Santa Cruz de Tenerife|-16.862|28.333
es-buendia|Buendía|Cuenca|-2.763|40.373
es-bueu|Bueu|Pontevedra|-8.783|42.32
es-bufali|Bufali|València/Valencia|-0.517|38.879
es-bugarra|Bugarra|València/Valencia|-0.771|39.617
es-bugedo|Bugedo|Burgos|-3.021|42.652
es-buger|Búger|Illes Balears|2.984|39.758
es-buitrago|Buitrago|Soria|-2.406|41.843
es-buitrago-del-lozoya|Buitrago del Lozoya|Madrid|-3.628|40.988
es-bujalance|Bujalance|Córdoba|-4.373|37.916
es-bujalaro|Bujalaro|Guadalajara|-2.879|40.936
es-bujaraloz|Bujaraloz|Zaragoza|-0.14|41.451
es-bularros|Bularros|Ávila|-4.842|40.738
es-bulbuente|Bulbuente|Zaragoza|-1.618|41.827
es-bullas|Bullas|Murcia|-1.673|38.041
es-buniel|Buniel|Burgos|-3.807|42.31
es-bunol|Buñol|València/Valencia|-0.848|39.429
es-bunuel|Buñuel|Navarra|-1.451|41.973
es-bunyola|Bunyola|Illes Balears|2.713|39.708
es-burbaguena|Burbáguena|Teruel|-1.331|41.013
es-burela|Burela|Lugo|-7.365|43.658
es-bureta|Bureta|Zaragoza|-1.49|41.798
es-burganes-de-valverde|Burganes de Valverde|Zamora|-5.797|41.906
es-burgo-de-osma-ciudad-de-osma|Burgo de Osma-Ciudad de Osma|Soria|-3.052|41.599
es-burgohondo|Burgohondo|Ávila|-4.779|40.388
es-burgos|Burgos|Burgos|-3.683|42.35
es-burgui-burgi|Burgui/Burgi|Navarra|-0.995|42.736
es-burguillos|Burguillos|Sevilla|-5.959|37.599
es-burguillos-de-toledo|Burguillos de Toledo|Toledo|-3.993|39.782
es-burguillos-del-cerro|Burguillos del Cerro|Badajoz|-6.588|38.386
es-burjassot|Burjassot|València/Valencia|-0.411|39.509
es-burlada-burlata|Burlada/Burlata|Navarra|-1.614|42.823
es-buron|Burón|León|-5.034|43.064
es-burujon|Burujón|Toledo|-4.291|39.89
es-busot|Busot|Alacant/Alicante|-0.418|38.502
es-busquistar|Busquístar|Granada|-3.279|36.961
es-bustares|Bustares|Guadalajara|-3.072|41.136
es-bustarviejo|Bustarviejo|Madrid|-3.728|40.842
es-bustillo-de-chaves|Bustillo de Chaves|Valladolid|-5.114|42.124
es-bustillo-de-la-vega|Bustillo de la Vega|Palencia|-4.744|42.443
es-bustillo-del-oro|Bustillo del Oro|Zamora|-5.453|41.675
es-bustillo-del-paramo|Bustillo del Páramo|León|-5.8|42.438
es-bustillo-del-paramo-de-carrion|Bustillo del Páramo de Carrión|Palencia|-4.732|42.349
es-busto-de-bureba|Busto de Bureba|Burgos|-3.257|42.659
es-busturia|Busturia|Bizkaia|-2.719|43.372
es-cabaces|Cabacés|Tarragona|0.729|41.247
es-caballar|Caballar|Segovia|-3.966|41.123
es-cabana-de-bergantinos|Cabana de Bergantiños|A Coruña|-8.897|43.194
es-cabanabona|Cabanabona|Lleida|1.205|41.837
es-cabanas|Cabanas|A Coruña|-8.131|43.434
es-cabanas-de-ebro|Cabañas de Ebro|Zaragoza|-1.166|41.797
es-cabanas-de-la-sagra|Cabañas de la Sagra|Toledo|-3.951|40.001
es-cabanas-de-polendos|Cabañas de Polendos|Segovia|-4.106|41.05
es-cabanas-de-sayago|Cabañas de Sayago|Zamora|-5.813|41.315
es-cabanas-de-yepes|Cabañas de Yepes|Toledo|-3.538|39.893
es-cabanas-del-castillo|Cabañas del Castillo|Cáceres|-5.501|39.546
es-cabanas-raras|Cabañas Raras|León|-6.626|42.619
es-cabanelles|Cabanelles|Girona|2.78|42.255
es-cabanes-castello-castellon|Cabanes (Castelló/Castellón)|Castelló/Castellón|0.095|40.144
es-cabanes-de-esgueva|Cabañes de Esgueva|Burgos|-3.795|41.835
es-cabanes-girona|Cabanes (Girona)|Girona|2.97|42.307
es-cabanillas|Cabanillas|Navarra|-1.524|42.049
es-cabanillas-de-la-sierra|Cabanillas de la Sierra|Madrid|-3.636|40.826
es-cabanillas-del-campo|Cabanillas del Campo|Guadalajara|-3.241|40.634
es-cabeza-del-buey|Cabeza del Buey|Badajoz|-5.277|38.772
es-cabeza-del-caballo|Cabeza del Caballo|Salamanca|-6.56|41.136
es-cabeza-la-vaca|Cabeza la Vaca|Badajoz|-6.397|38.095
es-cabezabellosa|Cabezabellosa|Cáceres|-5.998|40.125
es-cabezabellosa-de-la-calzada|Cabezabellosa de la Calzada|Salamanca|-5.482|41.039
es-cabezamesada|Cabezamesada|Toledo|-3.091|39.825
es-cabezarados|Cabezarados|Ciudad Real|-4.295|38.85
es-cabezarrubias-del-puerto|Cabezarrubias del Puerto|Ciudad Real|-4.25|38.561
es-cabezas-de-alambre|Cabezas de Alambre|Ávila|-4.835|40.936
es-cabezas-del-pozo|Cabezas del Pozo|Ávila|-4.966|41.002
es-cabezas-del-villar|Cabezas del Villar|Ávila|-5.203|40.694
es-cabezas-rubias|Cabezas Rubias|Huelva|-7.106|37.769
es-cabezon-de-cameros|Cabezón de Cameros|La Rioja|-2.517|42.188
es-cabezon-de-la-sal|Cabezón de la Sal|Cantabria|-4.23|43.312
es-cabezon-de-la-sierra|Cabezón de la Sierra|Burgos|-3.242|41.932
es-cabezon-de-liebana|Cabezón de Liébana|Cantabria|-4.54|43.13
es-cabezon-de-pisuerga|Cabezón de Pisuerga|Valladolid|-4.622|41.727
es-cabezon-de-valderaduey|Cabezón de Valderaduey|Valladolid|-5.163|42.17
es-cabezuela|Cabezuela|Segovia|-3.96|41.228
es-cabezuela-del-valle|Cabezuela del Valle|Cáceres|-5.805|40.203
es-cabizuela|Cabizuela|Ávila|-4.808|40.903
es-cabo|Cabó|Lleida|1.235|42.239
es-cabolafuente|Cabolafuente|Zaragoza|-2.042|41.218
es-cabra|Cabra|Córdoba|-4.448|37.489
es-cabra-de-mora|Cabra de Mora|Teruel|-0.811|40.315
es-cabra-del-camp|Cabra del Camp|Tarragona|1.301|41.394
es-cabra-del-santo-cristo|Cabra del Santo Cristo|Jaén|-3.247|37.703
es-cabrales|Cabrales|Asturias|-4.829|43.272
es-cabranes|Cabranes|Asturias|-5.423|43.406
es-cabredo|Cabredo|Navarra|-2.427|42.636
es-cabrejas-del-campo|Cabrejas del Campo|Soria|-2.275|41.693
es-cabrejas-del-pinar|Cabrejas del Pinar|Soria|-2.874|41.779
es-cabrera-d-anoia|Cabrera d'Anoia|Barcelona|1.713|41.488
es-cabrera-de-mar|Cabrera de Mar|Barcelona|2.402|41.525
es-cabrerizos|Cabrerizos|Salamanca|-5.6|40.982
es-cabrero|Cabrero|Cáceres|-5.889|40.117
es-cabreros-del-monte|Cabreros del Monte|Valladolid|-5.282|41.848
es-cabreros-del-rio|Cabreros del Río|León|-5.526|42.404
es-cabrillanes|Cabrillanes|León|-6.167|42.972
es-cabrillas|Cabrillas|Salamanca|-6.18|40.741
es-cabrils|Cabrils|Barcelona|2.369|41.53
es-cabuerniga|Cabuérniga|Cantabria|-4.304|43.211
es-cacabelos|Cacabelos|León|-6.731|42.625
es-caceres|Cáceres|Cáceres|-6.466|39.375
es-cachorrilla|Cachorrilla|Cáceres|-6.669|39.894
es-cacin|Cacín|Granada|-3.915|37.079
es-cadalso|Cadalso|Cáceres|-6.54|40.237
es-cadalso-de-los-vidrios|Cadalso de los Vidrios|Madrid|-4.433|40.299
es-cadaques|Cadaqués|Girona|3.272|42.291
es-cadiar|Cádiar|Granada|-3.167|36.928
es-cadiz|Cádiz|Cádiz|-6.266|36.495
es-cadreita|Cadreita|Navarra|-1.687|42.225
es-cadrete|Cadrete|Zaragoza|-0.955|41.55
es-cajar|Cájar|Granada|-3.568|37.134
es-cala|Cala|Huelva|-6.332|37.959
es-calabazas-de-fuentiduena|Calabazas de Fuentidueña|Segovia|-4.012|41.451
es-calaceite|Calaceite|Teruel|0.185|41.018
es-calaf|Calaf|Barcelona|1.505|41.721
es-calafell|Calafell|Tarragona|1.59|41.209
es-calahorra|Calahorra|La Rioja|-1.956|42.296
es-calahorra-de-boedo|Calahorra de Boedo|Palencia|-4.38|42.567
es-calamocha|Calamocha|Teruel|-1.241|40.942
es-calamonte|Calamonte|Badajoz|-6.382|38.875
es-calanas|Calañas|Huelva|-6.919|37.602
es-calanda|Calanda|Teruel|-0.232|40.952
es-calasparra|Calasparra|Murcia|-1.656|38.238
es-calatanazor|Calatañazor|Soria|-2.802|41.72
es-calatayud|Calatayud|Zaragoza|-1.624|41.376
es-calatorao|Calatorao|Zaragoza|-1.3|41.522
es-calcena|Calcena|Zaragoza|-1.72|41.664
es-caldas-de-reis|Caldas de Reis|Pontevedra|-8.657|42.616
es-caldearenas|Caldearenas|Huesca|-0.51|42.403
es-calders|Calders|Barcelona|1.972|41.773
es-caldes-d-estrac|Caldes d'Estrac|Barcelona|2.527|41.57
es-caldes-de-malavella|Caldes de Malavella|Girona|2.809|41.835
es-caldes-de-montbui|Caldes de Montbui|Barcelona|2.156|41.644
es-calella|Calella|Barcelona|2.646|41.623
es-calera-de-leon|Calera de León|Badajoz|-6.338|38.071
es-calera-y-chozas|Calera y Chozas|Toledo|-5.016|39.877
es-caleruega|Caleruega|Burgos|-3.475|41.824
es-caleruela|Caleruela|Toledo|-5.254|39.87
es-calicasas|Calicasas|Granada|-3.629|37.282
es-calig|Càlig|Castelló/Castellón|0.353|40.466
es-calldetenes|Calldetenes|Barcelona|2.297|41.926
es-calles|Calles|València/Valencia|-0.949|39.742
es-callosa-d-en-sarria|Callosa d'en Sarrià|Alacant/Alicante|-0.104|38.653
es-callosa-de-segura|Callosa de Segura|Alacant/Alicante|-0.86|38.131
es-callus|Callús|Barcelona|1.786|41.801
es-calmarza|Calmarza|Zaragoza|-1.927|41.167
es-calomarde|Calomarde|Teruel|-1.575|40.371
es-calonge-de-segarra|Calonge de Segarra|Barcelona|1.485|41.751
es-calonge-i-sant-antoni|Calonge i Sant Antoni|Girona|3.074|41.863
es-calp|Calp|Alacant/Alicante|0.044|38.653
es-caltojar|Caltojar|Soria|-2.751|41.4
es-calvarrasa-de-abajo|Calvarrasa de Abajo|Salamanca|-5.534|40.953
es-calvarrasa-de-arriba|Calvarrasa de Arriba|Salamanca|-5.572|40.899
es-calvia|Calvià|Illes Balears|2.508|39.549
es-calvos-de-randin|Calvos de Randín|Ourense|-7.855|41.935
es-calzada-de-calatrava|Calzada de Calatrava|Ciudad Real|-3.76|38.615
es-calzada-de-don-diego|Calzada de Don Diego|Salamanca|-5.893|40.884
es-calzada-de-los-molinos|Calzada de los Molinos|Palencia|-4.664|42.316
es-calzada-de-oropesa|Calzada de Oropesa|Toledo|-5.304|39.982
es-calzada-de-valdunciel|Calzada de Valdunciel|Salamanca|-5.708|41.089
es-calzada-del-coto|Calzada del Coto|León|-5.087|42.392
es-calzadilla|Calzadilla|Cáceres|-6.552|40.059
es-calzadilla-de-los-barros|Calzadilla de los Barros|Badajoz|-6.313|38.316
es-calzadilla-de-tera|Calzadilla de Tera|Zamora|-6.103|41.969
es-camaleno|Camaleño|Cantabria|-4.748|43.145
es-camanas|Camañas|Teruel|-1.142|40.615
es-camarasa|Camarasa|Lleida|0.866|41.911
es-camarena|Camarena|Toledo|-4.115|40.108
es-camarena-de-la-sierra|Camarena de la Sierra|Teruel|-1.058|40.128
es-camarenilla|Camarenilla|Toledo|-4.085|40.011
es-camargo|Camargo|Cantabria|-3.874|43.412
es-camarillas|Camarillas|Teruel|-0.769|40.625
es-camarinas|Camariñas|A Coruña|-9.145|43.16
es-camarles|Camarles|Tarragona|0.651|40.779
es-camarma-de-esteruelas|Camarma de Esteruelas|Madrid|-3.376|40.562
es-camarzana-de-tera|Camarzana de Tera|Zamora|-6.017|42.01
es-camas|Camas|Sevilla|-6.036|37.4
es-cambados|Cambados|Pontevedra|-8.793|42.52
es-cambil|Cambil|Jaén|-3.546|37.675
es-cambre|Cambre|A Coruña|-8.329|43.278
es-cambrils|Cambrils|Tarragona|1.043|41.083
es-caminomorisco|Caminomorisco|Cáceres|-6.201|40.354
es-caminreal|Caminreal|Teruel|-1.359|40.848
es-camos|Camós|Girona|2.764|42.084
es-campanario|Campanario|Badajoz|-5.58|38.889
es-campanet|Campanet|Illes Balears|2.967|39.798
es-campaspero|Campaspero|Valladolid|-4.221|41.499
es-campazas|Campazas|León|-5.499|42.146
es-campdevanol|Campdevànol|Girona|2.137|42.237
es-campelles|Campelles|Girona|2.134|42.284
es-campezo-kanpezu|Campezo/Kanpezu|Araba/Álava|-2.362|42.686
es-campillo-de-altobuey|Campillo de Altobuey|Cuenca|-1.796|39.616
es-campillo-de-aragon|Campillo de Aragón|Zaragoza|-1.846|41.131
es-campillo-de-aranda|Campillo de Aranda|Burgos|-3.732|41.608
es-campillo-de-arenas|Campillo de Arenas|Jaén|-3.653|37.586
es-campillo-de-azaba|Campillo de Azaba|Salamanca|-6.667|40.526
es-campillo-de-deleitosa|Campillo de Deleitosa|Cáceres|-5.579|39.71
es-campillo-de-duenas|Campillo de Dueñas|Guadalajara|-1.671|40.864
es-campillo-de-llerena|Campillo de Llerena|Badajoz|-5.803|38.506
es-campillo-de-ranas|Campillo de Ranas|Guadalajara|-3.327|41.055
es-campillos|Campillos|Málaga|-4.863|37.033
es-campillos-paravientos|Campillos-Paravientos|Cuenca|-1.54|39.967
es-campillos-sierra|Campillos-Sierra|Cuenca|-1.687|40.091
es-campins|Campins|Barcelona|2.473|41.725
es-campisabalos|Campisábalos|Guadalajara|-3.139|41.262
es-campllong|Campllong|Girona|2.832|41.898
es-campo|Campo|Huesca|0.395|42.429
es-campo-de-criptana|Campo de Criptana|Ciudad Real|-3.081|39.362
es-campo-de-san-pedro|Campo de San Pedro|Segovia|-3.557|41.458
es-campo-de-villavidel|Campo de Villavidel|León|-5.525|42.439
es-campo-lameiro|Campo Lameiro|Pontevedra|-8.524|42.544
es-campo-lugar|Campo Lugar|Cáceres|-5.765|39.17
es-campo-real|Campo Real|Madrid|-3.373|40.323
es-campofrio|Campofrío|Huelva|-6.581|37.77
es-campolara|Campolara|Burgos|-3.42|42.119
es-camponaraya|Camponaraya|León|-6.676|42.583
es-campoo-de-enmedio|Campoo de Enmedio|Cantabria|-4.124|42.995
es-campoo-de-yuso|Campoo de Yuso|Cantabria|-3.985|43.028
es-camporredondo|Camporredondo|Valladolid|-4.509|41.477
es-camporrells|Camporrélls|Huesca|0.53|41.948
es-camporrobles|Camporrobles|València/Valencia|-1.378|39.637
es-campos|Campos|Illes Balears|3.015|39.407
es-campos-del-paraiso|Campos del Paraíso|Cuenca|-2.703|40.026
es-campos-del-rio|Campos del Río|Murcia|-1.369|38.052
es-campotejar|Campotéjar|Granada|-3.598|37.505
es-camprodon|Camprodon|Girona|2.428|42.311
es-camprovin|Camprovín|La Rioja|-2.718|42.353
es-camunas|Camuñas|Toledo|-3.48|39.398
es-canada|Cañada|Alacant/Alicante|-0.823|38.686
es-canada-de-benatanduz|Cañada de Benatanduz|Teruel|-0.522|40.579
es-canada-de-calatrava|Cañada de Calatrava|Ciudad Real|-4.018|38.835
es-canada-del-hoyo|Cañada del Hoyo|Cuenca|-1.902|39.978
es-canada-juncosa|Cañada Juncosa|Cuenca|-2.23|39.556
es-canada-rosal|Cañada Rosal|Sevilla|-5.225|37.599
es-canada-vellida|Cañada Vellida|Teruel|-0.92|40.701
es-canal-de-berdun|Canal de Berdún|Huesca|-0.862|42.609
es-canalejas-de-penafiel|Canalejas de Peñafiel|Valladolid|-4.116|41.508
es-canalejas-del-arroyo|Canalejas del Arroyo|Cuenca|-2.469|40.387
es-canales|Canales|Ávila|-4.906|40.996
es-canales-de-la-sierra|Canales de la Sierra|La Rioja|-3.06|42.168
es-canals|Canals|València/Valencia|-0.585|38.952
es-canamaque|Cañamaque|Soria|-2.226|41.45
es-canamares|Cañamares|Cuenca|-2.24|40.441
es-canamero|Cañamero|Cáceres|-5.388|39.37
es-canar|Cáñar|Granada|-3.426|36.959
es-canas|Cañas|La Rioja|-2.859|42.395
es-canaveral|Cañaveral|Cáceres|-6.382|39.799
es-canaveral-de-leon|Cañaveral de León|Huelva|-6.501|37.995
es-canaveras|Cañaveras|Cuenca|-2.395|40.357
es-canaveruelas|Cañaveruelas|Cuenca|-2.645|40.412
es-candamo|Candamo|Asturias|-6.056|43.449
es-candasnos|Candasnos|Huesca|0.07|41.495
es-candelaria|Candelaria|Santa Cruz de Tenerife|-16.392|28.382
es-candelario|Candelario|Salamanca|-5.749|40.331
es-candeleda|Candeleda|Ávila|-5.279|40.176
es-candilichera|Candilichera|Soria|-2.313|41.727
es-canejan|Canejan|Lleida|0.796|42.816
es-canena|Canena|Jaén|-3.501|38.059
es-canencia|Canencia|Madrid|-3.761|40.893
es-canet-d-adri|Canet d'Adri|Girona|2.724|42.056
es-canet-d-en-berenguer|Canet d'En Berenguer|València/Valencia|-0.215|39.681
es-canet-de-mar|Canet de Mar|Barcelona|2.577|41.598
es-canet-lo-roig|Canet lo Roig|Castelló/Castellón|0.233|40.562
es-canete|Cañete|Cuenca|-1.666|40.036
es-canete-de-las-torres|Cañete de las Torres|Córdoba|-4.329|37.848
es-canete-la-real|Cañete la Real|Málaga|-5.037|36.949
es-canfranc|Canfranc|Huesca|-0.481|42.756
es-cangas|Cangas|Pontevedra|-8.809|42.278
es-cangas-de-onis|Cangas de Onís|Asturias|-5.055|43.325
es-cangas-del-narcea|Cangas del Narcea|Asturias|-6.551|43.104
es-canicosa-de-la-sierra|Canicosa de la Sierra|Burgos|-3.032|41.926
es-caniles|Caniles|Granada|-2.681|37.416
es-canillas-de-abajo|Canillas de Abajo|Salamanca|-5.952|40.914
es-canillas-de-aceituno|Canillas de Aceituno|Málaga|-4.093|36.873
es-canillas-de-albaida|Canillas de Albaida|Málaga|-3.972|36.863
es-canillas-de-esgueva|Canillas de Esgueva|Valladolid|-4.136|41.761
es-canillas-de-rio-tuerto|Canillas de Río Tuerto|La Rioja|-2.832|42.395
es-canizal|Cañizal|Zamora|-5.37|41.172
es-canizar|Cañizar|Guadalajara|-3.071|40.775
es-canizar-del-olivar|Cañizar del Olivar|Teruel|-0.642|40.812
es-canizares|Cañizares|Cuenca|-2.203|40.518
es-canizo|Cañizo|Zamora|-5.509|41.765
es-canjayar|Canjáyar|Almería|-2.735|36.993
es-canovelles|Canovelles|Barcelona|2.269|41.627
es-canoves-i-samalus|Cànoves i Samalús|Barcelona|2.34|41.703
es-canredondo|Canredondo|Guadalajara|-2.509|40.799
es-cantabrana|Cantabrana|Burgos|-3.469|42.736
es-cantagallo|Cantagallo|Salamanca|-5.818|40.372
es-cantalapiedra|Cantalapiedra|Salamanca|-5.191|41.127
es-cantalejo|Cantalejo|Segovia|-3.937|41.261
es-cantallops|Cantallops|Girona|2.929|42.418
es-cantalojas|Cantalojas|Guadalajara|-3.295|41.227
es-cantalpino|Cantalpino|Salamanca|-5.33|41.082
es-cantaracillo|Cantaracillo|Salamanca|-5.154|40.911
es-cantavieja|Cantavieja|Teruel|-0.396|40.522
es-cantillana|Cantillana|Sevilla|-5.818|37.623
es-cantimpalos|Cantimpalos|Segovia|-4.17|41.069
es-cantiveros|Cantiveros|Ávila|-4.962|40.955
es-cantoria|Cantoria|Almería|-2.183|37.343
es-canyelles|Canyelles|Barcelona|1.721|41.283
es-capafonts|Capafonts|Tarragona|1.042|41.294
es-caparroso|Caparroso|Navarra|-1.658|42.324
es-capcanes|Capçanes|Tarragona|0.799|41.096
es-capdepera|Capdepera|Illes Balears|3.427|39.697
es-capdesaso|Capdesaso|Huesca|-0.188|41.844
es-capella|Capella|Huesca|0.439|42.181
es-capellades|Capellades|Barcelona|1.688|41.527
es-capileira|Capileira|Granada|-3.345|37.016
es-capilla|Capilla|Badajoz|-5.038|38.796
es-capillas|Capillas|Palencia|-4.899|42.01
es-capmany|Capmany|Girona|2.911|42.37
es-capolat|Capolat|Barcelona|1.754|42.086
es-carabana|Carabaña|Madrid|-3.246|40.256
es-carabantes|Carabantes|Soria|-1.995|41.55
es-carabias|Carabias|Segovia|-3.695|41.451
es-caracena|Caracena|Soria|-3.093|41.39
es-caracuel-de-calatrava|Caracuel de Calatrava|Ciudad Real|-4.055|38.829
es-carataunas|Carataunas|Granada|-3.392|36.919
es-caravaca-de-la-cruz|Caravaca de la Cruz|Murcia|-2.027|38.007
es-caravia|Caravia|Asturias|-5.191|43.46
es-carazo|Carazo|Burgos|-3.352|41.962
es-carbajales-de-alba|Carbajales de Alba|Zamora|-5.994|41.65
es-carbajo|Carbajo|Cáceres|-7.18|39.619
es-carbajosa-de-la-sagrada|Carbajosa de la Sagrada|Salamanca|-5.636|40.927
es-carballeda-de-avia|Carballeda de Avia|Ourense|-8.187|42.328
es-carballeda-de-valdeorras|Carballeda de Valdeorras|Ourense|-6.845|42.345
es-carballedo|Carballedo|Lugo|-7.808|42.524
es-carballo|Carballo|A Coruña|-8.669|43.212
es-carbellino|Carbellino|Zamora|-6.14|41.227
es-carboneras|Carboneras|Almería|-1.939|37.004
es-carboneras-de-guadazaon|Carboneras de Guadazaón|Cuenca|-1.796|39.895
es-carbonero-el-mayor|Carbonero el Mayor|Segovia|-4.278|41.145
es-carboneros|Carboneros|Jaén|-3.63|38.218
es-carcaboso|Carcaboso|Cáceres|-6.217|40.05
es-carcabuey|Carcabuey|Córdoba|-4.303|37.449
es-carcaixent|Carcaixent|València/Valencia|-0.427|39.098
es-carcar|Cárcar|Navarra|-1.982|42.414
es-carcastillo|Carcastillo|Navarra|-1.414|42.354
es-carcedo-de-bureba|Carcedo de Bureba|Burgos|-3.526|42.585
es-carcedo-de-burgos|Carcedo de Burgos|Burgos|-3.621|42.276
es-carcelen|Carcelén|Albacete|-1.288|39.105
es-carcer|Càrcer|València/Valencia|-0.573|39.06
es-carcheles|Cárcheles|Jaén|-3.634|37.643
es-cardedeu|Cardedeu|Barcelona|2.355|41.647
es-cardena|Cardeña|Córdoba|-4.368|38.277
es-cardenadijo|Cardeñadijo|Burgos|-3.667|42.295
es-cardenajimeno|Cardeñajimeno|Burgos|-3.615|42.327
es-cardenas|Cárdenas|La Rioja|-2.766|42.375
es-cardenete|Cardenete|Cuenca|-1.703|39.799
es-cardenosa|Cardeñosa|Ávila|-4.731|40.737
es-cardenosa-de-volpejera|Cardeñosa de Volpejera|Palencia|-4.7|42.229
es-cardenuela-riopico|Cardeñuela Riopico|Burgos|-3.545|42.366
es-cardiel-de-los-montes|Cardiel de los Montes|Toledo|-4.642|40.068
es-cardona|Cardona|Barcelona|1.659|41.907
es-carenas|Carenas|Zaragoza|-1.795|41.262
es-carinena|Cariñena|Zaragoza|-1.208|41.349
es-carino|Cariño|A Coruña|-7.902|43.726
es-carlet|Carlet|València/Valencia|-0.536|39.234
es-carme|Carme|Barcelona|1.625|41.533
es-carmena|Carmena|Toledo|-4.398|39.931
es-carmenes|Cármenes|León|-5.55|42.969
es-carmona|Carmona|Sevilla|-5.631|37.457
es-carmonita|Carmonita|Badajoz|-6.343|39.149
es-carnota|Carnota|A Coruña|-9.102|42.845
es-carpio|Carpio|Valladolid|-5.102|41.204
es-carpio-de-azaba|Carpio de Azaba|Salamanca|-6.635|40.579
es-carracedelo|Carracedelo|León|-6.731|42.55
es-carral|Carral|A Coruña|-8.362|43.212
es-carranque|Carranque|Toledo|-3.925|40.177
es-carrascal-de-barregas|Carrascal de Barregas|Salamanca|-5.787|40.919
es-carrascal-del-obispo|Carrascal del Obispo|Salamanca|-5.973|40.761
es-carrascal-del-rio|Carrascal del Río|Segovia|-3.886|41.353
es-carrascalejo|Carrascalejo|Cáceres|-5.22|39.641
es-carrascosa|Carrascosa|Cuenca|-2.194|40.585
es-carrascosa-de-abajo|Carrascosa de Abajo|Soria|-3.079|41.424
es-carrascosa-de-haro|Carrascosa de Haro|Cuenca|-2.551|39.591
es-carrascosa-de-la-sierra|Carrascosa de la Sierra|Soria|-2.272|41.903
es-carratraca|Carratraca|Málaga|-4.821|36.847
es-carreno|Carreño|Asturias|-5.79|43.551
es-carrias|Carrias|Burgos|-3.296|42.479
es-carriches|Carriches|Toledo|-4.458|39.967
es-carricola|Carrícola|València/Valencia|-0.472|38.843
es-carrion-de-calatrava|Carrión de Calatrava|Ciudad Real|-3.835|39.049
es-carrion-de-los-cespedes|Carrión de los Céspedes|Sevilla|-6.328|37.363
es-carrion-de-los-condes|Carrión de los Condes|Palencia|-4.617|42.327
es-carrizo|Carrizo|León|-5.847|42.587
es-carrizosa|Carrizosa|Ciudad Real|-2.982|38.849
es-carrocera|Carrocera|León|-5.754|42.8
es-cartagena|Cartagena|Murcia|-0.989|37.639
es-cartajima|Cartajima|Málaga|-5.157|36.66
es-cartama|Cártama|Málaga|-4.638|36.738
es-cartaya|Cartaya|Huelva|-7.155|37.313
es-cartelle|Cartelle|Ourense|-8.022|42.239
es-cartes|Cartes|Cantabria|-4.093|43.316
es-carucedo|Carucedo|León|-6.79|42.485
es-casa-de-uceda|Casa de Uceda|Guadalajara|-3.364|40.849
es-casabermeja|Casabermeja|Málaga|-4.43|36.882
es-casafranca|Casafranca|Salamanca|-5.769|40.613
es-casalarreina|Casalarreina|La Rioja|-2.906|42.548
es-casar-de-caceres|Casar de Cáceres|Cáceres|-6.467|39.586
es-casar-de-palomero|Casar de Palomero|Cáceres|-6.27|40.288
es-casarabonela|Casarabonela|Málaga|-4.824|36.796
es-casarejos|Casarejos|Soria|-3.046|41.81
es-casares|Casares|Málaga|-5.276|36.433
es-casares-de-las-hurdes|Casares de las Hurdes|Cáceres|-6.31|40.438
es-casariche|Casariche|Sevilla|-4.755|37.296
es-casarrubios-del-monte|Casarrubios del Monte|Toledo|-4.05|40.2
es-casarrubuelos|Casarrubuelos|Madrid|-3.834|40.173
es-casas-altas|Casas Altas|València/Valencia|-1.251|40.032
es-casas-bajas|Casas Bajas|València/Valencia|-1.261|40.014
es-casas-de-benitez|Casas de Benítez|Cuenca|-2.113|39.303
es-casas-de-don-antonio|Casas de Don Antonio|Cáceres|-6.281|39.233
es-casas-de-don-gomez|Casas de Don Gómez|Cáceres|-6.603|40.01
es-casas-de-don-pedro|Casas de Don Pedro|Badajoz|-5.325|39.167
es-casas-de-fernando-alonso|Casas de Fernando Alonso|Cuenca|-2.328|39.349
es-casas-de-garcimolina|Casas de Garcimolina|Cuenca|-1.407|40.01
es-casas-de-guijarro|Casas de Guijarro|Cuenca|-2.16|39.345
es-casas-de-haro|Casas de Haro|Cuenca|-2.262|39.295
es-casas-de-juan-nunez|Casas de Juan Núñez|Albacete|-1.576|39.097
es-casas-de-lazaro|Casas de Lázaro|Albacete|-2.23|38.757
es-casas-de-los-pinos|Casas de los Pinos|Cuenca|-2.38|39.296
es-casas-de-millan|Casas de Millán|Cáceres|-6.279|39.791
es-casas-de-miravete|Casas de Miravete|Cáceres|-5.761|39.739
es-casas-de-reina|Casas de Reina|Badajoz|-5.944|38.228
es-casas-de-san-galindo|Casas de San Galindo|Guadalajara|-2.965|40.873
es-casas-de-ves|Casas de Ves|Albacete|-1.301|39.248
es-casas-del-castanar|Casas del Castañar|Cáceres|-5.94|40.099
es-casas-del-monte|Casas del Monte|Cáceres|-5.953|40.196
es-casas-del-puerto|Casas del Puerto|Ávila|-5.181|40.525
es-casas-ibanez|Casas-Ibáñez|Albacete|-1.459|39.312
es-casasbuenas|Casasbuenas|Toledo|-4.106|39.765
es-casaseca-de-campean|Casaseca de Campeán|Zamora|-5.757|41.375
es-casaseca-de-las-chanas|Casaseca de las Chanas|Zamora|-5.673|41.43
es-casasimarro|Casasimarro|Cuenca|-2.042|39.385
es-casasola|Casasola|Ávila|-4.821|40.665
es-casasola-de-arion|Casasola de Arión|Valladolid|-5.251|41.577
es-casatejada|Casatejada|Cáceres|-5.683|39.923
es-casavieja|Casavieja|Ávila|-4.774|40.3
es-casbas-de-huesca|Casbas de Huesca|Huesca|-0.178|42.214
es-cascajares-de-bureba|Cascajares de Bureba|Burgos|-3.233|42.68
es-cascajares-de-la-sierra|Cascajares de la Sierra|Burgos|-3.395|42.066
es-cascante|Cascante|Navarra|-1.709|42.011
es-cascante-del-rio|Cascante del Río|Teruel|-1.131|40.196
es-caseda|Cáseda|Navarra|-1.367|42.473
es-caseres|Caseres|Tarragona|0.284|41.042
es-casillas|Casillas|Ávila|-4.575|40.332
es-casillas-de-coria|Casillas de Coria|Cáceres|-6.66|39.968
es-casillas-de-flores|Casillas de Flores|Salamanca|-6.76|40.37
es-casinos|Casinos|València/Valencia|-0.743|39.703
es-casla|Casla|Segovia|-3.652|41.161
es-caso|Caso|Asturias|-5.333|43.162
es-caspe|Caspe|Zaragoza|-0.033|41.255
es-caspuenas|Caspueñas|Guadalajara|-2.974|40.701
es-cassa-de-la-selva|Cassà de la Selva|Girona|2.888|41.881
es-casserres|Casserres|Barcelona|1.84|42.017
es-castalla|Castalla|Alacant/Alicante|-0.671|38.568
es-castanar-de-ibor|Castañar de Ibor|Cáceres|-5.434|39.673
es-castanares-de-rioja|Castañares de Rioja|La Rioja|-2.921|42.51
es-castaneda|Castañeda|Cantabria|-3.929|43.317
es-castano-del-robledo|Castaño del Robledo|Huelva|-6.687|37.889
es-castaras|Cástaras|Granada|-3.244|36.918
es-castejon-cuenca|Castejón (Cuenca)|Cuenca|-2.539|40.398
es-castejon-de-alarba|Castejón de Alarba|Zaragoza|-1.651|41.184
es-castejon-de-henares|Castejón de Henares|Guadalajara|-2.786|40.932
es-castejon-de-las-armas|Castejón de las Armas|Zaragoza|-1.819|41.298
es-castejon-de-monegros|Castejón de Monegros|Huesca|-0.208|41.645
es-castejon-de-sos|Castejón de Sos|Huesca|0.511|42.528
es-castejon-de-tornos|Castejón de Tornos|Teruel|-1.422|40.998
es-castejon-de-valdejasa|Castejón de Valdejasa|Zaragoza|-1.006|41.997
es-castejon-del-puente|Castejón del Puente|Huesca|0.143|41.963
es-castejon-navarra|Castejón (Navarra)|Navarra|-1.682|42.153
es-castel-de-cabra|Castel de Cabra|Teruel|-0.699|40.798
es-castelflorite|Castelflorite|Huesca|-0.007|41.8
es-castell-de-cabres|Castell de Cabres|Castelló/Castellón|0.043|40.67
es-castell-de-castells|Castell de Castells|Alacant/Alicante|-0.187|38.734
es-castell-de-l-areny|Castell de l'Areny|Barcelona|1.944|42.177
es-castell-de-mur|Castell de Mur|Lleida|0.849|42.1
es-castell-platja-d-aro|Castell-Platja d'Aro|Girona|3.047|41.822
es-castellanos-de-castro|Castellanos de Castro|Burgos|-4.028|42.33
es-castellanos-de-moriscos|Castellanos de Moriscos|Salamanca|-5.59|41.027
es-castellanos-de-villiquera|Castellanos de Villiquera|Salamanca|-5.667|41.056
es-castellanos-de-zapardiel|Castellanos de Zapardiel|Ávila|-4.907|41.08
es-castellar|Castellar|Jaén|-3.142|38.295
es-castellar-de-la-frontera|Castellar de la Frontera|Cádiz|-5.463|36.312
es-castellar-de-la-muela|Castellar de la Muela|Guadalajara|-1.75|40.826
es-castellar-de-la-ribera|Castellar de la Ribera|Lleida|1.405|42.011
es-castellar-de-n-hug|Castellar de n'Hug|Barcelona|2|42.283
es-castellar-de-santiago|Castellar de Santiago|Ciudad Real|-3.284|38.533
es-castellar-del-riu|Castellar del Riu|Barcelona|1.761|42.123
es-castellar-del-valles|Castellar del Vallès|Barcelona|2.074|41.622
es-castellbell-i-el-vilar|Castellbell i el Vilar|Barcelona|1.854|41.64
es-castellbisbal|Castellbisbal|Barcelona|1.967|41.484
es-castellcir|Castellcir|Barcelona|2.158|41.771
es-castelldans|Castelldans|Lleida|0.762|41.492
es-castelldefels|Castelldefels|Barcelona|1.97|41.276
es-castellet-i-la-gornal|Castellet i la Gornal|Barcelona|1.634|41.267
es-castellfollit-de-la-roca|Castellfollit de la Roca|Girona|2.551|42.22
es-castellfollit-de-riubregos|Castellfollit de Riubregós|Barcelona|1.436|41.771
es-castellfollit-del-boix|Castellfollit del Boix|Barcelona|1.678|41.67
es-castellfort|Castellfort|Castelló/Castellón|-0.2|40.506
es-castellgali|Castellgalí|Barcelona|1.828|41.677
es-castellnou-de-bages|Castellnou de Bages|Barcelona|1.819|41.832
es-castellnou-de-seana|Castellnou de Seana|Lleida|0.97|41.652
es-castellnovo|Castellnovo|Castelló/Castellón|-0.448|39.853
es-castello|Castelló|València/Valencia|-0.52|39.073
es-castello-d-empuries|Castelló d'Empúries|Girona|3.098|42.247
es-castello-de-farfanya|Castelló de Farfanya|Lleida|0.718|41.813
es-castello-de-la-plana|Castelló de la Plana|Castelló/Castellón|-0.045|39.998
es-castello-de-rugat|Castelló de Rugat|València/Valencia|-0.386|38.879
es-castelloli|Castellolí|Barcelona|1.706|41.596
es-castellonet-de-la-conquesta|Castellonet de la Conquesta|València/Valencia|-0.264|38.906
es-castellote|Castellote|Teruel|-0.358|40.754
es-castellsera|Castellserà|Lleida|0.989|41.751
es-castelltercol|Castellterçol|Barcelona|2.105|41.751
es-castellvell-del-camp|Castellvell del Camp|Tarragona|1.091|41.188
es-castellvi-de-la-marca|Castellví de la Marca|Barcelona|1.602|41.334
es-castellvi-de-rosanes|Castellví de Rosanes|Barcelona|1.916|41.448
es-castelnou|Castelnou|Teruel|-0.342|41.235
es-castelseras|Castelserás|Teruel|-0.145|40.963
es-castielfabib|Castielfabib|València/Valencia|-1.335|40.129
es-castiello-de-jaca|Castiello de Jaca|Huesca|-0.555|42.639
es-castigaleu|Castigaleu|Huesca|0.574|42.207
es-castil-de-peones|Castil de Peones|Burgos|-3.385|42.47
es-castil-de-vela|Castil de Vela|Palencia|-4.951|41.982
es-castilblanco|Castilblanco|Badajoz|-5.087|39.312
es-castilblanco-de-los-arroyos|Castilblanco de los Arroyos|Sevilla|-5.984|37.715
es-castildelgado|Castildelgado|Burgos|-3.089|42.442
es-castilfale|Castilfalé|León|-5.413|42.208
es-castilforte|Castilforte|Guadalajara|-2.43|40.56
es-castilfrio-de-la-sierra|Castilfrío de la Sierra|Soria|-2.295|41.928
es-castiliscar|Castiliscar|Zaragoza|-1.287|42.358
es-castillazuelo|Castillazuelo|Huesca|0.052|42.058
es-castilleja-de-guzman|Castilleja de Guzmán|Sevilla|-6.053|37.407
es-castilleja-de-la-cuesta|Castilleja de la Cuesta|Sevilla|-6.058|37.384
es-castilleja-del-campo|Castilleja del Campo|Sevilla|-6.338|37.392
es-castillejar|Castilléjar|Granada|-2.678|37.736
es-castillejo-de-iniesta|Castillejo de Iniesta|Cuenca|-1.751|39.531
es-castillejo-de-martin-viejo|Castillejo de Martín Viejo|Salamanca|-6.573|40.733
es-castillejo-de-mesleon|Castillejo de Mesleón|Segovia|-3.592|41.277
es-castillejo-de-robledo|Castillejo de Robledo|Soria|-3.498|41.566
es-castillejo-sierra|Castillejo-Sierra|Cuenca|-2.107|40.38
es-castillo-albaranez|Castillo-Albaráñez|Cuenca|-2.387|40.296
es-castillo-de-bayuela|Castillo de Bayuela|Toledo|-4.687|40.079
es-castillo-de-garcimunoz|Castillo de Garcimuñoz|Cuenca|-2.351|39.672
es-castillo-de-locubin|Castillo de Locubín|Jaén|-3.949|37.548
es-castillo-de-villamalefa|Castillo de Villamalefa|Castelló/Castellón|-0.366|40.145
es-castillonroy|Castillonroy|Huesca|0.541|41.879
es-castillonuevo|Castillonuevo|Navarra|-1.068|42.667
es-castilnuevo|Castilnuevo|Guadalajara|-1.87|40.803
es-castilruiz|Castilruiz|Soria|-2.024|41.883
es-castraz|Castraz|Salamanca|-6.321|40.714
es-castrejon-de-la-pena|Castrejón de la Peña|Palencia|-4.599|42.797
es-castrejon-de-trabancos|Castrejón de Trabancos|Valladolid|-5.176|41.251
es-castrelo-de-mino|Castrelo de Miño|Ourense|-8.065|42.294
es-castrelo-do-val|Castrelo do Val|Ourense|-7.357|42.039
es-castril|Castril|Granada|-2.774|37.827
es-castrillo-de-cabrera|Castrillo de Cabrera|León|-6.546|42.349
es-castrillo-de-don-juan|Castrillo de Don Juan|Palencia|-4.089|41.823
es-castrillo-de-duero|Castrillo de Duero|Valladolid|-4.01|41.585
es-castrillo-de-la-guarena|Castrillo de la Guareña|Zamora|-5.326|41.232
es-castrillo-de-la-reina|Castrillo de la Reina|Burgos|-3.235|41.978
es-castrillo-de-la-valduerna|Castrillo de la Valduerna|León|-6.147|42.323
es-castrillo-de-la-vega|Castrillo de la Vega|Burgos|-3.769|41.648
es-castrillo-de-onielo|Castrillo de Onielo|Palencia|-4.29|41.863
es-castrillo-de-riopisuerga|Castrillo de Riopisuerga|Burgos|-4.281|42.563
es-castrillo-de-villavega|Castrillo de Villavega|Palencia|-4.479|42.454
es-castrillo-del-val|Castrillo del Val|Burgos|-3.582|42.31
es-castrillo-mota-de-judios|Castrillo Mota de Judíos|Burgos|-4.193|42.303
es-castrillo-tejeriego|Castrillo-Tejeriego|Valladolid|-4.373|41.691
es-castrillon|Castrillón|Asturias|-5.993|43.549
es-castro-caldelas|Castro Caldelas|Ourense|-7.404|42.374
es-castro-de-filabres|Castro de Filabres|Almería|-2.452|37.179
es-castro-de-fuentiduena|Castro de Fuentidueña|Segovia|-3.869|41.423
es-castro-de-rei|Castro de Rei|Lugo|-7.44|43.172
es-castro-del-rio|Castro del Río|Córdoba|-4.481|37.682
es-castro-urdiales|Castro-Urdiales|Cantabria|-3.231|43.353
es-castrobol|Castrobol|Valladolid|-5.317|42.137
es-castrocalbon|Castrocalbón|León|-5.998|42.194
es-castrocontrigo|Castrocontrigo|León|-6.19|42.21
es-castrodeza|Castrodeza|Valladolid|-4.954|41.641
es-castrogonzalo|Castrogonzalo|Zamora|-5.597|41.979
es-castrojeriz|Castrojeriz|Burgos|-4.143|42.275
es-castrojimeno|Castrojimeno|Segovia|-3.845|41.4
es-castromembibre|Castromembibre|Valladolid|-5.313|41.68
es-castromocho|Castromocho|Palencia|-4.826|42.019
es-castromonte|Castromonte|Valladolid|-5.054|41.756
es-castronuevo|Castronuevo|Zamora|-5.556|41.731
es-castronuevo-de-esgueva|Castronuevo de Esgueva|Valladolid|-4.588|41.678
es-castronuno|Castronuño|Valladolid|-5.262|41.401
es-castropodame|Castropodame|León|-6.444|42.578
es-castropol|Castropol|Asturias|-6.97|43.474
es-castroponce|Castroponce|Valladolid|-5.173|42.119
es-castroserna-de-abajo|Castroserna de Abajo|Segovia|-3.737|41.206
es-castroserracin|Castroserracín|Segovia|-3.797|41.403
es-castrotierra-de-valmadrigal|Castrotierra de Valmadrigal|León|-5.242|42.333
es-castroverde|Castroverde|Lugo|-7.336|43.023
es-castroverde-de-campos|Castroverde de Campos|Zamora|-5.349|41.987
es-castroverde-de-cerrato|Castroverde de Cerrato|Valladolid|-4.238|41.751
es-castroviejo|Castroviejo|La Rioja|-2.654|42.321
es-castuera|Castuera|Badajoz|-5.484|38.791
es-catadau|Catadau|València/Valencia|-0.61|39.255
es-catarroja|Catarroja|València/Valencia|-0.395|39.396
es-cati|Catí|Castelló/Castellón|0.02|40.474
es-catoira|Catoira|Pontevedra|-8.707|42.658
es-catral|Catral|Alacant/Alicante|-0.799|38.152
es-caudete|Caudete|Albacete|-1.01|38.708
es-caudete-de-las-fuentes|Caudete de las Fuentes|València/Valencia|-1.291|39.545
es-caudiel|Caudiel|Castelló/Castellón|-0.571|39.986
es-cava|Cava|Lleida|1.614|42.315
es-cavia|Cavia|Burgos|-3.845|42.282
es-cayuela|Cayuela|Burgos|-3.79|42.259
es-cazalegas|Cazalegas|Toledo|-4.703|40
es-cazalilla|Cazalilla|Jaén|-3.883|37.958
es-cazalla-de-la-sierra|Cazalla de la Sierra|Sevilla|-5.842|37.94
es-cazorla|Cazorla|Jaén|-2.966|37.912
es-cazurra|Cazurra|Zamora|-5.703|41.411
es-cea|Cea|León|-4.989|42.471
es-cebanico|Cebanico|León|-5.065|42.723
es-cebolla|Cebolla|Toledo|-4.563|39.938
es-cebrecos|Cebrecos|Burgos|-3.59|41.994
es-cebreros|Cebreros|Ávila|-4.433|40.454
es-cebrones-del-rio|Cebrones del Río|León|-5.839|42.258
es-ceclavin|Ceclavín|Cáceres|-6.75|39.827
es-cedeira|Cedeira|A Coruña|-8.006|43.673
es-cedillo|Cedillo|Cáceres|-7.48|39.628
es-cedillo-de-la-torre|Cedillo de la Torre|Segovia|-3.621|41.428
es-cedillo-del-condado|Cedillo del Condado|Toledo|-3.931|40.09
es-cedrillas|Cedrillas|Teruel|-0.852|40.429
es-cee|Cee|A Coruña|-9.195|42.97
es-cehegin|Cehegín|Murcia|-1.745|38.076
es-ceinos-de-campos|Ceinos de Campos|Valladolid|-5.143|42.031
es-celada-del-camino|Celada del Camino|Burgos|-3.94|42.269
es-celadas|Celadas|Teruel|-1.157|40.496
es-celanova|Celanova|Ourense|-7.972|42.159
es-cella|Cella|Teruel|-1.294|40.459
es-cellorigo|Cellorigo|La Rioja|-3.001|42.622
es-celra|Celrà|Girona|2.876|42.017
es-cendea-de-olza-oltza-zendea|Cendea de Olza/Oltza Zendea|Navarra|-1.763|42.821
es-cendejas-de-enmedio|Cendejas de Enmedio|Guadalajara|-2.876|40.991
es-cendejas-de-la-torre|Cendejas de la Torre|Guadalajara|-2.841|40.979
es-cenes-de-la-vega|Cenes de la Vega|Granada|-3.537|37.157
es-cenicero|Cenicero|La Rioja|-2.653|42.474
es-cenicientos|Cenicientos|Madrid|-4.508|40.244
es-cenizate|Cenizate|Albacete|-1.659|39.298
es-cenlle|Cenlle|Ourense|-8.079|42.34
es-centelles|Centelles|Barcelona|2.222|41.787
es-centenera|Centenera|Guadalajara|-3.058|40.65
es-centenera-de-andaluz|Centenera de Andaluz|Soria|-2.724|41.511
es-cepeda|Cepeda|Salamanca|-6.033|40.464
es-cepeda-la-mora|Cepeda la Mora|Ávila|-5.051|40.457
es-cerbon|Cerbón|Soria|-2.15|41.927
es-cerceda|Cerceda|A Coruña|-8.483|43.166
es-cercedilla|Cercedilla|Madrid|-4.06|40.757
es-cercs|Cercs|Barcelona|1.851|42.139
es-cerda|Cerdà|València/Valencia|-0.593|38.987
es-cerdanyola-del-valles|Cerdanyola del Vallès|Barcelona|2.122|41.482
es-cerdedo-cotobade|Cerdedo-Cotobade|Pontevedra|-8.457|42.5
es-cerdido|Cerdido|A Coruña|-7.964|43.612
es-cereceda-de-la-sierra|Cereceda de la Sierra|Salamanca|-6.089|40.567
es-cerecinos-de-campos|Cerecinos de Campos|Zamora|-5.488|41.898
es-cerecinos-del-carrizal|Cerecinos del Carrizal|Zamora|-5.652|41.683
es-cerezal-de-penahorcada|Cerezal de Peñahorcada|Salamanca|-6.654|41.126
es-cerezo|Cerezo|Cáceres|-6.239|40.231
es-cerezo-de-abajo|Cerezo de Abajo|Segovia|-3.586|41.219
es-cerezo-de-arriba|Cerezo de Arriba|Segovia|-3.524|41.216
es-cerezo-de-rio-tiron|Cerezo de Río Tirón|Burgos|-3.138|42.504
es-cernadilla|Cernadilla|Zamora|-6.41|42.019
es-cerralbo|Cerralbo|Salamanca|-6.581|40.953
es-cerraton-de-juarros|Cerratón de Juarros|Burgos|-3.366|42.415
es-cervantes|Cervantes|Lugo|-6.966|42.831
es-cervatos-de-la-cueza|Cervatos de la Cueza|Palencia|-4.779|42.312
es-cervello|Cervelló|Barcelona|1.941|41.394
es-cervera|Cervera|Lleida|1.281|41.679
es-cervera-de-buitrago|Cervera de Buitrago|Madrid|-3.525|40.918
es-cervera-de-la-canada|Cervera de la Cañada|Zaragoza|-1.747|41.416
es-cervera-de-los-montes|Cervera de los Montes|Toledo|-4.83|40.056
es-cervera-de-pisuerga|Cervera de Pisuerga|Palencia|-4.529|42.903
es-cervera-del-llano|Cervera del Llano|Cuenca|-2.435|39.788
es-cervera-del-maestre|Cervera del Maestre|Castelló/Castellón|0.283|40.444
es-cervera-del-rio-alhama|Cervera del Río Alhama|La Rioja|-1.943|42.018
es-cerveruela|Cerveruela|Zaragoza|-1.214|41.22
es-cervia-de-les-garrigues|Cervià de les Garrigues|Lleida|0.842|41.436
es-cervia-de-ter|Cervià de Ter|Girona|2.909|42.069
es-cervillego-de-la-cruz|Cervillego de la Cruz|Valladolid|-4.974|41.183
es-cervo|Cervo|Lugo|-7.431|43.645
es-cespedosa-de-tormes|Cespedosa de Tormes|Salamanca|-5.572|40.541
es-cetina|Cetina|Zaragoza|-1.969|41.277
es-ceuta|Ceuta|Ceuta|-5.347|35.893
es-ceuti|Ceutí|Murcia|-1.282|38.086
es-cevico-de-la-torre|Cevico de la Torre|Palencia|-4.424|41.852
es-cevico-navero|Cevico Navero|Palencia|-4.16|41.855
es-chagarcia-medianero|Chagarcía Medianero|Salamanca|-5.388|40.67
es-chalamera|Chalamera|Huesca|0.156|41.667
es-chamartin|Chamartín|Ávila|-4.951|40.719
es-chandrexa-de-queixa|Chandrexa de Queixa|Ourense|-7.376|42.251
es-chane|Chañe|Segovia|-4.435|41.345
es-chantada|Chantada|Lugo|-7.803|42.612
es-chapineria|Chapinería|Madrid|-4.212|40.371
es-chauchina|Chauchina|Granada|-3.788|37.178
es-checa|Checa|Guadalajara|-1.811|40.509
es-cheles|Cheles|Badajoz|-7.265|38.544
es-chella|Chella|València/Valencia|-0.7|39.039
es-chelva|Chelva|València/Valencia|-1.016|39.741
es-chequilla|Chequilla|Guadalajara|-1.831|40.605
es-chera|Chera|València/Valencia|-0.963|39.584
es-chercos|Chercos|Almería|-2.273|37.264
es-cheste|Cheste|València/Valencia|-0.677|39.509
es-chia|Chía|Huesca|0.444|42.527
es-chiclana-de-la-frontera|Chiclana de la Frontera|Cádiz|-6.11|36.399
es-chiclana-de-segura|Chiclana de Segura|Jaén|-2.987|38.353
es-chilches-xilxes|Chilches/Xilxes|Castelló/Castellón|-0.182|39.78
es-chillaron-de-cuenca|Chillarón de Cuenca|Cuenca|-2.216|40.118
es-chillaron-del-rey|Chillarón del Rey|Guadalajara|-2.701|40.593
es-chillon|Chillón|Ciudad Real|-4.878|38.808
es-chilluevar|Chilluévar|Jaén|-3.034|37.991
es-chiloeches|Chiloeches|Guadalajara|-3.196|40.569
es-chimeneas|Chimeneas|Granada|-3.844|37.122
es-chimillas|Chimillas|Huesca|-0.464|42.179
es-chinchilla-de-monte-aragon|Chinchilla de Monte-Aragón|Albacete|-1.636|38.876
es-chinchon|Chinchón|Madrid|-3.477|40.162
es-chipiona|Chipiona|Cádiz|-6.409|36.726
es-chiprana|Chiprana|Zaragoza|-0.171|41.256
es-chirivel|Chirivel|Almería|-2.266|37.603
es-chiva|Chiva|València/Valencia|-0.741|39.488
es-chodes|Chodes|Zaragoza|-1.458|41.487
es-chovar|Chóvar|Castelló/Castellón|-0.326|39.85
es-chozas-de-abajo|Chozas de Abajo|León|-5.687|42.488
es-chozas-de-canales|Chozas de Canales|Toledo|-4.049|40.11
es-chucena|Chucena|Huelva|-6.396|37.355
es-chueca|Chueca|Toledo|-3.941|39.728
es-chulilla|Chulilla|València/Valencia|-0.858|39.651
es-chumillas|Chumillas|Cuenca|-2.037|39.766
es-churriana-de-la-vega|Churriana de la Vega|Granada|-3.643|37.15
es-ciadoncha|Ciadoncha|Burgos|-3.936|42.163
es-cidamon|Cidamón|La Rioja|-2.859|42.492
es-cidones|Cidones|Soria|-2.675|41.825
es-ciempozuelos|Ciempozuelos|Madrid|-3.607|40.151
es-cieza-cantabria|Cieza (Cantabria)|Cantabria|-4.13|43.224
es-cieza-murcia|Cieza (Murcia)|Murcia|-1.47|38.274
es-cifuentes|Cifuentes|Guadalajara|-2.586|40.749
es-cigales|Cigales|Valladolid|-4.714|41.774
es-cigudosa|Cigudosa|Soria|-2.068|41.926
es-cigunuela|Ciguñuela|Valladolid|-4.862|41.645
es-cihuela|Cihuela|Soria|-1.997|41.415
es-cihuri|Cihuri|La Rioja|-2.926|42.58
es-cijuela|Cijuela|Granada|-3.826|37.171
es-cillan|Cillán|Ávila|-4.988|40.699
es-cillaperlata|Cillaperlata|Burgos|-3.378|42.777
es-cilleros|Cilleros|Cáceres|-6.814|40.059
es-cilleros-de-la-bastida|Cilleros de la Bastida|Salamanca|-6.03|40.556
es-cilleruelo-de-abajo|Cilleruelo de Abajo|Burgos|-3.803|41.894
es-cilleruelo-de-arriba|Cilleruelo de Arriba|Burgos|-3.652|41.908
es-cilleruelo-de-san-mames|Cilleruelo de San Mamés|Segovia|-3.577|41.436
es-cillorigo-de-liebana|Cillorigo de Liébana|Cantabria|-4.622|43.207
es-cimanes-de-la-vega|Cimanes de la Vega|León|-5.606|42.107
es-cimanes-del-tejar|Cimanes del Tejar|León|-5.786|42.606
es-cimballa|Cimballa|Zaragoza|-1.771|41.094
es-cinco-olivas|Cinco Olivas|Zaragoza|-0.371|41.34
es-cincovillas|Cincovillas|Guadalajara|-2.817|41.198
es-cinctorres|Cinctorres|Castelló/Castellón|-0.22|40.577
es-cintruenigo|Cintruénigo|Navarra|-1.793|42.066
es-ciperez|Cipérez|Salamanca|-6.242|40.965
es-cirat|Cirat|Castelló/Castellón|-0.456|40.05
es-cirauqui-zirauki|Cirauqui/Zirauki|Navarra|-1.901|42.661
es-ciria|Ciria|Soria|-1.96|41.631
es-ciriza-ziritza|Ciriza/Ziritza|Navarra|-1.823|42.791
es-ciruelas|Ciruelas|Guadalajara|-3.105|40.75
es-ciruelos|Ciruelos|Toledo|-3.632|39.946
es-ciruelos-de-cervera|Ciruelos de Cervera|Burgos|-3.531|41.914
es-ciruelos-del-pinar|Ciruelos del Pinar|Guadalajara|-2.22|41.006
es-ciruena|Cirueña|La Rioja|-2.882|42.421
es-cirujales-del-rio|Cirujales del Río|Soria|-2.322|41.867
es-cisla|Cisla|Ávila|-5.018|40.969
es-cisneros|Cisneros|Palencia|-4.87|42.211
es-cistella|Cistella|Girona|2.832|42.28
es-cisterniga|Cistérniga|Valladolid|-4.654|41.593
es-cistierna|Cistierna|León|-5.118|42.797
es-ciudad-real|Ciudad Real|Ciudad Real|-3.974|38.972
es-ciudad-rodrigo|Ciudad Rodrigo|Salamanca|-6.492|40.618
es-ciutadella-de-menorca|Ciutadella de Menorca|Illes Balears|3.894|39.995
es-ciutadilla|Ciutadilla|Lleida|1.147|41.544
es-cizur|Cizur|Navarra|-1.737|42.757
es-clares-de-ribota|Clarés de Ribota|Zaragoza|-1.836|41.536
es-clariana-de-cardener|Clariana de Cardener|Lleida|1.6|41.947
es-clavijo|Clavijo|La Rioja|-2.428|42.361
es-coana|Coaña|Asturias|-6.763|43.509
es-cobdar|Cóbdar|Almería|-2.184|37.248
es-cobeja|Cobeja|Toledo|-3.852|40.009
es-cobena|Cobeña|Madrid|-3.51|40.568
es-cobeta|Cobeta|Guadalajara|-2.139|40.876
es-cobisa|Cobisa|Toledo|-4.026|39.799
es-cobos-de-cerrato|Cobos de Cerrato|Palencia|-4.028|42.016
es-cobos-de-fuentiduena|Cobos de Fuentidueña|Segovia|-3.92|41.383
es-cobreros|Cobreros|Zamora|-6.718|42.073
es-coca|Coca|Segovia|-4.531|41.224
es-coca-de-alba|Coca de Alba|Salamanca|-5.36|40.879
es-cocentaina|Cocentaina|Alacant/Alicante|-0.448|38.738
es-codo|Codo|Zaragoza|-0.682|41.34
es-codorniz|Codorniz|Segovia|-4.602|41.053
es-codos|Codos|Zaragoza|-1.363|41.286
es-cofrentes|Cofrentes|València/Valencia|-1.081|39.255
es-cogeces-de-iscar|Cogeces de Íscar|Valladolid|-4.539|41.411
es-cogeces-del-monte|Cogeces del Monte|Valladolid|-4.331|41.538
es-cogollor|Cogollor|Guadalajara|-2.738|40.842
es-cogollos|Cogollos|Burgos|-3.699|42.199
es-cogollos-de-guadix|Cogollos de Guadix|Granada|-3.177|37.231
es-cogollos-de-la-vega|Cogollos de la Vega|Granada|-3.559|37.298
es-cogolludo|Cogolludo|Guadalajara|-3.128|40.939
es-coin|Coín|Málaga|-4.769|36.671
es-coiros|Coirós|A Coruña|-8.136|43.24
es-colera|Colera|Girona|3.124|42.402
es-coles|Coles|Ourense|-7.839|42.407
es-colindres|Colindres|Cantabria|-3.444|43.389
es-coll-de-nargo|Coll de Nargó|Lleida|1.241|42.157
es-collado-de-contreras|Collado de Contreras|Ávila|-4.929|40.884
es-collado-de-la-vera|Collado de la Vera|Cáceres|-5.689|40.028
es-collado-del-miron|Collado del Mirón|Ávila|-5.362|40.551
es-collado-hermoso|Collado Hermoso|Segovia|-3.905|41.025
es-collado-mediano|Collado Mediano|Madrid|-4.031|40.694
es-collado-villalba|Collado Villalba|Madrid|-3.989|40.643
es-collazos-de-boedo|Collazos de Boedo|Palencia|-4.493|42.635
es-collbato|Collbató|Barcelona|1.828|41.573
es-colldejou|Colldejou|Tarragona|0.873|41.1
es-collsuspina|Collsuspina|Barcelona|2.174|41.834
es-colmenar|Colmenar|Málaga|-4.331|36.916
es-colmenar-de-montemayor|Colmenar de Montemayor|Salamanca|-5.957|40.409
es-colmenar-de-oreja|Colmenar de Oreja|Madrid|-3.453|40.081
es-colmenar-del-arroyo|Colmenar del Arroyo|Madrid|-4.193|40.406
es-colmenar-viejo|Colmenar Viejo|Madrid|-3.746|40.664
es-colmenarejo|Colmenarejo|Madrid|-4.019|40.538
es-colomera|Colomera|Granada|-3.713|37.384
es-colomers|Colomers|Girona|2.987|42.085
es-colunga|Colunga|Asturias|-5.284|43.468
es-colungo|Colungo|Huesca|0.068|42.183
es-comares|Comares|Málaga|-4.257|36.854
es-comillas|Comillas|Cantabria|-4.294|43.367
es-competa|Cómpeta|Málaga|-3.923|36.835
es-conca-de-dalt|Conca de Dalt|Lleida|1.051|42.231
es-condado-de-castilnovo|Condado de Castilnovo|Segovia|-3.749|41.245
es-condado-de-trevino|Condado de Treviño|Burgos|-2.691|42.719
es-condemios-de-abajo|Condemios de Abajo|Guadalajara|-3.1|41.213
es-condemios-de-arriba|Condemios de Arriba|Guadalajara|-3.109|41.189
es-conesa|Conesa|Tarragona|1.282|41.515
es-confrides|Confrides|Alacant/Alicante|-0.277|38.679
es-congosto|Congosto|León|-6.513|42.609
es-congosto-de-valdavia|Congosto de Valdavia|Palencia|-4.666|42.707
es-congostrina|Congostrina|Guadalajara|-2.977|41.048
es-conil-de-la-frontera|Conil de la Frontera|Cádiz|-6.079|36.311
es-conquista|Conquista|Córdoba|-4.491|38.404
es-conquista-de-la-sierra|Conquista de la Sierra|Cáceres|-5.731|39.337
es-consell|Consell|Illes Balears|2.818|39.666
es-constanti|Constantí|Tarragona|1.192|41.161
es-constantina|Constantina|Sevilla|-5.595|37.851
es-constanzana|Constanzana|Ávila|-4.881|40.925
es-consuegra|Consuegra|Toledo|-3.689|39.48
es-contamina|Contamina|Zaragoza|-1.928|41.278
es-contreras|Contreras|Burgos|-3.425|42.024
es-coomonte|Coomonte|Zamora|-5.821|42.109
es-copernal|Copernal|Guadalajara|-3.052|40.87
es-copons|Copons|Barcelona|1.511|41.643
es-corbalan|Corbalán|Teruel|-0.96|40.403
es-corbera|Corbera|València/Valencia|-0.353|39.16
es-corbera-d-ebre|Corbera d'Ebre|Tarragona|0.475|41.1
es-corbera-de-llobregat|Corbera de Llobregat|Barcelona|1.933|41.425
es-corbillos-de-los-oteros|Corbillos de los Oteros|León|-5.452|42.41
es-corbins|Corbins|Lleida|0.678|41.686
es-corca|Corçà|Girona|3.016|41.994
es-corcos|Corcos|Valladolid|-4.678|41.802
es-corcubion|Corcubión|A Coruña|-9.2|42.932
es-cordoba|Córdoba|Córdoba|-4.702|37.849
es-cordobilla-de-lacara|Cordobilla de Lácara|Badajoz|-6.438|39.142
es-cordovilla|Cordovilla|Salamanca|-5.41|40.938
es-cordovilla-la-real|Cordovilla la Real|Palencia|-4.238|42.098
es-cordovin|Cordovín|La Rioja|-2.808|42.389
es-corduente|Corduente|Guadalajara|-2.024|40.842
es-corella|Corella|Navarra|-1.793|42.112
es-corera|Corera|La Rioja|-2.215|42.355
es-coreses|Coreses|Zamora|-5.616|41.536
es-coria|Coria|Cáceres|-6.505|39.979
es-coria-del-rio|Coria del Río|Sevilla|-6.034|37.246
es-coripe|Coripe|Sevilla|-5.405|36.987
es-coristanco|Coristanco|A Coruña|-8.768|43.161
es-cornago|Cornago|La Rioja|-2.098|42.065
es-cornella-de-llobregat|Cornellà de Llobregat|Barcelona|2.075|41.355
es-cornella-del-terri|Cornellà del Terri|Girona|2.823|42.09
es-cornudella-de-montsant|Cornudella de Montsant|Tarragona|0.917|41.268
es-corpa|Corpa|Madrid|-3.249|40.419
es-corporales|Corporales|La Rioja|-3.002|42.425
es-corral-de-almaguer|Corral de Almaguer|Toledo|-3.189|39.76
es-corral-de-ayllon|Corral de Ayllón|Segovia|-3.456|41.397
es-corral-de-calatrava|Corral de Calatrava|Ciudad Real|-4.128|38.875
es-corral-rubio|Corral-Rubio|Albacete|-1.44|38.811
es-corrales-de-duero|Corrales de Duero|Valladolid|-4.042|41.678
es-corrales-del-vino|Corrales del Vino|Zamora|-5.725|41.321
es-corte-de-peleas|Corte de Peleas|Badajoz|-6.653|38.73
es-corteconcepcion|Corteconcepción|Huelva|-6.492|37.934
es-cortegada|Cortegada|Ourense|-8.149|42.207
es-cortegana|Cortegana|Huelva|-6.969|37.813
es-cortelazor|Cortelazor|Huelva|-6.625|37.96
es-cortes|Cortes|Navarra|-1.448|41.939
es-cortes-de-aragon|Cortes de Aragón|Teruel|-0.82|40.979
es-cortes-de-arenoso|Cortes de Arenoso|Castelló/Castellón|-0.529|40.173
es-cortes-de-baza|Cortes de Baza|Granada|-2.818|37.689
es-cortes-de-la-frontera|Cortes de la Frontera|Málaga|-5.432|36.576
es-cortes-de-pallas|Cortes de Pallás|València/Valencia|-0.939|39.249
es-cortes-y-graena|Cortes y Graena|Granada|-3.235|37.303
es-corullon|Corullón|León|-6.854|42.573
es-coruna-del-conde|Coruña del Conde|Burgos|-3.393|41.757
es-corvera-de-asturias|Corvera de Asturias|Asturias|-5.877|43.516
es-corvera-de-toranzo|Corvera de Toranzo|Cantabria|-3.953|43.211
es-cosa|Cosa|Teruel|-1.128|40.803
es-coscurita|Coscurita|Soria|-2.469|41.443
es-coslada|Coslada|Madrid|-3.553|40.427
es-cospeito|Cospeito|Lugo|-7.537|43.223
es-costitx|Costitx|Illes Balears|2.949|39.656
es-costur|Costur|Castelló/Castellón|-0.161|40.121
es-cosuenda|Cosuenda|Zaragoza|-1.305|41.367
es-cotanes-del-monte|Cotanes del Monte|Zamora|-5.313|41.812
es-cotes|Cotes|València/Valencia|-0.606|39.058
es-cotillas|Cotillas|Albacete|-2.499|38.424
es-covaleda|Covaleda|Soria|-2.864|41.945
es-covarrubias|Covarrubias|Burgos|-3.53|42.063
es-covelo|Covelo|Pontevedra|-8.347|42.271
es-cox|Cox|Alacant/Alicante|-0.9|38.145
es-cozar|Cózar|Ciudad Real|-3.087|38.66
es-cozuelos-de-fuentiduena|Cozuelos de Fuentidueña|Segovia|-4.086|41.393
es-crecente|Crecente|Pontevedra|-8.21|42.187
es-creixell|Creixell|Tarragona|1.435|41.18
es-cremenes|Crémenes|León|-5.132|42.923
es-crespia|Crespià|Girona|2.8|42.193
es-crespos|Crespos|Ávila|-4.972|40.86
es-cretas|Cretas|Teruel|0.206|40.922
es-crevillent|Crevillent|Alacant/Alicante|-0.815|38.235
es-cristina|Cristina|Badajoz|-6.101|38.825
es-cristobal|Cristóbal|Salamanca|-5.893|40.469
es-crivillen|Crivillén|Teruel|-0.569|40.895
es-cruilles-monells-i-sant-sadurni-de-l-heura|Cruïlles, Monells i Sant Sadurní de l'Heura|Girona|2.981|41.923
es-cuacos-de-yuste|Cuacos de Yuste|Cáceres|-5.681|40.072
es-cuadros|Cuadros|León|-5.666|42.723
es-cualedro|Cualedro|Ourense|-7.595|41.961
es-cuarte-de-huerva|Cuarte de Huerva|Zaragoza|-0.927|41.584
es-cubas-de-la-sagra|Cubas de la Sagra|Madrid|-3.84|40.191
es-cubel|Cubel|Zaragoza|-1.629|41.095
es-cubelles|Cubelles|Barcelona|1.662|41.219
es-cubells|Cubells|Lleida|0.959|41.838
es-cubilla|Cubilla|Soria|-2.939|41.737
es-cubillas-de-cerrato|Cubillas de Cerrato|Palencia|-4.471|41.79
es-cubillas-de-los-oteros|Cubillas de los Oteros|León|-5.511|42.379
es-cubillas-de-rueda|Cubillas de Rueda|León|-5.151|42.664
es-cubillas-de-santa-marta|Cubillas de Santa Marta|Valladolid|-4.604|41.819
es-cubillo|Cubillo|Segovia|-3.918|41.112
es-cubillo-del-campo|Cubillo del Campo|Burgos|-3.593|42.16
es-cubillos|Cubillos|Zamora|-5.757|41.587
es-cubillos-del-sil|Cubillos del Sil|León|-6.574|42.65
es-cubla|Cubla|Teruel|-1.062|40.216
es-cubo-de-benavente|Cubo de Benavente|Zamora|-6.173|42.131
es-cubo-de-bureba|Cubo de Bureba|Burgos|-3.207|42.637
es-cubo-de-la-solana|Cubo de la Solana|Soria|-2.456|41.614
es-cucalon|Cucalón|Teruel|-1.192|41.08
es-cudillero|Cudillero|Asturias|-6.227|43.544
es-cuelgamures|Cuelgamures|Zamora|-5.664|41.299
es-cuellar|Cuéllar|Segovia|-4.288|41.362
es-cuenca|Cuenca|Cuenca|-1.983|40.233
es-cuenca-de-campos|Cuenca de Campos|Valladolid|-5.06|42.047
es-cuerva|Cuerva|Toledo|-4.215|39.662
es-cueva-de-agreda|Cueva de Ágreda|Soria|-1.879|41.758
es-cueva-del-hierro|Cueva del Hierro|Cuenca|-2.007|40.575
es-cuevas-bajas|Cuevas Bajas|Málaga|-4.467|37.229
es-cuevas-de-almuden|Cuevas de Almudén|Teruel|-0.819|40.73
es-cuevas-de-provanco|Cuevas de Provanco|Segovia|-3.953|41.55
es-cuevas-de-san-clemente|Cuevas de San Clemente|Burgos|-3.585|42.128
es-cuevas-de-san-marcos|Cuevas de San Marcos|Málaga|-4.421|37.254
es-cuevas-del-almanzora|Cuevas del Almanzora|Almería|-1.815|37.323
es-cuevas-del-becerro|Cuevas del Becerro|Málaga|-5.048|36.873
es-cuevas-del-campo|Cuevas del Campo|Granada|-2.913|37.613
es-cuevas-del-valle|Cuevas del Valle|Ávila|-5.03|40.296
es-cuevas-labradas|Cuevas Labradas|Teruel|-1.023|40.456
es-culla|Culla|Castelló/Castellón|-0.124|40.309
es-cullar|Cúllar|Granada|-2.519|37.568
es-cullar-vega|Cúllar Vega|Granada|-3.676|37.16
es-cullera|Cullera|València/Valencia|-0.26|39.162
es-culleredo|Culleredo|A Coruña|-8.407|43.275
es-cumbres-de-enmedio|Cumbres de Enmedio|Huelva|-6.696|38.077
es-cumbres-de-san-bartolome|Cumbres de San Bartolomé|Huelva|-6.797|38.059
es-cumbres-mayores|Cumbres Mayores|Huelva|-6.66|38.033
es-cunit|Cunit|Tarragona|1.632|41.209
es-cuntis|Cuntis|Pontevedra|-8.556|42.642
es-curiel-de-duero|Curiel de Duero|Valladolid|-4.106|41.642
es-curtis|Curtis|A Coruña|-8.047|43.135
es-cutar|Cútar|Málaga|-4.226|36.863
es-cuzcurrita-de-rio-tiron|Cuzcurrita de Río Tirón|La Rioja|-2.971|42.551
es-daganzo-de-arriba|Daganzo de Arriba|Madrid|-3.444|40.56
es-daimiel|Daimiel|Ciudad Real|-3.61|39.068
es-daimus|Daimús|València/Valencia|-0.151|38.971
es-dalias|Dalías|Almería|-2.824|36.85
es-darnius|Darnius|Girona|2.829|42.364
es-daroca|Daroca|Zaragoza|-1.417|41.114
es-daroca-de-rioja|Daroca de Rioja|La Rioja|-2.593|42.357
es-darro|Darro|Granada|-3.286|37.366
es-das|Das|Girona|1.868|42.363
es-daya-nueva|Daya Nueva|Alacant/Alicante|-0.763|38.109
es-daya-vieja|Daya Vieja|Alacant/Alicante|-0.735|38.106
es-deba|Deba|Gipuzkoa|-2.322|43.265
es-degana|Degaña|Asturias|-6.552|42.945
es-dehesa-de-montejo|Dehesa de Montejo|Palencia|-4.516|42.819
es-dehesa-de-romanos|Dehesa de Romanos|Palencia|-4.442|42.638
es-dehesas-de-guadix|Dehesas de Guadix|Granada|-3.06|37.589
es-dehesas-viejas|Dehesas Viejas|Granada|-3.559|37.484
es-deia|Deià|Illes Balears|2.648|39.749
es-deifontes|Deifontes|Granada|-3.594|37.344
es-deleitosa|Deleitosa|Cáceres|-5.649|39.645
es-deltebre|Deltebre|Tarragona|0.744|40.735
es-denia|Dénia|Alacant/Alicante|0.077|38.824
es-derio|Derio|Bizkaia|-2.88|43.307
es-descargamaria|Descargamaría|Cáceres|-6.516|40.305
es-desojo|Desojo|Navarra|-2.269|42.587
es-destriana|Destriana|León|-6.096|42.328
es-devanos|Dévanos|Soria|-1.951|41.908
es-deza|Deza|Soria|-2.037|41.481
es-dicastillo|Dicastillo|Navarra|-2.043|42.563
es-diego-del-carpio|Diego del Carpio|Ávila|-5.333|40.668
es-diezma|Diezma|Granada|-3.353|37.325
es-dilar|Dílar|Granada|-3.518|37.062
es-dima|Dima|Bizkaia|-2.715|43.119
es-dios-le-guarde|Dios le Guarde|Salamanca|-6.316|40.641
es-dodro|Dodro|A Coruña|-8.721|42.723
es-dolar|Dólar|Granada|-2.996|37.167
es-dolores|Dolores|Alacant/Alicante|-0.756|38.138
es-domeno|Domeño|València/Valencia|-0.938|39.702
es-domingo-garcia|Domingo García|Segovia|-4.4|41.122
es-domingo-perez|Domingo Pérez|Toledo|-4.51|39.979
es-domingo-perez-de-granada|Domingo Pérez de Granada|Granada|-3.507|37.491
es-don-alvaro|Don Álvaro|Badajoz|-6.277|38.859
es-don-benito|Don Benito|Badajoz|-5.899|38.906
es-dona-mencia|Doña Mencía|Córdoba|-4.368|37.555
es-donamaria|Donamaria|Navarra|-1.665|43.087
es-doneztebe-santesteban|Doneztebe/Santesteban|Navarra|-1.674|43.133
es-donhierro|Donhierro|Segovia|-4.695|41.115
es-doninos-de-ledesma|Doñinos de Ledesma|Salamanca|-6.034|41.034
es-doninos-de-salamanca|Doñinos de Salamanca|Salamanca|-5.748|40.965
es-donjimeno|Donjimeno|Ávila|-4.856|40.964
es-donostia-san-sebastian|Donostia/San Sebastián|Gipuzkoa|-1.987|43.306
es-donvidas|Donvidas|Ávila|-4.803|41.085
es-dos-aguas|Dos Aguas|València/Valencia|-0.775|39.288
es-dos-hermanas|Dos Hermanas|Sevilla|-5.962|37.257
es-dos-torres|Dos Torres|Córdoba|-4.854|38.47
es-dosbarrios|Dosbarrios|Toledo|-3.501|39.848
es-dosrius|Dosrius|Barcelona|2.439|41.605
es-dozon|Dozón|Pontevedra|-8.046|42.59
es-driebes|Driebes|Guadalajara|-3.043|40.237
es-dudar|Dúdar|Granada|-3.488|37.184
es-duenas|Dueñas|Palencia|-4.561|41.877
es-duesaigues|Duesaigües|Tarragona|0.925|41.161
es-dumbria|Dumbría|A Coruña|-9.1|42.988
es-durango|Durango|Bizkaia|-2.654|43.16
es-durcal|Dúrcal|Granada|-3.513|37.022
es-duron|Durón|Guadalajara|-2.714|40.635
es-duruelo|Duruelo|Segovia|-3.644|41.226
es-duruelo-de-la-sierra|Duruelo de la Sierra|Soria|-2.931|41.972
es-ea|Ea|Bizkaia|-2.59|43.378
es-echarri-etxarri|Echarri/Etxarri|Navarra|-1.833|42.782
es-ecija|Écija|Sevilla|-5.084|37.521
es-eibar|Eibar|Gipuzkoa|-2.467|43.196
es-eivissa|Eivissa|Illes Balears|1.419|38.915
es-ejea-de-los-caballeros|Ejea de los Caballeros|Zaragoza|-1.197|42.129
es-ejeme|Éjeme|Salamanca|-5.525|40.767
es-ejulve|Ejulve|Teruel|-0.544|40.754
es-el-acebron|El Acebrón|Cuenca|-2.981|39.909
es-el-alamo|El Álamo|Madrid|-3.988|40.232
es-el-almendro|El Almendro|Huelva|-7.341|37.552
es-el-arco|El Arco|Salamanca|-5.826|41.108
es-el-arenal|El Arenal|Ávila|-5.082|40.275
es-el-astillero|El Astillero|Cantabria|-3.836|43.399
es-el-atazar|El Atazar|Madrid|-3.466|40.939
es-el-ballestero|El Ballestero|Albacete|-2.477|38.845
es-el-barco-de-avila|El Barco de Ávila|Ávila|-5.52|40.356
es-el-barraco|El Barraco|Ávila|-4.596|40.442
es-el-berrueco|El Berrueco|Madrid|-3.556|40.883
es-el-boalo|El Boalo|Madrid|-3.929|40.721
es-el-bodon|El Bodón|Salamanca|-6.587|40.497
es-el-bohodon|El Bohodón|Ávila|-4.74|40.917
es-el-bonillo|El Bonillo|Albacete|-2.583|38.94
es-el-borge|El Borge|Málaga|-4.259|36.805
es-el-bosque|El Bosque|Cádiz|-5.512|36.752
es-el-bruc|El Bruc|Barcelona|1.765|41.609
es-el-brull|El Brull|Barcelona|2.318|41.806
es-el-burgo|El Burgo|Málaga|-4.954|36.803
es-el-burgo-de-ebro|El Burgo de Ebro|Zaragoza|-0.721|41.565
es-el-burgo-ranero|El Burgo Ranero|León|-5.208|42.438
es-el-buste|El Buste|Zaragoza|-1.599|41.894
es-el-busto|El Busto|Navarra|-2.238|42.539
es-el-cabaco|El Cabaco|Salamanca|-6.145|40.567
es-el-camp-de-mirra-campo-de-mirra|el Camp de Mirra/Campo de Mirra|Alacant/Alicante|-0.804|38.705
es-el-campello|el Campello|Alacant/Alicante|-0.373|38.462
es-el-campillo-de-la-jara|El Campillo de la Jara|Toledo|-5.052|39.575
es-el-campillo-huelva|El Campillo (Huelva)|Huelva|-6.648|37.705
es-el-campillo-valladolid|El Campillo (Valladolid)|Valladolid|-4.984|41.263
es-el-campo-de-penaranda|El Campo de Peñaranda|Salamanca|-5.268|40.994
es-el-canavate|El Cañavate|Cuenca|-2.326|39.542
es-el-cardoso-de-la-sierra|El Cardoso de la Sierra|Guadalajara|-3.427|41.128
es-el-carpio|El Carpio|Córdoba|-4.492|37.934
es-el-carpio-de-tajo|El Carpio de Tajo|Toledo|-4.49|39.847
es-el-carrascalejo|El Carrascalejo|Badajoz|-6.336|39.021
es-el-casar|El Casar|Guadalajara|-3.423|40.728
es-el-casar-de-escalona|El Casar de Escalona|Toledo|-4.53|40.051
es-el-castell-de-guadalest|el Castell de Guadalest|Alacant/Alicante|-0.166|38.67
es-el-castellar|El Castellar|Teruel|-0.83|40.375
es-el-castillo-de-las-guardas|El Castillo de las Guardas|Sevilla|-6.317|37.693
es-el-catllar|El Catllar|Tarragona|1.306|41.178
es-el-cerro|El Cerro|Salamanca|-5.922|40.309
es-el-cerro-de-andevalo|El Cerro de Andévalo|Huelva|-7.015|37.708
es-el-cogul|El Cogul|Lleida|0.693|41.457
es-el-coronil|El Coronil|Sevilla|-5.62|37.027
es-el-cubillo-de-uceda|El Cubillo de Uceda|Guadalajara|-3.411|40.813
es-el-cubo-de-don-sancho|El Cubo de Don Sancho|Salamanca|-6.307|40.888
es-el-cubo-de-tierra-del-vino|El Cubo de Tierra del Vino|Zamora|-5.712|41.252
es-el-cuervo|El Cuervo|Teruel|-1.349|40.155
es-el-cuervo-de-sevilla|El Cuervo de Sevilla|Sevilla|-6.013|36.863
es-el-ejido|El Ejido|Almería|-2.782|36.748
es-el-escorial|El Escorial|Madrid|-4.095|40.586
es-el-espinar|El Espinar|Segovia|-4.224|40.73
es-el-far-d-emporda|El Far d'Empordà|Girona|2.994|42.246
es-el-fondo-de-les-neus-hondon-de-las-nieves|el Fondó de les Neus/Hondón de las Nieves|Alacant/Alicante|-0.895|38.308
es-el-frago|El Frago|Zaragoza|-0.932|42.282
es-el-franco|El Franco|Asturias|-6.841|43.511
es-el-frasno|El Frasno|Zaragoza|-1.492|41.405
es-el-fresno|El Fresno|Ávila|-4.753|40.619
es-el-garrobo|El Garrobo|Sevilla|-6.178|37.63
es-el-gastor|El Gastor|Cádiz|-5.345|36.847
es-el-genoves|el Genovés|València/Valencia|-0.465|38.986
es-el-gordo|El Gordo|Cáceres|-5.358|39.849
es-el-grado|El Grado|Huesca|0.202|42.131
es-el-granado|El Granado|Huelva|-7.429|37.519
es-el-guijo|El Guijo|Córdoba|-4.757|38.524
es-el-herrumblar|El Herrumblar|Cuenca|-1.613|39.401
es-el-hito|El Hito|Cuenca|-2.724|39.848
es-el-hornillo|El Hornillo|Ávila|-5.126|40.261
es-el-hoyo-de-pinares|El Hoyo de Pinares|Ávila|-4.397|40.509
es-el-lloar|El Lloar|Tarragona|0.737|41.19
es-el-losar-del-barco|El Losar del Barco|Ávila|-5.536|40.399
es-el-maderal|El Maderal|Zamora|-5.633|41.268
es-el-madrono|El Madroño|Sevilla|-6.448|37.649
es-el-maillo|El Maíllo|Salamanca|-6.209|40.558
es-el-manzano|El Manzano|Salamanca|-6.304|41.176
es-el-masnou|El Masnou|Barcelona|2.318|41.483
es-el-masroig|El Masroig|Tarragona|0.734|41.132
es-el-mila|El Milà|Tarragona|1.208|41.249
es-el-milano|El Milano|Salamanca|-6.605|41.098
es-el-miron|El Mirón|Ávila|-5.4|40.556
es-el-molar-madrid|El Molar (Madrid)|Madrid|-3.572|40.701
es-el-molar-tarragona|El Molar (Tarragona)|Tarragona|0.704|41.164
es-el-montmell|El Montmell|Tarragona|1.487|41.332
es-el-morell|El Morell|Tarragona|1.217|41.203
es-el-olivar|El Olivar|Guadalajara|-2.759|40.6
es-el-ordial|El Ordial|Guadalajara|-3.121|41.143
es-el-oso|El Oso|Ávila|-4.773|40.851
es-el-palau-d-anglesola|El Palau d'Anglesola|Lleida|0.86|41.649
es-el-palmar-de-troya|El Palmar de Troya|Sevilla|-5.79|37.054
es-el-palomar|el Palomar|València/Valencia|-0.499|38.867
es-el-papiol|El Papiol|Barcelona|2.012|41.443
es-el-parral|El Parral|Ávila|-4.991|40.792
es-el-paso|El Paso|Santa Cruz de Tenerife|-17.868|28.666
es-el-payo|El Payo|Salamanca|-6.735|40.294
es-el-pedernoso|El Pedernoso|Cuenca|-2.751|39.48
es-el-pedregal|El Pedregal|Guadalajara|-1.564|40.784
es-el-pedroso|El Pedroso|Sevilla|-5.798|37.789
es-el-pedroso-de-la-armuna|El Pedroso de la Armuña|Salamanca|-5.399|41.085
es-el-pego|El Pego|Zamora|-5.473|41.34
es-el-peral|El Peral|Cuenca|-1.885|39.492
es-el-perdigon|El Perdigón|Zamora|-5.788|41.416
es-el-perello|El Perelló|Tarragona|0.685|40.887
es-el-picazo|El Picazo|Cuenca|-2.102|39.446
es-el-pinar|El Pinar|Granada|-3.544|36.893
es-el-pinar-de-el-hierro|El Pinar de El Hierro|Santa Cruz de Tenerife|-18.023|27.696
es-el-pinell-de-brai|El Pinell de Brai|Tarragona|0.503|41.02
es-el-pinero|El Piñero|Zamora|-5.596|41.367
es-el-pino-de-tormes|El Pino de Tormes|Salamanca|-5.812|41.026
es-el-pinos-pinoso|el Pinós/Pinoso|Alacant/Alicante|-1.029|38.413
es-el-pla-de-santa-maria|El Pla de Santa Maria|Tarragona|1.311|41.345
es-el-pla-del-penedes|El Pla del Penedès|Barcelona|1.72|41.414
es-el-poal|El Poal|Lleida|0.872|41.674
es-el-poble-nou-de-benitatxell-benitachell|el Poble Nou de Benitatxell/Benitachell|Alacant/Alicante|0.153|38.723
es-el-pobo|El Pobo|Teruel|-0.874|40.502
es-el-pobo-de-duenas|El Pobo de Dueñas|Guadalajara|-1.62|40.796
es-el-pont-d-armentera|El Pont d'Armentera|Tarragona|1.34|41.406
es-el-pont-de-bar|El Pont de Bar|Lleida|1.614|42.38
es-el-pont-de-suert|El Pont de Suert|Lleida|0.801|42.394
es-el-pont-de-vilomara-i-rocafort|El Pont de Vilomara i Rocafort|Barcelona|1.908|41.703
es-el-port-de-la-selva|El Port de la Selva|Girona|3.215|42.324
es-el-pozuelo|El Pozuelo|Cuenca|-2.264|40.596
es-el-prat-de-llobregat|El Prat de Llobregat|Barcelona|2.099|41.311
es-el-provencio|El Provencio|Cuenca|-2.572|39.382
es-el-puente-del-arzobispo|El Puente del Arzobispo|Toledo|-5.175|39.799
es-el-puerto-de-santa-maria|El Puerto de Santa María|Cádiz|-6.235|36.632
es-el-pueyo-de-araguas|El Pueyo de Araguás|Huesca|0.185|42.455
es-el-puig-de-santa-maria|el Puig de Santa Maria|València/Valencia|-0.32|39.6
es-el-rafol-d-almunia|el Ràfol d'Almúnia|Alacant/Alicante|-0.05|38.831
es-el-rasillo-de-cameros|El Rasillo de Cameros|La Rioja|-2.717|42.192
es-el-real-de-gandia|el Real de Gandia|València/Valencia|-0.201|38.947
es-el-real-de-la-jara|El Real de la Jara|Sevilla|-6.05|37.95
es-el-real-de-san-vicente|El Real de San Vicente|Toledo|-4.674|40.165
es-el-recuenco|El Recuenco|Guadalajara|-2.332|40.621
es-el-redal|El Redal|La Rioja|-2.199|42.348
es-el-robledo|El Robledo|Ciudad Real|-4.305|39.211
es-el-romeral|El Romeral|Toledo|-3.439|39.722
es-el-ronquillo|El Ronquillo|Sevilla|-6.178|37.749
es-el-rosario|El Rosario|Santa Cruz de Tenerife|-16.359|28.431
es-el-rourell|El Rourell|Tarragona|1.221|41.222
es-el-royo|El Royo|Soria|-2.67|41.926
es-el-rubio|El Rubio|Sevilla|-5.011|37.348
es-el-sahugo|El Sahugo|Salamanca|-6.537|40.402
es-el-saucejo|El Saucejo|Sevilla|-5.093|37.072
es-el-sauzal|El Sauzal|Santa Cruz de Tenerife|-16.422|28.454
es-el-soleras|El Soleràs|Lleida|0.699|41.42
es-el-sotillo|El Sotillo|Guadalajara|-2.63|40.874
es-el-tanque|El Tanque|Santa Cruz de Tenerife|-16.78|28.33
es-el-tejado|El Tejado|Salamanca|-5.538|40.449
es-el-tiemblo|El Tiemblo|Ávila|-4.495|40.39
es-el-toboso|El Toboso|Toledo|-2.983|39.517
es-el-tornadizo|El Tornadizo|Salamanca|-5.879|40.544
es-el-torno|El Torno|Cáceres|-5.952|40.128
es-el-toro|El Toro|Castelló/Castellón|-0.775|39.96
es-el-valle|El Valle|Granada|-3.593|36.928
es-el-valle-de-altomira|El Valle de Altomira|Cuenca|-2.768|40.24
es-el-vallecillo|El Vallecillo|Teruel|-1.574|40.245
es-el-vellon|El Vellón|Madrid|-3.56|40.769
es-el-vendrell|El Vendrell|Tarragona|1.522|41.205
es-el-verger|el Verger|Alacant/Alicante|-0.004|38.851
es-el-villar-de-arnedo|El Villar de Arnedo|La Rioja|-2.071|42.313
es-el-vilosell|El Vilosell|Lleida|0.951|41.386
es-el-viso|El Viso|Córdoba|-4.994|38.599
es-el-viso-de-san-juan|El Viso de San Juan|Toledo|-3.987|40.151
es-el-viso-del-alcor|El Viso del Alcor|Sevilla|-5.71|37.386
es-elantxobe|Elantxobe|Bizkaia|-2.641|43.407
es-elburgo-burgelu|Elburgo/Burgelu|Araba/Álava|-2.543|42.845
es-elche-de-la-sierra|Elche de la Sierra|Albacete|-2.097|38.454
es-elciego|Elciego|Araba/Álava|-2.624|42.507
es-elda|Elda|Alacant/Alicante|-0.821|38.476
es-elduain|Elduain|Gipuzkoa|-1.972|43.163
es-elgeta|Elgeta|Gipuzkoa|-2.482|43.148
es-elgoibar|Elgoibar|Gipuzkoa|-2.404|43.214
es-elgorriaga|Elgorriaga|Navarra|-1.693|43.138
es-eljas|Eljas|Cáceres|-6.834|40.222
es-elorrio|Elorrio|Bizkaia|-2.535|43.125
es-els-alamus|Els Alamús|Lleida|0.739|41.609
es-els-garidells|Els Garidells|Tarragona|1.244|41.209
es-els-guiamets|Els Guiamets|Tarragona|0.747|41.106
es-els-hostalets-de-pierola|Els Hostalets de Pierola|Barcelona|1.796|41.542
es-els-omellons|Els Omellons|Lleida|0.962|41.494
es-els-omells-de-na-gaia|Els Omells de na Gaia|Lleida|1.075|41.497
es-els-pallaresos|Els Pallaresos|Tarragona|1.261|41.169
es-els-plans-de-sio|Els Plans de Sió|Lleida|1.206|41.736
es-els-poblets|els Poblets|Alacant/Alicante|0.019|38.854
es-els-prats-de-rei|Els Prats de Rei|Barcelona|1.551|41.706
es-els-torms|Els Torms|Lleida|0.721|41.396
es-elvillar-bilar|Elvillar/Bilar|Araba/Álava|-2.541|42.562
es-elx-elche|Elx/Elche|Alacant/Alicante|-0.663|38.247
es-embid|Embid|Guadalajara|-1.713|40.974
es-embid-de-ariza|Embid de Ariza|Zaragoza|-1.97|41.374
es-emperador|Emperador|València/Valencia|-0.339|39.555
es-encina-de-san-silvestre|Encina de San Silvestre|Salamanca|-6.101|41.012
es-encinacorba|Encinacorba|Zaragoza|-1.277|41.286
es-encinas|Encinas|Segovia|-3.679|41.396
es-encinas-de-abajo|Encinas de Abajo|Salamanca|-5.458|40.918
es-encinas-de-arriba|Encinas de Arriba|Salamanca|-5.564|40.77
es-encinas-de-esgueva|Encinas de Esgueva|Valladolid|-4.091|41.753
es-encinas-reales|Encinas Reales|Córdoba|-4.478|37.279
es-encinasola|Encinasola|Huelva|-6.897|38.128
es-encinasola-de-los-comendadores|Encinasola de los Comendadores|Salamanca|-6.543|41.025
es-encinedo|Encinedo|León|-6.641|42.263
es-encinillas|Encinillas|Segovia|-4.151|41.027
es-encio|Encío|Burgos|-3.108|42.683
es-enciso|Enciso|La Rioja|-2.253|42.137
es-endrinal|Endrinal|Salamanca|-5.812|40.594
es-eneriz-eneritz|Enériz/Eneritz|Navarra|-1.743|42.665
es-enguera|Enguera|València/Valencia|-0.81|38.963
es-enguidanos|Enguídanos|Cuenca|-1.629|39.666
es-enix|Enix|Almería|-2.598|36.877
es-entrala|Entrala|Zamora|-5.764|41.437
es-entrambasaguas|Entrambasaguas|Cantabria|-3.666|43.364
es-entrena|Entrena|La Rioja|-2.516|42.392
es-entrimo|Entrimo|Ourense|-8.139|41.944
es-entrin-bajo|Entrín Bajo|Badajoz|-6.703|38.713
es-epila|Épila|Zaragoza|-1.313|41.588
es-erandio|Erandio|Bizkaia|-2.956|43.319
es-eratsun|Eratsun|Navarra|-1.804|43.104
es-ereno|Ereño|Bizkaia|-2.612|43.35
es-ergoiena|Ergoiena|Navarra|-2.01|42.88
es-erla|Erla|Zaragoza|-0.979|42.11
es-ermua|Ermua|Bizkaia|-2.502|43.191
es-errenteria|Errenteria|Gipuzkoa|-1.888|43.264
es-errezil|Errezil|Gipuzkoa|-2.184|43.177
es-erriberagoitia-ribera-alta|Erriberagoitia/Ribera Alta|Araba/Álava|-2.922|42.804
es-errigoiti|Errigoiti|Bizkaia|-2.731|43.329
es-erro|Erro|Navarra|-1.427|42.971
es-erustes|Erustes|Toledo|-4.498|39.954
es-es-bordes|Es Bòrdes|Lleida|0.706|42.72
es-es-castell|es Castell|Illes Balears|4.286|39.864
es-es-mercadal|Es Mercadal|Illes Balears|4.114|40.011
es-es-migjorn-gran|Es Migjorn Gran|Illes Balears|4.037|39.944
es-escacena-del-campo|Escacena del Campo|Huelva|-6.39|37.499
es-escalante|Escalante|Cantabria|-3.519|43.436
es-escalona|Escalona|Toledo|-4.391|40.151
es-escalona-del-prado|Escalona del Prado|Segovia|-4.114|41.163
es-escalonilla|Escalonilla|Toledo|-4.346|39.919
es-escamilla|Escamilla|Guadalajara|-2.566|40.553
es-escanuela|Escañuela|Jaén|-4.031|37.875
es-escarabajosa-de-cabezas|Escarabajosa de Cabezas|Segovia|-4.18|41.106
es-escariche|Escariche|Guadalajara|-3.061|40.402
es-escatron|Escatrón|Zaragoza|-0.275|41.258
es-escobar-de-campos|Escobar de Campos|León|-4.965|42.32
es-escobar-de-polendos|Escobar de Polendos|Segovia|-4.112|41.102
es-escobosa-de-almazan|Escobosa de Almazán|Soria|-2.369|41.491
es-escopete|Escopete|Guadalajara|-3.005|40.416
es-escorca|Escorca|Illes Balears|2.85|39.828
es-escorihuela|Escorihuela|Teruel|-0.951|40.53
es-escucha|Escucha|Teruel|-0.851|40.777
es-escurial|Escurial|Cáceres|-5.908|39.19
es-escurial-de-la-sierra|Escurial de la Sierra|Salamanca|-5.957|40.613
es-escuzar|Escúzar|Granada|-3.777|37.051
es-esgos|Esgos|Ourense|-7.699|42.333
es-esguevillas-de-esgueva|Esguevillas de Esgueva|Valladolid|-4.382|41.752
es-eskoriatza|Eskoriatza|Gipuzkoa|-2.532|42.998
es-eslava|Eslava|Navarra|-1.461|42.568
es-eslida|Eslida|Castelló/Castellón|-0.303|39.886
es-espadana|Espadaña|Salamanca|-6.272|41.052
es-espadanedo|Espadañedo|Zamora|-6.411|42.142
es-espadilla|Espadilla|Castelló/Castellón|-0.367|40.02
es-esparragalejo|Esparragalejo|Badajoz|-6.435|38.951
es-esparragosa-de-la-serena|Esparragosa de la Serena|Badajoz|-5.6|38.653
es-esparragosa-de-lares|Esparragosa de Lares|Badajoz|-5.368|38.958
es-esparreguera|Esparreguera|Barcelona|1.861|41.55
es-espartinas|Espartinas|Sevilla|-6.125|37.386
es-esparza-de-salazar-espartza-zaraitzu|Esparza de Salazar/Espartza Zaraitzu|Navarra|-1.093|42.859
es-espeja|Espeja|Salamanca|-6.746|40.517
es-espeja-de-san-marcelino|Espeja de San Marcelino|Soria|-3.233|41.786
es-espejo|Espejo|Córdoba|-4.558|37.669
es-espejon|Espejón|Soria|-3.264|41.844
es-espeluy|Espeluy|Jaén|-3.863|38.021
es-espera|Espera|Cádiz|-5.803|36.878
es-espiel|Espiel|Córdoba|-5.076|38.133
es-espinelves|Espinelves|Girona|2.423|41.875
es-espino-de-la-orbada|Espino de la Orbada|Salamanca|-5.414|41.12
es-espinosa-de-cerrato|Espinosa de Cerrato|Palencia|-3.957|41.957
es-espinosa-de-cervera|Espinosa de Cervera|Burgos|-3.47|41.892
es-espinosa-de-henares|Espinosa de Henares|Guadalajara|-3.047|40.898
es-espinosa-de-los-caballeros|Espinosa de los Caballeros|Ávila|-4.669|41.018
es-espinosa-de-los-monteros|Espinosa de los Monteros|Burgos|-3.599|43.112
es-espinosa-de-villagonzalo|Espinosa de Villagonzalo|Palencia|-4.374|42.472
es-espinosa-del-camino|Espinosa del Camino|Burgos|-3.282|42.403
es-espinoso-del-rey|Espinoso del Rey|Toledo|-4.788|39.64
es-espirdo|Espirdo|Segovia|-4.072|41.002
es-esplegares|Esplegares|Guadalajara|-2.369|40.86
es-esplugues-de-llobregat|Esplugues de Llobregat|Barcelona|2.091|41.378
es-esplus|Esplús|Huesca|0.3|41.766
es-espolla|Espolla|Girona|3.006|42.428
es-esponella|Esponellà|Girona|2.803|42.17
es-esporles|Esporles|Illes Balears|2.587|39.664
es-espot|Espot|Lleida|1.045|42.566
es-espronceda|Espronceda|Navarra|-2.302|42.597
es-esquivias|Esquivias|Toledo|-3.754|40.105
es-estables|Establés|Guadalajara|-2.027|41.005
es-estada|Estada|Huesca|0.252|42.08
es-estadilla|Estadilla|Huesca|0.248|42.045
es-estamariu|Estamariu|Lleida|1.526|42.382
es-estaras|Estaràs|Lleida|1.382|41.703
es-estella-lizarra|Estella-Lizarra|Navarra|-2.028|42.668
es-estellencs|Estellencs|Illes Balears|2.475|39.649
es-estepa|Estepa|Sevilla|-4.892|37.3
es-estepa-de-san-juan|Estepa de San Juan|Soria|-2.325|41.938
es-estepar|Estépar|Burgos|-3.879|42.266
es-estepona|Estepona|Málaga|-5.141|36.466
es-estercuel|Estercuel|Teruel|-0.627|40.883
es-esteribar|Esteribar|Navarra|-1.527|42.946
es-esterri-d-aneu|Esterri d'Àneu|Lleida|1.118|42.622
es-esterri-de-cardos|Esterri de Cardós|Lleida|1.271|42.588
es-estivella|Estivella|València/Valencia|-0.369|39.714
es-estollo|Estollo|La Rioja|-2.849|42.317
es-estopinan-del-castillo|Estopiñán del Castillo|Huesca|0.549|42.01
es-estremera|Estremera|Madrid|-3.11|40.146
es-estriegana|Estriégana|Guadalajara|-2.531|41.064
es-estubeny|Estubeny|València/Valencia|-0.618|39.016
es-etayo|Etayo|Navarra|-2.172|42.614
es-etxalar|Etxalar|Navarra|-1.618|43.234
es-etxarri-aranatz|Etxarri Aranatz|Navarra|-2.08|42.923
es-etxauri|Etxauri|Navarra|-1.809|42.801
es-etxebarri|Etxebarri|Bizkaia|-2.885|43.253
es-etxebarria|Etxebarria|Bizkaia|-2.467|43.25
es-eulate|Eulate|Navarra|-2.207|42.768
es-ezcabarte|Ezcabarte|Navarra|-1.634|42.869
es-ezcaray|Ezcaray|La Rioja|-3.025|42.261
es-ezcaroz-ezkaroze|Ezcároz/Ezkaroze|Navarra|-1.068|42.895
es-ezkio-itsaso|Ezkio-Itsaso|Gipuzkoa|-2.266|43.085
es-ezkurra|Ezkurra|Navarra|-1.838|43.099
es-ezprogui|Ezprogui|Navarra|-1.456|42.609
es-fabara|Fabara|Zaragoza|0.157|41.197
es-fabero|Fabero|León|-6.619|42.781
es-fageca|Fageca|Alacant/Alicante|-0.274|38.732
es-fago|Fago|Huesca|-0.88|42.727
es-falces|Falces|Navarra|-1.809|42.42
es-falset|Falset|Tarragona|0.816|41.16
es-famorca|Famorca|Alacant/Alicante|-0.24|38.729
es-fanlo|Fanlo|Huesca|0.014|42.595
es-fanzara|Fanzara|Castelló/Castellón|-0.315|40.013
es-farajan|Faraján|Málaga|-5.197|36.604
es-faramontanos-de-tabara|Faramontanos de Tábara|Zamora|-5.868|41.853
es-fariza|Fariza|Zamora|-6.265|41.416
es-farlete|Farlete|Zaragoza|-0.537|41.682
es-farrera|Farrera|Lleida|1.296|42.483
es-fasnia|Fasnia|Santa Cruz de Tenerife|-16.465|28.248
es-faura|Faura|València/Valencia|-0.255|39.729
es-favara|Favara|València/Valencia|-0.299|39.117
es-fayon|Fayón|Zaragoza|0.32|41.265
es-felanitx|Felanitx|Illes Balears|3.161|39.452
es-felix|Felix|Almería|-2.7|36.876
es-fene|Fene|A Coruña|-8.16|43.462
es-ferez|Férez|Albacete|-1.946|38.387
es-feria|Feria|Badajoz|-6.548|38.498
es-fermoselle|Fermoselle|Zamora|-6.388|41.31
es-fernan-caballero|Fernán Caballero|Ciudad Real|-3.947|39.123
es-fernan-nunez|Fernán-Núñez|Córdoba|-4.728|37.687
es-ferreira|Ferreira|Granada|-3.029|37.171
es-ferreras-de-abajo|Ferreras de Abajo|Zamora|-6.064|41.898
es-ferreras-de-arriba|Ferreras de Arriba|Zamora|-6.204|41.91
es-ferreries|Ferreries|Illes Balears|4.003|39.991
es-ferreruela|Ferreruela|Zamora|-6.051|41.787
es-ferreruela-de-huerva|Ferreruela de Huerva|Teruel|-1.246|41.054
es-ferrol|Ferrol|A Coruña|-8.27|43.51
es-figaro-montmany|Figaró-Montmany|Barcelona|2.273|41.717
es-figols|Fígols|Barcelona|1.785|42.169
es-figols-i-alinya|Fígols i Alinyà|Lleida|1.397|42.195
es-figueres|Figueres|Girona|2.974|42.271
es-figuerola-del-camp|Figuerola del Camp|Tarragona|1.254|41.358
es-figueroles|Figueroles|Castelló/Castellón|-0.223|40.126
es-figueruela-de-arriba|Figueruela de Arriba|Zamora|-6.465|41.867
es-figueruelas|Figueruelas|Zaragoza|-1.179|41.769
es-finana|Fiñana|Almería|-2.857|37.186
es-fines|Fines|Almería|-2.267|37.365
es-finestrat|Finestrat|Alacant/Alicante|-0.202|38.574
es-firgas|Firgas|Las Palmas|-15.558|28.107
es-fiscal|Fiscal|Huesca|-0.066|42.485
es-fisterra|Fisterra|A Coruña|-9.261|42.938
es-fitero|Fitero|Navarra|-1.865|42.044
es-flaca|Flaçà|Girona|2.961|42.045
es-flix|Flix|Tarragona|0.568|41.262
es-flores-de-avila|Flores de Ávila|Ávila|-5.084|40.942
es-florida-de-liebana|Florida de Liébana|Salamanca|-5.763|41.018
es-fogars-de-la-selva|Fogars de la Selva|Barcelona|2.642|41.72
es-fogars-de-montclus|Fogars de Montclús|Barcelona|2.441|41.754
es-foios|Foios|València/Valencia|-0.359|39.543
es-foixa|Foixà|Girona|3|42.049
es-folgoso-de-la-ribera|Folgoso de la Ribera|León|-6.329|42.653
es-folgoso-do-courel|Folgoso do Courel|Lugo|-7.176|42.612
es-folgueroles|Folgueroles|Barcelona|2.315|41.941
es-fombellida|Fombellida|Valladolid|-4.183|41.753
es-fombuena|Fombuena|Zaragoza|-1.193|41.157
es-fompedraza|Fompedraza|Valladolid|-4.155|41.519
es-foncea|Foncea|La Rioja|-3.047|42.617
es-fondarella|Fondarella|Lleida|0.866|41.628
es-fondon|Fondón|Almería|-2.855|36.975
es-fonelas|Fonelas|Granada|-3.169|37.422
es-fonfria-teruel|Fonfría (Teruel)|Teruel|-1.087|40.994
es-fonfria-zamora|Fonfría (Zamora)|Zamora|-6.194|41.641
es-fonollosa|Fonollosa|Barcelona|1.713|41.765
es-font-rubi|Font-rubí|Barcelona|1.646|41.422
es-fontanals-de-cerdanya|Fontanals de Cerdanya|Girona|1.921|42.386
es-fontanar|Fontanar|Guadalajara|-3.187|40.729
es-fontanarejo|Fontanarejo|Ciudad Real|-4.514|39.207
es-fontanars-dels-alforins|Fontanars dels Alforins|València/Valencia|-0.786|38.78
es-fontanilles|Fontanilles|Girona|3.109|42.014
es-fontcoberta|Fontcoberta|Girona|2.806|42.135
es-fontellas|Fontellas|Navarra|-1.568|42.01
es-fontihoyuelo|Fontihoyuelo|Valladolid|-5.056|42.163
es-fontioso|Fontioso|Burgos|-3.743|41.928
es-fontiveros|Fontiveros|Ávila|-4.958|40.924
es-fonz|Fonz|Huesca|0.238|42.001
es-fonzaleche|Fonzaleche|La Rioja|-2.999|42.587
es-foradada|Foradada|Lleida|1.012|41.872
es-foradada-del-toscar|Foradada del Toscar|Huesca|0.368|42.416
es-forallac|Forallac|Girona|3.087|41.938
es-forcall|Forcall|Castelló/Castellón|-0.212|40.658
es-forcarei|Forcarei|Pontevedra|-8.323|42.58
es-fores|Forès|Tarragona|1.232|41.492
es-forfoleda|Forfoleda|Salamanca|-5.749|41.112
es-formentera|Formentera|Illes Balears|1.457|38.691
es-formentera-del-segura|Formentera del Segura|Alacant/Alicante|-0.737|38.095
es-formiche-alto|Formiche Alto|Teruel|-0.887|40.325
es-fornalutx|Fornalutx|Illes Balears|2.752|39.799
es-fornells-de-la-selva|Fornells de la Selva|Girona|2.812|41.926
es-fornelos-de-montes|Fornelos de Montes|Pontevedra|-8.425|42.331
es-fornes|Fornes|Granada|-3.847|36.953
es-fornoles|Fórnoles|Teruel|-0.002|40.899
es-fortaleny|Fortaleny|València/Valencia|-0.32|39.18
es-fortanete|Fortanete|Teruel|-0.54|40.505
es-fortia|Fortià|Girona|3.034|42.243
es-fortuna|Fortuna|Murcia|-1.136|38.203
es-forua|Forua|Bizkaia|-2.685|43.337
es-foz|Foz|Lugo|-7.328|43.577
es-foz-calanda|Foz-Calanda|Teruel|-0.27|40.916
es-frades|Frades|A Coruña|-8.278|43.045
es-frades-de-la-sierra|Frades de la Sierra|Salamanca|-5.774|40.659
es-fraga|Fraga|Huesca|0.216|41.483
es-frailes|Frailes|Jaén|-3.821|37.492
es-frandovinez|Frandovínez|Burgos|-3.848|42.309
es-frechilla|Frechilla|Palencia|-4.839|42.135
es-frechilla-de-almazan|Frechilla de Almazán|Soria|-2.52|41.413
es-fregenal-de-la-sierra|Fregenal de la Sierra|Badajoz|-6.584|38.209
es-freginals|Freginals|Tarragona|0.519|40.659
es-freila|Freila|Granada|-2.913|37.513
es-frescano|Fréscano|Zaragoza|-1.46|41.884
es-fresneda-de-altarejos|Fresneda de Altarejos|Cuenca|-2.303|39.93
es-fresneda-de-cuellar|Fresneda de Cuéllar|Segovia|-4.454|41.311
es-fresneda-de-la-sierra|Fresneda de la Sierra|Cuenca|-2.144|40.406
es-fresneda-de-la-sierra-tiron|Fresneda de la Sierra Tirón|Burgos|-3.131|42.282
es-fresnedilla|Fresnedilla|Ávila|-4.656|40.237
es-fresnedillas-de-la-oliva|Fresnedillas de la Oliva|Madrid|-4.183|40.478
es-fresnedoso|Fresnedoso|Salamanca|-5.714|40.437
es-fresnedoso-de-ibor|Fresnedoso de Ibor|Cáceres|-5.52|39.681
es-fresnena|Fresneña|Burgos|-3.135|42.405
es-fresnillo-de-las-duenas|Fresnillo de las Dueñas|Burgos|-3.632|41.639
es-fresno-alhandiga|Fresno Alhándiga|Salamanca|-5.631|40.713
es-fresno-de-cantespino|Fresno de Cantespino|Segovia|-3.498|41.367
es-fresno-de-caracena|Fresno de Caracena|Soria|-3.105|41.461
es-fresno-de-la-fuente|Fresno de la Fuente|Segovia|-3.646|41.4
es-fresno-de-la-polvorosa|Fresno de la Polvorosa|Zamora|-5.772|42.085
es-fresno-de-la-ribera|Fresno de la Ribera|Zamora|-5.566|41.539
es-fresno-de-la-vega|Fresno de la Vega|León|-5.537|42.349
es-fresno-de-rio-tiron|Fresno de Río Tirón|Burgos|-3.183|42.465
es-fresno-de-rodilla|Fresno de Rodilla|Burgos|-3.482|42.422
es-fresno-de-sayago|Fresno de Sayago|Zamora|-5.969|41.322
es-fresno-de-torote|Fresno de Torote|Madrid|-3.409|40.61
es-fresno-del-rio|Fresno del Río|Palencia|-4.838|42.683
es-fresno-el-viejo|Fresno el Viejo|Valladolid|-5.16|41.183
es-frias|Frías|Burgos|-3.298|42.754
es-frias-de-albarracin|Frías de Albarracín|Teruel|-1.629|40.345
es-friera-de-valverde|Friera de Valverde|Zamora|-5.856|41.902
es-frigiliana|Frigiliana|Málaga|-3.896|36.805
es-friol|Friol|Lugo|-7.815|43.041
es-fromista|Frómista|Palencia|-4.403|42.268
es-frontera|Frontera|Santa Cruz de Tenerife|-18.069|27.748
es-fruiz|Fruiz|Bizkaia|-2.793|43.327
es-frumales|Frumales|Segovia|-4.195|41.372
es-fuembellida|Fuembellida|Guadalajara|-2.028|40.74
es-fuencaliente|Fuencaliente|Ciudad Real|-4.291|38.429
es-fuencaliente-de-la-palma|Fuencaliente de la Palma|Santa Cruz de Tenerife|-17.847|28.51
es-fuencemillan|Fuencemillán|Guadalajara|-3.094|40.92
es-fuendejalon|Fuendejalón|Zaragoza|-1.459|41.733
es-fuendetodos|Fuendetodos|Zaragoza|-0.927|41.355
es-fuenferrada|Fuenferrada|Teruel|-1.013|40.866
es-fuengirola|Fuengirola|Málaga|-4.615|36.558
es-fuenlabrada|Fuenlabrada|Madrid|-3.796|40.284
es-fuenlabrada-de-los-montes|Fuenlabrada de los Montes|Badajoz|-4.903|39.136
es-fuenllana|Fuenllana|Ciudad Real|-2.962|38.761
es-fuenmayor|Fuenmayor|La Rioja|-2.574|42.465
es-fuensaldana|Fuensaldaña|Valladolid|-4.755|41.709
es-fuensalida|Fuensalida|Toledo|-4.18|40.066
es-fuensanta|Fuensanta|Albacete|-2.07|39.242
es-fuensanta-de-martos|Fuensanta de Martos|Jaén|-3.91|37.631
es-fuente-alamo|Fuente-Álamo|Albacete|-1.458|38.708
es-fuente-alamo-de-murcia|Fuente Álamo de Murcia|Murcia|-1.214|37.733
es-fuente-carreteros|Fuente Carreteros|Córdoba|-5.142|37.675
es-fuente-de-cantos|Fuente de Cantos|Badajoz|-6.292|38.231
es-fuente-de-pedro-naharro|Fuente de Pedro Naharro|Cuenca|-3.043|39.927
es-fuente-de-piedra|Fuente de Piedra|Málaga|-4.755|37.124
es-fuente-de-santa-cruz|Fuente de Santa Cruz|Segovia|-4.625|41.213
es-fuente-del-arco|Fuente del Arco|Badajoz|-5.934|38.102
es-fuente-del-maestre|Fuente del Maestre|Badajoz|-6.439|38.55
es-fuente-el-fresno|Fuente el Fresno|Ciudad Real|-3.835|39.245
es-fuente-el-olmo-de-fuentiduena|Fuente el Olmo de Fuentidueña|Segovia|-3.993|41.393
es-fuente-el-olmo-de-iscar|Fuente el Olmo de Íscar|Segovia|-4.492|41.286
es-fuente-el-sauz|Fuente el Saúz|Ávila|-4.898|40.974
es-fuente-el-saz-de-jarama|Fuente el Saz de Jarama|Madrid|-3.524|40.642
es-fuente-el-sol|Fuente el Sol|Valladolid|-4.936|41.17
es-fuente-encalada|Fuente Encalada|Zamora|-6.001|42.124
es-fuente-la-lancha|Fuente la Lancha|Córdoba|-5.048|38.418
es-fuente-la-reina|Fuente la Reina|Castelló/Castellón|-0.608|40.057
es-fuente-obejuna|Fuente Obejuna|Córdoba|-5.427|38.264
es-fuente-olmedo|Fuente-Olmedo|Valladolid|-4.641|41.249
es-fuente-palmera|Fuente Palmera|Córdoba|-5.091|37.737
es-fuente-tojar|Fuente-Tójar|Córdoba|-4.13|37.519
es-fuente-vaqueros|Fuente Vaqueros|Granada|-3.788|37.219
es-fuentealbilla|Fuentealbilla|Albacete|-1.568|39.249
es-fuentearmegil|Fuentearmegil|Soria|-3.197|41.717
es-fuentebureba|Fuentebureba|Burgos|-3.238|42.628
es-fuentecambron|Fuentecambrón|Soria|-3.34|41.492
es-fuentecantos|Fuentecantos|Soria|-2.436|41.844
es-fuentecen|Fuentecén|Burgos|-3.872|41.635
es-fuenteguinaldo|Fuenteguinaldo|Salamanca|-6.672|40.423
es-fuenteheridos|Fuenteheridos|Huelva|-6.659|37.907
es-fuentelahiguera-de-albatages|Fuentelahiguera de Albatages|Guadalajara|-3.311|40.78
es-fuentelapena|Fuentelapeña|Zamora|-5.391|41.244
es-fuentelcesped|Fuentelcésped|Burgos|-3.638|41.601
es-fuentelencina|Fuentelencina|Guadalajara|-2.873|40.508
es-fuentelespino-de-haro|Fuentelespino de Haro|Cuenca|-2.642|39.682
es-fuentelespino-de-moya|Fuentelespino de Moya|Cuenca|-1.467|39.929
es-fuenteliante|Fuenteliante|Salamanca|-6.569|40.843
es-fuentelisendo|Fuentelisendo|Burgos|-3.903|41.62
es-fuentelmonge|Fuentelmonge|Soria|-2.178|41.411
es-fuentelsaz|Fuentelsaz|Guadalajara|-1.819|41.056
es-fuentelsaz-de-soria|Fuentelsaz de Soria|Soria|-2.42|41.869
es-fuentelviejo|Fuentelviejo|Guadalajara|-2.99|40.521
es-fuentemolinos|Fuentemolinos|Burgos|-3.858|41.603
es-fuentenava-de-jabaga|Fuentenava de Jábaga|Cuenca|-2.306|40.129
es-fuentenebro|Fuentenebro|Burgos|-3.748|41.51
es-fuentenovilla|Fuentenovilla|Guadalajara|-3.102|40.374
es-fuentepelayo|Fuentepelayo|Segovia|-4.183|41.229
es-fuentepinel|Fuentepiñel|Segovia|-4.039|41.403
es-fuentepinilla|Fuentepinilla|Soria|-2.743|41.556
es-fuenterrebollo|Fuenterrebollo|Segovia|-3.947|41.31
es-fuenterroble-de-salvatierra|Fuenterroble de Salvatierra|Salamanca|-5.742|40.55
es-fuenterrobles|Fuenterrobles|València/Valencia|-1.368|39.579
es-fuentes|Fuentes|Cuenca|-2|39.931
es-fuentes-calientes|Fuentes Calientes|Teruel|-0.977|40.689
es-fuentes-claras|Fuentes Claras|Teruel|-1.325|40.863
es-fuentes-de-andalucia|Fuentes de Andalucía|Sevilla|-5.347|37.499
es-fuentes-de-ano|Fuentes de Año|Ávila|-4.912|41.024
es-fuentes-de-ayodar|Fuentes de Ayódar|Castelló/Castellón|-0.427|40.02
es-fuentes-de-bejar|Fuentes de Béjar|Salamanca|-5.7|40.508
es-fuentes-de-carbajal|Fuentes de Carbajal|León|-5.462|42.178
es-fuentes-de-ebro|Fuentes de Ebro|Zaragoza|-0.627|41.471
es-fuentes-de-jiloca|Fuentes de Jiloca|Zaragoza|-1.549|41.227
es-fuentes-de-leon|Fuentes de León|Badajoz|-6.533|38.066
es-fuentes-de-magana|Fuentes de Magaña|Soria|-2.189|41.934
es-fuentes-de-nava|Fuentes de Nava|Palencia|-4.769|42.091
es-fuentes-de-onoro|Fuentes de Oñoro|Salamanca|-6.791|40.576
es-fuentes-de-ropel|Fuentes de Ropel|Zamora|-5.564|42.013
es-fuentes-de-rubielos|Fuentes de Rubielos|Teruel|-0.608|40.166
es-fuentes-de-valdepero|Fuentes de Valdepero|Palencia|-4.484|42.063
es-fuentesauco|Fuentesaúco|Zamora|-5.498|41.242
es-fuentesauco-de-fuentiduena|Fuentesaúco de Fuentidueña|Segovia|-4.059|41.43
es-fuentesecas|Fuentesecas|Zamora|-5.483|41.625
es-fuentesoto|Fuentesoto|Segovia|-3.908|41.444
es-fuentespalda|Fuentespalda|Teruel|0.07|40.819
es-fuentespina|Fuentespina|Burgos|-3.682|41.628
es-fuentespreadas|Fuentespreadas|Zamora|-5.63|41.328
es-fuentestrun|Fuentestrún|Soria|-2.087|41.871
es-fuentiduena|Fuentidueña|Segovia|-4.017|41.336
es-fuentiduena-de-tajo|Fuentidueña de Tajo|Madrid|-3.159|40.11
es-fuerte-del-rey|Fuerte del Rey|Jaén|-3.901|37.903
es-fuertescusa|Fuertescusa|Cuenca|-2.155|40.461
es-fulleda|Fulleda|Lleida|1.035|41.461
es-funes|Funes|Navarra|-1.806|42.29
es-fustinana|Fustiñana|Navarra|-1.446|42.034
es-gabaldon|Gabaldón|Cuenca|-1.955|39.643
es-gabiria|Gabiria|Gipuzkoa|-2.295|43.052
es-gador|Gádor|Almería|-2.507|36.955
es-gaia|Gaià|Barcelona|1.927|41.929
es-gaianes|Gaianes|Alacant/Alicante|-0.409|38.816
es-gaibiel|Gaibiel|Castelló/Castellón|-0.5|39.93
es-gaintza|Gaintza|Gipuzkoa|-2.132|43.054
es-gajanejos|Gajanejos|Guadalajara|-2.887|40.832
es-gajates|Gajates|Salamanca|-5.364|40.792
es-galapagar|Galapagar|Madrid|-3.986|40.576
es-galapagos|Galápagos|Guadalajara|-3.351|40.708
es-galar|Galar|Navarra|-1.67|42.749
es-galaroza|Galaroza|Huelva|-6.692|37.927
es-galbarros|Galbarros|Burgos|-3.452|42.52
es-galbarruli|Galbárruli|La Rioja|-2.956|42.621
es-galdakao|Galdakao|Bizkaia|-2.836|43.23
es-galdames|Galdames|Bizkaia|-3.098|43.262
es-galdar|Gáldar|Las Palmas|-15.661|28.11
es-galende|Galende|Zamora|-6.731|42.139
es-galera|Galera|Granada|-2.563|37.718
es-galilea|Galilea|La Rioja|-2.23|42.367
es-galindo-y-perahuy|Galindo y Perahuy|Salamanca|-5.834|40.948
es-galinduste|Galinduste|Salamanca|-5.525|40.663
es-galisancho|Galisancho|Salamanca|-5.544|40.722
es-galisteo|Galisteo|Cáceres|-6.281|40
es-gallegos|Gallegos|Segovia|-3.772|41.063
es-gallegos-de-altamiros|Gallegos de Altamiros|Ávila|-4.911|40.702
es-gallegos-de-arganan|Gallegos de Argañán|Salamanca|-6.698|40.624
es-gallegos-de-hornija|Gallegos de Hornija|Valladolid|-5.092|41.608
es-gallegos-de-sobrinos|Gallegos de Sobrinos|Ávila|-5.146|40.705
es-gallegos-de-solmiron|Gallegos de Solmirón|Salamanca|-5.462|40.534
es-gallegos-del-pan|Gallegos del Pan|Zamora|-5.587|41.598
es-gallegos-del-rio|Gallegos del Río|Zamora|-6.164|41.741
es-gallifa|Gallifa|Barcelona|2.115|41.694
es-gallinero-de-cameros|Gallinero de Cameros|La Rioja|-2.61|42.168
es-gallipienzo-galipentzu|Gallipienzo/Galipentzu|Navarra|-1.417|42.5
es-gallocanta|Gallocanta|Zaragoza|-1.52|40.997
es-gallues-galoze|Gallués/Galoze|Navarra|-1.101|42.792
es-gallur|Gallur|Zaragoza|-1.321|41.863
es-galve|Galve|Teruel|-0.87|40.646
es-galve-de-sorbe|Galve de Sorbe|Guadalajara|-3.196|41.206
es-galvez|Gálvez|Toledo|-4.288|39.719
es-gamiz-fika|Gamiz-Fika|Bizkaia|-2.812|43.312
es-gamones|Gamones|Zamora|-6.176|41.465
es-gandesa|Gandesa|Tarragona|0.421|41.055
es-gandia|Gandia|València/Valencia|-0.216|38.983
es-garaballa|Garaballa|Cuenca|-1.375|39.805
es-garachico|Garachico|Santa Cruz de Tenerife|-16.75|28.331
es-garafia|Garafía|Santa Cruz de Tenerife|-17.912|28.802
es-garai|Garai|Bizkaia|-2.621|43.197
es-garaioa|Garaioa|Navarra|-1.25|42.919
es-garbayuela|Garbayuela|Badajoz|-5.005|39.076
es-garcia|Garcia|Tarragona|0.652|41.142
es-garciaz|Garciaz|Cáceres|-5.619|39.422
es-garcibuey|Garcibuey|Salamanca|-5.971|40.505
es-garcihernandez|Garcihernández|Salamanca|-5.439|40.868
es-garcillan|Garcillán|Segovia|-4.268|40.99
es-garciotum|Garciotum|Toledo|-4.637|40.117
es-garcirrey|Garcirrey|Salamanca|-6.138|40.891
es-garde|Garde|Navarra|-0.898|42.782
es-gargallo|Gargallo|Teruel|-0.586|40.828
es-garganta-de-los-montes|Garganta de los Montes|Madrid|-3.685|40.928
es-garganta-del-villar|Garganta del Villar|Ávila|-5.118|40.452
es-garganta-la-olla|Garganta la Olla|Cáceres|-5.781|40.115
es-gargantilla|Gargantilla|Cáceres|-5.9|40.234
es-gargantilla-del-lozoya-y-pinilla-de-buitrago|Gargantilla del Lozoya y Pinilla de Buitrago|Madrid|-3.703|40.967
es-garguera|Gargüera|Cáceres|-5.934|40.029
es-garinoain|Garínoain|Navarra|-1.663|42.594
es-garlitos|Garlitos|Badajoz|-5.003|38.888
es-garrafe-de-torio|Garrafe de Torío|León|-5.534|42.74
es-garralda|Garralda|Navarra|-1.306|42.954
es-garray|Garray|Soria|-2.506|41.85
es-garrigas|Garrigàs|Girona|2.953|42.181
es-garrigoles|Garrigoles|Girona|3.023|42.106
es-garriguella|Garriguella|Girona|3.062|42.344
es-garrovillas-de-alconetar|Garrovillas de Alconétar|Cáceres|-6.512|39.69
es-garrucha|Garrucha|Almería|-1.83|37.187
es-garvin|Garvín|Cáceres|-5.35|39.716
es-gascones|Gascones|Madrid|-3.674|41.036
es-gascuena|Gascueña|Cuenca|-2.535|40.297
es-gascuena-de-bornova|Gascueña de Bornova|Guadalajara|-3.009|41.14
es-gata|Gata|Cáceres|-6.63|40.231
es-gata-de-gorgos|Gata de Gorgos|Alacant/Alicante|0.069|38.767
es-gatika|Gatika|Bizkaia|-2.891|43.365
es-gaton-de-campos|Gatón de Campos|Valladolid|-4.972|42.042
es-gatova|Gátova|València/Valencia|-0.53|39.761
es-gaucin|Gaucín|Málaga|-5.349|36.501
es-gautegiz-arteaga|Gautegiz Arteaga|Bizkaia|-2.659|43.366
es-gava|Gavà|Barcelona|1.981|41.294
es-gavarda|Gavarda|València/Valencia|-0.561|39.095
es-gavet-de-la-conca|Gavet de la Conca|Lleida|0.99|42.073
es-gavilanes|Gavilanes|Ávila|-4.869|40.271
es-gaztelu|Gaztelu|Gipuzkoa|-2.025|43.117
es-gea-de-albarracin|Gea de Albarracín|Teruel|-1.338|40.394
es-gejuelo-del-barro|Gejuelo del Barro|Salamanca|-6.11|41.066
es-geldo|Geldo|Castelló/Castellón|-0.464|39.837
es-gelida|Gelida|Barcelona|1.859|41.435
es-gelsa|Gelsa|Zaragoza|-0.398|41.431
es-gelves|Gelves|Sevilla|-6.023|37.329
es-gema|Gema|Zamora|-5.627|41.405
es-gemuno|Gemuño|Ávila|-4.777|40.587
es-genalguacil|Genalguacil|Málaga|-5.222|36.525
es-genave|Génave|Jaén|-2.753|38.441
es-genevilla|Genevilla|Navarra|-2.4|42.647
es-ger|Ger|Girona|1.828|42.437
es-gerena|Gerena|Sevilla|-6.169|37.549
es-gergal|Gérgal|Almería|-2.557|37.15
es-geria|Geria|Valladolid|-4.885|41.575
es-gerindote|Gerindote|Toledo|-4.267|39.943
es-gernika-lumo|Gernika-Lumo|Bizkaia|-2.692|43.314
es-gestalgar|Gestalgar|València/Valencia|-0.841|39.582
es-getafe|Getafe|Madrid|-3.674|40.299
es-getaria|Getaria|Gipuzkoa|-2.215|43.292
es-getxo|Getxo|Bizkaia|-3.008|43.356
es-gibraleon|Gibraleón|Huelva|-6.995|37.396
es-gijon|Gijón|Asturias|-5.683|43.5
es-gil-garcia|Gil García|Ávila|-5.592|40.281
es-gilbuena|Gilbuena|Ávila|-5.593|40.417
es-gilena|Gilena|Sevilla|-4.937|37.232
es-gilet|Gilet|València/Valencia|-0.334|39.671
es-gimenells-i-el-pla-de-la-font|Gimenells i el Pla de la Font|Lleida|0.384|41.667
es-gimialcon|Gimialcón|Ávila|-5.129|40.87
es-gimileo|Gimileo|La Rioja|-2.818|42.55
es-gines|Gines|Sevilla|-6.077|37.386
es-ginestar|Ginestar|Tarragona|0.637|41.03
es-girona|Girona|Girona|2.833|41.982
es-gironella|Gironella|Barcelona|1.885|42.024
es-gisclareny|Gisclareny|Barcelona|1.787|42.265
es-gistain|Gistaín|Huesca|0.349|42.662
es-gizaburuaga|Gizaburuaga|Bizkaia|-2.539|43.332
es-gobernador|Gobernador|Granada|-3.303|37.478
es-godall|Godall|Tarragona|0.462|40.661
es-godella|Godella|València/Valencia|-0.425|39.535
es-godelleta|Godelleta|València/Valencia|-0.666|39.426
es-godojos|Godojos|Zaragoza|-1.868|41.265
es-goizueta|Goizueta|Navarra|-1.83|43.19
es-gojar|Gójar|Granada|-3.589|37.094
es-golmayo|Golmayo|Soria|-2.654|41.719
es-golmes|Golmés|Lleida|0.926|41.625
es-golosalvo|Golosalvo|Albacete|-1.636|39.236
es-golpejas|Golpejas|Salamanca|-5.91|41
es-gomara|Gómara|Soria|-2.227|41.602
es-gombren|Gombrèn|Girona|2.07|42.25
es-gomecello|Gomecello|Salamanca|-5.531|41.035
es-gomesende|Gomesende|Ourense|-8.1|42.188
es-gomezserracin|Gomezserracín|Segovia|-4.299|41.287
es-gondomar|Gondomar|Pontevedra|-8.746|42.105
es-goni|Goñi|Navarra|-1.895|42.83
es-gor|Gor|Granada|-2.951|37.373
es-gorafe|Gorafe|Granada|-3.035|37.52
es-gordaliza-del-pino|Gordaliza del Pino|León|-5.145|42.339
es-gordexola|Gordexola|Bizkaia|-3.08|43.172
es-gordoncillo|Gordoncillo|León|-5.404|42.134
es-gorga|Gorga|Alacant/Alicante|-0.372|38.721
es-gorliz|Gorliz|Bizkaia|-2.933|43.422
es-gormaz|Gormaz|Soria|-3.009|41.511
es-gosol|Gósol|Lleida|1.669|42.208
es-gotarrendura|Gotarrendura|Ávila|-4.729|40.828
es-gotor|Gotor|Zaragoza|-1.656|41.546
es-gozon|Gozón|Asturias|-5.85|43.602
es-gradefes|Gradefes|León|-5.276|42.651
es-grado|Grado|Asturias|-6.097|43.32
es-graja-de-campalbo|Graja de Campalbo|Cuenca|-1.273|39.896
es-graja-de-iniesta|Graja de Iniesta|Cuenca|-1.677|39.516
es-grajal-de-campos|Grajal de Campos|León|-5.014|42.315
es-grajera|Grajera|Segovia|-3.613|41.372
es-granada|Granada|Granada|-3.591|37.187
es-granadilla-de-abona|Granadilla de Abona|Santa Cruz de Tenerife|-16.564|28.113
es-granatula-de-calatrava|Granátula de Calatrava|Ciudad Real|-3.696|38.764
es-grandas-de-salime|Grandas de Salime|Asturias|-6.901|43.197
es-grandes-y-san-martin|Grandes y San Martín|Ávila|-4.968|40.762
es-granen|Grañén|Huesca|-0.354|41.923
es-granera|Granera|Barcelona|2.063|41.728
es-granja-de-moreruela|Granja de Moreruela|Zamora|-5.753|41.812
es-granja-de-rocamora|Granja de Rocamora|Alacant/Alicante|-0.868|38.156
es-granja-de-torrehermosa|Granja de Torrehermosa|Badajoz|-5.6|38.334
es-granollers|Granollers|Barcelona|2.279|41.594
es-granon|Grañón|La Rioja|-3.022|42.452
es-granucillo|Granucillo|Zamora|-5.919|42.045
es-granyanella|Granyanella|Lleida|1.212|41.655
es-granyena-de-les-garrigues|Granyena de les Garrigues|Lleida|0.655|41.434
es-granyena-de-segarra|Granyena de Segarra|Lleida|1.221|41.62
es-gratallops|Gratallops|Tarragona|0.772|41.191
es-graus|Graus|Huesca|0.384|42.209
es-gravalos|Grávalos|La Rioja|-1.989|42.118
es-grazalema|Grazalema|Cádiz|-5.391|36.771
es-griegos|Griegos|Teruel|-1.721|40.441
es-grijalba|Grijalba|Burgos|-4.123|42.427
es-grijota|Grijota|Palencia|-4.589|42.05
es-grinon|Griñón|Madrid|-3.843|40.218
es-grisalena|Grisaleña|Burgos|-3.268|42.592
es-grisel|Grisel|Zaragoza|-1.723|41.867
es-grisen|Grisén|Zaragoza|-1.161|41.747
es-guadahortuna|Guadahortuna|Granada|-3.393|37.53
es-guadalajara|Guadalajara|Guadalajara|-3.14|40.606
es-guadalaviar|Guadalaviar|Teruel|-1.737|40.397
es-guadalcanal|Guadalcanal|Sevilla|-5.81|38.101
es-guadalcazar|Guadalcázar|Córdoba|-4.973|37.751
es-guadalix-de-la-sierra|Guadalix de la Sierra|Madrid|-3.683|40.769
es-guadalmez|Guadalmez|Ciudad Real|-4.955|38.722
es-guadalupe|Guadalupe|Cáceres|-5.321|39.449
es-guadamur|Guadamur|Toledo|-4.147|39.817
es-guadarrama|Guadarrama|Madrid|-4.107|40.677
es-guadassequies|Guadasséquies|València/Valencia|-0.494|38.928
es-guadassuar|Guadassuar|València/Valencia|-0.528|39.182
es-guadiana|Guadiana|Badajoz|-6.674|38.937
es-guadix|Guadix|Granada|-3.097|37.362
es-guadramiro|Guadramiro|Salamanca|-6.495|41.015
es-gualba|Gualba|Barcelona|2.504|41.737
es-gualchos|Gualchos|Granada|-3.39|36.738
es-gualta|Gualta|Girona|3.117|42.026
es-guardamar-de-la-safor|Guardamar de la Safor|València/Valencia|-0.144|38.965
es-guardamar-del-segura|Guardamar del Segura|Alacant/Alicante|-0.668|38.082
es-guardiola-de-bergueda|Guardiola de Berguedà|Barcelona|1.898|42.252
es-guardo|Guardo|Palencia|-4.854|42.785
es-guarena|Guareña|Badajoz|-6.089|38.902
es-guaro|Guaro|Málaga|-4.839|36.675
es-guarrate|Guarrate|Zamora|-5.47|41.3
es-guarroman|Guarromán|Jaén|-3.669|38.181
es-guaza-de-campos|Guaza de Campos|Palencia|-4.904|42.128
es-gudar|Gúdar|Teruel|-0.696|40.432
es-guejar-sierra|Güéjar Sierra|Granada|-3.358|37.145
es-guenes|Güeñes|Bizkaia|-3.059|43.216
es-guesa-gorza|Güesa/Gorza|Navarra|-1.068|42.817
es-guesalaz-gesalatz|Guesálaz/Gesalatz|Navarra|-1.93|42.762
es-guevejar|Güevéjar|Granada|-3.601|37.258
es-guia-de-isora|Guía de Isora|Santa Cruz de Tenerife|-16.758|28.221
es-guijo-de-avila|Guijo de Ávila|Salamanca|-5.633|40.52
es-guijo-de-coria|Guijo de Coria|Cáceres|-6.469|40.064
es-guijo-de-galisteo|Guijo de Galisteo|Cáceres|-6.394|40.042
es-guijo-de-granadilla|Guijo de Granadilla|Cáceres|-6.142|40.196
es-guijo-de-santa-barbara|Guijo de Santa Bárbara|Cáceres|-5.646|40.172
es-guijuelo|Guijuelo|Salamanca|-5.689|40.572
es-guillena|Guillena|Sevilla|-6.087|37.616
es-guils-de-cerdanya|Guils de Cerdanya|Girona|1.865|42.452
es-guimar|Güímar|Santa Cruz de Tenerife|-16.433|28.296
es-guimera|Guimerà|Lleida|1.185|41.565
es-guirguillano|Guirguillano|Navarra|-1.865|42.721
es-guisando|Guisando|Ávila|-5.145|40.221
es-guissona|Guissona|Lleida|1.291|41.787
es-guitiriz|Guitiriz|Lugo|-7.856|43.207
es-guixers|Guixers|Lleida|1.641|42.139
es-gumiel-de-izan|Gumiel de Izán|Burgos|-3.691|41.77
es-gumiel-de-mercado|Gumiel de Mercado|Burgos|-3.806|41.732
es-guntin|Guntín|Lugo|-7.659|42.902
es-gurb|Gurb|Barcelona|2.227|41.962
es-guriezo|Guriezo|Cantabria|-3.309|43.332
es-gurrea-de-gallego|Gurrea de Gállego|Huesca|-0.76|42.017
es-gusendos-de-los-oteros|Gusendos de los Oteros|León|-5.424|42.382
es-gutierre-munoz|Gutierre-Muñoz|Ávila|-4.652|40.967
es-hacinas|Hacinas|Burgos|-3.283|41.981
es-harana-valle-de-arana|Harana/Valle de Arana|Araba/Álava|-2.32|42.757
es-haria|Haría|Las Palmas|-13.476|29.163
es-haro|Haro|La Rioja|-2.862|42.585
es-haza|Haza|Burgos|-3.863|41.56
es-hazas-de-cesto|Hazas de Cesto|Cantabria|-3.585|43.406
es-helechosa-de-los-montes|Helechosa de los Montes|Badajoz|-4.832|39.345
es-hellin|Hellín|Albacete|-1.674|38.463
es-henarejos|Henarejos|Cuenca|-1.481|39.832
es-henche|Henche|Guadalajara|-2.704|40.718
es-heras-de-ayuso|Heras de Ayuso|Guadalajara|-3.113|40.788
es-herbers|Herbers|Castelló/Castellón|-0.013|40.71
es-herce|Herce|La Rioja|-2.166|42.223
es-herencia|Herencia|Ciudad Real|-3.392|39.304
es-herguijuela|Herguijuela|Cáceres|-5.761|39.368
es-herguijuela-de-ciudad-rodrigo|Herguijuela de Ciudad Rodrigo|Salamanca|-6.533|40.455
es-herguijuela-de-la-sierra|Herguijuela de la Sierra|Salamanca|-6.081|40.431
es-herguijuela-del-campo|Herguijuela del Campo|Salamanca|-5.882|40.615
es-hermandad-de-campoo-de-suso|Hermandad de Campoo de Suso|Cantabria|-4.252|43.024
es-hermedes-de-cerrato|Hérmedes de Cerrato|Palencia|-4.173|41.817
es-hermigua|Hermigua|Santa Cruz de Tenerife|-17.198|28.148
es-hermisende|Hermisende|Zamora|-6.892|41.983
es-hernan-perez|Hernán-Pérez|Cáceres|-6.482|40.218
es-hernani|Hernani|Gipuzkoa|-1.942|43.235
es-hernansancho|Hernansancho|Ávila|-4.719|40.856
es-hernialde|Hernialde|Gipuzkoa|-2.096|43.154
es-herradon-de-pinares|Herradón de Pinares|Ávila|-4.541|40.586
es-herramelluri|Herramélluri|La Rioja|-3.014|42.499
es-herrera|Herrera|Sevilla|-4.865|37.377
es-herrera-de-alcantara|Herrera de Alcántara|Cáceres|-7.39|39.594
es-herrera-de-los-navarros|Herrera de los Navarros|Zaragoza|-1.059|41.219
es-herrera-de-pisuerga|Herrera de Pisuerga|Palencia|-4.312|42.55
es-herrera-de-soria|Herrera de Soria|Soria|-3.03|41.762
es-herrera-de-valdecanas|Herrera de Valdecañas|Palencia|-4.204|42.041
es-herrera-del-duque|Herrera del Duque|Badajoz|-5.014|39.233
es-herreria|Herrería|Guadalajara|-1.956|40.895
es-herrerias|Herrerías|Cantabria|-4.479|43.311
es-herreros-de-suso|Herreros de Suso|Ávila|-5.043|40.803
es-herreruela|Herreruela|Cáceres|-6.866|39.434
es-herreruela-de-oropesa|Herreruela de Oropesa|Toledo|-5.242|39.896
es-herrin-de-campos|Herrín de Campos|Valladolid|-4.951|42.12
es-hervas|Hervás|Cáceres|-5.837|40.271
es-hervias|Hervías|La Rioja|-2.863|42.447
es-hiendelaencina|Hiendelaencina|Guadalajara|-2.997|41.08
es-higuera-de-albalat|Higuera de Albalat|Cáceres|-5.659|39.724
es-higuera-de-calatrava|Higuera de Calatrava|Jaén|-4.153|37.796
es-higuera-de-la-serena|Higuera de la Serena|Badajoz|-5.773|38.642
es-higuera-de-la-sierra|Higuera de la Sierra|Huelva|-6.446|37.834
es-higuera-de-las-duenas|Higuera de las Dueñas|Ávila|-4.608|40.228
es-higuera-de-llerena|Higuera de Llerena|Badajoz|-5.972|38.332
es-higuera-de-vargas|Higuera de Vargas|Badajoz|-6.997|38.42
es-higuera-la-real|Higuera la Real|Badajoz|-6.727|38.141
es-higueras|Higueras|Castelló/Castellón|-0.507|39.992
es-higueruela|Higueruela|Albacete|-1.428|38.966
es-higueruelas|Higueruelas|València/Valencia|-0.864|39.772
es-hijar|Híjar|Teruel|-0.453|41.15
es-hijes|Hijes|Guadalajara|-3.018|41.263
es-hinojal|Hinojal|Cáceres|-6.349|39.705
es-hinojales|Hinojales|Huelva|-6.57|38.001
es-hinojares|Hinojares|Jaén|-3.003|37.725
es-hinojos|Hinojos|Huelva|-6.401|37.168
es-hinojosa-de-duero|Hinojosa de Duero|Salamanca|-6.778|40.993
es-hinojosa-de-jarque|Hinojosa de Jarque|Teruel|-0.771|40.676
es-hinojosa-de-san-vicente|Hinojosa de San Vicente|Toledo|-4.74|40.108
es-hinojosa-del-campo|Hinojosa del Campo|Soria|-2.081|41.743
es-hinojosa-del-duque|Hinojosa del Duque|Córdoba|-5.188|38.454
es-hinojosa-del-valle|Hinojosa del Valle|Badajoz|-6.188|38.473
es-hinojosas-de-calatrava|Hinojosas de Calatrava|Ciudad Real|-4.174|38.554
es-hiriberri-villanueva-de-aezkoa|Hiriberri/Villanueva de Aezkoa|Navarra|-1.207|42.949
es-hita|Hita|Guadalajara|-3.028|40.842
es-holguera|Holguera|Cáceres|-6.354|39.888
es-hombrados|Hombrados|Guadalajara|-1.666|40.818
es-hondarribia|Hondarribia|Gipuzkoa|-1.826|43.362
es-hondon-de-los-frailes|Hondón de los Frailes|Alacant/Alicante|-0.932|38.268
es-honrubia|Honrubia|Cuenca|-2.268|39.606
es-honrubia-de-la-cuesta|Honrubia de la Cuesta|Segovia|-3.705|41.502
es-hontalbilla|Hontalbilla|Segovia|-4.119|41.338
es-hontanar|Hontanar|Toledo|-4.528|39.563
es-hontanares-de-eresma|Hontanares de Eresma|Segovia|-4.201|40.984
es-hontanas|Hontanas|Burgos|-4.047|42.309
es-hontanaya|Hontanaya|Cuenca|-2.824|39.708
es-hontangas|Hontangas|Burgos|-3.79|41.588
es-hontecillas|Hontecillas|Cuenca|-2.186|39.691
es-hontoba|Hontoba|Guadalajara|-3.037|40.448
es-hontoria-de-cerrato|Hontoria de Cerrato|Palencia|-4.418|41.912
es-hontoria-de-la-cantera|Hontoria de la Cantera|Burgos|-3.638|42.194
es-hontoria-de-valdearados|Hontoria de Valdearados|Burgos|-3.509|41.752
es-hontoria-del-pinar|Hontoria del Pinar|Burgos|-3.164|41.852
es-horcajo-de-la-sierra-aoslos|Horcajo de la Sierra-Aoslos|Madrid|-3.582|41.08
es-horcajo-de-las-torres|Horcajo de las Torres|Ávila|-5.109|41.07
es-horcajo-de-los-montes|Horcajo de los Montes|Ciudad Real|-4.639|39.361
es-horcajo-de-montemayor|Horcajo de Montemayor|Salamanca|-5.891|40.43
es-horcajo-de-santiago|Horcajo de Santiago|Cuenca|-3.034|39.849
es-horcajo-medianero|Horcajo Medianero|Salamanca|-5.444|40.649
es-horcajuelo-de-la-sierra|Horcajuelo de la Sierra|Madrid|-3.544|41.093
es-horche|Horche|Guadalajara|-3.066|40.568
es-hormigos|Hormigos|Toledo|-4.456|40.098
es-hormilla|Hormilla|La Rioja|-2.782|42.452
es-hormilleja|Hormilleja|La Rioja|-2.736|42.463
es-hornachos|Hornachos|Badajoz|-6.058|38.566
es-hornachuelos|Hornachuelos|Córdoba|-5.328|37.947
es-hornillos-de-cameros|Hornillos de Cameros|La Rioja|-2.407|42.213
es-hornillos-de-cerrato|Hornillos de Cerrato|Palencia|-4.258|41.995
es-hornillos-de-eresma|Hornillos de Eresma|Valladolid|-4.728|41.357
es-hornillos-del-camino|Hornillos del Camino|Burgos|-3.93|42.34
es-hornos|Hornos|Jaén|-2.718|38.203
es-hornos-de-moncalvillo|Hornos de Moncalvillo|La Rioja|-2.58|42.396
es-horta-de-sant-joan|Horta de Sant Joan|Tarragona|0.323|40.938
es-hortezuela-de-ocen|Hortezuela de Océn|Guadalajara|-2.41|40.957
es-hortiguela|Hortigüela|Burgos|-3.455|42.061
es-hospital-de-orbigo|Hospital de Órbigo|León|-5.878|42.462
es-hostalric|Hostalric|Girona|2.629|41.742
es-hoya-gonzalo|Hoya-Gonzalo|Albacete|-1.562|38.96
es-hoyales-de-roa|Hoyales de Roa|Burgos|-3.852|41.661
es-hoyo-de-manzanares|Hoyo de Manzanares|Madrid|-3.893|40.615
es-hoyocasero|Hoyocasero|Ávila|-4.987|40.404
es-hoyorredondo|Hoyorredondo|Ávila|-5.409|40.46
es-hoyos|Hoyos|Cáceres|-6.723|40.162
es-hoyos-de-miguel-munoz|Hoyos de Miguel Muñoz|Ávila|-5.067|40.391
es-hoyos-del-collado|Hoyos del Collado|Ávila|-5.203|40.369
es-hoyos-del-espino|Hoyos del Espino|Ávila|-5.175|40.325
es-hoz-de-jaca|Hoz de Jaca|Huesca|-0.294|42.687
es-hoz-y-costean|Hoz y Costean|Huesca|0.147|42.123
es-huarte-uharte|Huarte/Uharte|Navarra|-1.594|42.83
es-huecas|Huecas|Toledo|-4.198|40.01
es-huecija|Huécija|Almería|-2.627|36.948
es-huelaga|Huélaga|Cáceres|-6.612|40.062
es-huelago|Huélago|Granada|-3.266|37.415
es-huelamo|Huélamo|Cuenca|-1.815|40.277
es-huelma|Huelma|Jaén|-3.397|37.648
es-huelva|Huelva|Huelva|-6.93|37.273
es-huelves|Huelves|Cuenca|-2.905|40.046
es-hueneja|Huéneja|Granada|-2.935|37.189
es-huercal-de-almeria|Huércal de Almería|Almería|-2.467|36.888
es-huercal-overa|Huércal-Overa|Almería|-1.939|37.429
es-huercanos|Huércanos|La Rioja|-2.665|42.431
es-huerguina|Huérguina|Cuenca|-1.597|40.038
es-huermeces|Huérmeces|Burgos|-3.789|42.542
es-huermeces-del-cerro|Huérmeces del Cerro|Guadalajara|-2.791|41.053
es-huerta|Huerta|Salamanca|-5.462|40.963
es-huerta-de-arriba|Huerta de Arriba|Burgos|-3.07|42.096
es-huerta-de-la-obispalia|Huerta de la Obispalía|Cuenca|-2.48|39.976
es-huerta-de-rey|Huerta de Rey|Burgos|-3.33|41.809
es-huerta-de-valdecarabanos|Huerta de Valdecarábanos|Toledo|-3.614|39.839
es-huerta-del-marquesado|Huerta del Marquesado|Cuenca|-1.707|40.149
es-huertahernando|Huertahernando|Guadalajara|-2.287|40.822
es-huerto|Huerto|Huesca|-0.187|41.925
es-huesa|Huesa|Jaén|-3.065|37.695
es-huesa-del-comun|Huesa del Común|Teruel|-0.946|41.016
es-huesca|Huesca|Huesca|-0.43|42.129
es-huescar|Huéscar|Granada|-2.587|37.892
es-huete|Huete|Cuenca|-2.631|40.173
es-huetor-de-santillan|Huétor de Santillán|Granada|-3.454|37.292
es-huetor-tajar|Huétor Tájar|Granada|-4.046|37.196
es-huetor-vega|Huétor Vega|Granada|-3.567|37.149
es-hueva|Hueva|Guadalajara|-2.96|40.463
es-huevar-del-aljarafe|Huévar del Aljarafe|Sevilla|-6.295|37.358
es-humada|Humada|Burgos|-4.077|42.655
es-humanes|Humanes|Guadalajara|-3.155|40.85
es-humanes-de-madrid|Humanes de Madrid|Madrid|-3.827|40.252
es-humilladero|Humilladero|Málaga|-4.69|37.134
es-hurones|Hurones|Burgos|-3.607|42.41
es-hurtumpascual|Hurtumpascual|Ávila|-5.106|40.679
es-husillos|Husillos|Palencia|-4.538|42.091
es-ibahernando|Ibahernando|Cáceres|-5.917|39.332
es-ibargoiti|Ibargoiti|Navarra|-1.455|42.674
es-ibarra|Ibarra|Gipuzkoa|-2.045|43.143
es-ibarrangelu|Ibarrangelu|Bizkaia|-2.651|43.391
es-ibdes|Ibdes|Zaragoza|-1.851|41.217
es-ibeas-de-juarros|Ibeas de Juarros|Burgos|-3.496|42.27
es-ibi|Ibi|Alacant/Alicante|-0.563|38.626
es-ibias|Ibias|Asturias|-6.811|43.004
es-ibieca|Ibieca|Huesca|-0.196|42.154
es-ibrillos|Ibrillos|Burgos|-3.075|42.461
es-ibros|Ibros|Jaén|-3.541|38.05
es-icod-de-los-vinos|Icod de los Vinos|Santa Cruz de Tenerife|-16.694|28.332
es-idiazabal|Idiazabal|Gipuzkoa|-2.233|42.988
es-igantzi|Igantzi|Navarra|-1.691|43.22
es-igea|Igea|La Rioja|-2.026|42.06
es-iglesiarrubia|Iglesiarrubia|Burgos|-3.846|41.962
es-iglesias|Iglesias|Burgos|-3.997|42.306
es-igorre|Igorre|Bizkaia|-2.779|43.173
es-igries|Igriés|Huesca|-0.433|42.206
es-igualada|Igualada|Barcelona|1.612|41.585
es-igualeja|Igualeja|Málaga|-5.096|36.623
es-iguena|Igüeña|León|-6.266|42.736
es-iguzquiza|Igúzquiza|Navarra|-2.088|42.644
es-ikaztegieta|Ikaztegieta|Gipuzkoa|-2.121|43.092
es-ilche|Ilche|Huesca|0.055|41.943
es-illan-de-vacas|Illán de Vacas|Toledo|-4.556|39.97
es-illana|Illana|Guadalajara|-2.937|40.202
es-illano|Illano|Asturias|-6.849|43.34
es-illar|Íllar|Almería|-2.646|36.979
es-illas|Illas|Asturias|-5.967|43.497
es-illescas|Illescas|Toledo|-3.847|40.134
es-illora|Íllora|Granada|-3.897|37.284
es-illueca|Illueca|Zaragoza|-1.629|41.536
es-imotz|Imotz|Navarra|-1.795|42.956
es-inca|Inca|Illes Balears|2.944|39.712
es-ingenio|Ingenio|Las Palmas|-15.442|27.931
es-iniesta|Iniesta|Cuenca|-1.737|39.457
es-iniestola|Iniéstola|Guadalajara|-2.374|40.991
es-instincion|Instinción|Almería|-2.687|36.966
es-iraneta|Irañeta|Navarra|-1.935|42.913
es-irixoa|Irixoa|A Coruña|-8.071|43.287
es-iruelos|Iruelos|Salamanca|-6.332|41.146
es-irueste|Irueste|Guadalajara|-2.896|40.607
es-irun|Irun|Gipuzkoa|-1.784|43.319
es-iruna-oka-iruna-de-oca|Iruña Oka/Iruña de Oca|Araba/Álava|-2.819|42.826
es-irura|Irura|Gipuzkoa|-2.055|43.164
es-iruraiz-gauna|Iruraiz-Gauna|Araba/Álava|-2.442|42.835
es-irurtzun|Irurtzun|Navarra|-1.824|42.923
es-isaba-izaba|Isaba/Izaba|Navarra|-0.855|42.903
es-isabena|Isábena|Huesca|0.534|42.305
es-isar|Isar|Burgos|-3.924|42.396
es-iscar|Íscar|Valladolid|-4.527|41.344
es-isla-cristina|Isla Cristina|Huelva|-7.287|37.225
es-isla-mayor|Isla Mayor|Sevilla|-6.179|37.111
es-isona-i-conca-della|Isona i Conca Dellà|Lleida|1.036|42.131
es-isovol|Isòvol|Girona|1.823|42.391
es-ispaster|Ispaster|Bizkaia|-2.547|43.357
es-istan|Istán|Málaga|-4.964|36.601
es-isuerre|Isuerre|Zaragoza|-1.056|42.485
es-itero-de-la-vega|Itero de la Vega|Palencia|-4.279|42.289
es-itero-del-castillo|Itero del Castillo|Burgos|-4.232|42.287
es-itrabo|Ítrabo|Granada|-3.638|36.789
es-itsasondo|Itsasondo|Gipuzkoa|-2.181|43.083
es-ituero-de-azaba|Ituero de Azaba|Salamanca|-6.675|40.49
es-ituero-y-lama|Ituero y Lama|Segovia|-4.377|40.802
es-ituren|Ituren|Navarra|-1.719|43.133
es-iturmendi|Iturmendi|Navarra|-2.127|42.907
es-iurreta|Iurreta|Bizkaia|-2.651|43.19
es-ivars-d-urgell|Ivars d'Urgell|Lleida|0.969|41.689
es-ivars-de-noguera|Ivars de Noguera|Lleida|0.61|41.868
es-ivorra|Ivorra|Lleida|1.39|41.769
es-iza-itza|Iza/Itza|Navarra|-1.773|42.885
es-izagaondoa|Izagaondoa|Navarra|-1.417|42.73
es-izagre|Izagre|León|-5.283|42.241
es-izalzu-itzaltzu|Izalzu/Itzaltzu|Navarra|-1.035|42.929
es-iznajar|Iznájar|Córdoba|-4.308|37.266
es-iznalloz|Iznalloz|Granada|-3.534|37.402
es-iznate|Iznate|Málaga|-4.191|36.785
es-iznatoraf|Iznatoraf|Jaén|-3.056|38.14
es-izurtza|Izurtza|Bizkaia|-2.648|43.149
es-jabaloyas|Jabaloyas|Teruel|-1.419|40.234
es-jabalquinto|Jabalquinto|Jaén|-3.752|38.017
es-jabugo|Jabugo|Huelva|-6.749|37.912
es-jaca|Jaca|Huesca|-0.553|42.545
es-jacarilla|Jacarilla|Alacant/Alicante|-0.852|38.048
es-jadraque|Jadraque|Guadalajara|-2.937|40.929
es-jaen|Jaén|Jaén|-3.753|37.807
es-jafre|Jafre|Girona|3.012|42.073
es-jalance|Jalance|València/Valencia|-1.098|39.196
es-jalon-de-cameros|Jalón de Cameros|La Rioja|-2.495|42.215
es-jambrina|Jambrina|Zamora|-5.65|41.38
es-jamilena|Jamilena|Jaén|-3.916|37.738
es-jaraba|Jaraba|Zaragoza|-1.898|41.194
es-jarafuel|Jarafuel|València/Valencia|-1.111|39.149
es-jaraicejo|Jaraicejo|Cáceres|-5.832|39.696
es-jaraiz-de-la-vera|Jaraíz de la Vera|Cáceres|-5.752|40.021
es-jaramillo-de-la-fuente|Jaramillo de la Fuente|Burgos|-3.317|42.119
es-jaramillo-quemado|Jaramillo Quemado|Burgos|-3.36|42.093
es-jarandilla-de-la-vera|Jarandilla de la Vera|Cáceres|-5.633|40.091
es-jarilla|Jarilla|Cáceres|-6|40.177
es-jarque-de-la-val|Jarque de la Val|Teruel|-0.797|40.705
es-jarque-de-moncayo|Jarque de Moncayo|Zaragoza|-1.694|41.565
es-jasa|Jasa|Huesca|-0.652|42.7
es-jatar|Játar|Granada|-3.917|36.935
es-jatiel|Jatiel|Teruel|-0.402|41.24
es-jaulin|Jaulín|Zaragoza|-0.976|41.426
es-jaurrieta|Jaurrieta|Navarra|-1.153|42.899
es-javier|Javier|Navarra|-1.313|42.478
es-jayena|Jayena|Granada|-3.793|36.939
es-jerez-de-la-frontera|Jerez de la Frontera|Cádiz|-5.968|36.682
es-jerez-de-los-caballeros|Jerez de los Caballeros|Badajoz|-6.799|38.331
es-jerez-del-marquesado|Jérez del Marquesado|Granada|-3.195|37.153
es-jerica|Jérica|Castelló/Castellón|-0.583|39.89
es-jerte|Jerte|Cáceres|-5.742|40.222
es-jete|Jete|Granada|-3.664|36.796
es-jimena|Jimena|Jaén|-3.517|37.84
es-jimena-de-la-frontera|Jimena de la Frontera|Cádiz|-5.474|36.439
es-jimera-de-libar|Jimera de Líbar|Málaga|-5.277|36.656
es-jirueque|Jirueque|Guadalajara|-2.908|40.967
es-joarilla-de-las-matas|Joarilla de las Matas|León|-5.188|42.295
es-jodar|Jódar|Jaén|-3.331|37.833
es-jorba|Jorba|Barcelona|1.529|41.604
es-jorcas|Jorcas|Teruel|-0.751|40.545
es-jorquera|Jorquera|Albacete|-1.557|39.165
es-josa|Josa|Teruel|-0.776|40.957
es-josa-i-tuixen|Josa i Tuixén|Lleida|1.604|42.246
es-juarros-de-riomoros|Juarros de Riomoros|Segovia|-4.312|40.942
es-juarros-de-voltoya|Juarros de Voltoya|Segovia|-4.516|41.034
es-jubrique|Jubrique|Málaga|-5.204|36.562
es-juia|Juià|Girona|2.907|42.013
es-jumilla|Jumilla|Murcia|-1.31|38.469
es-jun|Jun|Granada|-3.586|37.219
es-junciana|Junciana|Ávila|-5.566|40.411
es-juncosa|Juncosa|Lleida|0.786|41.381
es-juneda|Juneda|Lleida|0.825|41.535
es-junta-de-traslaloma|Junta de Traslaloma|Burgos|-3.406|43.038
es-junta-de-villalba-de-losa|Junta de Villalba de Losa|Burgos|-3.072|42.956
es-jurisdiccion-de-lara|Jurisdicción de Lara|Burgos|-3.459|42.138
es-jurisdiccion-de-san-zadornil|Jurisdicción de San Zadornil|Burgos|-3.17|42.841
es-juslapena-txulapain|Juslapeña/Txulapain|Navarra|-1.708|42.902
es-justel|Justel|Zamora|-6.268|42.148
es-juviles|Juviles|Granada|-3.231|36.964
es-juzbado|Juzbado|Salamanca|-5.892|41.085
es-juzcar|Júzcar|Málaga|-5.162|36.592
es-karrantza-harana-valle-de-carranza|Karrantza Harana/Valle de Carranza|Bizkaia|-3.366|43.21
es-kortezubi|Kortezubi|Bizkaia|-2.64|43.333
es-kripan|Kripan|Araba/Álava|-2.513|42.595
es-kuartango|Kuartango|Araba/Álava|-2.935|42.896
es-l-albages|L'Albagés|Lleida|0.752|41.446
es-l-albi|L'Albi|Lleida|0.924|41.432
es-l-albiol|L'Albiol|Tarragona|1.105|41.246
es-l-alcora|l'Alcora|Castelló/Castellón|-0.216|40.065
es-l-alcudia|l'Alcúdia|València/Valencia|-0.526|39.194
es-l-alcudia-de-crespins|l'Alcúdia de Crespins|València/Valencia|-0.608|38.971
es-l-aldea|L'Aldea|Tarragona|0.611|40.749
es-l-aleixar|L'Aleixar|Tarragona|1.052|41.208
es-l-alfas-del-pi|l'Alfàs del Pi|Alacant/Alicante|-0.089|38.579
es-l-alqueria-d-asnar|l'Alqueria d'Asnar|Alacant/Alicante|-0.408|38.767
es-l-alqueria-de-la-comtessa|l'Alqueria de la Comtessa|València/Valencia|-0.154|38.936
es-l-ametlla-de-mar|L'Ametlla de Mar|Tarragona|0.776|40.908
es-l-ametlla-del-valles|L'Ametlla del Vallès|Barcelona|2.256|41.663
es-l-ampolla|L'Ampolla|Tarragona|0.691|40.812
es-l-arboc|L'Arboç|Tarragona|1.605|41.272
es-l-argentera|L'Argentera|Tarragona|0.902|41.132
es-l-armentera|L'Armentera|Girona|3.083|42.166
es-l-atzubia|l'Atzúbia|Alacant/Alicante|-0.168|38.862
es-l-eliana|l'Eliana|València/Valencia|-0.526|39.561
es-l-enova|l'Énova|València/Valencia|-0.465|39.04
es-l-escala|L'Escala|Girona|3.121|42.123
es-l-espluga-calba|L'Espluga Calba|Lleida|1.006|41.49
es-l-espluga-de-francoli|L'Espluga de Francolí|Tarragona|1.104|41.421
es-l-espunyola|L'Espunyola|Barcelona|1.751|42.043
es-l-esquirol|L'Esquirol|Barcelona|2.361|42.039
es-l-estany|L'Estany|Barcelona|2.11|41.871
es-l-hospitalet-de-llobregat|L'Hospitalet de Llobregat|Barcelona|2.113|41.358
es-l-olleria|l'Olleria|València/Valencia|-0.546|38.914
es-l-orxa-lorcha|l'Orxa/Lorcha|Alacant/Alicante|-0.308|38.85
es-la-acebeda|La Acebeda|Madrid|-3.635|41.093
es-la-adrada|La Adrada|Ávila|-4.654|40.308
es-la-alameda-de-gardon|La Alameda de Gardón|Salamanca|-6.771|40.637
es-la-alamedilla|La Alamedilla|Salamanca|-6.817|40.458
es-la-alberca|La Alberca|Salamanca|-6.131|40.479
es-la-alberca-de-zancara|La Alberca de Záncara|Cuenca|-2.498|39.498
es-la-albergueria-de-arganan|La Alberguería de Argañán|Salamanca|-6.807|40.419
es-la-albuera|La Albuera|Badajoz|-6.799|38.711
es-la-aldea-de-san-nicolas|La Aldea de San Nicolás|Las Palmas|-15.788|27.949
es-la-aldea-del-obispo|La Aldea del Obispo|Cáceres|-5.923|39.569
es-la-aldehuela|La Aldehuela|Ávila|-5.403|40.415
es-la-algaba|La Algaba|Sevilla|-6.015|37.474
es-la-almarcha|La Almarcha|Cuenca|-2.393|39.69
es-la-almolda|La Almolda|Zaragoza|-0.241|41.542
es-la-almunia-de-dona-godina|La Almunia de Doña Godina|Zaragoza|-1.361|41.472
es-la-antigua|La Antigua|León|-5.688|42.175
es-la-atalaya|La Atalaya|Salamanca|-6.406|40.505
es-la-baneza|La Bañeza|León|-5.905|42.292
es-la-baronia-de-rialb|La Baronia de Rialb|Lleida|1.182|42.026
es-la-bastida|La Bastida|Salamanca|-6.047|40.586
es-la-bisbal-d-emporda|La Bisbal d'Empordà|Girona|3.042|41.944
es-la-bisbal-de-falset|La Bisbal de Falset|Tarragona|0.721|41.283
es-la-bisbal-del-penedes|La Bisbal del Penedès|Tarragona|1.482|41.281
es-la-bodera|La Bodera|Guadalajara|-2.888|41.124
es-la-bouza|La Bouza|Salamanca|-6.804|40.822
es-la-boveda-de-toro|La Bóveda de Toro|Zamora|-5.39|41.336
es-la-cabeza-de-bejar|La Cabeza de Béjar|Salamanca|-5.657|40.498
es-la-cabrera|La Cabrera|Madrid|-3.613|40.864
es-la-calahorra|La Calahorra|Granada|-3.044|37.224
es-la-calzada-de-bejar|La Calzada de Béjar|Salamanca|-5.822|40.415
es-la-campana|La Campana|Sevilla|-5.408|37.555
es-la-canada-de-verich|La Cañada de Verich|Teruel|-0.103|40.855
es-la-canonja|La Canonja|Tarragona|1.183|41.117
es-la-carlota|La Carlota|Córdoba|-4.933|37.679
es-la-carolina|La Carolina|Jaén|-3.616|38.307
es-la-carrera|La Carrera|Ávila|-5.559|40.354
es-la-cellera-de-ter|La Cellera de Ter|Girona|2.601|41.972
es-la-cerollera|La Cerollera|Teruel|-0.081|40.825
es-la-cierva|La Cierva|Cuenca|-1.87|40.061
es-la-codonera|La Codoñera|Teruel|-0.058|40.929
es-la-codosera|La Codosera|Badajoz|-7.194|39.225
es-la-colilla|La Colilla|Ávila|-4.759|40.645
es-la-coma-i-la-pedra|La Coma i la Pedra|Lleida|1.584|42.176
es-la-coronada|La Coronada|Badajoz|-5.644|38.946
es-la-cuba|La Cuba|Teruel|-0.303|40.59
es-la-cueva-de-roa|La Cueva de Roa|Burgos|-3.94|41.655
es-la-cumbre|La Cumbre|Cáceres|-6|39.449
es-la-encina|La Encina|Salamanca|-6.538|40.515
es-la-ercina|La Ercina|León|-5.232|42.787
es-la-estrella|La Estrella|Toledo|-5.088|39.695
es-la-fatarella|La Fatarella|Tarragona|0.47|41.171
es-la-febro|La Febró|Tarragona|1|41.276
es-la-figuera|La Figuera|Tarragona|0.713|41.203
es-la-floresta|La Floresta|Lleida|0.926|41.492
es-la-font-d-en-carros|la Font d'en Carròs|València/Valencia|-0.164|38.915
es-la-font-de-la-figuera|la Font de la Figuera|València/Valencia|-0.892|38.826
es-la-fregeneda|La Fregeneda|Salamanca|-6.878|41
es-la-fresneda|La Fresneda|Teruel|0.067|40.928
es-la-frontera|La Frontera|Cuenca|-2.212|40.395
es-la-fuente-de-san-esteban|La Fuente de San Esteban|Salamanca|-6.214|40.795
es-la-fueva|La Fueva|Huesca|0.272|42.366
es-la-fuliola|La Fuliola|Lleida|1|41.716
es-la-galera|La Galera|Tarragona|0.441|40.694
es-la-gallega|La Gallega|Burgos|-3.26|41.895
es-la-garganta|La Garganta|Cáceres|-5.812|40.323
es-la-garriga|La Garriga|Barcelona|2.281|41.69
es-la-garrovilla|La Garrovilla|Badajoz|-6.484|38.932
es-la-ginebrosa|La Ginebrosa|Teruel|-0.184|40.858
es-la-gineta|La Gineta|Albacete|-1.998|39.112
es-la-granada|La Granada|Barcelona|1.719|41.376
es-la-granada-de-rio-tinto|La Granada de Río-Tinto|Huelva|-6.508|37.772
es-la-granadella|La Granadella|Lleida|0.651|41.366
es-la-granja|La Granja|Cáceres|-5.999|40.242
es-la-granja-d-escarp|La Granja d'Escarp|Lleida|0.374|41.406
es-la-granja-de-la-costera|la Granja de la Costera|València/Valencia|-0.559|38.995
es-la-granjuela|La Granjuela|Córdoba|-5.337|38.361
es-la-guancha|La Guancha|Santa Cruz de Tenerife|-16.645|28.351
es-la-guardia|La Guardia|Toledo|-3.493|39.787
es-la-guardia-de-jaen|La Guardia de Jaén|Jaén|-3.699|37.752
es-la-guijarrosa|La Guijarrosa|Córdoba|-4.869|37.627
es-la-guingueta-d-aneu|La Guingueta d'Àneu|Lleida|1.153|42.602
es-la-haba|La Haba|Badajoz|-5.799|38.871
es-la-herrera|La Herrera|Albacete|-2.102|38.945
es-la-hija-de-dios|La Hija de Dios|Ávila|-4.969|40.516
es-la-hiniesta|La Hiniesta|Zamora|-5.817|41.572
es-la-hinojosa|La Hinojosa|Cuenca|-2.426|39.727
es-la-hiruela|La Hiruela|Madrid|-3.456|41.067
es-la-horcajada|La Horcajada|Ávila|-5.471|40.433
es-la-horra|La Horra|Burgos|-3.874|41.743
es-la-hoya|La Hoya|Salamanca|-5.691|40.391
es-la-hoz-de-la-vieja|La Hoz de la Vieja|Teruel|-0.84|40.926
es-la-huerce|La Huerce|Guadalajara|-3.17|41.138
es-la-iglesuela-del-cid|La Iglesuela del Cid|Teruel|-0.326|40.48
es-la-iglesuela-del-tietar|La Iglesuela del Tiétar|Toledo|-4.743|40.241
es-la-iruela|La Iruela|Jaén|-2.931|37.965
es-la-jana|la Jana|Castelló/Castellón|0.237|40.503
es-la-jonquera|La Jonquera|Girona|2.902|42.439
es-la-joyosa|La Joyosa|Zaragoza|-1.077|41.749
es-la-lapa|La Lapa|Badajoz|-6.522|38.456
es-la-lastrilla|La Lastrilla|Segovia|-4.092|40.97
es-la-linea-de-la-concepcion|La Línea de la Concepción|Cádiz|-5.342|36.202
es-la-llacuna|La Llacuna|Barcelona|1.538|41.47
es-la-llagosta|La Llagosta|Barcelona|2.203|41.517
es-la-llosa|la Llosa|Castelló/Castellón|-0.205|39.769
es-la-llosa-de-ranes|la Llosa de Ranes|València/Valencia|-0.537|39.029
es-la-losa|La Losa|Segovia|-4.142|40.836
es-la-losilla|La Losilla|Soria|-2.272|41.871
es-la-luisiana|La Luisiana|Sevilla|-5.22|37.551
es-la-malaha|La Malahá|Granada|-3.734|37.1
es-la-maso|La Masó|Tarragona|1.221|41.236
es-la-mata|La Mata|Toledo|-4.449|39.928
es-la-mata-de-ledesma|La Mata de Ledesma|Salamanca|-5.981|40.984
es-la-mata-de-los-olmos|La Mata de los Olmos|Teruel|-0.525|40.873
es-la-mata-de-morella|la Mata de Morella|Castelló/Castellón|-0.278|40.613
es-la-matanza-de-acentejo|La Matanza de Acentejo|Santa Cruz de Tenerife|-16.442|28.442
es-la-matilla|La Matilla|Segovia|-3.803|41.19
es-la-maya|La Maya|Salamanca|-5.615|40.692
es-la-mierla|La Mierla|Guadalajara|-3.243|40.939
es-la-minosa|La Miñosa|Guadalajara|-2.935|41.184
es-la-mojonera|La Mojonera|Almería|-2.691|36.774
es-la-molsosa|La Molsosa|Lleida|1.553|41.786
es-la-morera|La Morera|Badajoz|-6.672|38.568
es-la-morera-de-montsant|La Morera de Montsant|Tarragona|0.837|41.271
es-la-mudarra|La Mudarra|Valladolid|-4.946|41.784
es-la-muela|La Muela|Zaragoza|-1.117|41.577
es-la-nava|La Nava|Huelva|-6.76|37.975
es-la-nava-de-ricomalillo|La Nava de Ricomalillo|Toledo|-4.996|39.647
es-la-nava-de-santiago|La Nava de Santiago|Badajoz|-6.514|39.07
es-la-nou-de-bergueda|La Nou de Berguedà|Barcelona|1.889|42.178
es-la-nou-de-gaia|La Nou de Gaià|Tarragona|1.379|41.185
es-la-nucia|la Nucia|Alacant/Alicante|-0.119|38.601
es-la-oliva|La Oliva|Las Palmas|-13.927|28.651
es-la-olmeda-de-jadraque|La Olmeda de Jadraque|Guadalajara|-2.74|41.124
es-la-orbada|La Orbada|Salamanca|-5.467|41.105
es-la-orotava|La Orotava|Santa Cruz de Tenerife|-16.576|28.299
es-la-palma-d-ebre|La Palma d'Ebre|Tarragona|0.662|41.27
es-la-palma-de-cervello|La Palma de Cervelló|Barcelona|1.964|41.411
es-la-palma-del-condado|La Palma del Condado|Huelva|-6.555|37.403
es-la-parra|La Parra|Badajoz|-6.609|38.535
es-la-parra-de-las-vegas|La Parra de las Vegas|Cuenca|-2.218|39.867
es-la-parrilla|La Parrilla|Valladolid|-4.532|41.54
es-la-pedraja-de-portillo|La Pedraja de Portillo|Valladolid|-4.696|41.481
es-la-pena|La Peña|Salamanca|-6.522|41.174
es-la-pera|La Pera|Girona|2.972|42.017
es-la-peraleja|La Peraleja|Cuenca|-2.55|40.241
es-la-pernia|La Pernía|Palencia|-4.495|43.001
es-la-pesga|La Pesga|Cáceres|-6.157|40.313
es-la-pesquera|La Pesquera|Cuenca|-1.57|39.582
es-la-peza|La Peza|Granada|-3.309|37.278
es-la-pobla-de-benifassa|la Pobla de Benifassà|Castelló/Castellón|0.166|40.687
es-la-pobla-de-cervoles|La Pobla de Cérvoles|Lleida|0.882|41.382
es-la-pobla-de-claramunt|La Pobla de Claramunt|Barcelona|1.682|41.559
es-la-pobla-de-farnals|la Pobla de Farnals|València/Valencia|-0.31|39.573
es-la-pobla-de-lillet|La Pobla de Lillet|Barcelona|1.976|42.23
es-la-pobla-de-mafumet|La Pobla de Mafumet|Tarragona|1.212|41.183
es-la-pobla-de-massaluca|La Pobla de Massaluca|Tarragona|0.349|41.192
es-la-pobla-de-montornes|La Pobla de Montornès|Tarragona|1.406|41.184
es-la-pobla-de-segur|La Pobla de Segur|Lleida|0.98|42.27
es-la-pobla-de-vallbona|la Pobla de Vallbona|València/Valencia|-0.542|39.602
es-la-pobla-del-duc|la Pobla del Duc|València/Valencia|-0.426|38.905
es-la-pobla-llarga|la Pobla Llarga|València/Valencia|-0.47|39.082
es-la-pobla-tornesa|la Pobla Tornesa|Castelló/Castellón|-0.001|40.103
es-la-pola-de-gordon|La Pola de Gordón|León|-5.692|42.874
es-la-portella|La Portella|Lleida|0.643|41.732
es-la-portellada|La Portellada|Teruel|0.063|40.885
es-la-poveda-de-soria|La Póveda de Soria|Soria|-2.521|42.015
es-la-puebla-de-alfinden|La Puebla de Alfindén|Zaragoza|-0.748|41.635
es-la-puebla-de-almoradiel|La Puebla de Almoradiel|Toledo|-3.136|39.593
es-la-puebla-de-arganzon|La Puebla de Arganzón|Burgos|-2.82|42.773
es-la-puebla-de-castro|La Puebla de Castro|Huesca|0.296|42.135
es-la-puebla-de-cazalla|La Puebla de Cazalla|Sevilla|-5.275|37.162
es-la-puebla-de-hijar|La Puebla de Híjar|Teruel|-0.448|41.247
es-la-puebla-de-los-infantes|La Puebla de los Infantes|Sevilla|-5.428|37.807
es-la-puebla-de-montalban|La Puebla de Montalbán|Toledo|-4.379|39.817
es-la-puebla-de-valdavia|La Puebla de Valdavia|Palencia|-4.593|42.689
es-la-puebla-de-valverde|La Puebla de Valverde|Teruel|-0.947|40.207
es-la-puebla-del-rio|La Puebla del Río|Sevilla|-6.145|37.107
es-la-pueblanueva|La Pueblanueva|Toledo|-4.705|39.913
es-la-puerta-de-segura|La Puerta de Segura|Jaén|-2.789|38.376
es-la-quar|La Quar|Barcelona|1.966|42.098
es-la-rambla|La Rambla|Córdoba|-4.777|37.665
es-la-rapita|La Ràpita|Tarragona|0.596|40.633
es-la-recueja|La Recueja|Albacete|-1.458|39.149
es-la-redonda|La Redonda|Salamanca|-6.744|40.91
es-la-revilla-y-ahedo|La Revilla y Ahedo|Burgos|-3.347|42.008
es-la-riba|La Riba|Tarragona|1.171|41.306
es-la-riba-de-escalote|La Riba de Escalote|Soria|-2.799|41.353
es-la-riera-de-gaia|La Riera de Gaià|Tarragona|1.356|41.164
es-la-rinconada|La Rinconada|Sevilla|-5.896|37.47
es-la-rinconada-de-la-sierra|La Rinconada de la Sierra|Salamanca|-6.041|40.616
es-la-robla|La Robla|León|-5.617|42.803
es-la-roca-de-la-sierra|La Roca de la Sierra|Badajoz|-6.667|39.094
es-la-roca-del-valles|La Roca del Vallès|Barcelona|2.334|41.596
es-la-roda|La Roda|Albacete|-2.161|39.188
es-la-roda-de-andalucia|La Roda de Andalucía|Sevilla|-4.775|37.21
es-la-romana|la Romana|Alacant/Alicante|-0.908|38.356
es-la-sagrada|La Sagrada|Salamanca|-6.071|40.737
es-la-salzadella|la Salzadella|Castelló/Castellón|0.147|40.417
es-la-seca|La Seca|Valladolid|-4.914|41.438
es-la-secuita|La Secuita|Tarragona|1.275|41.211
es-la-selva-de-mar|La Selva de Mar|Girona|3.186|42.318
es-la-selva-del-camp|La Selva del Camp|Tarragona|1.135|41.212
es-la-senia|La Sénia|Tarragona|0.276|40.701
es-la-sentiu-de-sio|La Sentiu de Sió|Lleida|0.878|41.803
es-la-sequera-de-haza|La Sequera de Haza|Burgos|-3.814|41.564
es-la-serna|La Serna|Palencia|-4.658|42.417
es-la-serna-del-monte|La Serna del Monte|Madrid|-3.624|41.035
es-la-serrada|La Serrada|Ávila|-4.788|40.631
es-la-serratella|la Serratella|Castelló/Castellón|0.038|40.311
es-la-seu-d-urgell|La Seu d'Urgell|Lleida|1.461|42.356
es-la-sierpe|La Sierpe|Salamanca|-5.852|40.647
es-la-solana|La Solana|Ciudad Real|-3.213|38.928
es-la-sotonera|La Sotonera|Huesca|-0.542|42.251
es-la-taha|La Taha|Granada|-3.336|36.926
es-la-tala|La Tala|Salamanca|-5.527|40.595
es-la-tallada-d-emporda|La Tallada d'Empordà|Girona|3.066|42.075
es-la-toba|La Toba|Guadalajara|-3.007|41.01
es-la-torre|La Torre|Ávila|-4.965|40.609
es-la-torre-d-en-besora|la Torre d'en Besora|Castelló/Castellón|-0.078|40.321
es-la-torre-d-en-domenec|la Torre d'en Doménec|Castelló/Castellón|0.074|40.267
es-la-torre-de-cabdella|La Torre de Cabdella|Lleida|0.973|42.444
es-la-torre-de-claramunt|La Torre de Claramunt|Barcelona|1.66|41.524
es-la-torre-de-esteban-hambran|La Torre de Esteban Hambrán|Toledo|-4.218|40.17
es-la-torre-de-fontaubella|La Torre de Fontaubella|Tarragona|0.864|41.121
es-la-torre-de-l-espanyol|La Torre de l'Espanyol|Tarragona|0.653|41.205
es-la-torre-de-les-macanes-torremanzanas|la Torre de les Maçanes/Torremanzanas|Alacant/Alicante|-0.413|38.605
es-la-torre-del-valle|La Torre del Valle|Zamora|-5.706|42.093
es-la-union|La Unión|Murcia|-0.88|37.612
es-la-union-de-campos|La Unión de Campos|Valladolid|-5.342|42.086
es-la-vajol|La Vajol|Girona|2.797|42.406
es-la-vall-d-alcala|la Vall d'Alcalà|Alacant/Alicante|-0.251|38.788
es-la-vall-d-ebo|la Vall d'Ebo|Alacant/Alicante|-0.17|38.801
es-la-vall-d-en-bas|La Vall d'en Bas|Girona|2.424|42.125
es-la-vall-d-uixo|la Vall d'Uixó|Castelló/Castellón|-0.235|39.815
es-la-vall-de-bianya|La Vall de Bianya|Girona|2.433|42.237
es-la-vall-de-boi|La Vall de Boí|Lleida|0.858|42.536
es-la-vall-de-gallinera|la Vall de Gallinera|Alacant/Alicante|-0.232|38.83
es-la-vall-de-laguar|la Vall de Laguar|Alacant/Alicante|-0.131|38.774
es-la-vansa-i-fornols|La Vansa i Fórnols|Lleida|1.496|42.246
es-la-vecilla|La Vecilla|León|-5.408|42.823
es-la-velles|La Vellés|Salamanca|-5.569|41.078
es-la-victoria|La Victoria|Córdoba|-4.85|37.703
es-la-victoria-de-acentejo|La Victoria de Acentejo|Santa Cruz de Tenerife|-16.447|28.419
es-la-vid-de-bureba|La Vid de Bureba|Burgos|-3.303|42.631
es-la-vid-de-ojeda|La Vid de Ojeda|Palencia|-4.397|42.657
es-la-vid-y-barrios|La Vid y Barrios|Burgos|-3.491|41.621
es-la-vidola|La Vídola|Salamanca|-6.481|41.152
es-la-vila-joiosa-villajoyosa|la Vila Joiosa/Villajoyosa|Alacant/Alicante|-0.252|38.521
es-la-vilavella|la Vilavella|Castelló/Castellón|-0.193|39.864
es-la-vilella-alta|La Vilella Alta|Tarragona|0.782|41.233
es-la-vilella-baixa|La Vilella Baixa|Tarragona|0.757|41.222
es-la-villa-de-don-fadrique|La Villa de Don Fadrique|Toledo|-3.206|39.628
es-la-viluena|La Vilueña|Zaragoza|-1.724|41.282
es-la-yesa|La Yesa|València/Valencia|-0.944|39.901
es-la-yunta|La Yunta|Guadalajara|-1.662|40.929
es-la-zaida|La Zaida|Zaragoza|-0.445|41.331
es-la-zarza-badajoz|La Zarza (Badajoz)|Badajoz|-6.25|38.814
es-la-zarza-de-pumareda|La Zarza de Pumareda|Salamanca|-6.62|41.154
es-la-zarza-perrunal|La Zarza-Perrunal|Huelva|-6.871|37.691
es-la-zarza-valladolid|La Zarza (Valladolid)|Valladolid|-4.772|41.268
es-la-zoma|La Zoma|Teruel|-0.618|40.777
es-la-zubia|La Zubia|Granada|-3.573|37.112
es-labajos|Labajos|Segovia|-4.521|40.852
es-labastida-bastida|Labastida/Bastida|Araba/Álava|-2.809|42.605
es-labuerda|Labuerda|Huesca|0.114|42.457
es-lachar|Láchar|Granada|-3.845|37.186
es-ladrillar|Ladrillar|Cáceres|-6.193|40.447
es-lagartera|Lagartera|Toledo|-5.235|39.982
es-lagartos|Lagartos|Palencia|-4.887|42.405
es-lagata|Lagata|Zaragoza|-0.803|41.207
es-lagran|Lagrán|Araba/Álava|-2.607|42.621
es-laguardia|Laguardia|Araba/Álava|-2.581|42.553
es-lagueruela|Lagueruela|Teruel|-1.196|41.034
es-laguna-dalga|Laguna Dalga|León|-5.757|42.317
es-laguna-de-cameros|Laguna de Cameros|La Rioja|-2.547|42.159
es-laguna-de-contreras|Laguna de Contreras|Segovia|-4.025|41.493
es-laguna-de-duero|Laguna de Duero|Valladolid|-4.716|41.574
es-laguna-de-negrillos|Laguna de Negrillos|León|-5.653|42.234
es-laguna-del-marquesado|Laguna del Marquesado|Cuenca|-1.674|40.192
es-lagunaseca|Lagunaseca|Cuenca|-1.997|40.514
es-lagunilla|Lagunilla|Salamanca|-5.973|40.33
es-lagunilla-del-jubera|Lagunilla del Jubera|La Rioja|-2.337|42.336
es-lahiguera|Lahiguera|Jaén|-3.987|37.966
es-lakuntza|Lakuntza|Navarra|-2.022|42.934
es-lalin|Lalín|Pontevedra|-8.132|42.662
es-laluenga|Laluenga|Huesca|-0.012|42.014
es-lalueza|Lalueza|Huesca|-0.251|41.86
es-lamason|Lamasón|Cantabria|-4.493|43.228
es-lana|Lana|Navarra|-2.255|42.714
es-lanaja|Lanaja|Huesca|-0.348|41.744
es-lancara|Láncara|Lugo|-7.336|42.845
es-lanciego-lantziego|Lanciego/Lantziego|Araba/Álava|-2.5|42.545
es-landete|Landete|Cuenca|-1.355|39.897
es-lanestosa|Lanestosa|Bizkaia|-3.438|43.217
es-langa|Langa|Ávila|-4.855|41.003
es-langa-de-duero|Langa de Duero|Soria|-3.376|41.612
es-langa-del-castillo|Langa del Castillo|Zaragoza|-1.399|41.219
es-langayo|Langayo|Valladolid|-4.232|41.558
es-langreo|Langreo|Asturias|-5.692|43.296
es-languilla|Languilla|Segovia|-3.413|41.45
es-lanjaron|Lanjarón|Granada|-3.465|36.949
es-lantadilla|Lantadilla|Palencia|-4.302|42.331
es-lantaron|Lantarón|Araba/Álava|-2.992|42.752
es-lanteira|Lanteira|Granada|-3.138|37.147
es-lantejuela|Lantejuela|Sevilla|-5.221|37.362
es-lantz|Lantz|Navarra|-1.609|43.01
es-lanzahita|Lanzahíta|Ávila|-4.939|40.192
es-lanzuela|Lanzuela|Teruel|-1.183|41.109
es-laperdiguera|Laperdiguera|Huesca|-0.053|41.99
es-lapoblacion|Lapoblación|Navarra|-2.462|42.599
es-lapuebla-de-labarca|Lapuebla de Labarca|Araba/Álava|-2.568|42.496
es-lardero|Lardero|La Rioja|-2.47|42.418
es-laredo|Laredo|Cantabria|-3.426|43.408
es-larouco|Larouco|Ourense|-7.166|42.355
es-laroya|Laroya|Almería|-2.344|37.288
es-larrabetzu|Larrabetzu|Bizkaia|-2.782|43.268
es-larraga|Larraga|Navarra|-1.866|42.549
es-larraona|Larraona|Navarra|-2.259|42.776
es-larraul|Larraul|Gipuzkoa|-2.125|43.187
es-larraun|Larraun|Navarra|-1.907|43.001
es-larrodrigo|Larrodrigo|Salamanca|-5.428|40.711
es-larva|Larva|Jaén|-3.195|37.768
es-las-aldehuelas|Las Aldehuelas|Soria|-2.371|42.002
es-las-berlanas|Las Berlanas|Ávila|-4.768|40.802
es-las-cabezas-de-san-juan|Las Cabezas de San Juan|Sevilla|-5.929|36.989
es-las-casas-del-conde|Las Casas del Conde|Salamanca|-6.044|40.507
es-las-cuerlas|Las Cuerlas|Zaragoza|-1.566|40.962
es-las-gabias|Las Gabias|Granada|-3.696|37.133
es-las-herencias|Las Herencias|Toledo|-4.85|39.871
es-las-hormazas|Las Hormazas|Burgos|-3.906|42.523
es-las-inviernas|Las Inviernas|Guadalajara|-2.671|40.867
es-las-labores|Las Labores|Ciudad Real|-3.533|39.258
es-las-majadas|Las Majadas|Cuenca|-2.004|40.303
es-las-mesas|Las Mesas|Cuenca|-2.733|39.376
es-las-navas-de-jadraque|Las Navas de Jadraque|Guadalajara|-3.085|41.103
es-las-navas-de-la-concepcion|Las Navas de la Concepción|Sevilla|-5.464|37.936
es-las-navas-del-marques|Las Navas del Marqués|Ávila|-4.35|40.592
es-las-omanas|Las Omañas|León|-5.869|42.69
es-las-palmas-de-gran-canaria|Las Palmas de Gran Canaria|Las Palmas|-15.455|28.092
es-las-parras-de-castellote|Las Parras de Castellote|Teruel|-0.246|40.768
es-las-pedroneras|Las Pedroñeras|Cuenca|-2.638|39.458
es-las-pedrosas|Las Pedrosas|Zaragoza|-0.879|42.029
es-las-penas-de-riglos|Las Peñas de Riglos|Huesca|-0.718|42.403
es-las-quintanillas|Las Quintanillas|Burgos|-3.85|42.371
es-las-regueras|Las Regueras|Asturias|-5.973|43.421
es-las-rozas-de-madrid|Las Rozas de Madrid|Madrid|-3.892|40.523
es-las-rozas-de-valdearroyo|Las Rozas de Valdearroyo|Cantabria|-4.02|42.969
es-las-torres-de-cotillas|Las Torres de Cotillas|Murcia|-1.268|38.021
es-las-tres-villas|Las Tres Villas|Almería|-2.722|37.161
es-las-valeras|Las Valeras|Cuenca|-2.146|39.796
es-las-veguillas|Las Veguillas|Salamanca|-5.832|40.739
es-las-ventas-con-pena-aguilera|Las Ventas con Peña Aguilera|Toledo|-4.23|39.568
es-las-ventas-de-retamosa|Las Ventas de Retamosa|Toledo|-4.142|40.155
es-las-ventas-de-san-julian|Las Ventas de San Julián|Toledo|-5.291|39.998
es-lasarte-oria|Lasarte-Oria|Gipuzkoa|-2.014|43.262
es-lascellas-ponzano|Lascellas-Ponzano|Huesca|-0.08|42.066
es-lascuarre|Lascuarre|Huesca|0.521|42.189
es-laspaules|Laspaúles|Huesca|0.597|42.465
es-laspuna|Laspuña|Huesca|0.196|42.509
es-lastras-de-cuellar|Lastras de Cuéllar|Segovia|-4.091|41.288
es-lastras-del-pozo|Lastras del Pozo|Segovia|-4.324|40.876
es-laudio-llodio|Laudio/Llodio|Araba/Álava|-2.978|43.139
es-laujar-de-andarax|Láujar de Andarax|Almería|-2.903|37.011
es-laukiz|Laukiz|Bizkaia|-2.914|43.348
es-laviana|Laviana|Asturias|-5.545|43.228
es-laxe|Laxe|A Coruña|-9.018|43.186
es-layana|Layana|Zaragoza|-1.246|42.3
es-layos|Layos|Toledo|-4.054|39.77
es-laza|Laza|Ourense|-7.454|42.099
es-lazagurria|Lazagurría|Navarra|-2.231|42.492
es-lazkao|Lazkao|Gipuzkoa|-2.18|43.028
es-leaburu|Leaburu|Gipuzkoa|-2.057|43.121
es-leache-leatxe|Leache/Leatxe|Navarra|-1.413|42.615
es-lebrija|Lebrija|Sevilla|-6.061|36.939
es-lecera|Lécera|Zaragoza|-0.695|41.186
es-lechon|Lechón|Zaragoza|-1.28|41.081
es-lecinena|Leciñena|Zaragoza|-0.616|41.838
es-lecrin|Lecrín|Granada|-3.527|36.951
es-ledana|Ledaña|Cuenca|-1.712|39.369
es-ledanca|Ledanca|Guadalajara|-2.855|40.862
es-ledesma|Ledesma|Salamanca|-6.018|41.134
es-ledesma-de-la-cogolla|Ledesma de la Cogolla|La Rioja|-2.708|42.318
es-ledigos|Ledigos|Palencia|-4.845|42.368
es-ledrada|Ledrada|Salamanca|-5.724|40.474
es-leganes|Leganés|Madrid|-3.771|40.331
es-leganiel|Leganiel|Cuenca|-2.977|40.164
es-legarda|Legarda|Navarra|-1.777|42.719
es-legaria|Legaria|Navarra|-2.181|42.641
es-legazpi|Legazpi|Gipuzkoa|-2.342|43.028
es-legorreta|Legorreta|Gipuzkoa|-2.152|43.09
es-legutio|Legutio|Araba/Álava|-2.648|42.983
es-leintz-gatzaga|Leintz-Gatzaga|Gipuzkoa|-2.566|42.975
es-leioa|Leioa|Bizkaia|-2.987|43.328
es-leiro|Leiro|Ourense|-8.158|42.373
es-leitza|Leitza|Navarra|-1.893|43.103
es-leiva|Leiva|La Rioja|-3.046|42.508
es-lekeitio|Lekeitio|Bizkaia|-2.506|43.364
es-lekunberri|Lekunberri|Navarra|-1.906|43.011
es-lemoa|Lemoa|Bizkaia|-2.77|43.204
es-lemoiz|Lemoiz|Bizkaia|-2.89|43.418
es-lena|Lena|Asturias|-5.821|43.072
es-lentegi|Lentegí|Granada|-3.688|36.843
es-leon|León|León|-5.575|42.588
es-leoz-leotz|Leoz/Leotz|Navarra|-1.56|42.6
es-lepe|Lepe|Huelva|-7.225|37.28
es-lerga|Lerga|Navarra|-1.501|42.562
es-lerin|Lerín|Navarra|-1.959|42.479
es-lerma|Lerma|Burgos|-3.763|41.986
es-les|Les|Lleida|0.714|42.809
es-les-alqueries-alquerias-del-nino-perdido|les Alqueries/Alquerías del Niño Perdido|Castelló/Castellón|-0.13|39.889
es-les-avellanes-i-santa-linya|Les Avellanes i Santa Linya|Lleida|0.784|41.919
es-les-borges-blanques|Les Borges Blanques|Lleida|0.878|41.492
es-les-borges-del-camp|Les Borges del Camp|Tarragona|1.019|41.177
es-les-cabanyes|Les Cabanyes|Barcelona|1.69|41.37
es-les-coves-de-vinroma|les Coves de Vinromà|Castelló/Castellón|0.118|40.323
es-les-franqueses-del-valles|Les Franqueses del Vallès|Barcelona|2.31|41.649
es-les-llosses|Les Llosses|Girona|2.103|42.168
es-les-masies-de-roda|Les Masies de Roda|Barcelona|2.325|41.983
es-les-masies-de-voltrega|Les Masies de Voltregà|Barcelona|2.226|42.021
es-les-oluges|Les Oluges|Lleida|1.34|41.694
es-les-piles|Les Piles|Tarragona|1.349|41.501
es-les-planes-d-hostoles|Les Planes d'Hostoles|Girona|2.55|42.064
es-les-preses|Les Preses|Girona|2.475|42.147
es-les-useres-useras|les Useres/Useras|Castelló/Castellón|-0.133|40.179
es-les-valls-d-aguilar|Les Valls d'Aguilar|Lleida|1.243|42.302
es-les-valls-de-valira|Les Valls de Valira|Lleida|1.454|42.445
es-lesaka|Lesaka|Navarra|-1.738|43.258
es-letur|Letur|Albacete|-2.131|38.319
es-letux|Letux|Zaragoza|-0.79|41.235
es-leza|Leza|Araba/Álava|-2.637|42.568
es-leza-de-rio-leza|Leza de Río Leza|La Rioja|-2.405|42.329
es-lezama|Lezama|Bizkaia|-2.828|43.275
es-lezaun|Lezaun|Navarra|-2.007|42.794
es-lezo|Lezo|Gipuzkoa|-1.878|43.327
es-lezuza|Lezuza|Albacete|-2.307|38.952
es-librilla|Librilla|Murcia|-1.34|37.905
es-libros|Libros|Teruel|-1.211|40.144
es-liceras|Liceras|Soria|-3.238|41.392
es-lidon|Lidón|Teruel|-1.112|40.729
es-liedena|Liédena|Navarra|-1.261|42.614
es-liendo|Liendo|Cantabria|-3.366|43.39
es-lierganes|Liérganes|Cantabria|-3.764|43.337
es-lietor|Liétor|Albacete|-1.937|38.544
es-lijar|Líjar|Almería|-2.23|37.293
es-lillo|Lillo|Toledo|-3.334|39.705
es-limpias|Limpias|Cantabria|-3.414|43.375
es-linares|Linares|Jaén|-3.638|38.097
es-linares-de-la-sierra|Linares de la Sierra|Huelva|-6.607|37.854
es-linares-de-mora|Linares de Mora|Teruel|-0.558|40.315
es-linares-de-riofrio|Linares de Riofrío|Salamanca|-5.919|40.58
es-linyola|Linyola|Lleida|0.892|41.708
es-litago|Litago|Zaragoza|-1.761|41.805
es-lituenigo|Lituénigo|Zaragoza|-1.769|41.832
es-lizartza|Lizartza|Gipuzkoa|-2.032|43.093
es-lizoain-arriasgoiti-lizoainibar-arriasgoiti|Lizoain-Arriasgoiti/Lizoainibar-Arriasgoiti|Navarra|-1.468|42.829
es-llado|Lladó|Girona|2.811|42.254
es-lladorre|Lladorre|Lleida|1.277|42.673
es-lladurs|Lladurs|Lleida|1.475|42.063
es-llagostera|Llagostera|Girona|2.907|41.816
es-llamas-de-la-ribera|Llamas de la Ribera|León|-5.872|42.641
es-llambilles|Llambilles|Girona|2.869|41.923
es-llanars|Llanars|Girona|2.346|42.343
es-llanca|Llançà|Girona|3.127|42.365
es-llanera|Llanera|Asturias|-5.864|43.454
es-llanera-de-ranes|Llanera de Ranes|València/Valencia|-0.59|39
es-llanes|Llanes|Asturias|-4.832|43.398
es-llano-de-bureba|Llano de Bureba|Burgos|-3.445|42.622
es-llano-de-olmedo|Llano de Olmedo|Valladolid|-4.606|41.274
es-llanos-del-caudillo|Llanos del Caudillo|Ciudad Real|-3.347|39.116
es-llardecans|Llardecans|Lleida|0.538|41.388
es-llauri|Llaurí|València/Valencia|-0.324|39.134
es-llavorsi|Llavorsí|Lleida|1.191|42.487
es-lledo|Lledó|Teruel|0.258|40.947
es-lleida|Lleida|Lleida|0.582|41.631
es-llera|Llera|Badajoz|-6.079|38.462
es-llerena|Llerena|Badajoz|-6.047|38.233
es-llers|Llers|Girona|2.913|42.296
es-lles-de-cerdanya|Lles de Cerdanya|Lleida|1.668|42.434
es-lliber|Llíber|Alacant/Alicante|0.008|38.731
es-llica-d-amunt|Lliçà d'Amunt|Barcelona|2.225|41.612
es-llica-de-vall|Lliçà de Vall|Barcelona|2.232|41.588
es-llimiana|Llimiana|Lleida|0.922|42.056
es-llinars-del-valles|Llinars del Vallès|Barcelona|2.407|41.636
es-lliria|Llíria|València/Valencia|-0.659|39.689
es-llivia|Llívia|Girona|1.983|42.466
es-llobera|Llobera|Lleida|1.463|41.924
es-llocnou-d-en-fenollet|Llocnou d'En Fenollet|València/Valencia|-0.468|39.009
es-llocnou-de-la-corona|Llocnou de la Corona|València/Valencia|-0.382|39.42
es-llocnou-de-sant-jeroni|Llocnou de Sant Jeroni|València/Valencia|-0.291|38.902
es-llombai|Llombai|València/Valencia|-0.593|39.295
es-llorac|Llorac|Tarragona|1.329|41.556
es-llorenc-del-penedes|Llorenç del Penedès|Tarragona|1.546|41.286
es-lloret-de-mar|Lloret de Mar|Girona|2.834|41.723
es-lloret-de-vistalegre|Lloret de Vistalegre|Illes Balears|2.976|39.618
es-lloseta|Lloseta|Illes Balears|2.856|39.721
es-llubi|Llubí|Illes Balears|3.025|39.698
es-lluca|Lluçà|Barcelona|2.05|42.069
es-llucena-lucena-del-cid|Llucena/Lucena del Cid|Castelló/Castellón|-0.28|40.149
es-llucmajor|Llucmajor|Illes Balears|2.851|39.45
es-llutxent|Llutxent|València/Valencia|-0.34|38.947
es-loarre|Loarre|Huesca|-0.647|42.318
es-lobeira|Lobeira|Ourense|-8.048|42.001
es-lobera-de-onsella|Lobera de Onsella|Zaragoza|-1.009|42.475
es-lobios|Lobios|Ourense|-8.088|41.875
es-lobon|Lobón|Badajoz|-6.61|38.838
es-lobras|Lobras|Granada|-3.212|36.912
es-lodosa|Lodosa|Navarra|-2.076|42.405
es-loeches|Loeches|Madrid|-3.419|40.383
es-logrono|Logroño|La Rioja|-2.454|42.464
es-logrosan|Logrosán|Cáceres|-5.482|39.273
es-loiu|Loiu|Bizkaia|-2.914|43.315
es-loja|Loja|Granada|-4.185|37.155
es-loma-de-ucieza|Loma de Ucieza|Palencia|-4.581|42.464
es-lomas|Lomas|Palencia|-4.555|42.274
es-lominchar|Lominchar|Toledo|-3.987|40.085
es-lomoviejo|Lomoviejo|Valladolid|-4.897|41.158
es-longares|Longares|Zaragoza|-1.155|41.391
es-longas|Longás|Zaragoza|-0.933|42.476
es-longuida-longida|Lónguida/Longida|Navarra|-1.358|42.783
es-lopera|Lopera|Jaén|-4.233|37.961
es-loporzano|Loporzano|Huesca|-0.3|42.217
es-lora-de-estepa|Lora de Estepa|Sevilla|-4.819|37.268
es-lora-del-rio|Lora del Río|Sevilla|-5.508|37.67
es-loranca-de-tajuna|Loranca de Tajuña|Guadalajara|-3.116|40.44
es-lorca|Lorca|Murcia|-1.754|37.699
es-loriguilla|Loriguilla|València/Valencia|-0.982|39.644
es-lorqui|Lorquí|Murcia|-1.253|38.102
es-los-alcazares|Los Alcázares|Murcia|-0.869|37.741
es-los-altos|Los Altos|Burgos|-3.647|42.785
es-los-arcos|Los Arcos|Navarra|-2.189|42.544
es-los-ausines|Los Ausines|Burgos|-3.591|42.219
es-los-balbases|Los Balbases|Burgos|-4.072|42.219
es-los-barrios|Los Barrios|Cádiz|-5.558|36.222
es-los-barrios-de-bureba|Los Barrios de Bureba|Burgos|-3.366|42.642
es-los-barrios-de-luna|Los Barrios de Luna|León|-5.855|42.849
es-los-blazquez|Los Blázquez|Córdoba|-5.454|38.424
es-los-cerralbos|Los Cerralbos|Toledo|-4.583|40.023
es-los-corrales|Los Corrales|Sevilla|-5.013|37.109
es-los-corrales-de-buelna|Los Corrales de Buelna|Cantabria|-4.091|43.262
es-los-cortijos|Los Cortijos|Ciudad Real|-4.037|39.321
es-los-fayos|Los Fayos|Zaragoza|-1.794|41.876
es-los-gallardos|Los Gallardos|Almería|-1.95|37.162
es-los-guajares|Los Guájares|Granada|-3.606|36.852
es-los-hinojosos|Los Hinojosos|Cuenca|-2.855|39.597
es-los-huertos|Los Huertos|Segovia|-4.22|41.008
es-los-llanos-de-aridane|Los Llanos de Aridane|Santa Cruz de Tenerife|-17.902|28.617
es-los-llanos-de-tormes|Los Llanos de Tormes|Ávila|-5.473|40.337
es-los-marines|Los Marines|Huelva|-6.623|37.902
es-los-molares|Los Molares|Sevilla|-5.682|37.16
es-los-molinos|Los Molinos|Madrid|-4.092|40.721
es-los-montesinos|Los Montesinos|Alacant/Alicante|-0.754|38.024
es-los-navalmorales|Los Navalmorales|Toledo|-4.618|39.712
es-los-navalucillos|Los Navalucillos|Toledo|-4.676|39.575
es-los-olmos|Los Olmos|Teruel|-0.473|40.9
es-los-palacios-y-villafranca|Los Palacios y Villafranca|Sevilla|-5.921|37.151
es-los-pintanos|Los Pintanos|Zaragoza|-1.029|42.55
es-los-pozuelos-de-calatrava|Los Pozuelos de Calatrava|Ciudad Real|-4.191|38.924
es-los-rabanos|Los Rábanos|Soria|-2.463|41.681
es-los-realejos|Los Realejos|Santa Cruz de Tenerife|-16.585|28.355
es-los-santos|Los Santos|Salamanca|-5.809|40.536
es-los-santos-de-la-humosa|Los Santos de la Humosa|Madrid|-3.255|40.513
es-los-santos-de-maimona|Los Santos de Maimona|Badajoz|-6.333|38.467
es-los-silos|Los Silos|Santa Cruz de Tenerife|-16.815|28.351
es-los-tojos|Los Tojos|Cantabria|-4.22|43.141
es-los-valdecolmenas|Los Valdecolmenas|Cuenca|-2.469|40.108
es-los-villares|Los Villares|Jaén|-3.838|37.684
es-los-villares-de-soria|Los Villares de Soria|Soria|-2.364|41.874
es-los-yebenes|Los Yébenes|Toledo|-3.929|39.426
es-losa-del-obispo|Losa del Obispo|València/Valencia|-0.863|39.699
es-losacino|Losacino|Zamora|-6.07|41.674
es-losacio|Losacio|Zamora|-6.041|41.718
es-losar-de-la-vera|Losar de la Vera|Cáceres|-5.579|40.145
es-loscorrales|Loscorrales|Huesca|-0.648|42.227
es-loscos|Loscos|Teruel|-1.066|41.066
es-lourenza|Lourenzá|Lugo|-7.284|43.454
es-lousame|Lousame|A Coruña|-8.836|42.765
es-lozoya|Lozoya|Madrid|-3.785|40.962
es-lozoyuela-navas-sieteiglesias|Lozoyuela-Navas-Sieteiglesias|Madrid|-3.622|40.917
es-lubian|Lubián|Zamora|-6.89|42.051
es-lubrin|Lubrín|Almería|-2.069|37.229
es-lucainena-de-las-torres|Lucainena de las Torres|Almería|-2.154|37.042
es-lucar|Lúcar|Almería|-2.441|37.436
es-lucena|Lucena|Córdoba|-4.544|37.356
es-lucena-de-jalon|Lucena de Jalón|Zaragoza|-1.297|41.552
es-lucena-del-puerto|Lucena del Puerto|Huelva|-6.737|37.249
es-luceni|Luceni|Zaragoza|-1.259|41.819
es-luciana|Luciana|Ciudad Real|-4.378|38.988
es-lucillo|Lucillo|León|-6.374|42.388
es-lucillos|Lucillos|Toledo|-4.626|40.005
es-ludiente|Ludiente|Castelló/Castellón|-0.377|40.095
es-luelmo|Luelmo|Zamora|-6.138|41.433
es-luena|Luena|Cantabria|-3.899|43.107
es-luesia|Luesia|Zaragoza|-1.017|42.367
es-luesma|Luesma|Zaragoza|-1.143|41.164
es-lugo|Lugo|Lugo|-7.564|43.001
es-lugros|Lugros|Granada|-3.248|37.204
es-lujar|Lújar|Granada|-3.385|36.783
es-lumbier|Lumbier|Navarra|-1.282|42.647
es-lumbrales|Lumbrales|Salamanca|-6.694|40.943
es-lumbreras-de-cameros|Lumbreras de Cameros|La Rioja|-2.593|42.076
es-lumpiaque|Lumpiaque|Zaragoza|-1.353|41.642
es-luna|Luna|Zaragoza|-0.926|42.163
es-lupiana|Lupiana|Guadalajara|-3.046|40.615
es-lupinen-ortilla|Lupiñén-Ortilla|Huesca|-0.63|42.165
es-lupion|Lupión|Jaén|-3.576|38.015
es-luque|Luque|Córdoba|-4.238|37.557
es-luquin|Luquin|Navarra|-2.152|42.54
es-luyego|Luyego|León|-6.235|42.335
es-luzaga|Luzaga|Guadalajara|-2.448|40.967
es-luzaide-valcarlos|Luzaide/Valcarlos|Navarra|-1.314|43.065
es-luzon|Luzón|Guadalajara|-2.279|41.03
es-macael|Macael|Almería|-2.295|37.309
es-macanet-de-cabrenys|Maçanet de Cabrenys|Girona|2.733|42.385
es-macanet-de-la-selva|Maçanet de la Selva|Girona|2.724|41.763
es-macastre|Macastre|València/Valencia|-0.796|39.348
es-maceda|Maceda|Ourense|-7.599|42.257
es-machacon|Machacón|Salamanca|-5.511|40.921
es-macharaviaya|Macharaviaya|Málaga|-4.223|36.771
es-macotera|Macotera|Salamanca|-5.295|40.838
es-madarcos|Madarcos|Madrid|-3.572|41.043
es-maderuelo|Maderuelo|Segovia|-3.517|41.512
es-madremanya|Madremanya|Girona|2.951|41.986
es-madrid|Madrid|Madrid|-3.696|40.465
es-madridanos|Madridanos|Zamora|-5.597|41.463
es-madridejos|Madridejos|Toledo|-3.538|39.468
es-madrigal-de-la-vera|Madrigal de la Vera|Cáceres|-5.372|40.19
es-madrigal-de-las-altas-torres|Madrigal de las Altas Torres|Ávila|-5.032|41.102
es-madrigal-del-monte|Madrigal del Monte|Burgos|-3.655|42.141
es-madrigalejo|Madrigalejo|Cáceres|-5.643|39.142
es-madrigalejo-del-monte|Madrigalejo del Monte|Burgos|-3.73|42.144
es-madrigueras|Madrigueras|Albacete|-1.815|39.232
es-madronal|Madroñal|Salamanca|-6.063|40.464
es-madronera|Madroñera|Cáceres|-5.735|39.455
es-maella|Maella|Zaragoza|0.101|41.116
es-maello|Maello|Ávila|-4.555|40.815
es-magacela|Magacela|Badajoz|-5.723|38.88
es-magallon|Magallón|Zaragoza|-1.395|41.812
es-magan|Magán|Toledo|-3.933|39.966
es-magana|Magaña|Soria|-2.179|41.895
es-magaz-de-cepeda|Magaz de Cepeda|León|-6.109|42.568
es-magaz-de-pisuerga|Magaz de Pisuerga|Palencia|-4.449|41.987
es-maguilla|Maguilla|Badajoz|-5.84|38.38
es-mahamud|Mahamud|Burgos|-3.912|42.131
es-mahide|Mahide|Zamora|-6.342|41.876
es-mahora|Mahora|Albacete|-1.717|39.206
es-maia-de-montcal|Maià de Montcal|Girona|2.749|42.21
es-maials|Maials|Lleida|0.506|41.342
es-maicas|Maicas|Teruel|-0.895|40.969
es-mainar|Mainar|Zaragoza|-1.305|41.208
es-maire-de-castroponce|Maire de Castroponce|Zamora|-5.777|42.117
es-mairena-del-alcor|Mairena del Alcor|Sevilla|-5.74|37.348
es-mairena-del-aljarafe|Mairena del Aljarafe|Sevilla|-6.071|37.337
es-majadahonda|Majadahonda|Madrid|-3.895|40.47
es-majadas|Majadas|Cáceres|-5.774|39.95
es-majaelrayo|Majaelrayo|Guadalajara|-3.322|41.141
es-majan|Maján|Soria|-2.297|41.467
es-malaga|Málaga|Málaga|-4.426|36.767
es-malaga-del-fresno|Málaga del Fresno|Guadalajara|-3.244|40.786
es-malagon|Malagón|Ciudad Real|-3.985|39.213
es-malaguilla|Malaguilla|Guadalajara|-3.264|40.833
es-malanquilla|Malanquilla|Zaragoza|-1.88|41.582
es-malcocinado|Malcocinado|Badajoz|-5.711|38.118
es-malda|Maldà|Lleida|1.024|41.532
es-malejan|Maleján|Zaragoza|-1.549|41.826
es-malgrat-de-mar|Malgrat de Mar|Barcelona|2.747|41.651
es-malla|Malla|Barcelona|2.237|41.893
es-mallabia|Mallabia|Bizkaia|-2.539|43.206
es-mallen|Mallén|Zaragoza|-1.431|41.896
es-malon|Malón|Zaragoza|-1.67|41.952
es-malpartida|Malpartida|Salamanca|-5.239|40.76
es-malpartida-de-caceres|Malpartida de Cáceres|Cáceres|-6.499|39.443
es-malpartida-de-corneja|Malpartida de Corneja|Ávila|-5.352|40.518
es-malpartida-de-la-serena|Malpartida de la Serena|Badajoz|-5.624|38.695
es-malpartida-de-plasencia|Malpartida de Plasencia|Cáceres|-6.052|39.938
es-malpica-de-bergantinos|Malpica de Bergantiños|A Coruña|-8.815|43.297
es-malpica-de-tajo|Malpica de Tajo|Toledo|-4.582|39.884
es-maluenda|Maluenda|Zaragoza|-1.629|41.274
es-malva|Malva|Zamora|-5.499|41.657
es-mamblas|Mamblas|Ávila|-5.023|41.009
es-mambrilla-de-castrejon|Mambrilla de Castrejón|Burgos|-3.99|41.668
es-mambrillas-de-lara|Mambrillas de Lara|Burgos|-3.492|42.112
es-mamolar|Mamolar|Burgos|-3.354|41.92
es-manacor|Manacor|Illes Balears|3.235|39.555
es-manaria|Mañaria|Bizkaia|-2.667|43.128
es-mancera-de-abajo|Mancera de Abajo|Salamanca|-5.19|40.835
es-mancera-de-arriba|Mancera de Arriba|Ávila|-5.151|40.794
es-mancha-real|Mancha Real|Jaén|-3.61|37.836
es-manchita|Manchita|Badajoz|-6.011|38.793
es-manchones|Manchones|Zaragoza|-1.455|41.155
es-manciles|Manciles|Burgos|-3.945|42.454
es-mancor-de-la-vall|Mancor de la Vall|Illes Balears|2.866|39.761
es-mandayona|Mandayona|Guadalajara|-2.736|40.962
es-maneru|Mañeru|Navarra|-1.859|42.655
es-manganeses-de-la-lampreana|Manganeses de la Lampreana|Zamora|-5.721|41.762
es-manganeses-de-la-polvorosa|Manganeses de la Polvorosa|Zamora|-5.756|42.034
es-manilva|Manilva|Málaga|-5.263|36.353
es-manises|Manises|València/Valencia|-0.499|39.498
es-manjabalago-y-ortigosa-de-rioalmar|Manjabálago y Ortigosa de Rioalmar|Ávila|-5.074|40.671
es-manjarres|Manjarrés|La Rioja|-2.664|42.39
es-manlleu|Manlleu|Barcelona|2.281|42.008
es-manon|Mañón|A Coruña|-7.735|43.65
es-manquillos|Manquillos|Palencia|-4.564|42.213
es-manresa|Manresa|Barcelona|1.825|41.721
es-mansilla-de-la-sierra|Mansilla de la Sierra|La Rioja|-2.922|42.124
es-mansilla-de-las-mulas|Mansilla de las Mulas|León|-5.376|42.499
es-mansilla-mayor|Mansilla Mayor|León|-5.445|42.513
es-mantiel|Mantiel|Guadalajara|-2.669|40.624
es-mantinos|Mantinos|Palencia|-4.855|42.756
es-manuel|Manuel|València/Valencia|-0.491|39.057
es-manzanal-de-arriba|Manzanal de Arriba|Zamora|-6.461|41.964
es-manzanal-de-los-infantes|Manzanal de los Infantes|Zamora|-6.354|42.065
es-manzanal-del-barco|Manzanal del Barco|Zamora|-5.939|41.632
es-manzanares|Manzanares|Ciudad Real|-3.376|39.028
es-manzanares-de-rioja|Manzanares de Rioja|La Rioja|-2.91|42.385
es-manzanares-el-real|Manzanares el Real|Madrid|-3.877|40.751
es-manzaneda|Manzaneda|Ourense|-7.22|42.27
es-manzaneque|Manzaneque|Toledo|-3.795|39.641
es-manzanera|Manzanera|Teruel|-0.858|40.035
es-manzanilla|Manzanilla|Huelva|-6.449|37.404
es-manzanillo|Manzanillo|Valladolid|-4.199|41.587
es-mao|Maó|Illes Balears|4.232|39.914
es-maqueda|Maqueda|Toledo|-4.366|40.079
es-mara|Mara|Zaragoza|-1.524|41.284
es-maracena|Maracena|Granada|-3.641|37.211
es-marana|Maraña|León|-5.198|43.056
es-maranchon|Maranchón|Guadalajara|-2.135|41.051
es-maranon|Marañón|Navarra|-2.443|42.622
es-marazoleja|Marazoleja|Segovia|-4.35|40.94
es-marazuela|Marazuela|Segovia|-4.358|40.979
es-marbella|Marbella|Málaga|-4.877|36.514
es-marca|Marçà|Tarragona|0.799|41.127
es-marchagaz|Marchagaz|Cáceres|-6.281|40.272
es-marchal|Marchal|Granada|-3.198|37.3
es-marchamalo|Marchamalo|Guadalajara|-3.209|40.682
es-marchena|Marchena|Sevilla|-5.363|37.332
es-marcilla|Marcilla|Navarra|-1.723|42.342
es-marcilla-de-campos|Marcilla de Campos|Palencia|-4.4|42.324
es-margalef|Margalef|Tarragona|0.775|41.299
es-marganell|Marganell|Barcelona|1.805|41.628
es-maria|María|Almería|-2.239|37.75
es-maria-de-huerva|María de Huerva|Zaragoza|-0.991|41.511
es-maria-de-la-salut|Maria de la Salut|Illes Balears|3.094|39.675
es-mariana|Mariana|Cuenca|-2.125|40.173
es-marin|Marín|Pontevedra|-8.709|42.361
es-marina-de-cudeyo|Marina de Cudeyo|Cantabria|-3.757|43.416
es-marinaleda|Marinaleda|Sevilla|-4.943|37.372
es-marines|Marines|València/Valencia|-0.552|39.724
es-marjaliza|Marjaliza|Toledo|-3.968|39.549
es-markina-xemein|Markina-Xemein|Bizkaia|-2.488|43.264
es-marlin|Marlín|Ávila|-4.825|40.711
es-marmolejo|Marmolejo|Jaén|-4.172|38.069
es-marracos|Marracos|Zaragoza|-0.782|42.082
es-marratxi|Marratxí|Illes Balears|2.73|39.624
es-marrupe|Marrupe|Toledo|-4.802|40.09
es-martiago|Martiago|Salamanca|-6.478|40.435
es-martiherrero|Martiherrero|Ávila|-4.782|40.682
es-martin-de-la-jara|Martín de la Jara|Sevilla|-4.955|37.134
es-martin-de-yeltes|Martín de Yeltes|Salamanca|-6.289|40.752
es-martin-del-rio|Martín del Río|Teruel|-0.912|40.837
es-martin-miguel|Martín Miguel|Segovia|-4.278|40.953
es-martin-munoz-de-la-dehesa|Martín Muñoz de la Dehesa|Segovia|-4.685|41.066
es-martin-munoz-de-las-posadas|Martín Muñoz de las Posadas|Segovia|-4.561|40.989
es-martinamor|Martinamor|Salamanca|-5.591|40.798
es-martinez|Martínez|Ávila|-5.357|40.628
es-martorell|Martorell|Barcelona|1.92|41.477
es-martorelles|Martorelles|Barcelona|2.237|41.531
es-martos|Martos|Jaén|-4.018|37.69
es-marugan|Marugán|Segovia|-4.387|40.897
es-maruri-jatabe|Maruri-Jatabe|Bizkaia|-2.869|43.396
es-marzales|Marzales|Valladolid|-5.144|41.579
es-mas-de-barberans|Mas de Barberans|Tarragona|0.355|40.723
es-mas-de-las-matas|Mas de las Matas|Teruel|-0.268|40.85
es-masarac|Masarac|Girona|2.964|42.342
es-mascaraque|Mascaraque|Toledo|-3.802|39.745
es-masdenverge|Masdenverge|Tarragona|0.53|40.712
es-masegosa|Masegosa|Cuenca|-1.985|40.542
es-masegoso|Masegoso|Albacete|-2.314|38.723
es-masegoso-de-tajuna|Masegoso de Tajuña|Guadalajara|-2.7|40.825
es-maside|Maside|Ourense|-8.019|42.42
es-masllorenc|Masllorenç|Tarragona|1.43|41.263
es-maspujols|Maspujols|Tarragona|1.032|41.189
es-masquefa|Masquefa|Barcelona|1.809|41.499
es-massalaves|Massalavés|València/Valencia|-0.519|39.155
es-massalcoreig|Massalcoreig|Lleida|0.362|41.458
es-massalfassar|Massalfassar|València/Valencia|-0.314|39.554
es-massamagrell|Massamagrell|València/Valencia|-0.328|39.573
es-massanassa|Massanassa|València/Valencia|-0.374|39.399
es-massanes|Massanes|Girona|2.65|41.774
es-massoteres|Massoteres|Lleida|1.333|41.801
es-masueco|Masueco|Salamanca|-6.587|41.199
es-mata-de-alcantara|Mata de Alcántara|Cáceres|-6.789|39.715
es-mata-de-cuellar|Mata de Cuéllar|Segovia|-4.481|41.393
es-matabuena|Matabuena|Segovia|-3.75|41.087
es-matadeon-de-los-oteros|Matadeón de los Oteros|León|-5.374|42.336
es-matadepera|Matadepera|Barcelona|2.012|41.628
es-matalebreras|Matalebreras|Soria|-2.062|41.832
es-matallana-de-torio|Matallana de Torío|León|-5.512|42.848
es-matamala-de-almazan|Matamala de Almazán|Soria|-2.64|41.509
es-matanza|Matanza|León|-5.368|42.265
es-matapozuelos|Matapozuelos|Valladolid|-4.773|41.411
es-mataro|Mataró|Barcelona|2.446|41.555
es-matarrubia|Matarrubia|Guadalajara|-3.3|40.873
es-matet|Matet|Castelló/Castellón|-0.457|39.944
es-matilla-de-arzon|Matilla de Arzón|Zamora|-5.654|42.109
es-matilla-de-los-canos|Matilla de los Caños|Valladolid|-4.954|41.543
es-matilla-de-los-canos-del-rio|Matilla de los Caños del Río|Salamanca|-5.926|40.828
es-matilla-la-seca|Matilla la Seca|Zamora|-5.5|41.583
es-matillas|Matillas|Guadalajara|-2.835|40.941
es-matute|Matute|La Rioja|-2.796|42.294
es-mayalde|Mayalde|Zamora|-5.798|41.246
es-mayorga|Mayorga|Valladolid|-5.3|42.172
es-mazaleon|Mazaleón|Teruel|0.09|41.031
es-mazarambroz|Mazarambroz|Toledo|-4.079|39.647
es-mazarete|Mazarete|Guadalajara|-2.188|40.978
es-mazaricos|Mazaricos|A Coruña|-8.992|42.93
es-mazariegos|Mazariegos|Palencia|-4.71|42.042
es-mazarron|Mazarrón|Murcia|-1.351|37.621
es-mazcuerras|Mazcuerras|Cantabria|-4.176|43.29
es-mazuecos|Mazuecos|Guadalajara|-3.023|40.263
es-mazuecos-de-valdeginate|Mazuecos de Valdeginate|Palencia|-4.837|42.17
es-mazuela|Mazuela|Burgos|-3.918|42.209
es-meano|Meaño|Pontevedra|-8.785|42.449
es-mecerreyes|Mecerreyes|Burgos|-3.596|42.097
es-meco|Meco|Madrid|-3.322|40.556
es-medellin|Medellín|Badajoz|-5.991|38.968
es-mediana-de-aragon|Mediana de Aragón|Zaragoza|-0.73|41.45
es-mediana-de-voltoya|Mediana de Voltoya|Ávila|-4.557|40.709
es-medina-de-las-torres|Medina de las Torres|Badajoz|-6.407|38.33
es-medina-de-pomar|Medina de Pomar|Burgos|-3.401|42.952
es-medina-de-rioseco|Medina de Rioseco|Valladolid|-5.031|41.888
es-medina-del-campo|Medina del Campo|Valladolid|-4.904|41.32
es-medina-sidonia|Medina Sidonia|Cádiz|-5.866|36.395
es-medinaceli|Medinaceli|Soria|-2.428|41.16
es-medinilla|Medinilla|Ávila|-5.603|40.451
es-medio-cudeyo|Medio Cudeyo|Cantabria|-3.76|43.38
es-mediona|Mediona|Barcelona|1.633|41.481
es-medranda|Medranda|Guadalajara|-2.939|40.986
es-medrano|Medrano|La Rioja|-2.559|42.388
es-megeces|Megeces|Valladolid|-4.585|41.403
es-megina|Megina|Guadalajara|-1.865|40.636
es-meira|Meira|Lugo|-7.26|43.223
es-meis|Meis|Pontevedra|-8.723|42.498
es-mejorada|Mejorada|Toledo|-4.917|40.016
es-mejorada-del-campo|Mejorada del Campo|Madrid|-3.476|40.401
es-melgar-de-abajo|Melgar de Abajo|Valladolid|-5.147|42.248
es-melgar-de-arriba|Melgar de Arriba|Valladolid|-5.1|42.275
es-melgar-de-fernamental|Melgar de Fernamental|Burgos|-4.256|42.432
es-melgar-de-tera|Melgar de Tera|Zamora|-6.039|41.952
es-melgar-de-yuso|Melgar de Yuso|Palencia|-4.267|42.25
es-meliana|Meliana|València/Valencia|-0.334|39.525
es-melida|Mélida|Navarra|-1.535|42.349
es-melide|Melide|A Coruña|-8.038|42.933
es-melilla|Melilla|Melilla|-2.949|35.29
es-melon|Melón|Ourense|-8.223|42.275
es-melque-de-cercos|Melque de Cercos|Segovia|-4.475|41.046
es-membibre-de-la-hoz|Membibre de la Hoz|Segovia|-4.101|41.458
es-membribe-de-la-sierra|Membribe de la Sierra|Salamanca|-5.798|40.703
es-membrilla|Membrilla|Ciudad Real|-3.325|38.916
es-membrillera|Membrillera|Guadalajara|-2.997|40.946
es-membrio|Membrío|Cáceres|-7.084|39.58
es-menaka|Meñaka|Bizkaia|-2.789|43.366
es-menarguens|Menàrguens|Lleida|0.73|41.738
es-menasalbas|Menasalbas|Toledo|-4.356|39.617
es-mendaro|Mendaro|Gipuzkoa|-2.382|43.246
es-mendata|Mendata|Bizkaia|-2.634|43.278
es-mendavia|Mendavia|Navarra|-2.196|42.453
es-mendaza|Mendaza|Navarra|-2.247|42.655
es-mendexa|Mendexa|Bizkaia|-2.487|43.348
es-mendigorria|Mendigorria|Navarra|-1.843|42.611
es-meneses-de-campos|Meneses de Campos|Palencia|-4.915|41.948
es-mengabril|Mengabril|Badajoz|-5.942|38.915
es-mengamunoz|Mengamuñoz|Ávila|-5.012|40.501
es-mengibar|Mengíbar|Jaén|-3.809|37.962
es-mentrida|Méntrida|Toledo|-4.183|40.233
es-mequinenza|Mequinenza|Zaragoza|0.229|41.338
es-meranges|Meranges|Girona|1.767|42.457
es-merida|Mérida|Badajoz|-6.406|38.975
es-merindad-de-cuesta-urria|Merindad de Cuesta-Urria|Burgos|-3.403|42.863
es-merindad-de-montija|Merindad de Montija|Burgos|-3.484|43.069
es-merindad-de-rio-ubierna|Merindad de Río Ubierna|Burgos|-3.673|42.552
es-merindad-de-sotoscueva|Merindad de Sotoscueva|Burgos|-3.653|43.041
es-merindad-de-valdeporres|Merindad de Valdeporres|Burgos|-3.76|43.021
es-merindad-de-valdivielso|Merindad de Valdivielso|Burgos|-3.549|42.822
es-meruelo|Meruelo|Cantabria|-3.586|43.445
es-mesas-de-ibor|Mesas de Ibor|Cáceres|-5.552|39.766
es-mesegar-de-corneja|Mesegar de Corneja|Ávila|-5.312|40.506
es-mesegar-de-tajo|Mesegar de Tajo|Toledo|-4.501|39.921
es-mesia|Mesía|A Coruña|-8.234|43.098
es-mesones-de-isuela|Mesones de Isuela|Zaragoza|-1.542|41.578
es-mestanza|Mestanza|Ciudad Real|-3.984|38.484
es-metauten|Metauten|Navarra|-2.122|42.682
es-mezalocha|Mezalocha|Zaragoza|-1.071|41.411
es-mezquita-de-jarque|Mezquita de Jarque|Teruel|-0.88|40.73
es-miajadas|Miajadas|Cáceres|-5.932|39.124
es-mianos|Mianos|Zaragoza|-0.943|42.588
es-micereces-de-tera|Micereces de Tera|Zamora|-5.871|41.98
es-micieces-de-ojeda|Micieces de Ojeda|Palencia|-4.47|42.685
es-miedes-de-aragon|Miedes de Aragón|Zaragoza|-1.461|41.244
es-miedes-de-atienza|Miedes de Atienza|Guadalajara|-2.963|41.254
es-miengo|Miengo|Cantabria|-3.999|43.424
es-miera|Miera|Cantabria|-3.719|43.286
es-mieres-asturias|Mieres (Asturias)|Asturias|-5.755|43.233
es-mieres-girona|Mieres (Girona)|Girona|2.631|42.122
es-mieza|Mieza|Salamanca|-6.697|41.157
es-miguel-esteban|Miguel Esteban|Toledo|-3.104|39.515
es-miguelanez|Migueláñez|Segovia|-4.38|41.14
es-miguelturra|Miguelturra|Ciudad Real|-3.871|38.959
es-mijares|Mijares|Ávila|-4.832|40.285
es-mijas|Mijas|Málaga|-4.685|36.56
es-milagro|Milagro|Navarra|-1.766|42.238
es-milagros|Milagros|Burgos|-3.682|41.583
es-millana|Millana|Guadalajara|-2.574|40.504
es-millanes|Millanes|Cáceres|-5.564|39.856
es-millares|Millares|València/Valencia|-0.792|39.212
es-millena|Millena|Alacant/Alicante|-0.381|38.74
es-milles-de-la-polvorosa|Milles de la Polvorosa|Zamora|-5.74|41.922
es-milmarcos|Milmarcos|Guadalajara|-1.883|41.092
es-minas-de-riotinto|Minas de Riotinto|Huelva|-6.583|37.699
es-minaya|Minaya|Albacete|-2.315|39.22
es-minglanilla|Minglanilla|Cuenca|-1.569|39.507
es-mingorria|Mingorría|Ávila|-4.678|40.766
es-mino|Miño|A Coruña|-8.178|43.356
es-mino-de-medinaceli|Miño de Medinaceli|Soria|-2.544|41.177
es-mino-de-san-esteban|Miño de San Esteban|Soria|-3.351|41.549
es-mira|Mira|Cuenca|-1.471|39.671
es-mirabel|Mirabel|Cáceres|-6.229|39.86
es-mirabueno|Mirabueno|Guadalajara|-2.711|40.926
es-miraflores-de-la-sierra|Miraflores de la Sierra|Madrid|-3.777|40.797
es-mirafuentes|Mirafuentes|Navarra|-2.277|42.62
es-miralcamp|Miralcamp|Lleida|0.895|41.597
es-miralrio|Miralrío|Guadalajara|-2.934|40.888
es-miramar|Miramar|València/Valencia|-0.136|38.955
es-mirambel|Mirambel|Teruel|-0.354|40.576
es-miranda-de-arga|Miranda de Arga|Navarra|-1.831|42.482
es-miranda-de-azan|Miranda de Azán|Salamanca|-5.692|40.877
es-miranda-de-ebro|Miranda de Ebro|Burgos|-2.962|42.674
es-miranda-del-castanar|Miranda del Castañar|Salamanca|-5.993|40.47
es-mirandilla|Mirandilla|Badajoz|-6.281|39.017
es-miraveche|Miraveche|Burgos|-3.19|42.678
es-miravet|Miravet|Tarragona|0.578|41.042
es-miravete-de-la-sierra|Miravete de la Sierra|Teruel|-0.704|40.566
es-mironcillo|Mironcillo|Ávila|-4.822|40.555
es-miruena-de-los-infanzones|Mirueña de los Infanzones|Ávila|-5.083|40.735
es-mislata|Mislata|València/Valencia|-0.425|39.474
es-moana|Moaña|Pontevedra|-8.714|42.301
es-mocejon|Mocejón|Toledo|-3.908|39.927
es-mochales|Mochales|Guadalajara|-2.029|41.095
es-moclin|Moclín|Granada|-3.794|37.356
es-moclinejo|Moclinejo|Málaga|-4.261|36.765
es-modubar-de-la-emparedada|Modúbar de la Emparedada|Burgos|-3.658|42.265
es-moeche|Moeche|A Coruña|-7.981|43.565
es-mogan|Mogán|Las Palmas|-15.718|27.858
es-mogarraz|Mogarraz|Salamanca|-6.061|40.5
es-moguer|Moguer|Huelva|-6.808|37.21
es-mohedas-de-granadilla|Mohedas de Granadilla|Cáceres|-6.175|40.272
es-mohedas-de-la-jara|Mohedas de la Jara|Toledo|-5.148|39.597
es-mohernando|Mohernando|Guadalajara|-3.172|40.799
es-moia|Moià|Barcelona|2.101|41.82
es-moixent-mogente|Moixent/Mogente|València/Valencia|-0.797|38.865
es-mojacar|Mojácar|Almería|-1.866|37.116
es-mojados|Mojados|Valladolid|-4.68|41.429
es-molacillos|Molacillos|Zamora|-5.662|41.587
es-molezuelas-de-la-carballeda|Molezuelas de la Carballeda|Zamora|-6.199|42.077
es-molina-de-aragon|Molina de Aragón|Guadalajara|-1.808|40.874
es-molina-de-segura|Molina de Segura|Murcia|-1.199|38.122
es-molinaseca|Molinaseca|León|-6.459|42.527
es-molinicos|Molinicos|Albacete|-2.291|38.494
es-molinillo|Molinillo|Salamanca|-5.949|40.474
es-molinos|Molinos|Teruel|-0.475|40.813
es-molinos-de-duero|Molinos de Duero|Soria|-2.827|41.881
es-molins-de-rei|Molins de Rei|Barcelona|2.034|41.42
es-molledo|Molledo|Cantabria|-4.012|43.137
es-mollerussa|Mollerussa|Lleida|0.883|41.622
es-mollet-de-peralada|Mollet de Peralada|Girona|3.002|42.358
es-mollet-del-valles|Mollet del Vallès|Barcelona|2.209|41.549
es-mollina|Mollina|Málaga|-4.647|37.143
es-mollo|Molló|Girona|2.398|42.371
es-molvizar|Molvízar|Granada|-3.603|36.791
es-mombeltran|Mombeltrán|Ávila|-5.027|40.226
es-momblona|Momblona|Soria|-2.337|41.445
es-mombuey|Mombuey|Zamora|-6.326|42.007
es-monachil|Monachil|Granada|-3.476|37.105
es-monasterio|Monasterio|Guadalajara|-3.114|40.996
es-monasterio-de-la-sierra|Monasterio de la Sierra|Burgos|-3.188|42.052
es-monasterio-de-rodilla|Monasterio de Rodilla|Burgos|-3.492|42.462
es-monasterio-de-vega|Monasterio de Vega|Valladolid|-5.205|42.245
es-moncada|Moncada|València/Valencia|-0.395|39.565
es-moncalvillo|Moncalvillo|Burgos|-3.194|41.951
es-moncofa|Moncofa|Castelló/Castellón|-0.154|39.799
es-monda|Monda|Málaga|-4.854|36.628
es-mondariz|Mondariz|Pontevedra|-8.444|42.243
es-mondariz-balneario|Mondariz-Balneario|Pontevedra|-8.471|42.221
es-mondejar|Mondéjar|Guadalajara|-3.119|40.319
es-mondonedo|Mondoñedo|Lugo|-7.367|43.44
es-monegrillo|Monegrillo|Zaragoza|-0.421|41.627
es-monesma-y-cajigar|Monesma y Cajigar|Huesca|0.611|42.23
es-monesterio|Monesterio|Badajoz|-6.202|38.041
es-moneva|Moneva|Zaragoza|-0.822|41.14
es-monfarracinos|Monfarracinos|Zamora|-5.702|41.561
es-monfero|Monfero|A Coruña|-7.999|43.348
es-monflorite-lascasas|Monflorite-Lascasas|Huesca|-0.374|42.082
es-monforte-de-la-sierra|Monforte de la Sierra|Salamanca|-6.061|40.479
es-monforte-de-lemos|Monforte de Lemos|Lugo|-7.493|42.518
es-monforte-de-moyuela|Monforte de Moyuela|Teruel|-1.002|41.052
es-monforte-del-cid|Monforte del Cid|Alacant/Alicante|-0.695|38.384
es-monistrol-de-calders|Monistrol de Calders|Barcelona|2.022|41.757
es-monistrol-de-montserrat|Monistrol de Montserrat|Barcelona|1.844|41.606
es-monleon|Monleón|Salamanca|-5.849|40.584
es-monleras|Monleras|Salamanca|-6.225|41.191
es-monover-monovar|Monòver/Monóvar|Alacant/Alicante|-0.912|38.429
es-monreal-de-ariza|Monreal de Ariza|Zaragoza|-2.117|41.289
es-monreal-del-campo|Monreal del Campo|Teruel|-1.352|40.773
es-monreal-del-llano|Monreal del Llano|Cuenca|-2.772|39.56
es-monreal-elo|Monreal/Elo|Navarra|-1.525|42.704
es-monroy|Monroy|Cáceres|-6.142|39.66
es-monroyo|Monroyo|Teruel|-0.026|40.784
es-monsagro|Monsagro|Salamanca|-6.242|40.503
es-monsalupe|Monsalupe|Ávila|-4.789|40.77
es-mont-ral|Mont-ral|Tarragona|1.091|41.293
es-mont-ras|Mont-ras|Girona|3.149|41.893
es-mont-roig-del-camp|Mont-roig del Camp|Tarragona|0.955|41.055
es-montagut-i-oix|Montagut i Oix|Girona|2.552|42.275
es-montalban|Montalbán|Teruel|-0.796|40.849
es-montalban-de-cordoba|Montalbán de Córdoba|Córdoba|-4.75|37.551
es-montalbanejo|Montalbanejo|Cuenca|-2.507|39.741
es-montalbo|Montalbo|Cuenca|-2.657|39.865
es-montalvos|Montalvos|Albacete|-2.033|39.171
es-montamarta|Montamarta|Zamora|-5.814|41.65
es-montan|Montán|Castelló/Castellón|-0.552|40.029
es-montanchez|Montánchez|Cáceres|-6.149|39.227
es-montanejos|Montanejos|Castelló/Castellón|-0.533|40.069
es-montanuy|Montanuy|Huesca|0.681|42.54
es-montarron|Montarrón|Guadalajara|-3.115|40.904
es-montaverner|Montaverner|València/Valencia|-0.492|38.886
es-montblanc|Montblanc|Tarragona|1.155|41.363
es-montbrio-del-camp|Montbrió del Camp|Tarragona|1.001|41.118
es-montcada-i-reixac|Montcada i Reixac|Barcelona|2.185|41.487
es-montclar|Montclar|Barcelona|1.769|42.013
es-monteagudo|Monteagudo|Navarra|-1.705|41.968
es-monteagudo-de-las-salinas|Monteagudo de las Salinas|Cuenca|-1.92|39.81
es-monteagudo-de-las-vicarias|Monteagudo de las Vicarías|Soria|-2.193|41.356
es-monteagudo-del-castillo|Monteagudo del Castillo|Teruel|-0.796|40.459
es-montealegre-de-campos|Montealegre de Campos|Valladolid|-4.906|41.892
es-montealegre-del-castillo|Montealegre del Castillo|Albacete|-1.307|38.764
es-montearagon|Montearagón|Toledo|-4.632|39.956
es-montecorto|Montecorto|Málaga|-5.296|36.822
es-montederramo|Montederramo|Ourense|-7.506|42.281
es-montefrio|Montefrío|Granada|-4.032|37.333
es-montehermoso|Montehermoso|Cáceres|-6.336|40.055
es-montejaque|Montejaque|Málaga|-5.286|36.728
es-montejicar|Montejícar|Granada|-3.509|37.56
es-montejo|Montejo|Salamanca|-5.621|40.647
es-montejo-de-arevalo|Montejo de Arévalo|Segovia|-4.673|41.155
es-montejo-de-la-sierra|Montejo de la Sierra|Madrid|-3.511|41.094
es-montejo-de-la-vega-de-la-serrezuela|Montejo de la Vega de la Serrezuela|Segovia|-3.623|41.556
es-montejo-de-tiermes|Montejo de Tiermes|Soria|-3.205|41.369
es-montella-i-martinet|Montellà i Martinet|Lleida|1.693|42.321
es-montellano|Montellano|Sevilla|-5.547|37.004
es-montemayor|Montemayor|Córdoba|-4.658|37.655
es-montemayor-de-pililla|Montemayor de Pililla|Valladolid|-4.448|41.512
es-montemayor-del-rio|Montemayor del Río|Salamanca|-5.892|40.35
es-montemolin|Montemolín|Badajoz|-6.178|38.151
es-montenegro-de-cameros|Montenegro de Cameros|Soria|-2.758|42.082
es-monterde|Monterde|Zaragoza|-1.755|41.161
es-monterde-de-albarracin|Monterde de Albarracín|Teruel|-1.486|40.496
es-monterrei|Monterrei|Ourense|-7.52|41.948
es-monterroso|Monterroso|Lugo|-7.802|42.819
es-monterrubio|Monterrubio|Segovia|-4.371|40.844
es-monterrubio-de-armuna|Monterrubio de Armuña|Salamanca|-5.65|41.038
es-monterrubio-de-la-demanda|Monterrubio de la Demanda|Burgos|-3.109|42.147
es-monterrubio-de-la-serena|Monterrubio de la Serena|Badajoz|-5.459|38.584
es-monterrubio-de-la-sierra|Monterrubio de la Sierra|Salamanca|-5.698|40.755
es-montesa|Montesa|València/Valencia|-0.641|38.941
es-montesclaros|Montesclaros|Toledo|-4.93|40.091
es-montesquiu|Montesquiu|Barcelona|2.209|42.12
es-montferrer-i-castellbo|Montferrer i Castellbò|Lleida|1.329|42.386
es-montferri|Montferri|Tarragona|1.386|41.261
es-montgai|Montgai|Lleida|0.971|41.796
es-montgat|Montgat|Barcelona|2.279|41.471
es-montiel|Montiel|Ciudad Real|-2.853|38.618
es-montijo|Montijo|Badajoz|-6.577|38.95
es-montilla|Montilla|Córdoba|-4.638|37.573
es-montillana|Montillana|Granada|-3.721|37.47
es-montitxelvo-montichelvo|Montitxelvo/Montichelvo|València/Valencia|-0.334|38.892
es-montizon|Montizón|Jaén|-3.102|38.385
es-montmajor|Montmajor|Barcelona|1.709|41.98
es-montmaneu|Montmaneu|Barcelona|1.397|41.617
es-montmelo|Montmeló|Barcelona|2.252|41.557
es-montoliu-de-lleida|Montoliu de Lleida|Lleida|0.596|41.555
es-montoliu-de-segarra|Montoliu de Segarra|Lleida|1.269|41.588
es-monton|Montón|Zaragoza|-1.522|41.206
es-montorio|Montorio|Burgos|-3.766|42.586
es-montornes-de-segarra|Montornès de Segarra|Lleida|1.213|41.599
es-montornes-del-valles|Montornès del Vallès|Barcelona|2.266|41.544
es-montoro|Montoro|Córdoba|-4.365|38.104
es-montroi-montroy|Montroi/Montroy|València/Valencia|-0.653|39.333
es-montseny|Montseny|Barcelona|2.389|41.781
es-montserrat|Montserrat|València/Valencia|-0.584|39.363
es-montuiri|Montuïri|Illes Balears|2.99|39.565
es-monturque|Monturque|Córdoba|-4.582|37.476
es-monzon|Monzón|Huesca|0.169|41.9
es-monzon-de-campos|Monzón de Campos|Palencia|-4.469|42.105
es-mora|Mora|Toledo|-3.738|39.688
es-mora-d-ebre|Móra d'Ebre|Tarragona|0.598|41.098
es-mora-de-rubielos|Mora de Rubielos|Teruel|-0.735|40.25
es-mora-la-nova|Móra la Nova|Tarragona|0.666|41.095
es-moradillo-de-roa|Moradillo de Roa|Burgos|-3.788|41.546
es-moral-de-calatrava|Moral de Calatrava|Ciudad Real|-3.577|38.789
es-moral-de-hornuez|Moral de Hornuez|Segovia|-3.623|41.471
es-moral-de-la-reina|Moral de la Reina|Valladolid|-5.083|41.984
es-moral-de-sayago|Moral de Sayago|Zamora|-6.054|41.457
es-moraleda-de-zafayona|Moraleda de Zafayona|Granada|-3.95|37.18
es-moraleja|Moraleja|Cáceres|-6.7|40.024
es-moraleja-de-enmedio|Moraleja de Enmedio|Madrid|-3.882|40.257
es-moraleja-de-las-panaderas|Moraleja de las Panaderas|Valladolid|-4.823|41.278
es-moraleja-de-matacabras|Moraleja de Matacabras|Ávila|-4.944|41.117
es-moraleja-de-sayago|Moraleja de Sayago|Zamora|-5.981|41.177
es-moraleja-del-vino|Moraleja del Vino|Zamora|-5.643|41.452
es-morales-de-campos|Morales de Campos|Valladolid|-5.177|41.857
es-morales-de-rey|Morales de Rey|Zamora|-5.784|42.06
es-morales-de-toro|Morales de Toro|Zamora|-5.293|41.532
es-morales-de-valverde|Morales de Valverde|Zamora|-5.888|41.944
es-morales-del-vino|Morales del Vino|Zamora|-5.728|41.442
es-moralina|Moralina|Zamora|-6.139|41.495
es-moralzarzal|Moralzarzal|Madrid|-3.947|40.666
es-morana|Moraña|Pontevedra|-8.584|42.567
es-morasverdes|Morasverdes|Salamanca|-6.284|40.596
es-morata-de-jalon|Morata de Jalón|Zaragoza|-1.462|41.444
es-morata-de-jiloca|Morata de Jiloca|Zaragoza|-1.582|41.249
es-morata-de-tajuna|Morata de Tajuña|Madrid|-3.448|40.23
es-moratalla|Moratalla|Murcia|-1.991|38.199
es-moratilla-de-los-meleros|Moratilla de los Meleros|Guadalajara|-2.938|40.503
es-moratinos|Moratinos|Palencia|-4.935|42.354
es-morcillo|Morcillo|Cáceres|-6.409|40
es-morcin|Morcín|Asturias|-5.903|43.267
es-moreda-de-alava-moreda-araba|Moreda de Álava/Moreda Araba|Araba/Álava|-2.413|42.527
es-morelabor|Morelábor|Granada|-3.311|37.437
es-morella|Morella|Castelló/Castellón|-0.075|40.598
es-morenilla|Morenilla|Guadalajara|-1.704|40.774
es-morentin|Morentin|Navarra|-1.996|42.597
es-moreruela-de-los-infanzones|Moreruela de los Infanzones|Zamora|-5.729|41.627
es-moreruela-de-tabara|Moreruela de Tábara|Zamora|-5.841|41.803
es-mores|Morés|Zaragoza|-1.565|41.476
es-morga|Morga|Bizkaia|-2.76|43.302
es-moriles|Moriles|Córdoba|-4.63|37.427
es-morille|Morille|Salamanca|-5.699|40.806
es-morinigo|Moríñigo|Salamanca|-5.397|40.964
es-moriscos|Moriscos|Salamanca|-5.574|41.003
es-moron-de-almazan|Morón de Almazán|Soria|-2.407|41.401
es-moron-de-la-frontera|Morón de la Frontera|Sevilla|-5.427|37.114
es-moronta|Moronta|Salamanca|-6.424|40.961
es-moros|Moros|Zaragoza|-1.836|41.396
es-mos|Mos|Pontevedra|-8.622|42.199
es-moscardon|Moscardón|Teruel|-1.552|40.318
es-mosqueruela|Mosqueruela|Teruel|-0.424|40.393
es-mostoles|Móstoles|Madrid|-3.889|40.32
es-mota-de-altarejos|Mota de Altarejos|Cuenca|-2.303|39.873
es-mota-del-cuervo|Mota del Cuervo|Cuenca|-2.869|39.459
es-mota-del-marques|Mota del Marqués|Valladolid|-5.179|41.632
es-motilla-del-palancar|Motilla del Palancar|Cuenca|-1.91|39.563
es-motilleja|Motilleja|Albacete|-1.775|39.17
es-motril|Motril|Granada|-3.485|36.745
es-moya-cuenca|Moya (Cuenca)|Cuenca|-1.353|39.967
es-moya-las-palmas|Moya (Las Palmas)|Las Palmas|-15.592|28.089
es-moyuela|Moyuela|Zaragoza|-0.922|41.152
es-mozarbez|Mozárbez|Salamanca|-5.684|40.845
es-mozoncillo|Mozoncillo|Segovia|-4.189|41.144
es-mozota|Mozota|Zaragoza|-1.054|41.479
es-mucientes|Mucientes|Valladolid|-4.78|41.761
es-muda|Mudá|Palencia|-4.401|42.879
es-muduex|Muduex|Guadalajara|-2.948|40.819
es-muel|Muel|Zaragoza|-1.125|41.473
es-muelas-de-los-caballeros|Muelas de los Caballeros|Zamora|-6.342|42.149
es-muelas-del-pan|Muelas del Pan|Zamora|-5.994|41.547
es-mues|Mues|Navarra|-2.234|42.597
es-muga-de-sayago|Muga de Sayago|Zamora|-6.215|41.367
es-mugardos|Mugardos|A Coruña|-8.236|43.451
es-muinos|Muíños|Ourense|-7.961|41.934
es-mula|Mula|Murcia|-1.537|38.006
es-munana|Muñana|Ávila|-5.022|40.597
es-mundaka|Mundaka|Bizkaia|-2.711|43.403
es-munebrega|Munébrega|Zaragoza|-1.717|41.243
es-munera|Munera|Albacete|-2.45|39.086
es-mungia|Mungia|Bizkaia|-2.835|43.362
es-munico|Muñico|Ávila|-5.036|40.707
es-muniesa|Muniesa|Teruel|-0.768|41.075
es-munilla|Munilla|La Rioja|-2.329|42.202
es-munitibar-arbatzegi-gerrikaitz|Munitibar-Arbatzegi Gerrikaitz|Bizkaia|-2.598|43.258
es-munogalindo|Muñogalindo|Ávila|-4.903|40.599
es-munogrande|Muñogrande|Ávila|-4.94|40.816
es-munomer-del-peco|Muñomer del Peco|Ávila|-4.892|40.866
es-munopedro|Muñopedro|Segovia|-4.493|40.882
es-munopepe|Muñopepe|Ávila|-4.819|40.638
es-munosancho|Muñosancho|Ávila|-5.031|40.924
es-munotello|Muñotello|Ávila|-5.032|40.542
es-munoveros|Muñoveros|Segovia|-3.949|41.173
es-muntanyola|Muntanyola|Barcelona|2.17|41.879
es-mura|Mura|Barcelona|1.975|41.684
es-muras|Muras|Lugo|-7.664|43.48
es-murchante|Murchante|Navarra|-1.67|42.044
es-murcia|Murcia|Murcia|-1.112|37.926
es-murero|Murero|Zaragoza|-1.495|41.158
es-murias-de-paredes|Murias de Paredes|León|-6.193|42.835
es-muriel|Muriel|Valladolid|-4.845|41.125
es-muriel-de-la-fuente|Muriel de la Fuente|Soria|-2.869|41.724
es-muriel-viejo|Muriel Viejo|Soria|-2.914|41.78
es-murieta|Murieta|Navarra|-2.149|42.659
es-murillo-de-gallego|Murillo de Gállego|Zaragoza|-0.757|42.332
es-murillo-de-rio-leza|Murillo de Río Leza|La Rioja|-2.308|42.403
es-murillo-el-cuende|Murillo el Cuende|Navarra|-1.599|42.343
es-murillo-el-fruto|Murillo el Fruto|Navarra|-1.471|42.399
es-murla|Murla|Alacant/Alicante|-0.077|38.766
es-muro|Muro|Illes Balears|3.086|39.758
es-muro-de-aguas|Muro de Aguas|La Rioja|-2.13|42.128
es-muro-de-alcoy|Muro de Alcoy|Alacant/Alicante|-0.445|38.789
es-muro-en-cameros|Muro en Cameros|La Rioja|-2.544|42.221
es-muros|Muros|A Coruña|-9.035|42.805
es-muros-de-nalon|Muros de Nalón|Asturias|-6.096|43.55
es-murtas|Murtas|Granada|-3.131|36.867
es-murueta|Murueta|Bizkaia|-2.688|43.357
es-muruzabal|Muruzábal|Navarra|-1.76|42.687
es-museros|Museros|València/Valencia|-0.358|39.575
es-muskiz|Muskiz|Bizkaia|-3.13|43.325
es-mutiloa|Mutiloa|Gipuzkoa|-2.282|43.027
es-mutriku|Mutriku|Gipuzkoa|-2.399|43.293
es-mutxamel|Mutxamel|Alacant/Alicante|-0.474|38.434
es-muxia|Muxía|A Coruña|-9.192|43.058
es-muxika|Muxika|Bizkaia|-2.687|43.259
es-nabarniz|Nabarniz|Bizkaia|-2.584|43.324
es-nacimiento|Nacimiento|Almería|-2.66|37.136
es-nafria-de-ucero|Nafría de Ucero|Soria|-3.106|41.717
es-najera|Nájera|La Rioja|-2.747|42.419
es-nalda|Nalda|La Rioja|-2.484|42.326
es-nalec|Nalec|Lleida|1.118|41.548
es-nambroca|Nambroca|Toledo|-3.919|39.799
es-naquera-naquera|Nàquera/Náquera|València/Valencia|-0.414|39.637
es-narboneta|Narboneta|Cuenca|-1.495|39.756
es-naron|Narón|A Coruña|-8.166|43.539
es-narrillos-del-alamo|Narrillos del Álamo|Ávila|-5.47|40.573
es-narrillos-del-rebollar|Narrillos del Rebollar|Ávila|-4.957|40.674
es-narros|Narros|Soria|-2.285|41.85
es-narros-de-matalayegua|Narros de Matalayegua|Salamanca|-5.902|40.698
es-narros-de-salduena|Narros de Saldueña|Ávila|-4.873|40.88
es-narros-del-castillo|Narros del Castillo|Ávila|-5.062|40.849
es-narros-del-puerto|Narros del Puerto|Ávila|-4.995|40.538
es-naut-aran|Naut Aran|Lleida|0.924|42.701
es-nava|Nava|Asturias|-5.493|43.352
es-nava-de-arevalo|Nava de Arévalo|Ávila|-4.766|40.997
es-nava-de-bejar|Nava de Béjar|Salamanca|-5.677|40.477
es-nava-de-francia|Nava de Francia|Salamanca|-6.123|40.529
es-nava-de-la-asuncion|Nava de la Asunción|Segovia|-4.487|41.141
es-nava-de-roa|Nava de Roa|Burgos|-3.965|41.616
es-nava-de-sotrobal|Nava de Sotrobal|Salamanca|-5.286|40.893
es-nava-del-barco|Nava del Barco|Ávila|-5.556|40.269
es-nava-del-rey|Nava del Rey|Valladolid|-5.092|41.367
es-navacarros|Navacarros|Salamanca|-5.705|40.384
es-navacepedilla-de-corneja|Navacepedilla de Corneja|Ávila|-5.162|40.487
es-navacerrada|Navacerrada|Madrid|-4.005|40.745
es-navaconcejo|Navaconcejo|Cáceres|-5.859|40.173
es-navadijos|Navadijos|Ávila|-5.09|40.42
es-navaescurial|Navaescurial|Ávila|-5.26|40.463
es-navafria|Navafría|Segovia|-3.834|41.035
es-navahermosa|Navahermosa|Toledo|-4.477|39.654
es-navahondilla|Navahondilla|Ávila|-4.489|40.34
es-navajas|Navajas|Castelló/Castellón|-0.499|39.88
es-navajun|Navajún|La Rioja|-2.089|41.97
es-naval|Naval|Huesca|0.175|42.197
es-navalacruz|Navalacruz|Ávila|-4.946|40.454
es-navalafuente|Navalafuente|Madrid|-3.678|40.817
es-navalagamella|Navalagamella|Madrid|-4.13|40.439
es-navalcan|Navalcán|Toledo|-5.1|40.09
es-navalcarnero|Navalcarnero|Madrid|-4.013|40.289
es-navaleno|Navaleno|Soria|-3.007|41.852
es-navales|Navales|Salamanca|-5.477|40.779
es-navalilla|Navalilla|Segovia|-3.952|41.339
es-navalmanzano|Navalmanzano|Segovia|-4.255|41.216
es-navalmoral|Navalmoral|Ávila|-4.746|40.462
es-navalmoral-de-bejar|Navalmoral de Béjar|Salamanca|-5.789|40.433
es-navalmoral-de-la-mata|Navalmoral de la Mata|Cáceres|-5.557|39.932
es-navalmoralejo|Navalmoralejo|Toledo|-5.126|39.744
es-navalonguilla|Navalonguilla|Ávila|-5.503|40.243
es-navalosa|Navalosa|Ávila|-4.924|40.389
es-navalperal-de-pinares|Navalperal de Pinares|Ávila|-4.444|40.597
es-navalperal-de-tormes|Navalperal de Tormes|Ávila|-5.278|40.325
es-navalpino|Navalpino|Ciudad Real|-4.62|39.256
es-navaluenga|Navaluenga|Ávila|-4.693|40.395
es-navalvillar-de-ibor|Navalvillar de Ibor|Cáceres|-5.383|39.586
es-navalvillar-de-pela|Navalvillar de Pela|Badajoz|-5.486|39.112
es-navamorales|Navamorales|Salamanca|-5.486|40.481
es-navamorcuende|Navamorcuende|Toledo|-4.832|40.138
es-navaquesera|Navaquesera|Ávila|-4.917|40.423
es-navarcles|Navarcles|Barcelona|1.91|41.756
es-navardun|Navardún|Zaragoza|-1.16|42.508
es-navares-de-ayuso|Navares de Ayuso|Segovia|-3.701|41.372
es-navares-de-enmedio|Navares de Enmedio|Segovia|-3.729|41.396
es-navares-de-las-cuevas|Navares de las Cuevas|Segovia|-3.754|41.421
es-navaridas|Navaridas|Araba/Álava|-2.633|42.539
es-navarredonda-de-gredos|Navarredonda de Gredos|Ávila|-5.116|40.349
es-navarredonda-de-la-rinconada|Navarredonda de la Rinconada|Salamanca|-6.003|40.601
es-navarredonda-y-san-mames|Navarredonda y San Mamés|Madrid|-3.729|41.005
es-navarredondilla|Navarredondilla|Ávila|-4.835|40.439
es-navarres|Navarrés|València/Valencia|-0.716|39.092
es-navarrete|Navarrete|La Rioja|-2.563|42.429
es-navarrevisca|Navarrevisca|Ávila|-4.873|40.358
es-navas|Navàs|Barcelona|1.772|41.888
es-navas-de-bureba|Navas de Bureba|Burgos|-3.336|42.687
es-navas-de-estena|Navas de Estena|Ciudad Real|-4.54|39.463
es-navas-de-jorquera|Navas de Jorquera|Albacete|-1.726|39.284
es-navas-de-oro|Navas de Oro|Segovia|-4.423|41.205
es-navas-de-riofrio|Navas de Riofrío|Segovia|-4.118|40.848
es-navas-de-san-antonio|Navas de San Antonio|Segovia|-4.35|40.724
es-navas-de-san-juan|Navas de San Juan|Jaén|-3.335|38.218
es-navas-del-madrono|Navas del Madroño|Cáceres|-6.642|39.647
es-navas-del-rey|Navas del Rey|Madrid|-4.271|40.383
es-navascues-nabaskoze|Navascués/Nabaskoze|Navarra|-1.116|42.729
es-navasfrias|Navasfrías|Salamanca|-6.812|40.288
es-navata|Navata|Girona|2.86|42.218
es-navatalgordo|Navatalgordo|Ávila|-4.855|40.41
es-navatejares|Navatejares|Ávila|-5.538|40.322
es-naves|Navès|Lleida|1.635|42.047
es-navezuelas|Navezuelas|Cáceres|-5.429|39.505
es-navia|Navia|Asturias|-6.677|43.529
es-navia-de-suarna|Navia de Suarna|Lugo|-6.965|42.958
es-navianos-de-valverde|Navianos de Valverde|Zamora|-5.816|41.951
es-nazar|Nazar|Navarra|-2.287|42.64
es-nebreda|Nebreda|Burgos|-3.621|41.959
es-neda|Neda|A Coruña|-8.126|43.498
es-negredo|Negredo|Guadalajara|-2.859|41.029
es-negreira|Negreira|A Coruña|-8.818|42.908
es-negrilla-de-palencia|Negrilla de Palencia|Salamanca|-5.618|41.132
es-negueira-de-muniz|Negueira de Muñiz|Lugo|-6.89|43.126
es-neila|Neila|Burgos|-2.977|42.057
es-neila-de-san-miguel|Neila de San Miguel|Ávila|-5.655|40.429
es-nepas|Nepas|Soria|-2.405|41.522
es-nerja|Nerja|Málaga|-3.83|36.786
es-nerpio|Nerpio|Albacete|-2.36|38.143
es-nerva|Nerva|Huelva|-6.53|37.705
es-nestares|Nestares|La Rioja|-2.615|42.288
es-nevada|Nevada|Granada|-3.039|37.041
es-niebla|Niebla|Huelva|-6.679|37.434
es-nieva|Nieva|Segovia|-4.447|41.091
es-nieva-de-cameros|Nieva de Cameros|La Rioja|-2.684|42.222
es-nigran|Nigrán|Pontevedra|-8.789|42.145
es-niguelas|Nigüelas|Granada|-3.502|36.992
es-niguella|Nigüella|Zaragoza|-1.507|41.558
es-niharra|Niharra|Ávila|-4.843|40.594
es-nijar|Níjar|Almería|-2.126|36.891
es-nivar|Nívar|Granada|-3.552|37.267
es-noain-valle-de-elorz-noain-elortzibar|Noáin (Valle de Elorz)/Noain (Elortzibar)|Navarra|-1.592|42.727
es-noalejo|Noalejo|Jaén|-3.662|37.536
es-noblejas|Noblejas|Toledo|-3.432|39.996
es-noceda-del-bierzo|Noceda del Bierzo|León|-6.401|42.712
es-noez|Noez|Toledo|-4.162|39.737
es-nogal-de-las-huertas|Nogal de las Huertas|Palencia|-4.636|42.389
es-nogales|Nogales|Badajoz|-6.737|38.604
es-nogueira-de-ramuin|Nogueira de Ramuín|Ourense|-7.708|42.396
es-noguera-de-albarracin|Noguera de Albarracín|Teruel|-1.622|40.458
es-nogueras|Nogueras|Teruel|-1.077|41.142
es-nogueruelas|Nogueruelas|Teruel|-0.615|40.254
es-noia|Noia|A Coruña|-8.874|42.799
es-noja|Noja|Cantabria|-3.517|43.476
es-nolay|Nolay|Soria|-2.338|41.522
es-nombela|Nombela|Toledo|-4.525|40.131
es-nombrevilla|Nombrevilla|Zaragoza|-1.342|41.108
es-nonaspe|Nonaspe|Zaragoza|0.244|41.212
es-norena|Noreña|Asturias|-5.708|43.395
es-novales|Novales|Huesca|-0.279|42.029
es-novallas|Novallas|Zaragoza|-1.713|41.947
es-novelda|Novelda|Alacant/Alicante|-0.786|38.395
es-noves|Novés|Toledo|-4.267|40.035
es-novetle|Novetlè|València/Valencia|-0.554|38.983
es-noviercas|Noviercas|Soria|-2.005|41.702
es-novillas|Novillas|Zaragoza|-1.376|41.914
es-nueno|Nueno|Huesca|-0.344|42.291
es-nueva-carteya|Nueva Carteya|Córdoba|-4.447|37.601
es-nueva-villa-de-las-torres|Nueva Villa de las Torres|Valladolid|-5.084|41.267
es-nuevalos|Nuévalos|Zaragoza|-1.777|41.203
es-nuevo-baztan|Nuevo Baztán|Madrid|-3.251|40.376
es-nuez-de-ebro|Nuez de Ebro|Zaragoza|-0.685|41.582
es-nules|Nules|Castelló/Castellón|-0.166|39.855
es-nulles|Nulles|Tarragona|1.291|41.254
es-numancia-de-la-sagra|Numancia de la Sagra|Toledo|-3.828|40.078
es-nuno-gomez|Nuño Gómez|Toledo|-4.614|40.128
es-nunomoral|Nuñomoral|Cáceres|-6.257|40.405
es-o-barco-de-valdeorras|O Barco de Valdeorras|Ourense|-6.983|42.416
es-o-bolo|O Bolo|Ourense|-7.106|42.297
es-o-carballino|O Carballiño|Ourense|-8.077|42.441
es-o-corgo|O Corgo|Lugo|-7.435|42.93
es-o-grove|O Grove|Pontevedra|-8.89|42.472
es-o-incio|O Incio|Lugo|-7.369|42.672
es-o-irixo|O Irixo|Ourense|-8.141|42.514
es-o-paramo|O Páramo|Lugo|-7.525|42.835
es-o-pereiro-de-aguiar|O Pereiro de Aguiar|Ourense|-7.78|42.344
es-o-pino|O Pino|A Coruña|-8.323|42.94
es-o-porrino|O Porriño|Pontevedra|-8.629|42.134
es-o-rosal|O Rosal|Pontevedra|-8.834|41.94
es-o-savinao|O Saviñao|Lugo|-7.648|42.64
es-o-valadouro|O Valadouro|Lugo|-7.48|43.539
es-o-vicedo|O Vicedo|Lugo|-7.671|43.683
es-obanos|Obanos|Navarra|-1.785|42.662
es-obejo|Obejo|Córdoba|-4.76|38.074
es-obon|Obón|Teruel|-0.724|40.902
es-ocana|Ocaña|Toledo|-3.513|39.945
es-ocentejo|Ocentejo|Guadalajara|-2.397|40.774
es-ochagavia-otsagabia|Ochagavía/Otsagabia|Navarra|-1.073|42.956
es-ochanduri|Ochánduri|La Rioja|-3.001|42.524
es-oco|Oco|Navarra|-2.163|42.64
es-ocon|Ocón|La Rioja|-2.208|42.303
es-oden|Odèn|Lleida|1.439|42.123
es-odena|Òdena|Barcelona|1.632|41.619
es-odieta|Odieta|Navarra|-1.647|42.931
es-odon|Odón|Teruel|-1.569|40.883
es-oencia|Oencia|León|-6.994|42.544
es-ogassa|Ogassa|Girona|2.254|42.265
es-ogijares|Ogíjares|Granada|-3.617|37.123
es-ohanes|Ohanes|Almería|-2.761|37.062
es-oia|Oia|Pontevedra|-8.845|42.021
es-oiartzun|Oiartzun|Gipuzkoa|-1.839|43.277
es-oimbra|Oímbra|Ourense|-7.526|41.871
es-oiz|Oiz|Navarra|-1.692|43.093
es-ojacastro|Ojacastro|La Rioja|-3.002|42.353
es-ojen|Ojén|Málaga|-4.838|36.567
es-ojos|Ojós|Murcia|-1.362|38.108
es-ojos-albos|Ojos-Albos|Ávila|-4.513|40.726
es-ojos-negros|Ojos Negros|Teruel|-1.478|40.733
es-okondo|Okondo|Araba/Álava|-3.017|43.167
es-olaberria|Olaberria|Gipuzkoa|-2.206|43.022
es-olaibar|Olaibar|Navarra|-1.604|42.896
es-olazti-olazagutia|Olazti/Olazagutía|Navarra|-2.2|42.886
es-olba|Olba|Teruel|-0.643|40.124
es-olea-de-boedo|Olea de Boedo|Palencia|-4.462|42.61
es-oleiros|Oleiros|A Coruña|-8.332|43.349
es-olejua|Olejua|Navarra|-2.141|42.623
es-olerdola|Olèrdola|Barcelona|1.727|41.319
es-olesa-de-bonesvalls|Olesa de Bonesvalls|Barcelona|1.852|41.354
es-olesa-de-montserrat|Olesa de Montserrat|Barcelona|1.902|41.553
es-oliana|Oliana|Lleida|1.322|42.095
es-olias-del-rey|Olías del Rey|Toledo|-3.986|39.948
es-oliete|Oliete|Teruel|-0.649|40.991
es-oliola|Oliola|Lleida|1.172|41.855
es-olite-erriberri|Olite/Erriberri|Navarra|-1.674|42.445
es-olius|Olius|Lleida|1.531|41.991
es-oliva|Oliva|València/Valencia|-0.104|38.898
es-oliva-de-la-frontera|Oliva de la Frontera|Badajoz|-6.989|38.253
es-oliva-de-merida|Oliva de Mérida|Badajoz|-6.039|38.731
es-oliva-de-plasencia|Oliva de Plasencia|Cáceres|-6.106|40.113
es-olivares|Olivares|Sevilla|-6.17|37.459
es-olivares-de-duero|Olivares de Duero|Valladolid|-4.363|41.646
es-olivares-de-jucar|Olivares de Júcar|Cuenca|-2.332|39.753
es-olivella|Olivella|Barcelona|1.813|41.299
es-olivenza|Olivenza|Badajoz|-7.121|38.655
es-ollauri|Ollauri|La Rioja|-2.824|42.537
es-olmeda-de-cobeta|Olmeda de Cobeta|Guadalajara|-2.207|40.843
es-olmeda-de-la-cuesta|Olmeda de la Cuesta|Cuenca|-2.47|40.31
es-olmeda-de-las-fuentes|Olmeda de las Fuentes|Madrid|-3.206|40.368
es-olmeda-del-rey|Olmeda del Rey|Cuenca|-2.06|39.813
es-olmedilla-de-alarcon|Olmedilla de Alarcón|Cuenca|-2.109|39.617
es-olmedilla-de-eliz|Olmedilla de Eliz|Cuenca|-2.421|40.298
es-olmedillo-de-roa|Olmedillo de Roa|Burgos|-3.93|41.782
es-olmedo|Olmedo|Valladolid|-4.718|41.292
es-olmedo-de-camaces|Olmedo de Camaces|Salamanca|-6.629|40.903
es-olmillos-de-castro|Olmillos de Castro|Zamora|-5.97|41.737
es-olmillos-de-muno|Olmillos de Muñó|Burgos|-3.945|42.2
es-olmos-de-esgueva|Olmos de Esgueva|Valladolid|-4.517|41.687
es-olmos-de-ojeda|Olmos de Ojeda|Palencia|-4.452|42.737
es-olmos-de-penafiel|Olmos de Peñafiel|Valladolid|-4.034|41.564
es-olocau|Olocau|València/Valencia|-0.527|39.688
es-olocau-del-rey|Olocau del Rey|Castelló/Castellón|-0.337|40.641
es-olombrada|Olombrada|Segovia|-4.161|41.437
es-oloriz-oloritz|Olóriz/Oloritz|Navarra|-1.599|42.643
es-olost|Olost|Barcelona|2.097|42.002
es-olot|Olot|Girona|2.495|42.175
es-olula-de-castro|Olula de Castro|Almería|-2.49|37.174
es-olula-del-rio|Olula del Río|Almería|-2.303|37.38
es-olvan|Olvan|Barcelona|1.907|42.062
es-olvega|Ólvega|Soria|-1.977|41.781
es-olvena|Olvena|Huesca|0.265|42.108
es-olvera|Olvera|Cádiz|-5.281|36.951
es-olves|Olvés|Zaragoza|-1.662|41.225
es-ona|Oña|Burgos|-3.385|42.717
es-onati|Oñati|Gipuzkoa|-2.414|43.012
es-oncala|Oncala|Soria|-2.286|41.973
es-onda|Onda|Castelló/Castellón|-0.228|39.98
es-ondara|Ondara|Alacant/Alicante|0.016|38.828
es-ondarroa|Ondarroa|Bizkaia|-2.433|43.318
es-onil|Onil|Alacant/Alicante|-0.661|38.634
es-onis|Onís|Asturias|-4.955|43.303
es-ontigola|Ontígola|Toledo|-3.567|39.997
es-ontinena|Ontiñena|Huesca|0.045|41.632
es-ontinyent|Ontinyent|València/Valencia|-0.654|38.814
es-ontur|Ontur|Albacete|-1.489|38.622
es-onzonilla|Onzonilla|León|-5.583|42.519
es-oquillas|Oquillas|Burgos|-3.699|41.827
es-orba|Orba|Alacant/Alicante|-0.069|38.786
es-orbaizeta|Orbaizeta|Navarra|-1.214|43.008
es-orbaneja-riopico|Orbaneja Riopico|Burgos|-3.578|42.358
es-orbara|Orbara|Navarra|-1.251|42.974
es-orbita|Orbita|Ávila|-4.657|40.994
es-orcajo|Orcajo|Zaragoza|-1.507|41.104
es-orce|Orce|Granada|-2.397|37.718
es-orcera|Orcera|Jaén|-2.64|38.31
es-ordes|Ordes|A Coruña|-8.399|43.092
es-ordis|Ordis|Girona|2.893|42.216
es-ordizia|Ordizia|Gipuzkoa|-2.18|43.06
es-orea|Orea|Guadalajara|-1.731|40.531
es-orejana|Orejana|Segovia|-3.77|41.158
es-orellana-de-la-sierra|Orellana de la Sierra|Badajoz|-5.507|39.018
es-orellana-la-vieja|Orellana la Vieja|Badajoz|-5.551|39.018
es-orendain|Orendain|Gipuzkoa|-2.108|43.078
es-orera|Orera|Zaragoza|-1.461|41.308
es-ores|Orés|Zaragoza|-1.008|42.263
es-orexa|Orexa|Gipuzkoa|-2.002|43.091
es-organya|Organyà|Lleida|1.318|42.21
es-orgaz|Orgaz|Toledo|-3.896|39.642
es-orgiva|Órgiva|Granada|-3.399|36.865
es-oria|Oria|Almería|-2.289|37.494
es-orihuela|Orihuela|Alacant/Alicante|-0.896|38.033
es-orihuela-del-tremedal|Orihuela del Tremedal|Teruel|-1.639|40.549
es-orio|Orio|Gipuzkoa|-2.105|43.286
es-oris|Orís|Barcelona|2.222|42.068
es-orisoain|Orísoain|Navarra|-1.593|42.6
es-orista|Oristà|Barcelona|2.07|41.95
es-orkoien|Orkoien|Navarra|-1.705|42.827
es-ormaiztegi|Ormaiztegi|Gipuzkoa|-2.251|43.042
es-oronz-orontze|Oronz/Orontze|Navarra|-1.074|42.875
es-oropesa|Oropesa|Toledo|-5.165|39.988
es-oroso|Oroso|A Coruña|-8.387|42.997
es-oroz-betelu-orotz-betelu|Oroz-Betelu/Orotz-Betelu|Navarra|-1.306|42.907
es-orozko|Orozko|Bizkaia|-2.88|43.089
es-orpesa-oropesa-del-mar|Orpesa/Oropesa del Mar|Castelló/Castellón|0.124|40.091
es-orpi|Orpí|Barcelona|1.579|41.524
es-orreaga-roncesvalles|Orreaga/Roncesvalles|Navarra|-1.31|43.013
es-orrios|Orrios|Teruel|-0.961|40.584
es-orrius|Òrrius|Barcelona|2.351|41.554
es-ortigosa-de-cameros|Ortigosa de Cameros|La Rioja|-2.715|42.161
es-ortigosa-de-pestano|Ortigosa de Pestaño|Segovia|-4.395|41.091
es-ortigosa-del-monte|Ortigosa del Monte|Segovia|-4.161|40.82
es-ortigueira|Ortigueira|A Coruña|-7.829|43.65
es-ortuella|Ortuella|Bizkaia|-3.058|43.304
es-orusco-de-tajuna|Orusco de Tajuña|Madrid|-3.209|40.29
es-orxeta|Orxeta|Alacant/Alicante|-0.281|38.552
es-os-blancos|Os Blancos|Ourense|-7.757|41.98
es-os-de-balaguer|Os de Balaguer|Lleida|0.666|41.909
es-osa-de-la-vega|Osa de la Vega|Cuenca|-2.76|39.642
es-oseja|Oseja|Zaragoza|-1.699|41.608
es-oseja-de-sajambre|Oseja de Sajambre|León|-5.043|43.136
es-osera-de-ebro|Osera de Ebro|Zaragoza|-0.566|41.535
es-osor|Osor|Girona|2.562|41.942
es-osornillo|Osornillo|Palencia|-4.307|42.367
es-osorno-la-mayor|Osorno la Mayor|Palencia|-4.378|42.387
es-ossa-de-montiel|Ossa de Montiel|Albacete|-2.765|38.969
es-osso-de-cinca|Osso de Cinca|Huesca|0.221|41.667
es-osso-de-sio|Ossó de Sió|Lleida|1.145|41.745
es-osuna|Osuna|Sevilla|-5.125|37.249
es-oteiza|Oteiza|Navarra|-1.945|42.58
es-otero|Otero|Toledo|-4.507|40.019
es-otero-de-bodas|Otero de Bodas|Zamora|-6.172|41.949
es-otero-de-herreros|Otero de Herreros|Segovia|-4.208|40.817
es-otivar|Otívar|Granada|-3.747|36.839
es-otos|Otos|València/Valencia|-0.442|38.855
es-otxandio|Otxandio|Bizkaia|-2.655|43.041
es-ourense|Ourense|Ourense|-7.887|42.35
es-ourol|Ourol|Lugo|-7.643|43.561
es-outeiro-de-rei|Outeiro de Rei|Lugo|-7.608|43.1
es-outes|Outes|A Coruña|-8.922|42.851
es-oviedo|Oviedo|Asturias|-5.873|43.35
es-oyon-oion|Oyón-Oion|Araba/Álava|-2.433|42.544
es-oza-cesuras|Oza-Cesuras|A Coruña|-8.19|43.183
es-pacs-del-penedes|Pacs del Penedès|Barcelona|1.667|41.361
es-paderne|Paderne|A Coruña|-8.164|43.296
es-paderne-de-allariz|Paderne de Allariz|Ourense|-7.747|42.277
es-padiernos|Padiernos|Ávila|-4.866|40.631
es-padilla-de-abajo|Padilla de Abajo|Burgos|-4.178|42.403
es-padilla-de-arriba|Padilla de Arriba|Burgos|-4.189|42.451
es-padrenda|Padrenda|Ourense|-8.155|42.12
es-padron|Padrón|A Coruña|-8.632|42.758
es-padrones-de-bureba|Padrones de Bureba|Burgos|-3.557|42.703
es-padul|Padul|Granada|-3.67|37.014
es-padules|Padules|Almería|-2.771|36.967
es-paiporta|Paiporta|València/Valencia|-0.412|39.424
es-pajara|Pájara|Las Palmas|-14.241|28.205
es-pajarejos|Pajarejos|Segovia|-3.595|41.391
es-pajares-de-adaja|Pajares de Adaja|Ávila|-4.645|40.92
es-pajares-de-la-laguna|Pajares de la Laguna|Salamanca|-5.51|41.1
es-pajares-de-la-lampreana|Pajares de la Lampreana|Zamora|-5.696|41.708
es-pajares-de-los-oteros|Pajares de los Oteros|León|-5.457|42.335
es-pajaron|Pajarón|Cuenca|-1.794|39.97
es-pajaroncillo|Pajaroncillo|Cuenca|-1.716|39.946
es-palacios-de-goda|Palacios de Goda|Ávila|-4.763|41.111
es-palacios-de-la-sierra|Palacios de la Sierra|Burgos|-3.122|41.959
es-palacios-de-la-valduerna|Palacios de la Valduerna|León|-5.948|42.314
es-palacios-de-riopisuerga|Palacios de Riopisuerga|Burgos|-4.258|42.339
es-palacios-de-sanabria|Palacios de Sanabria|Zamora|-6.544|42.046
es-palacios-del-arzobispo|Palacios del Arzobispo|Salamanca|-5.884|41.17
es-palacios-del-pan|Palacios del Pan|Zamora|-5.889|41.613
es-palacios-del-sil|Palacios del Sil|León|-6.406|42.875
es-palaciosrubios|Palaciosrubios|Salamanca|-5.189|41.055
es-palafolls|Palafolls|Barcelona|2.729|41.672
es-palafrugell|Palafrugell|Girona|3.17|41.913
es-palamos|Palamós|Girona|3.132|41.866
es-palanques|Palanques|Castelló/Castellón|-0.192|40.709
es-palas-de-rei|Palas de Rei|Lugo|-7.871|42.896
es-palau-de-santa-eulalia|Palau de Santa Eulàlia|Girona|2.975|42.179
es-palau-sator|Palau-sator|Girona|3.121|41.983
es-palau-saverdera|Palau-saverdera|Girona|3.142|42.299
es-palau-solita-i-plegamans|Palau-solità i Plegamans|Barcelona|2.176|41.581
es-palazuelo-de-vedija|Palazuelo de Vedija|Valladolid|-5.14|41.929
es-palazuelos-de-eresma|Palazuelos de Eresma|Segovia|-4.015|40.925
es-palazuelos-de-la-sierra|Palazuelos de la Sierra|Burgos|-3.457|42.212
es-palazuelos-de-muno|Palazuelos de Muñó|Burgos|-3.977|42.182
es-palencia|Palencia|Palencia|-4.565|41.984
es-palencia-de-negrilla|Palencia de Negrilla|Salamanca|-5.622|41.109
es-palenciana|Palenciana|Córdoba|-4.591|37.249
es-palenzuela|Palenzuela|Palencia|-4.132|42.099
es-palleja|Pallejà|Barcelona|1.986|41.422
es-palma|Palma|Illes Balears|2.699|39.583
es-palma-de-gandia|Palma de Gandía|València/Valencia|-0.238|38.947
es-palma-del-rio|Palma del Río|Córdoba|-5.292|37.673
es-palmaces-de-jadraque|Pálmaces de Jadraque|Guadalajara|-2.915|41.059
es-palmera|Palmera|València/Valencia|-0.148|38.945
es-palo|Palo|Huesca|0.24|42.318
es-palol-de-revardit|Palol de Revardit|Girona|2.803|42.055
es-palomar-de-arroyos|Palomar de Arroyos|Teruel|-0.731|40.775
es-palomares-del-campo|Palomares del Campo|Cuenca|-2.625|39.939
es-palomares-del-rio|Palomares del Río|Sevilla|-6.056|37.314
es-palomas|Palomas|Badajoz|-6.154|38.704
es-palomeque|Palomeque|Toledo|-3.979|40.116
es-palomera|Palomera|Cuenca|-2.022|40.072
es-palomero|Palomero|Cáceres|-6.277|40.246
es-palos-de-la-frontera|Palos de la Frontera|Huelva|-6.887|37.19
es-pals|Pals|Girona|3.17|41.982
es-pampaneira|Pampaneira|Granada|-3.379|36.967
es-pampliega|Pampliega|Burgos|-3.961|42.222
es-pamplona-iruna|Pamplona/Iruña|Navarra|-1.652|42.815
es-pancorbo|Pancorbo|Burgos|-3.125|42.65
es-pancrudo|Pancrudo|Teruel|-1.014|40.786
es-paniza|Paniza|Zaragoza|-1.202|41.274
es-panticosa|Panticosa|Huesca|-0.24|42.737
es-pantoja|Pantoja|Toledo|-3.822|40.045
es-panton|Pantón|Lugo|-7.648|42.505
es-papatrigo|Papatrigo|Ávila|-4.841|40.875
es-paracuellos|Paracuellos|Cuenca|-1.767|39.715
es-paracuellos-de-jarama|Paracuellos de Jarama|Madrid|-3.524|40.514
es-paracuellos-de-jiloca|Paracuellos de Jiloca|Zaragoza|-1.652|41.302
es-paracuellos-de-la-ribera|Paracuellos de la Ribera|Zaragoza|-1.552|41.421
es-parada-de-arriba|Parada de Arriba|Salamanca|-5.809|40.983
es-parada-de-rubiales|Parada de Rubiales|Salamanca|-5.438|41.159
es-parada-de-sil|Parada de Sil|Ourense|-7.562|42.364
es-paradas|Paradas|Sevilla|-5.498|37.291
es-paradela|Paradela|Lugo|-7.577|42.742
es-paradinas-de-san-juan|Paradinas de San Juan|Salamanca|-5.166|40.97
es-paramo-de-boedo|Páramo de Boedo|Palencia|-4.394|42.59
es-paramo-del-sil|Páramo del Sil|León|-6.493|42.823
es-parauta|Parauta|Málaga|-5.084|36.667
es-parcent|Parcent|Alacant/Alicante|-0.073|38.74
es-pardilla|Pardilla|Burgos|-3.708|41.549
es-pardines|Pardines|Girona|2.231|42.307
es-pardos|Pardos|Guadalajara|-1.93|40.944
es-paredes|Paredes|Cuenca|-2.854|40.076
es-paredes-de-escalona|Paredes de Escalona|Toledo|-4.439|40.213
es-paredes-de-nava|Paredes de Nava|Palencia|-4.69|42.169
es-paredes-de-siguenza|Paredes de Sigüenza|Guadalajara|-2.732|41.241
es-pareja|Pareja|Guadalajara|-2.652|40.562
es-parets-del-valles|Parets del Vallès|Barcelona|2.232|41.566
es-parla|Parla|Madrid|-3.768|40.229
es-parlava|Parlavà|Girona|3.044|42.02
es-parres|Parres|Asturias|-5.187|43.365
es-parrillas|Parrillas|Toledo|-5.042|40.094
es-partaloa|Partaloa|Almería|-2.229|37.411
es-partido-de-la-sierra-en-tobalina|Partido de la Sierra en Tobalina|Burgos|-3.213|42.724
es-pasaia|Pasaia|Gipuzkoa|-1.896|43.339
es-pasaron-de-la-vera|Pasarón de la Vera|Cáceres|-5.814|40.025
es-pascualcobo|Pascualcobo|Ávila|-5.267|40.645
es-passanant-i-belltall|Passanant i Belltall|Tarragona|1.202|41.521
es-pastores|Pastores|Salamanca|-6.498|40.52
es-pastrana|Pastrana|Guadalajara|-2.91|40.403
es-pastriz|Pastriz|Zaragoza|-0.766|41.604
es-paterna|Paterna|València/Valencia|-0.467|39.523
es-paterna-de-rivera|Paterna de Rivera|Cádiz|-5.854|36.523
es-paterna-del-campo|Paterna del Campo|Huelva|-6.468|37.473
es-paterna-del-madera|Paterna del Madera|Albacete|-2.343|38.589
es-paterna-del-rio|Paterna del Río|Almería|-2.95|37.047
es-patones|Patones|Madrid|-3.487|40.882
es-pau|Pau|Girona|3.113|42.309
es-pauls|Paüls|Tarragona|0.408|40.929
es-pavias|Pavías|Castelló/Castellón|-0.481|39.97
es-paymogo|Paymogo|Huelva|-7.316|37.747
es-payo-de-ojeda|Payo de Ojeda|Palencia|-4.498|42.729
es-pazos-de-borben|Pazos de Borbén|Pontevedra|-8.536|42.287
es-pazuengos|Pazuengos|La Rioja|-2.927|42.306
es-peal-de-becerro|Peal de Becerro|Jaén|-3.172|37.899
es-pechina|Pechina|Almería|-2.401|36.943
es-pedrafita-do-cebreiro|Pedrafita do Cebreiro|Lugo|-7.084|42.693
es-pedrajas-de-san-esteban|Pedrajas de San Esteban|Valladolid|-4.591|41.355
es-pedralba|Pedralba|València/Valencia|-0.726|39.597
es-pedralba-de-la-praderia|Pedralba de la Pradería|Zamora|-6.688|41.982
es-pedraza|Pedraza|Segovia|-3.804|41.128
es-pedraza-de-alba|Pedraza de Alba|Salamanca|-5.365|40.741
es-pedraza-de-campos|Pedraza de Campos|Palencia|-4.717|41.972
es-pedreguer|Pedreguer|Alacant/Alicante|0.03|38.793
es-pedrera|Pedrera|Sevilla|-4.894|37.203
es-pedret-i-marza|Pedret i Marzà|Girona|3.07|42.308
es-pedrezuela|Pedrezuela|Madrid|-3.625|40.741
es-pedro-abad|Pedro Abad|Córdoba|-4.455|37.969
es-pedro-bernardo|Pedro Bernardo|Ávila|-4.909|40.243
es-pedro-martinez|Pedro Martínez|Granada|-3.221|37.514
es-pedro-munoz|Pedro Muñoz|Ciudad Real|-2.941|39.399
es-pedro-rodriguez|Pedro-Rodríguez|Ávila|-4.785|40.938
es-pedroche|Pedroche|Córdoba|-4.742|38.423
es-pedrola|Pedrola|Zaragoza|-1.262|41.76
es-pedrosa-de-duero|Pedrosa de Duero|Burgos|-3.995|41.737
es-pedrosa-de-la-vega|Pedrosa de la Vega|Palencia|-4.748|42.479
es-pedrosa-de-rio-urbel|Pedrosa de Río Úrbel|Burgos|-3.838|42.418
es-pedrosa-del-paramo|Pedrosa del Páramo|Burgos|-3.973|42.443
es-pedrosa-del-principe|Pedrosa del Príncipe|Burgos|-4.203|42.239
es-pedrosa-del-rey|Pedrosa del Rey|Valladolid|-5.21|41.528
es-pedrosillo-de-alba|Pedrosillo de Alba|Salamanca|-5.402|40.814
es-pedrosillo-de-los-aires|Pedrosillo de los Aires|Salamanca|-5.701|40.692
es-pedrosillo-el-ralo|Pedrosillo el Ralo|Salamanca|-5.555|41.06
es-pedroso|Pedroso|La Rioja|-2.696|42.293
es-pedroso-de-acim|Pedroso de Acim|Cáceres|-6.406|39.853
es-pegalajar|Pegalajar|Jaén|-3.629|37.722
es-pego|Pego|Alacant/Alicante|-0.101|38.844
es-peguerinos|Peguerinos|Ávila|-4.227|40.649
es-pelabravo|Pelabravo|Salamanca|-5.587|40.946
es-pelahustan|Pelahustán|Toledo|-4.588|40.171
es-pelarrodriguez|Pelarrodríguez|Salamanca|-6.217|40.889
es-pelayos|Pelayos|Salamanca|-5.57|40.663
es-pelayos-de-la-presa|Pelayos de la Presa|Madrid|-4.326|40.361
es-pelayos-del-arroyo|Pelayos del Arroyo|Segovia|-3.931|41.061
es-peleagonzalo|Peleagonzalo|Zamora|-5.469|41.488
es-peleas-de-abajo|Peleas de Abajo|Zamora|-5.693|41.389
es-peligros|Peligros|Granada|-3.631|37.242
es-penacaballera|Peñacaballera|Salamanca|-5.864|40.343
es-penacerrada-urizaharra|Peñacerrada-Urizaharra|Araba/Álava|-2.698|42.638
es-penafiel|Peñafiel|Valladolid|-4.122|41.597
es-penaflor|Peñaflor|Sevilla|-5.366|37.732
es-penaflor-de-hornija|Peñaflor de Hornija|Valladolid|-4.975|41.723
es-penagos|Penagos|Cantabria|-3.814|43.333
es-penaguila|Penàguila|Alacant/Alicante|-0.371|38.657
es-penalba|Peñalba|Huesca|-0.046|41.468
es-penalba-de-avila|Peñalba de Ávila|Ávila|-4.722|40.796
es-penalen|Peñalén|Guadalajara|-2.092|40.677
es-penalsordo|Peñalsordo|Badajoz|-5.139|38.831
es-penalver|Peñalver|Guadalajara|-2.888|40.575
es-penamellera-alta|Peñamellera Alta|Asturias|-4.716|43.321
es-penamellera-baja|Peñamellera Baja|Asturias|-4.599|43.309
es-penaparda|Peñaparda|Salamanca|-6.661|40.301
es-penaranda-de-bracamonte|Peñaranda de Bracamonte|Salamanca|-5.213|40.901
es-penaranda-de-duero|Peñaranda de Duero|Burgos|-3.467|41.687
es-penarandilla|Peñarandilla|Salamanca|-5.396|40.879
es-penarroya-de-tastavins|Peñarroya de Tastavins|Teruel|0.066|40.748
es-penarroya-pueblonuevo|Peñarroya-Pueblonuevo|Córdoba|-5.244|38.317
es-penarrubia|Peñarrubia|Cantabria|-4.576|43.254
es-penas-de-san-pedro|Peñas de San Pedro|Albacete|-2.029|38.738
es-penascosa|Peñascosa|Albacete|-2.329|38.67
es-penausende|Peñausende|Zamora|-5.892|41.287
es-penelles|Penelles|Lleida|0.949|41.729
es-peniscola-peniscola|Peníscola/Peñíscola|Castelló/Castellón|0.355|40.356
es-pepino|Pepino|Toledo|-4.786|40.016
es-peque|Peque|Zamora|-6.267|42.078
es-peracense|Peracense|Teruel|-1.456|40.648
es-perafita|Perafita|Barcelona|2.106|42.048
es-perafort|Perafort|Tarragona|1.244|41.187
es-peral-de-arlanza|Peral de Arlanza|Burgos|-4.066|42.069
es-peralada|Peralada|Girona|3.03|42.301
es-peraleda-de-la-mata|Peraleda de la Mata|Cáceres|-5.46|39.868
es-peraleda-de-san-roman|Peraleda de San Román|Cáceres|-5.39|39.751
es-peraleda-del-zaucejo|Peraleda del Zaucejo|Badajoz|-5.596|38.487
es-peralejos|Peralejos|Teruel|-0.997|40.479
es-peralejos-de-abajo|Peralejos de Abajo|Salamanca|-6.365|41.009
es-peralejos-de-arriba|Peralejos de Arriba|Salamanca|-6.313|41.008
es-peralejos-de-las-truchas|Peralejos de las Truchas|Guadalajara|-1.899|40.588
es-perales|Perales|Palencia|-4.592|42.179
es-perales-de-tajuna|Perales de Tajuña|Madrid|-3.352|40.226
es-perales-del-alfambra|Perales del Alfambra|Teruel|-0.98|40.634
es-perales-del-puerto|Perales del Puerto|Cáceres|-6.69|40.137
es-peralta-azkoien|Peralta/Azkoien|Navarra|-1.802|42.356
es-peralta-de-alcofea|Peralta de Alcofea|Huesca|-0.041|41.892
es-peralta-de-calasanz|Peralta de Calasanz|Huesca|0.385|42.001
es-peraltilla|Peraltilla|Huesca|-0.014|42.046
es-peralveche|Peralveche|Guadalajara|-2.483|40.61
es-peramola|Peramola|Lleida|1.263|42.079
es-peranzanes|Peranzanes|León|-6.649|42.879
es-perarrua|Perarrúa|Huesca|0.342|42.277
es-perdiguera|Perdiguera|Zaragoza|-0.613|41.746
es-perena-de-la-ribera|Pereña de la Ribera|Salamanca|-6.523|41.231
es-pereruela|Pereruela|Zamora|-5.891|41.409
es-periana|Periana|Málaga|-4.196|36.931
es-perilla-de-castro|Perilla de Castro|Zamora|-5.851|41.729
es-peromingo|Peromingo|Salamanca|-5.772|40.465
es-perosillo|Perosillo|Segovia|-4.145|41.39
es-pertusa|Pertusa|Huesca|-0.128|41.998
es-pesaguero|Pesaguero|Cantabria|-4.534|43.065
es-pescueza|Pescueza|Cáceres|-6.612|39.881
es-pesoz|Pesoz|Asturias|-6.868|43.272
es-pesquera|Pesquera|Cantabria|-4.066|43.086
es-pesquera-de-duero|Pesquera de Duero|Valladolid|-4.208|41.662
es-petilla-de-aragon|Petilla de Aragón|Navarra|-1.089|42.457
es-petin|Petín|Ourense|-7.1|42.367
es-petra|Petra|Illes Balears|3.142|39.628
es-petrer|Petrer|Alacant/Alicante|-0.732|38.492
es-petres|Petrés|València/Valencia|-0.312|39.685
es-petrola|Pétrola|Albacete|-1.524|38.794
es-pezuela-de-las-torres|Pezuela de las Torres|Madrid|-3.178|40.408
es-pias|Pías|Zamora|-6.97|42.097
es-picanya|Picanya|València/Valencia|-0.434|39.435
es-picassent|Picassent|València/Valencia|-0.487|39.348
es-picon|Picón|Ciudad Real|-4.073|39.059
es-piedrabuena|Piedrabuena|Ciudad Real|-4.302|39.089
es-piedrahita|Piedrahíta|Ávila|-5.338|40.471
es-piedrahita-de-castro|Piedrahita de Castro|Zamora|-5.733|41.674
es-piedralaves|Piedralaves|Ávila|-4.712|40.321
es-piedramillera|Piedramillera|Navarra|-2.209|42.635
es-piedras-albas|Piedras Albas|Cáceres|-6.939|39.783
es-piedratajada|Piedratajada|Zaragoza|-0.788|42.125
es-pielagos|Piélagos|Cantabria|-3.945|43.389
es-piera|Piera|Barcelona|1.75|41.511
es-piernigas|Piérnigas|Burgos|-3.406|42.6
es-pilar-de-la-horadada|Pilar de la Horadada|Alacant/Alicante|-0.829|37.9
es-pilas|Pilas|Sevilla|-6.312|37.305
es-piles|Piles|València/Valencia|-0.127|38.945
es-pilona|Piloña|Asturias|-5.338|43.329
es-pina-de-campos|Piña de Campos|Palencia|-4.44|42.217
es-pina-de-ebro|Pina de Ebro|Zaragoza|-0.394|41.509
es-pina-de-esgueva|Piña de Esgueva|Valladolid|-4.438|41.726
es-pina-de-montalgrao|Pina de Montalgrao|Castelló/Castellón|-0.65|40.015
es-pinar|Píñar|Granada|-3.404|37.431
es-pinarejo|Pinarejo|Cuenca|-2.417|39.614
es-pinarejos|Pinarejos|Segovia|-4.291|41.254
es-pinarnegrillo|Pinarnegrillo|Segovia|-4.216|41.195
es-pineda-de-giguela|Pineda de Gigüela|Cuenca|-2.539|40.089
es-pineda-de-la-sierra|Pineda de la Sierra|Burgos|-3.289|42.221
es-pineda-de-mar|Pineda de Mar|Barcelona|2.67|41.633
es-pineda-trasmonte|Pineda Trasmonte|Burgos|-3.695|41.909
es-pinedas|Pinedas|Salamanca|-5.974|40.444
es-pinel-de-abajo|Piñel de Abajo|Valladolid|-4.168|41.688
es-pinel-de-arriba|Piñel de Arriba|Valladolid|-4.144|41.711
es-pinell-de-solsones|Pinell de Solsonès|Lleida|1.367|41.952
es-pinet|Pinet|València/Valencia|-0.324|38.986
es-pinilla-de-jadraque|Pinilla de Jadraque|Guadalajara|-2.944|41.019
es-pinilla-de-los-barruecos|Pinilla de los Barruecos|Burgos|-3.304|41.916
es-pinilla-de-los-moros|Pinilla de los Moros|Burgos|-3.312|42.077
es-pinilla-de-molina|Pinilla de Molina|Guadalajara|-1.877|40.674
es-pinilla-de-toro|Pinilla de Toro|Zamora|-5.357|41.623
es-pinilla-del-campo|Pinilla del Campo|Soria|-2.097|41.71
es-pinilla-del-valle|Pinilla del Valle|Madrid|-3.83|40.937
es-pinilla-trasmonte|Pinilla Trasmonte|Burgos|-3.625|41.879
es-pinillos|Pinillos|La Rioja|-2.596|42.192
es-pino-del-oro|Pino del Oro|Zamora|-6.119|41.585
es-pino-del-rio|Pino del Río|Palencia|-4.8|42.642
es-pinofranqueado|Pinofranqueado|Cáceres|-6.388|40.334
es-pinor|Piñor|Ourense|-8.012|42.523
es-pinos|Pinós|Lleida|1.547|41.844
es-pinos-genil|Pinos Genil|Granada|-3.502|37.159
es-pinos-puente|Pinos Puente|Granada|-3.812|37.238
es-pinseque|Pinseque|Zaragoza|-1.087|41.728
es-pinto|Pinto|Madrid|-3.686|40.247
es-pinuecar-gandullas|Piñuécar-Gandullas|Madrid|-3.599|41.029
es-piornal|Piornal|Cáceres|-5.838|40.116
es-pioz|Pioz|Guadalajara|-3.173|40.46
es-piqueras|Piqueras|Guadalajara|-1.733|40.664
es-piqueras-del-castillo|Piqueras del Castillo|Cuenca|-2.084|39.721
es-pira|Pira|Tarragona|1.191|41.422
es-piraces|Piracés|Huesca|-0.321|42.005
es-pitarque|Pitarque|Teruel|-0.601|40.62
es-pitiegua|Pitiegua|Salamanca|-5.452|41.055
es-pitillas|Pitillas|Navarra|-1.584|42.424
es-pizarra|Pizarra|Málaga|-4.707|36.767
es-pizarral|Pizarral|Salamanca|-5.647|40.614
es-plan|Plan|Huesca|0.302|42.549
es-planes|Planes|Alacant/Alicante|-0.332|38.792
es-planoles|Planoles|Girona|2.102|42.324
es-plasencia|Plasencia|Cáceres|-6.141|40.015
es-plasencia-de-jalon|Plasencia de Jalón|Zaragoza|-1.264|41.693
es-plasenzuela|Plasenzuela|Cáceres|-6.048|39.373
es-pleitas|Pleitas|Zaragoza|-1.203|41.713
es-plenas|Plenas|Zaragoza|-0.959|41.112
es-plentzia|Plentzia|Bizkaia|-2.935|43.395
es-pliego|Pliego|Murcia|-1.504|37.976
es-plou|Plou|Teruel|-0.85|41.003
es-poblacion-de-arroyo|Población de Arroyo|Palencia|-4.878|42.326
es-poblacion-de-campos|Población de Campos|Palencia|-4.458|42.264
es-poblacion-de-cerrato|Población de Cerrato|Palencia|-4.433|41.791
es-pobladura-de-pelayo-garcia|Pobladura de Pelayo García|León|-5.666|42.303
es-pobladura-de-valderaduey|Pobladura de Valderaduey|Zamora|-5.528|41.691
es-pobladura-del-valle|Pobladura del Valle|Zamora|-5.729|42.105
es-poblete|Poblete|Ciudad Real|-4.001|38.93
es-poboleda|Poboleda|Tarragona|0.845|41.232
es-poio|Poio|Pontevedra|-8.707|42.441
es-pol|Pol|Lugo|-7.331|43.142
es-polaciones|Polaciones|Cantabria|-4.414|43.093
es-polan|Polán|Toledo|-4.244|39.799
es-polanco|Polanco|Cantabria|-4.011|43.381
es-polenino|Poleñino|Huesca|-0.323|41.856
es-polentinos|Polentinos|Palencia|-4.55|42.941
es-policar|Polícar|Granada|-3.241|37.248
es-polinya|Polinyà|Barcelona|2.152|41.559
es-polinya-de-xuquer|Polinyà de Xúquer|València/Valencia|-0.374|39.19
es-pollenca|Pollença|Illes Balears|3.029|39.887
es-pollos|Pollos|Valladolid|-5.129|41.438
es-polop|Polop|Alacant/Alicante|-0.152|38.621
es-polopos|Polopos|Granada|-3.301|36.777
es-pomar-de-valdivia|Pomar de Valdivia|Palencia|-4.174|42.774
es-pomer|Pomer|Zaragoza|-1.842|41.636
es-ponferrada|Ponferrada|León|-6.564|42.497
es-ponga|Ponga|Asturias|-5.173|43.19
es-pont-de-molins|Pont de Molins|Girona|2.929|42.321
es-ponte-caldelas|Ponte Caldelas|Pontevedra|-8.516|42.386
es-ponteareas|Ponteareas|Pontevedra|-8.514|42.187
es-ponteceso|Ponteceso|A Coruña|-8.879|43.261
es-pontecesures|Pontecesures|Pontevedra|-8.637|42.715
es-pontedeume|Pontedeume|A Coruña|-8.154|43.401
es-pontedeva|Pontedeva|Ourense|-8.143|42.169
es-pontevedra|Pontevedra|Pontevedra|-8.62|42.437
es-pontils|Pontils|Tarragona|1.391|41.469
es-pontons|Pontons|Barcelona|1.512|41.413
es-pontos|Pontós|Girona|2.912|42.185
es-ponts|Ponts|Lleida|1.166|41.915
es-porcuna|Porcuna|Jaén|-4.204|37.857
es-porqueira|Porqueira|Ourense|-7.843|42.02
es-porqueres|Porqueres|Girona|2.729|42.12
es-porrera|Porrera|Tarragona|0.858|41.197
es-porreres|Porreres|Illes Balears|3.03|39.508
es-portaje|Portaje|Cáceres|-6.56|39.885
es-portalrubio-de-guadamejud|Portalrubio de Guadamejud|Cuenca|-2.609|40.282
es-portas|Portas|Pontevedra|-8.668|42.565
es-portbou|Portbou|Girona|3.141|42.428
es-portell-de-morella|Portell de Morella|Castelló/Castellón|-0.268|40.541
es-portezuelo|Portezuelo|Cáceres|-6.513|39.793
es-portilla|Portilla|Cuenca|-2.075|40.299
es-portillo|Portillo|Valladolid|-4.568|41.479
es-portillo-de-soria|Portillo de Soria|Soria|-2.116|41.629
es-portillo-de-toledo|Portillo de Toledo|Toledo|-4.246|40.078
es-porto|Porto|Zamora|-6.846|42.157
es-porto-do-son|Porto do Son|A Coruña|-8.988|42.686
es-portomarin|Portomarín|Lugo|-7.684|42.817
es-portugalete|Portugalete|Bizkaia|-3.021|43.316
es-portugos|Pórtugos|Granada|-3.307|36.973
es-porzuna|Porzuna|Ciudad Real|-4.185|39.2
es-posada-de-valdeon|Posada de Valdeón|León|-4.917|43.159
es-posadas|Posadas|Córdoba|-5.118|37.838
es-potes|Potes|Cantabria|-4.625|43.15
es-potries|Potries|València/Valencia|-0.191|38.915
es-poveda|Poveda|Ávila|-5.088|40.574
es-poveda-de-la-sierra|Poveda de la Sierra|Guadalajara|-2.014|40.629
es-poveda-de-las-cintas|Poveda de las Cintas|Salamanca|-5.265|41.043
es-povedilla|Povedilla|Albacete|-2.619|38.706
es-poyales-del-hoyo|Poyales del Hoyo|Ávila|-5.163|40.17
es-poyatos|Poyatos|Cuenca|-2.048|40.426
es-poza-de-la-sal|Poza de la Sal|Burgos|-3.527|42.658
es-poza-de-la-vega|Poza de la Vega|Palencia|-4.818|42.578
es-pozal-de-gallinas|Pozal de Gallinas|Valladolid|-4.83|41.324
es-pozaldez|Pozaldez|Valladolid|-4.832|41.375
es-pozalmuro|Pozalmuro|Soria|-2.102|41.774
es-pozan-de-vero|Pozán de Vero|Huesca|0.027|42.077
es-pozanco|Pozanco|Ávila|-4.666|40.801
es-pozo-alcon|Pozo Alcón|Jaén|-2.948|37.713
es-pozo-canada|Pozo Cañada|Albacete|-1.759|38.783
es-pozo-de-almoguera|Pozo de Almoguera|Guadalajara|-3.03|40.347
es-pozo-de-guadalajara|Pozo de Guadalajara|Guadalajara|-3.181|40.495
es-pozo-de-urama|Pozo de Urama|Palencia|-4.899|42.259
es-pozo-lorente|Pozo-Lorente|Albacete|-1.483|39.059
es-pozoamargo|Pozoamargo|Cuenca|-2.194|39.332
es-pozoantiguo|Pozoantiguo|Zamora|-5.442|41.591
es-pozoblanco|Pozoblanco|Córdoba|-4.799|38.262
es-pozohondo|Pozohondo|Albacete|-1.915|38.712
es-pozondon|Pozondón|Teruel|-1.457|40.559
es-pozorrubielos-de-la-mancha|Pozorrubielos de la Mancha|Cuenca|-2.023|39.479
es-pozorrubio-de-santiago|Pozorrubio de Santiago|Cuenca|-2.943|39.808
es-pozos-de-hinojo|Pozos de Hinojo|Salamanca|-6.377|40.935
es-pozuel-de-ariza|Pozuel de Ariza|Zaragoza|-2.129|41.353
es-pozuel-del-campo|Pozuel del Campo|Teruel|-1.492|40.778
es-pozuelo|Pozuelo|Albacete|-2.086|38.815
es-pozuelo-de-alarcon|Pozuelo de Alarcón|Madrid|-3.815|40.428
es-pozuelo-de-aragon|Pozuelo de Aragón|Zaragoza|-1.381|41.753
es-pozuelo-de-calatrava|Pozuelo de Calatrava|Ciudad Real|-3.841|38.885
es-pozuelo-de-la-orden|Pozuelo de la Orden|Valladolid|-5.261|41.81
es-pozuelo-de-tabara|Pozuelo de Tábara|Zamora|-5.909|41.78
es-pozuelo-de-zarzon|Pozuelo de Zarzón|Cáceres|-6.399|40.139
es-pozuelo-del-paramo|Pozuelo del Páramo|León|-5.768|42.163
es-pozuelo-del-rey|Pozuelo del Rey|Madrid|-3.308|40.36
es-pradanos-de-bureba|Prádanos de Bureba|Burgos|-3.343|42.5
es-pradanos-de-ojeda|Prádanos de Ojeda|Palencia|-4.345|42.679
es-pradejon|Pradejón|La Rioja|-2.036|42.328
es-pradell-de-la-teixeta|Pradell de la Teixeta|Tarragona|0.873|41.152
es-pradena|Prádena|Segovia|-3.689|41.145
es-pradena-de-atienza|Prádena de Atienza|Guadalajara|-3.008|41.181
es-pradena-del-rincon|Prádena del Rincón|Madrid|-3.513|41.039
es-prades|Prades|Tarragona|0.99|41.314
es-pradilla-de-ebro|Pradilla de Ebro|Zaragoza|-1.157|41.876
es-pradillo|Pradillo|La Rioja|-2.641|42.186
es-prado|Prado|Zamora|-5.428|41.928
es-prado-de-la-guzpena|Prado de la Guzpeña|León|-5.033|42.789
es-prado-del-rey|Prado del Rey|Cádiz|-5.546|36.784
es-pradoluengo|Pradoluengo|Burgos|-3.201|42.314
es-prados-redondos|Prados Redondos|Guadalajara|-1.801|40.785
es-pradosegar|Pradosegar|Ávila|-5.075|40.54
es-prat-de-comte|Prat de Comte|Tarragona|0.412|40.976
es-pratdip|Pratdip|Tarragona|0.881|41.054
es-prats-de-llucanes|Prats de Lluçanès|Barcelona|2.024|42
es-prats-i-sansor|Prats i Sansor|Lleida|1.834|42.366
es-pravia|Pravia|Asturias|-6.15|43.486
es-preixana|Preixana|Lleida|1.048|41.602
es-preixens|Preixens|Lleida|1.033|41.801
es-prejano|Préjano|La Rioja|-2.182|42.167
es-premia-de-dalt|Premià de Dalt|Barcelona|2.345|41.504
es-premia-de-mar|Premià de Mar|Barcelona|2.36|41.491
es-presencio|Presencio|Burgos|-3.871|42.186
es-priaranza-del-bierzo|Priaranza del Bierzo|León|-6.674|42.483
es-priego|Priego|Cuenca|-2.316|40.457
es-priego-de-cordoba|Priego de Córdoba|Córdoba|-4.193|37.431
es-prioro|Prioro|León|-4.978|42.898
es-proaza|Proaza|Asturias|-6.044|43.23
es-prullans|Prullans|Lleida|1.727|42.387
es-pruna|Pruna|Sevilla|-5.231|37.008
es-pucol|Puçol|València/Valencia|-0.303|39.618
es-puebla-de-alborton|Puebla de Albortón|Zaragoza|-0.842|41.395
es-puebla-de-alcocer|Puebla de Alcocer|Badajoz|-5.338|39.068
es-puebla-de-almenara|Puebla de Almenara|Cuenca|-2.806|39.787
es-puebla-de-arenoso|Puebla de Arenoso|Castelló/Castellón|-0.581|40.103
es-puebla-de-azaba|Puebla de Azaba|Salamanca|-6.74|40.443
es-puebla-de-belena|Puebla de Beleña|Guadalajara|-3.234|40.895
es-puebla-de-don-fadrique|Puebla de Don Fadrique|Granada|-2.402|37.928
es-puebla-de-don-rodrigo|Puebla de Don Rodrigo|Ciudad Real|-4.661|39.105
es-puebla-de-guzman|Puebla de Guzmán|Huelva|-7.301|37.635
es-puebla-de-la-calzada|Puebla de la Calzada|Badajoz|-6.629|38.879
es-puebla-de-la-reina|Puebla de la Reina|Badajoz|-6.068|38.66
es-puebla-de-la-sierra|Puebla de la Sierra|Madrid|-3.452|41.003
es-puebla-de-lillo|Puebla de Lillo|León|-5.29|43.028
es-puebla-de-obando|Puebla de Obando|Badajoz|-6.626|39.178
es-puebla-de-pedraza|Puebla de Pedraza|Segovia|-3.909|41.202
es-puebla-de-san-medel|Puebla de San Medel|Salamanca|-5.745|40.502
es-puebla-de-san-miguel|Puebla de San Miguel|València/Valencia|-1.133|40.056
es-puebla-de-sanabria|Puebla de Sanabria|Zamora|-6.598|42.009
es-puebla-de-sancho-perez|Puebla de Sancho Pérez|Badajoz|-6.365|38.394
es-puebla-de-valles|Puebla de Valles|Guadalajara|-3.302|40.919
es-puebla-de-yeltes|Puebla de Yeltes|Salamanca|-6.195|40.618
es-puebla-del-maestre|Puebla del Maestre|Badajoz|-6.07|38.081
es-puebla-del-principe|Puebla del Príncipe|Ciudad Real|-2.921|38.56
es-puebla-del-prior|Puebla del Prior|Badajoz|-6.205|38.592
es-puebla-del-salvador|Puebla del Salvador|Cuenca|-1.678|39.566
es-pueblica-de-valverde|Pueblica de Valverde|Zamora|-5.924|41.913
es-pueblonuevo-de-miramontes|Pueblonuevo de Miramontes|Cáceres|-5.393|40.069
es-pueblonuevo-del-guadiana|Pueblonuevo del Guadiana|Badajoz|-6.758|38.925
es-puendeluna|Puendeluna|Zaragoza|-0.776|42.152
es-puente-de-domingo-florez|Puente de Domingo Flórez|León|-6.779|42.418
es-puente-de-genave|Puente de Génave|Jaén|-2.814|38.336
es-puente-de-montanana|Puente de Montañana|Huesca|0.669|42.171
es-puente-del-congosto|Puente del Congosto|Salamanca|-5.521|40.504
es-puente-genil|Puente Genil|Córdoba|-4.762|37.403
es-puente-la-reina-de-jaca|Puente la Reina de Jaca|Huesca|-0.764|42.588
es-puente-la-reina-gares|Puente la Reina/Gares|Navarra|-1.817|42.694
es-puente-viesgo|Puente Viesgo|Cantabria|-3.98|43.296
es-puentedura|Puentedura|Burgos|-3.588|42.046
es-puentes-viejas|Puentes Viejas|Madrid|-3.561|40.978
es-puertas|Puertas|Salamanca|-6.267|41.107
es-puerto-castilla|Puerto Castilla|Ávila|-5.63|40.272
es-puerto-de-bejar|Puerto de Béjar|Salamanca|-5.835|40.354
es-puerto-de-la-cruz|Puerto de la Cruz|Santa Cruz de Tenerife|-16.546|28.407
es-puerto-de-san-vicente|Puerto de San Vicente|Toledo|-5.08|39.517
es-puerto-de-santa-cruz|Puerto de Santa Cruz|Cáceres|-5.868|39.293
es-puerto-del-rosario|Puerto del Rosario|Las Palmas|-13.952|28.511
es-puerto-lapice|Puerto Lápice|Ciudad Real|-3.485|39.295
es-puerto-lumbreras|Puerto Lumbreras|Murcia|-1.816|37.547
es-puerto-moral|Puerto Moral|Huelva|-6.466|37.889
es-puerto-real|Puerto Real|Cádiz|-6.111|36.523
es-puerto-seguro|Puerto Seguro|Salamanca|-6.764|40.813
es-puerto-serrano|Puerto Serrano|Cádiz|-5.477|36.977
es-puertolas|Puértolas|Huesca|0.11|42.561
es-puertollano|Puertollano|Ciudad Real|-4.061|38.65
es-puertomingalvo|Puertomingalvo|Teruel|-0.454|40.292
es-pueyo-de-santa-cruz|Pueyo de Santa Cruz|Huesca|0.161|41.851
es-pueyo-puiu|Pueyo/Puiu|Navarra|-1.657|42.567
es-puig-reig|Puig-reig|Barcelona|1.868|41.965
es-puigcerda|Puigcerdà|Girona|1.936|42.417
es-puigdalber|Puigdàlber|Barcelona|1.72|41.4
es-puiggros|Puiggròs|Lleida|0.878|41.559
es-puigpelat|Puigpelat|Tarragona|1.299|41.28
es-puigpunyent|Puigpunyent|Illes Balears|2.53|39.626
es-puigverd-d-agramunt|Puigverd d'Agramunt|Lleida|1.104|41.753
es-puigverd-de-lleida|Puigverd de Lleida|Lleida|0.737|41.542
es-pujalt|Pujalt|Barcelona|1.435|41.706
es-pujerra|Pujerra|Málaga|-5.13|36.587
es-pulgar|Pulgar|Toledo|-4.155|39.678
es-pulianas|Pulianas|Granada|-3.609|37.226
es-pulpi|Pulpí|Almería|-1.727|37.399
es-punta-umbria|Punta Umbría|Huelva|-7.017|37.216
es-puntagorda|Puntagorda|Santa Cruz de Tenerife|-17.968|28.762
es-puntallana|Puntallana|Santa Cruz de Tenerife|-17.764|28.743
es-punxin|Punxín|Ourense|-8.01|42.37
es-puras|Puras|Valladolid|-4.658|41.184
es-purchena|Purchena|Almería|-2.359|37.346
es-purujosa|Purujosa|Zaragoza|-1.766|41.691
es-purullena|Purullena|Granada|-3.198|37.341
es-quart|Quart|Girona|2.888|41.954
es-quart-de-les-valls|Quart de les Valls|València/Valencia|-0.286|39.745
es-quart-de-poblet|Quart de Poblet|València/Valencia|-0.495|39.473
es-quartell|Quartell|València/Valencia|-0.231|39.724
es-quatretonda|Quatretonda|València/Valencia|-0.384|38.969
es-quatretondeta|Quatretondeta|Alacant/Alicante|-0.315|38.717
es-quel|Quel|La Rioja|-2.044|42.204
es-quemada|Quemada|Burgos|-3.58|41.707
es-quentar|Quéntar|Granada|-3.415|37.231
es-quer|Quer|Guadalajara|-3.285|40.613
es-queralbs|Queralbs|Girona|2.172|42.379
es-quero|Quero|Toledo|-3.259|39.514
es-querol|Querol|Tarragona|1.429|41.42
es-quesa|Quesa|València/Valencia|-0.781|39.102
es-quesada|Quesada|Jaén|-3.089|37.782
es-quicena|Quicena|Huesca|-0.358|42.152
es-quijorna|Quijorna|Madrid|-4.061|40.418
es-quinoneria|Quiñonería|Soria|-2.054|41.551
es-quintana-de-la-serena|Quintana de la Serena|Badajoz|-5.72|38.763
es-quintana-del-castillo|Quintana del Castillo|León|-6.005|42.658
es-quintana-del-marco|Quintana del Marco|León|-5.862|42.2
es-quintana-del-pidio|Quintana del Pidio|Burgos|-3.75|41.762
es-quintana-del-puente|Quintana del Puente|Palencia|-4.205|42.091
es-quintana-redonda|Quintana Redonda|Soria|-2.661|41.635
es-quintana-y-congosto|Quintana y Congosto|León|-6.078|42.257
es-quintanabureba|Quintanabureba|Burgos|-3.372|42.588
es-quintanaelez|Quintanaélez|Burgos|-3.297|42.675
es-quintanaortuno|Quintanaortuño|Burgos|-3.691|42.453
es-quintanapalla|Quintanapalla|Burgos|-3.537|42.414
es-quintanar-de-la-orden|Quintanar de la Orden|Toledo|-3.018|39.598
es-quintanar-de-la-sierra|Quintanar de la Sierra|Burgos|-3.019|42.004
es-quintanar-del-rey|Quintanar del Rey|Cuenca|-1.941|39.337
es-quintanas-de-gormaz|Quintanas de Gormaz|Soria|-2.964|41.514
es-quintanavides|Quintanavides|Burgos|-3.422|42.478
es-quintanilla-de-arriba|Quintanilla de Arriba|Valladolid|-4.256|41.607
es-quintanilla-de-la-mata|Quintanilla de la Mata|Burgos|-3.789|41.995
es-quintanilla-de-onesimo|Quintanilla de Onésimo|Valladolid|-4.349|41.601
es-quintanilla-de-onsona|Quintanilla de Onsoña|Palencia|-4.663|42.475
es-quintanilla-de-trigueros|Quintanilla de Trigueros|Valladolid|-4.666|41.87
es-quintanilla-de-urz|Quintanilla de Urz|Zamora|-5.845|42.038
es-quintanilla-del-agua-y-tordueles|Quintanilla del Agua y Tordueles|Burgos|-3.641|42.042
es-quintanilla-del-coco|Quintanilla del Coco|Burgos|-3.527|41.985
es-quintanilla-del-molar|Quintanilla del Molar|Valladolid|-5.457|41.991
es-quintanilla-del-monte|Quintanilla del Monte|Zamora|-5.337|41.862
es-quintanilla-del-olmo|Quintanilla del Olmo|Zamora|-5.413|41.908
es-quintanilla-san-garcia|Quintanilla San García|Burgos|-3.194|42.551
es-quintanilla-vivar|Quintanilla Vivar|Burgos|-3.682|42.413
es-quintela-de-leirado|Quintela de Leirado|Ourense|-8.089|42.125
es-quinto|Quinto|Zaragoza|-0.53|41.407
es-quiroga|Quiroga|Lugo|-7.194|42.492
es-quiros|Quirós|Asturias|-5.961|43.14
es-quiruelas-de-vidriales|Quiruelas de Vidriales|Zamora|-5.821|42.014
es-quismondo|Quismondo|Toledo|-4.319|40.107
es-rabade|Rábade|Lugo|-7.62|43.125
es-rabanales|Rabanales|Zamora|-6.275|41.738
es-rabanera|Rabanera|La Rioja|-2.475|42.184
es-rabanera-del-pinar|Rabanera del Pinar|Burgos|-3.198|41.896
es-rabano|Rábano|Valladolid|-4.046|41.533
es-rabano-de-aliste|Rábano de Aliste|Zamora|-6.436|41.727
es-rabanos|Rábanos|Burgos|-3.286|42.311
es-rabe-de-las-calzadas|Rabé de las Calzadas|Burgos|-3.854|42.335
es-rabos|Rabós|Girona|3.048|42.4
es-rada-de-haro|Rada de Haro|Cuenca|-2.608|39.576
es-rafal|Rafal|Alacant/Alicante|-0.856|38.101
es-rafales|Ráfales|Teruel|0.014|40.849
es-rafelbunyol|Rafelbunyol|València/Valencia|-0.351|39.597
es-rafelcofer|Rafelcofer|València/Valencia|-0.169|38.933
es-rafelguaraf|Rafelguaraf|València/Valencia|-0.439|39.049
es-rafol-de-salem|Ráfol de Salem|València/Valencia|-0.408|38.861
es-ragama|Rágama|Salamanca|-5.123|41
es-ragol|Rágol|Almería|-2.693|37
es-rairiz-de-veiga|Rairiz de Veiga|Ourense|-7.855|42.091
es-rajadell|Rajadell|Barcelona|1.713|41.721
es-ramales-de-la-victoria|Ramales de la Victoria|Cantabria|-3.444|43.263
es-ramiras|Ramirás|Ourense|-8.037|42.183
es-ramiro|Ramiro|Valladolid|-4.79|41.233
es-rapariegos|Rapariegos|Segovia|-4.656|41.087
es-rascafria|Rascafría|Madrid|-3.896|40.864
es-rasines|Rasines|Cantabria|-3.401|43.298
es-rasquera|Rasquera|Tarragona|0.615|40.975
es-rasueros|Rasueros|Ávila|-5.067|41.021
es-real|Real|València/Valencia|-0.624|39.313
es-real-sitio-de-san-ildefonso|Real Sitio de San Ildefonso|Segovia|-4.018|40.85
es-rebollar-caceres|Rebollar (Cáceres)|Cáceres|-5.91|40.158
es-rebollar-soria|Rebollar (Soria)|Soria|-2.512|41.905
es-rebolledo-de-la-torre|Rebolledo de la Torre|Burgos|-4.211|42.687
es-rebollo|Rebollo|Segovia|-3.857|41.192
es-rebollosa-de-jadraque|Rebollosa de Jadraque|Guadalajara|-2.845|41.09
es-recas|Recas|Toledo|-4.011|40.053
es-recuerda|Recuerda|Soria|-3.003|41.436
es-redecilla-del-camino|Redecilla del Camino|Burgos|-3.066|42.417
es-redecilla-del-campo|Redecilla del Campo|Burgos|-3.117|42.458
es-redondela|Redondela|Pontevedra|-8.614|42.278
es-redovan|Redován|Alacant/Alicante|-0.924|38.125
es-reduena|Redueña|Madrid|-3.594|40.816
es-regencos|Regencós|Girona|3.171|41.949
es-regueras-de-arriba|Regueras de Arriba|León|-5.855|42.292
es-regumiel-de-la-sierra|Regumiel de la Sierra|Burgos|-2.973|41.971
es-reillo|Reíllo|Cuenca|-1.899|39.887
es-reina|Reina|Badajoz|-5.94|38.16
es-reinosa|Reinosa|Cantabria|-4.136|43.001
es-reinoso|Reinoso|Burgos|-3.388|42.509
es-reinoso-de-cerrato|Reinoso de Cerrato|Palencia|-4.388|41.961
es-relleu|Relleu|Alacant/Alicante|-0.339|38.571
es-rellinars|Rellinars|Barcelona|1.922|41.644
es-rello|Rello|Soria|-2.748|41.338
es-remolinos|Remolinos|Zaragoza|-1.175|41.847
es-remondo|Remondo|Segovia|-4.487|41.343
es-rena|Rena|Badajoz|-5.803|39.051
es-renau|Renau|Tarragona|1.314|41.217
es-renedo-de-esgueva|Renedo de Esgueva|Valladolid|-4.628|41.651
es-renedo-de-la-vega|Renedo de la Vega|Palencia|-4.705|42.438
es-renera|Renera|Guadalajara|-3.018|40.489
es-renieblas|Renieblas|Soria|-2.364|41.799
es-reocin|Reocín|Cantabria|-4.122|43.349
es-requejo|Requejo|Zamora|-6.774|42.026
es-requena|Requena|València/Valencia|-1.138|39.437
es-requena-de-campos|Requena de Campos|Palencia|-4.339|42.307
es-respenda-de-la-pena|Respenda de la Peña|Palencia|-4.702|42.74
es-retamal-de-llerena|Retamal de Llerena|Badajoz|-5.859|38.59
es-retamoso-de-la-jara|Retamoso de la Jara|Toledo|-4.772|39.743
es-retascon|Retascón|Zaragoza|-1.379|41.161
es-retiendas|Retiendas|Guadalajara|-3.283|40.972
es-retortillo|Retortillo|Salamanca|-6.394|40.801
es-retortillo-de-soria|Retortillo de Soria|Soria|-3.03|41.33
es-retuerta|Retuerta|Burgos|-3.498|42.03
es-retuerta-del-bullaque|Retuerta del Bullaque|Ciudad Real|-4.252|39.429
es-reus|Reus|Tarragona|1.12|41.15
es-revellinos|Revellinos|Zamora|-5.555|41.879
es-revenga-de-campos|Revenga de Campos|Palencia|-4.504|42.263
es-revilla-de-collazos|Revilla de Collazos|Palencia|-4.523|42.637
es-revilla-del-campo|Revilla del Campo|Burgos|-3.534|42.2
es-revilla-vallejera|Revilla Vallejera|Burgos|-4.129|42.151
es-revillarruz|Revillarruz|Burgos|-3.662|42.227
es-reyero|Reyero|León|-5.199|42.951
es-rezmondo|Rezmondo|Burgos|-4.232|42.513
es-reznos|Reznos|Soria|-2.018|41.595
es-riaguas-de-san-bartolome|Riaguas de San Bartolomé|Segovia|-3.484|41.426
es-rialp|Rialp|Lleida|1.145|42.463
es-riano|Riaño|León|-5.012|42.974
es-rianxo|Rianxo|A Coruña|-8.785|42.684
es-riaza|Riaza|Segovia|-3.351|41.3
es-riba-de-saelices|Riba de Saelices|Guadalajara|-2.287|40.906
es-riba-roja-d-ebre|Riba-roja d'Ebre|Tarragona|0.447|41.261
es-riba-roja-de-turia|Riba-roja de Túria|València/Valencia|-0.561|39.522
es-ribadavia|Ribadavia|Ourense|-8.138|42.289
es-ribadedeva|Ribadedeva|Asturias|-4.564|43.371
es-ribadeo|Ribadeo|Lugo|-7.113|43.513
es-ribadesella|Ribadesella|Asturias|-5.086|43.445
es-ribadumia|Ribadumia|Pontevedra|-8.759|42.513
es-ribaforada|Ribaforada|Navarra|-1.519|41.981
es-ribafrecha|Ribafrecha|La Rioja|-2.37|42.362
es-ribamontan-al-mar|Ribamontán al Mar|Cantabria|-3.693|43.459
es-ribamontan-al-monte|Ribamontán al Monte|Cantabria|-3.659|43.412
es-ribas-de-campos|Ribas de Campos|Palencia|-4.522|42.151
es-ribas-de-sil|Ribas de Sil|Lugo|-7.295|42.434
es-ribatejada|Ribatejada|Madrid|-3.413|40.662
es-ribeira|Ribeira|A Coruña|-9.013|42.579
es-ribeira-de-piquin|Ribeira de Piquín|Lugo|-7.197|43.191
es-ribera-baja-erriberabeitia|Ribera Baja/Erriberabeitia|Araba/Álava|-2.904|42.723
es-ribera-d-ondara|Ribera d'Ondara|Lleida|1.329|41.632
es-ribera-d-urgellet|Ribera d'Urgellet|Lleida|1.402|42.293
es-ribera-de-arriba|Ribera de Arriba|Asturias|-5.883|43.306
es-ribera-del-fresno|Ribera del Fresno|Badajoz|-6.245|38.575
es-riberos-de-la-cueza|Riberos de la Cueza|Palencia|-4.714|42.282
es-ribes-de-freser|Ribes de Freser|Girona|2.171|42.301
es-ribesalbes|Ribesalbes|Castelló/Castellón|-0.28|40.028
es-ribota|Ribota|Segovia|-3.42|41.351
es-ricla|Ricla|Zaragoza|-1.411|41.53
es-ricote|Ricote|Murcia|-1.437|38.15
es-riego-de-la-vega|Riego de la Vega|León|-5.978|42.365
es-riello|Riello|León|-6.02|42.807
es-riells-i-viabrea|Riells i Viabrea|Girona|2.524|41.76
es-rielves|Rielves|Toledo|-4.188|39.945
es-rillo|Rillo|Teruel|-0.975|40.731
es-rillo-de-gallo|Rillo de Gallo|Guadalajara|-1.926|40.886
es-rincon-de-la-victoria|Rincón de la Victoria|Málaga|-4.272|36.73
es-rincon-de-soto|Rincón de Soto|La Rioja|-1.85|42.23
es-riner|Riner|Lleida|1.555|41.922
es-riocabado|Riocabado|Ávila|-4.802|40.837
es-riocavado-de-la-sierra|Riocavado de la Sierra|Burgos|-3.221|42.179
es-riodeva|Riodeva|Teruel|-1.135|40.125
es-riofrio|Riofrío|Ávila|-4.754|40.54
es-riofrio-de-aliste|Riofrío de Aliste|Zamora|-6.182|41.836
es-riofrio-de-riaza|Riofrío de Riaza|Segovia|-3.432|41.24
es-riofrio-del-llano|Riofrío del Llano|Guadalajara|-2.816|41.125
es-riogordo|Riogordo|Málaga|-4.281|36.922
es-rioja|Rioja|Almería|-2.44|36.971
es-riola|Riola|València/Valencia|-0.34|39.19
es-riolobos|Riolobos|Cáceres|-6.334|39.924
es-rionansa|Rionansa|Cantabria|-4.421|43.221
es-rionegro-del-puente|Rionegro del Puente|Zamora|-6.235|42.014
es-riopar|Riópar|Albacete|-2.42|38.485
es-rios|Riós|Ourense|-7.274|41.972
es-riosa|Riosa|Asturias|-5.891|43.214
es-rioseco-de-soria|Rioseco de Soria|Soria|-2.85|41.637
es-rioseco-de-tapia|Rioseco de Tapia|León|-5.767|42.704
es-riotorto|Riotorto|Lugo|-7.264|43.325
es-riotuerto|Riotuerto|Cantabria|-3.688|43.33
es-ripoll|Ripoll|Girona|2.214|42.186
es-ripollet|Ripollet|Barcelona|2.155|41.499
es-risco|Risco|Badajoz|-5.116|38.892
es-riu-de-cerdanya|Riu de Cerdanya|Lleida|1.824|42.325
es-riudarenes|Riudarenes|Girona|2.672|41.821
es-riudaura|Riudaura|Girona|2.389|42.19
es-riudecanyes|Riudecanyes|Tarragona|0.956|41.135
es-riudecols|Riudecols|Tarragona|0.965|41.173
es-riudellots-de-la-selva|Riudellots de la Selva|Girona|2.794|41.893
es-riudoms|Riudoms|Tarragona|1.059|41.136
es-riumors|Riumors|Girona|3.046|42.222
es-rivas-vaciamadrid|Rivas-Vaciamadrid|Madrid|-3.527|40.341
es-rivilla-de-barajas|Rivilla de Barajas|Ávila|-5.014|40.883
es-roa|Roa|Burgos|-3.92|41.692
es-roales|Roales|Zamora|-5.779|41.546
es-roales-de-campos|Roales de Campos|Valladolid|-5.473|42.039
es-robladillo|Robladillo|Valladolid|-4.906|41.613
es-robleda|Robleda|Salamanca|-6.602|40.372
es-robleda-cervantes|Robleda-Cervantes|Zamora|-6.6|42.083
es-robledillo-de-gata|Robledillo de Gata|Cáceres|-6.473|40.343
es-robledillo-de-la-jara|Robledillo de la Jara|Madrid|-3.52|40.948
es-robledillo-de-la-vera|Robledillo de la Vera|Cáceres|-5.58|40.087
es-robledillo-de-mohernando|Robledillo de Mohernando|Guadalajara|-3.218|40.845
es-robledillo-de-trujillo|Robledillo de Trujillo|Cáceres|-5.975|39.264
es-robledo|Robledo|Albacete|-2.43|38.777
es-robledo-de-chavela|Robledo de Chavela|Madrid|-4.241|40.482
es-robledo-de-corpes|Robledo de Corpes|Guadalajara|-2.943|41.113
es-robledo-del-mazo|Robledo del Mazo|Toledo|-4.832|39.581
es-robledollano|Robledollano|Cáceres|-5.529|39.621
es-robliza-de-cojos|Robliza de Cojos|Salamanca|-5.975|40.858
es-robregordo|Robregordo|Madrid|-3.605|41.123
es-robres|Robres|Huesca|-0.475|41.866
es-robres-del-castillo|Robres del Castillo|La Rioja|-2.29|42.256
es-rocafort|Rocafort|València/Valencia|-0.414|39.535
es-rocafort-de-queralt|Rocafort de Queralt|Tarragona|1.269|41.48
es-rociana-del-condado|Rociana del Condado|Huelva|-6.617|37.291
es-roda-de-bera|Roda de Berà|Tarragona|1.464|41.187
es-roda-de-eresma|Roda de Eresma|Segovia|-4.18|41.033
es-roda-de-ter|Roda de Ter|Barcelona|2.307|41.98
es-rodeiro|Rodeiro|Pontevedra|-7.945|42.659
es-rodenas|Ródenas|Teruel|-1.519|40.62
es-rodezno|Rodezno|La Rioja|-2.836|42.518
es-rodonya|Rodonyà|Tarragona|1.409|41.28
es-roelos-de-sayago|Roelos de Sayago|Zamora|-6.175|41.27
es-rois|Rois|A Coruña|-8.725|42.789
es-rojales|Rojales|Alacant/Alicante|-0.719|38.074
es-rojas|Rojas|Burgos|-3.448|42.584
es-rollamienta|Rollamienta|Soria|-2.531|41.937
es-rollan|Rollán|Salamanca|-5.919|40.96
es-romangordo|Romangordo|Cáceres|-5.709|39.76
es-romanillos-de-atienza|Romanillos de Atienza|Guadalajara|-2.89|41.279
es-romanones|Romanones|Guadalajara|-2.985|40.572
es-romanos|Romanos|Zaragoza|-1.287|41.121
es-romanzado-erromantzatua|Romanzado/Erromantzatua|Navarra|-1.195|42.684
es-roncal-erronkari|Roncal/Erronkari|Navarra|-0.954|42.806
es-ronda|Ronda|Málaga|-5.129|36.779
es-roperuelos-del-paramo|Roperuelos del Páramo|León|-5.787|42.225
es-roquetas-de-mar|Roquetas de Mar|Almería|-2.616|36.779
es-roquetes|Roquetes|Tarragona|0.402|40.788
es-rosal-de-la-frontera|Rosal de la Frontera|Huelva|-7.19|37.924
es-rosalejo|Rosalejo|Cáceres|-5.464|39.984
es-roses|Roses|Girona|3.197|42.272
es-rosinos-de-la-requejada|Rosinos de la Requejada|Zamora|-6.519|42.138
es-rossell|Rossell|Castelló/Castellón|0.223|40.622
es-rossello|Rosselló|Lleida|0.592|41.695
es-rota|Rota|Cádiz|-6.355|36.668
es-rotgla-i-corbera|Rotglà i Corberà|València/Valencia|-0.564|39.013
es-rotova|Ròtova|València/Valencia|-0.269|38.939
es-roturas|Roturas|Valladolid|-4.118|41.672
es-royuela|Royuela|Teruel|-1.508|40.362
es-royuela-de-rio-franco|Royuela de Río Franco|Burgos|-3.966|41.996
es-rozalen-del-monte|Rozalén del Monte|Cuenca|-2.799|39.988
es-rozas-de-puerto-real|Rozas de Puerto Real|Madrid|-4.517|40.303
es-ruanes|Ruanes|Cáceres|-6.012|39.33
es-rubena|Rubena|Burgos|-3.578|42.39
es-rubi|Rubí|Barcelona|2.014|41.501
es-rubi-de-bracamonte|Rubí de Bracamonte|Valladolid|-4.921|41.216
es-rubia|Rubiá|Ourense|-6.896|42.467
es-rubiales|Rubiales|Teruel|-1.276|40.272
es-rubielos-de-la-cerida|Rubielos de la Cérida|Teruel|-1.213|40.767
es-rubielos-de-mora|Rubielos de Mora|Teruel|-0.669|40.185
es-rubio|Rubió|Barcelona|1.575|41.657
es-rubite|Rubite|Granada|-3.338|36.782
es-rublacedo-de-abajo|Rublacedo de Abajo|Burgos|-3.505|42.536
es-rucandio|Rucandio|Burgos|-3.534|42.756
es-rueda|Rueda|Valladolid|-4.994|41.41
es-rueda-de-jalon|Rueda de Jalón|Zaragoza|-1.349|41.677
es-rueda-de-la-sierra|Rueda de la Sierra|Guadalajara|-1.851|40.934
es-ruente|Ruente|Cantabria|-4.24|43.238
es-ruesca|Ruesca|Zaragoza|-1.457|41.282
es-ruesga|Ruesga|Cantabria|-3.557|43.29
es-rugat|Rugat|València/Valencia|-0.365|38.883
es-ruidera|Ruidera|Ciudad Real|-2.902|39.001
es-ruiloba|Ruiloba|Cantabria|-4.25|43.381
es-rupia|Rupià|Girona|3.011|42.016
es-rupit-i-pruit|Rupit i Pruit|Barcelona|2.464|42.029
es-rus|Rus|Jaén|-3.453|38.079
es-rute|Rute|Córdoba|-4.37|37.349
es-sa-pobla|Sa Pobla|Illes Balears|3.03|39.779
es-sabadell|Sabadell|Barcelona|2.104|41.553
es-sabero|Sabero|León|-5.167|42.837
es-sabinan|Sabiñán|Zaragoza|-1.557|41.449
es-sabinanigo|Sabiñánigo|Huesca|-0.303|42.453
es-sabiote|Sabiote|Jaén|-3.261|38.094
es-sacanet|Sacañet|Castelló/Castellón|-0.733|39.852
es-sacecorbo|Sacecorbo|Guadalajara|-2.414|40.827
es-saceda-trasierra|Saceda-Trasierra|Cuenca|-2.852|40.167
es-sacedon|Sacedón|Guadalajara|-2.711|40.465
es-saceruela|Saceruela|Ciudad Real|-4.604|38.962
es-sacramenia|Sacramenia|Segovia|-3.948|41.507
es-sada-a-coruna|Sada (A Coruña)|A Coruña|-8.282|43.354
es-sada-navarra|Sada (Navarra)|Navarra|-1.392|42.573
es-sadaba|Sádaba|Zaragoza|-1.331|42.272
es-saelices|Saelices|Cuenca|-2.804|39.899
es-saelices-de-la-sal|Saelices de la Sal|Guadalajara|-2.338|40.907
es-saelices-de-mayorga|Saelices de Mayorga|Valladolid|-5.206|42.212
es-saelices-el-chico|Saelices el Chico|Salamanca|-6.619|40.656
es-sagas|Sagàs|Barcelona|1.944|42.029
es-sagra|Sagra|Alacant/Alicante|-0.066|38.818
es-sagunt-sagunto|Sagunt/Sagunto|València/Valencia|-0.28|39.693
es-sahagun|Sahagún|León|-5.006|42.369
es-sahun|Sahún|Huesca|0.456|42.602
es-sajazarra|Sajazarra|La Rioja|-2.961|42.586
es-salamanca|Salamanca|Salamanca|-5.679|40.961
es-salar|Salar|Granada|-4.041|37.138
es-salares|Salares|Málaga|-4.016|36.857
es-salas|Salas|Asturias|-6.248|43.414
es-salas-altas|Salas Altas|Huesca|0.074|42.119
es-salas-bajas|Salas Bajas|Huesca|0.088|42.095
es-salas-de-bureba|Salas de Bureba|Burgos|-3.472|42.695
es-salas-de-los-infantes|Salas de los Infantes|Burgos|-3.287|42.02
es-salas-de-pallars|Salàs de Pallars|Lleida|0.922|42.222
es-salce|Salce|Zamora|-6.229|41.275
es-salceda-de-caselas|Salceda de Caselas|Pontevedra|-8.574|42.101
es-salcedillo|Salcedillo|Teruel|-1.006|40.952
es-saldana|Saldaña|Palencia|-4.704|42.558
es-saldana-de-burgos|Saldaña de Burgos|Burgos|-3.685|42.269
es-saldeana|Saldeana|Salamanca|-6.628|41.019
es-saldes|Saldes|Barcelona|1.735|42.229
es-saldias|Saldías|Navarra|-1.776|43.087
es-saldon|Saldón|Teruel|-1.428|40.333
es-salduero|Salduero|Soria|-2.808|41.901
es-salem|Salem|València/Valencia|-0.379|38.849
es-sales-de-llierca|Sales de Llierca|Girona|2.633|42.266
es-salillas|Salillas|Huesca|-0.181|41.98
es-salillas-de-jalon|Salillas de Jalón|Zaragoza|-1.325|41.56
es-salinas|Salinas|Alacant/Alicante|-0.91|38.508
es-salinas-de-oro-jaitz|Salinas de Oro/Jaitz|Navarra|-1.882|42.778
es-salinas-de-pisuerga|Salinas de Pisuerga|Palencia|-4.369|42.853
es-salinas-del-manzano|Salinas del Manzano|Cuenca|-1.556|40.084
es-salinillas-de-bureba|Salinillas de Bureba|Burgos|-3.384|42.555
es-sallent|Sallent|Barcelona|1.906|41.832
es-sallent-de-gallego|Sallent de Gállego|Huesca|-0.344|42.775
es-salmeron|Salmerón|Guadalajara|-2.491|40.544
es-salmeroncillos|Salmeroncillos|Cuenca|-2.523|40.499
es-salmoral|Salmoral|Salamanca|-5.215|40.805
es-salobral|Salobral|Ávila|-4.806|40.609
es-salobre|Salobre|Albacete|-2.548|38.576
es-salobrena|Salobreña|Granada|-3.584|36.764
es-salomo|Salomó|Tarragona|1.371|41.235
es-salorino|Salorino|Cáceres|-7.004|39.471
es-salou|Salou|Tarragona|1.145|41.079
es-salt|Salt|Girona|2.783|41.973
es-salteras|Salteras|Sevilla|-6.091|37.458
es-salvacanete|Salvacañete|Cuenca|-1.488|40.133
es-salvadios|Salvadiós|Ávila|-5.079|40.888
es-salvador-de-zapardiel|Salvador de Zapardiel|Valladolid|-4.852|41.159
es-salvaleon|Salvaleón|Badajoz|-6.773|38.513
es-salvaterra-de-mino|Salvaterra de Miño|Pontevedra|-8.494|42.105
es-salvatierra-de-esca|Salvatierra de Esca|Zaragoza|-0.958|42.684
es-salvatierra-de-los-barros|Salvatierra de los Barros|Badajoz|-6.678|38.489
es-salvatierra-de-santiago|Salvatierra de Santiago|Cáceres|-6.049|39.295
es-salvatierra-de-tormes|Salvatierra de Tormes|Salamanca|-5.58|40.59
es-samaniego|Samaniego|Araba/Álava|-2.673|42.569
es-samboal|Samboal|Segovia|-4.423|41.275
es-samir-de-los-canos|Samir de los Caños|Zamora|-6.162|41.677
es-samos|Samos|Lugo|-7.276|42.712
es-samper-de-calanda|Samper de Calanda|Teruel|-0.321|41.172
es-samper-del-salz|Samper del Salz|Zaragoza|-0.831|41.217
es-san-adrian|San Adrián|Navarra|-1.92|42.345
es-san-adrian-de-juarros|San Adrián de Juarros|Burgos|-3.465|42.278
es-san-adrian-del-valle|San Adrián del Valle|León|-5.719|42.129
es-san-agustin|San Agustín|Teruel|-0.68|40.087
es-san-agustin-del-guadalix|San Agustín del Guadalix|Madrid|-3.632|40.686
es-san-agustin-del-pozo|San Agustín del Pozo|Zamora|-5.608|41.898
es-san-amaro|San Amaro|Ourense|-8.062|42.372
es-san-andres-del-congosto|San Andrés del Congosto|Guadalajara|-3.033|40.988
es-san-andres-del-rabanedo|San Andrés del Rabanedo|León|-5.675|42.626
es-san-andres-del-rey|San Andrés del Rey|Guadalajara|-2.814|40.632
es-san-andres-y-sauces|San Andrés y Sauces|Santa Cruz de Tenerife|-17.8|28.776
es-san-antonio-de-benageber|San Antonio de Benagéber|València/Valencia|-0.496|39.563
es-san-asensio|San Asensio|La Rioja|-2.737|42.503
es-san-bartolome|San Bartolomé|Las Palmas|-13.616|28.99
es-san-bartolome-de-bejar|San Bartolomé de Béjar|Ávila|-5.672|40.391
es-san-bartolome-de-corneja|San Bartolomé de Corneja|Ávila|-5.377|40.492
es-san-bartolome-de-la-torre|San Bartolomé de la Torre|Huelva|-7.098|37.434
es-san-bartolome-de-las-abiertas|San Bartolomé de las Abiertas|Toledo|-4.739|39.837
es-san-bartolome-de-pinares|San Bartolomé de Pinares|Ávila|-4.486|40.538
es-san-bartolome-de-tirajana|San Bartolomé de Tirajana|Las Palmas|-15.584|27.841
es-san-carlos-del-valle|San Carlos del Valle|Ciudad Real|-3.243|38.844
es-san-cebrian-de-campos|San Cebrián de Campos|Palencia|-4.527|42.199
es-san-cebrian-de-castro|San Cebrián de Castro|Zamora|-5.787|41.719
es-san-cebrian-de-mazote|San Cebrián de Mazote|Valladolid|-5.148|41.681
es-san-cebrian-de-muda|San Cebrián de Mudá|Palencia|-4.384|42.908
es-san-cibrao-das-vinas|San Cibrao das Viñas|Ourense|-7.852|42.278
es-san-clemente|San Clemente|Cuenca|-2.427|39.407
es-san-cristobal-de-boedo|San Cristóbal de Boedo|Palencia|-4.353|42.541
es-san-cristobal-de-cuellar|San Cristóbal de Cuéllar|Segovia|-4.397|41.424
es-san-cristobal-de-entrevinas|San Cristóbal de Entreviñas|Zamora|-5.637|42.052
es-san-cristobal-de-la-cuesta|San Cristóbal de la Cuesta|Salamanca|-5.618|41.033
es-san-cristobal-de-la-laguna|San Cristóbal de La Laguna|Santa Cruz de Tenerife|-16.33|28.513
es-san-cristobal-de-la-polantera|San Cristóbal de la Polantera|León|-5.912|42.392
es-san-cristobal-de-la-vega|San Cristóbal de la Vega|Segovia|-4.625|41.117
es-san-cristobal-de-segovia|San Cristóbal de Segovia|Segovia|-4.08|40.952
es-san-cristovo-de-cea|San Cristovo de Cea|Ourense|-7.956|42.499
es-san-emiliano|San Emiliano|León|-6.019|42.986
es-san-esteban-de-gormaz|San Esteban de Gormaz|Soria|-3.22|41.536
es-san-esteban-de-la-sierra|San Esteban de la Sierra|Salamanca|-5.875|40.513
es-san-esteban-de-litera|San Esteban de Litera|Huesca|0.323|41.898
es-san-esteban-de-los-patos|San Esteban de los Patos|Ávila|-4.631|40.741
es-san-esteban-de-nogales|San Esteban de Nogales|León|-5.94|42.158
es-san-esteban-de-zapardiel|San Esteban de Zapardiel|Ávila|-4.896|41.098
es-san-esteban-del-molar|San Esteban del Molar|Zamora|-5.557|41.938
es-san-esteban-del-valle|San Esteban del Valle|Ávila|-4.959|40.287
es-san-felices|San Felices|Soria|-2.011|41.919
es-san-felices-de-buelna|San Felices de Buelna|Cantabria|-4.03|43.271
es-san-felices-de-los-gallegos|San Felices de los Gallegos|Salamanca|-6.695|40.834
es-san-fernando|San Fernando|Cádiz|-6.205|36.456
es-san-fernando-de-henares|San Fernando de Henares|Madrid|-3.486|40.436
es-san-fulgencio|San Fulgencio|Alacant/Alicante|-0.693|38.125
es-san-garcia-de-ingelmos|San García de Ingelmos|Ávila|-5.115|40.764
es-san-isidro|San Isidro|Alacant/Alicante|-0.841|38.174
es-san-javier|San Javier|Murcia|-0.846|37.819
es-san-jose-del-valle|San José del Valle|Cádiz|-5.742|36.616
es-san-juan-de-aznalfarache|San Juan de Aznalfarache|Sevilla|-6.034|37.362
es-san-juan-de-gredos|San Juan de Gredos|Ávila|-5.242|40.356
es-san-juan-de-la-encinilla|San Juan de la Encinilla|Ávila|-4.833|40.82
es-san-juan-de-la-nava|San Juan de la Nava|Ávila|-4.676|40.468
es-san-juan-de-la-rambla|San Juan de la Rambla|Santa Cruz de Tenerife|-16.625|28.356
es-san-juan-de-plan|San Juan de Plan|Huesca|0.388|42.624
es-san-juan-del-molinillo|San Juan del Molinillo|Ávila|-4.844|40.468
es-san-juan-del-monte|San Juan del Monte|Burgos|-3.518|41.685
es-san-juan-del-olmo|San Juan del Olmo|Ávila|-5.063|40.639
es-san-juan-del-puerto|San Juan del Puerto|Huelva|-6.857|37.345
es-san-justo|San Justo|Zamora|-6.643|42.172
es-san-justo-de-la-vega|San Justo de la Vega|León|-6.005|42.463
es-san-leonardo-de-yague|San Leonardo de Yagüe|Soria|-3.082|41.835
es-san-llorente|San Llorente|Valladolid|-4.078|41.702
es-san-lorenzo-de-calatrava|San Lorenzo de Calatrava|Ciudad Real|-3.838|38.463
es-san-lorenzo-de-el-escorial|San Lorenzo de El Escorial|Madrid|-4.132|40.618
es-san-lorenzo-de-la-parrilla|San Lorenzo de la Parrilla|Cuenca|-2.387|39.847
es-san-lorenzo-de-tormes|San Lorenzo de Tormes|Ávila|-5.496|40.375
es-san-mames-de-burgos|San Mamés de Burgos|Burgos|-3.801|42.332
es-san-mames-de-campos|San Mamés de Campos|Palencia|-4.546|42.357
es-san-martin-de-boniches|San Martín de Boniches|Cuenca|-1.562|39.875
es-san-martin-de-la-vega|San Martín de la Vega|Madrid|-3.561|40.243
es-san-martin-de-la-vega-del-alberche|San Martín de la Vega del Alberche|Ávila|-5.178|40.427
es-san-martin-de-la-virgen-de-moncayo|San Martín de la Virgen de Moncayo|Zaragoza|-1.793|41.834
es-san-martin-de-montalban|San Martín de Montalbán|Toledo|-4.427|39.724
es-san-martin-de-oscos|San Martín de Oscos|Asturias|-6.936|43.281
es-san-martin-de-pusa|San Martín de Pusa|Toledo|-4.65|39.807
es-san-martin-de-rubiales|San Martín de Rubiales|Burgos|-4.001|41.637
es-san-martin-de-trevejo|San Martín de Trevejo|Cáceres|-6.81|40.206
es-san-martin-de-unx|San Martín de Unx|Navarra|-1.575|42.517
es-san-martin-de-valdeiglesias|San Martín de Valdeiglesias|Madrid|-4.361|40.362
es-san-martin-de-valderaduey|San Martín de Valderaduey|Zamora|-5.495|41.8
es-san-martin-de-valveni|San Martín de Valvení|Valladolid|-4.537|41.752
es-san-martin-del-castanar|San Martín del Castañar|Salamanca|-6.077|40.525
es-san-martin-del-pimpollar|San Martín del Pimpollar|Ávila|-5.043|40.361
es-san-martin-del-rey-aurelio|San Martín del Rey Aurelio|Asturias|-5.615|43.275
es-san-martin-del-rio|San Martín del Río|Teruel|-1.387|41.056
es-san-martin-del-tesorillo|San Martín del Tesorillo|Cádiz|-5.362|36.359
es-san-martin-y-mudrian|San Martín y Mudrián|Segovia|-4.345|41.223
es-san-mateo-de-gallego|San Mateo de Gállego|Zaragoza|-0.73|41.837
es-san-miguel-de-abona|San Miguel de Abona|Santa Cruz de Tenerife|-16.622|28.07
es-san-miguel-de-aguayo|San Miguel de Aguayo|Cantabria|-4.009|43.071
es-san-miguel-de-bernuy|San Miguel de Bernuy|Segovia|-3.948|41.395
es-san-miguel-de-corneja|San Miguel de Corneja|Ávila|-5.277|40.492
es-san-miguel-de-la-ribera|San Miguel de la Ribera|Zamora|-5.557|41.333
es-san-miguel-de-salinas|San Miguel de Salinas|Alacant/Alicante|-0.803|37.976
es-san-miguel-de-serrezuela|San Miguel de Serrezuela|Ávila|-5.272|40.692
es-san-miguel-de-valero|San Miguel de Valero|Salamanca|-5.946|40.552
es-san-miguel-del-arroyo|San Miguel del Arroyo|Valladolid|-4.475|41.443
es-san-miguel-del-cinca|San Miguel del Cinca|Huesca|0.083|41.821
es-san-miguel-del-pino|San Miguel del Pino|Valladolid|-4.912|41.515
es-san-miguel-del-robledo|San Miguel del Robledo|Salamanca|-6.045|40.543
es-san-miguel-del-valle|San Miguel del Valle|Zamora|-5.502|42.035
es-san-millan-de-la-cogolla|San Millán de la Cogolla|La Rioja|-2.901|42.295
es-san-millan-de-lara|San Millán de Lara|Burgos|-3.327|42.153
es-san-millan-de-los-caballeros|San Millán de los Caballeros|León|-5.581|42.29
es-san-millan-de-yecora|San Millán de Yécora|La Rioja|-3.1|42.546
es-san-millan-donemiliaga|San Millán/Donemiliaga|Araba/Álava|-2.352|42.868
es-san-morales|San Morales|Salamanca|-5.504|40.985
es-san-munoz|San Muñoz|Salamanca|-6.128|40.766
es-san-nicolas-del-puerto|San Nicolás del Puerto|Sevilla|-5.632|37.98
es-san-pablo-de-la-moraleja|San Pablo de la Moraleja|Valladolid|-4.778|41.157
es-san-pablo-de-los-montes|San Pablo de los Montes|Toledo|-4.323|39.524
es-san-pascual|San Pascual|Ávila|-4.742|40.893
es-san-pedro|San Pedro|Albacete|-2.185|38.79
es-san-pedro-bercianos|San Pedro Bercianos|León|-5.721|42.413
es-san-pedro-de-ceque|San Pedro de Ceque|Zamora|-6.116|42.045
es-san-pedro-de-gaillos|San Pedro de Gaíllos|Segovia|-3.817|41.227
es-san-pedro-de-la-nave-almendra|San Pedro de la Nave-Almendra|Zamora|-5.935|41.584
es-san-pedro-de-latarce|San Pedro de Latarce|Valladolid|-5.343|41.74
es-san-pedro-de-merida|San Pedro de Mérida|Badajoz|-6.182|38.961
es-san-pedro-de-rozados|San Pedro de Rozados|Salamanca|-5.782|40.811
es-san-pedro-del-arroyo|San Pedro del Arroyo|Ávila|-4.869|40.793
es-san-pedro-del-pinatar|San Pedro del Pinatar|Murcia|-0.788|37.833
es-san-pedro-del-romeral|San Pedro del Romeral|Cantabria|-3.827|43.116
es-san-pedro-del-valle|San Pedro del Valle|Salamanca|-5.863|41.049
es-san-pedro-manrique|San Pedro Manrique|Soria|-2.207|42.037
es-san-pedro-palmiches|San Pedro Palmiches|Cuenca|-2.404|40.431
es-san-pelayo|San Pelayo|Valladolid|-5.028|41.69
es-san-pelayo-de-guarena|San Pelayo de Guareña|Salamanca|-5.871|41.117
es-san-rafael-del-rio|San Rafael del Río|Castelló/Castellón|0.339|40.595
es-san-roman-de-cameros|San Román de Cameros|La Rioja|-2.461|42.227
es-san-roman-de-hornija|San Román de Hornija|Valladolid|-5.286|41.474
es-san-roman-de-la-cuba|San Román de la Cuba|Palencia|-4.852|42.266
es-san-roman-de-los-montes|San Román de los Montes|Toledo|-4.742|40.052
es-san-roque|San Roque|Cádiz|-5.35|36.259
es-san-roque-de-riomiera|San Roque de Riomiera|Cantabria|-3.717|43.216
es-san-sadurnino|San Sadurniño|A Coruña|-8.047|43.527
es-san-salvador|San Salvador|Valladolid|-5.081|41.62
es-san-sebastian-de-la-gomera|San Sebastián de la Gomera|Santa Cruz de Tenerife|-17.166|28.098
es-san-sebastian-de-los-ballesteros|San Sebastián de los Ballesteros|Córdoba|-4.836|37.668
es-san-sebastian-de-los-reyes|San Sebastián de los Reyes|Madrid|-3.601|40.575
es-san-silvestre-de-guzman|San Silvestre de Guzmán|Huelva|-7.38|37.386
es-san-tirso-de-abres|San Tirso de Abres|Asturias|-7.138|43.404
es-san-torcuato|San Torcuato|La Rioja|-2.86|42.478
es-san-vicente-de-alcantara|San Vicente de Alcántara|Badajoz|-6.966|39.356
es-san-vicente-de-arevalo|San Vicente de Arévalo|Ávila|-4.806|40.965
es-san-vicente-de-la-barquera|San Vicente de la Barquera|Cantabria|-4.395|43.367
es-san-vicente-de-la-cabeza|San Vicente de la Cabeza|Zamora|-6.25|41.803
es-san-vicente-de-la-sonsierra|San Vicente de la Sonsierra|La Rioja|-2.745|42.573
es-san-vicente-del-palacio|San Vicente del Palacio|Valladolid|-4.869|41.22
es-san-vicente-del-valle|San Vicente del Valle|Burgos|-3.166|42.357
es-san-vitero|San Vitero|Zamora|-6.361|41.782
es-san-xoan-de-rio|San Xoán de Río|Ourense|-7.314|42.386
es-sanauja|Sanaüja|Lleida|1.309|41.865
es-sancedo|Sancedo|León|-6.636|42.673
es-sanchidrian|Sanchidrián|Ávila|-4.586|40.895
es-sanchon-de-la-ribera|Sanchón de la Ribera|Salamanca|-6.396|41.101
es-sanchon-de-la-sagrada|Sanchón de la Sagrada|Salamanca|-6.024|40.755
es-sanchonuno|Sanchonuño|Segovia|-4.293|41.323
es-sanchorreja|Sanchorreja|Ávila|-4.88|40.678
es-sanchotello|Sanchotello|Salamanca|-5.749|40.443
es-sancti-spiritus-badajoz|Sancti-Spíritus (Badajoz)|Badajoz|-5.177|38.92
es-sancti-spiritus-salamanca|Sancti-Spíritus (Salamanca)|Salamanca|-6.432|40.742
es-sandias|Sandiás|Ourense|-7.747|42.111
es-sando|Sando|Salamanca|-6.1|40.953
es-sanet-y-negrals|Sanet y Negrals|Alacant/Alicante|-0.028|38.815
es-sangarcia|Sangarcía|Segovia|-4.43|40.942
es-sangarren|Sangarrén|Huesca|-0.454|42.012
es-sanguesa-zangoza|Sangüesa/Zangoza|Navarra|-1.271|42.569
es-sanlucar-de-barrameda|Sanlúcar de Barrameda|Cádiz|-6.309|36.805
es-sanlucar-de-guadiana|Sanlúcar de Guadiana|Huelva|-7.402|37.449
es-sanlucar-la-mayor|Sanlúcar la Mayor|Sevilla|-6.241|37.45
es-sansol|Sansol|Navarra|-2.253|42.538
es-sant-adria-de-besos|Sant Adrià de Besòs|Barcelona|2.221|41.425
es-sant-agusti-de-llucanes|Sant Agustí de Lluçanès|Barcelona|2.131|42.082
es-sant-andreu-de-la-barca|Sant Andreu de la Barca|Barcelona|1.964|41.453
es-sant-andreu-de-llavaneres|Sant Andreu de Llavaneres|Barcelona|2.483|41.578
es-sant-andreu-salou|Sant Andreu Salou|Girona|2.823|41.87
es-sant-aniol-de-finestres|Sant Aniol de Finestres|Girona|2.601|42.075
es-sant-antoni-de-portmany|Sant Antoni de Portmany|Illes Balears|1.358|38.997
es-sant-antoni-de-vilamajor|Sant Antoni de Vilamajor|Barcelona|2.397|41.661
es-sant-bartomeu-del-grau|Sant Bartomeu del Grau|Barcelona|2.155|41.968
es-sant-boi-de-llobregat|Sant Boi de Llobregat|Barcelona|2.042|41.334
es-sant-boi-de-llucanes|Sant Boi de Lluçanès|Barcelona|2.159|42.054
es-sant-cebria-de-vallalta|Sant Cebrià de Vallalta|Barcelona|2.605|41.629
es-sant-celoni|Sant Celoni|Barcelona|2.541|41.688
es-sant-climent-de-llobregat|Sant Climent de Llobregat|Barcelona|1.985|41.334
es-sant-climent-sescebes|Sant Climent Sescebes|Girona|2.968|42.387
es-sant-cugat-del-valles|Sant Cugat del Vallès|Barcelona|2.074|41.462
es-sant-cugat-sesgarrigues|Sant Cugat Sesgarrigues|Barcelona|1.753|41.358
es-sant-esteve-de-la-sarga|Sant Esteve de la Sarga|Lleida|0.77|42.078
es-sant-esteve-de-palautordera|Sant Esteve de Palautordera|Barcelona|2.421|41.715
es-sant-esteve-sesrovires|Sant Esteve Sesrovires|Barcelona|1.878|41.486
es-sant-feliu-de-buixalleu|Sant Feliu de Buixalleu|Girona|2.587|41.782
es-sant-feliu-de-codines|Sant Feliu de Codines|Barcelona|2.162|41.7
es-sant-feliu-de-guixols|Sant Feliu de Guíxols|Girona|3.011|41.783
es-sant-feliu-de-llobregat|Sant Feliu de Llobregat|Barcelona|2.052|41.396
es-sant-feliu-de-pallerols|Sant Feliu de Pallerols|Girona|2.506|42.098
es-sant-feliu-sasserra|Sant Feliu Sasserra|Barcelona|2.006|41.939
es-sant-ferriol|Sant Ferriol|Girona|2.664|42.186
es-sant-fost-de-campsentelles|Sant Fost de Campsentelles|Barcelona|2.233|41.508
es-sant-fruitos-de-bages|Sant Fruitós de Bages|Barcelona|1.872|41.754
es-sant-gregori|Sant Gregori|Girona|2.749|42
es-sant-guim-de-freixenet|Sant Guim de Freixenet|Lleida|1.407|41.653
es-sant-guim-de-la-plana|Sant Guim de la Plana|Lleida|1.345|41.764
es-sant-hilari-sacalm|Sant Hilari Sacalm|Girona|2.501|41.901
es-sant-hipolit-de-voltrega|Sant Hipòlit de Voltregà|Barcelona|2.238|42.01
es-sant-iscle-de-vallalta|Sant Iscle de Vallalta|Barcelona|2.568|41.637
es-sant-jaume-d-enveja|Sant Jaume d'Enveja|Tarragona|0.78|40.69
es-sant-jaume-de-frontanya|Sant Jaume de Frontanyà|Barcelona|2.029|42.191
es-sant-jaume-de-llierca|Sant Jaume de Llierca|Girona|2.593|42.211
es-sant-jaume-dels-domenys|Sant Jaume dels Domenys|Tarragona|1.556|41.307
es-sant-joan|Sant Joan|Illes Balears|3.044|39.589
es-sant-joan-d-alacant|Sant Joan d'Alacant|Alacant/Alicante|-0.427|38.405
es-sant-joan-de-labritja|Sant Joan de Labritja|Illes Balears|1.488|39.062
es-sant-joan-de-les-abadesses|Sant Joan de les Abadesses|Girona|2.301|42.234
es-sant-joan-de-mollet|Sant Joan de Mollet|Girona|2.937|42.047
es-sant-joan-de-moro|Sant Joan de Moró|Castelló/Castellón|-0.126|40.07
es-sant-joan-de-vilatorrada|Sant Joan de Vilatorrada|Barcelona|1.797|41.764
es-sant-joan-despi|Sant Joan Despí|Barcelona|2.055|41.369
es-sant-joan-les-fonts|Sant Joan les Fonts|Girona|2.535|42.203
es-sant-joanet|Sant Joanet|València/Valencia|-0.49|39.074
es-sant-jordi-desvalls|Sant Jordi Desvalls|Girona|2.954|42.073
es-sant-jordi-san-jorge|Sant Jordi/San Jorge|Castelló/Castellón|0.359|40.537
es-sant-josep-de-sa-talaia|Sant Josep de sa Talaia|Illes Balears|1.311|38.907
es-sant-julia-de-cerdanyola|Sant Julià de Cerdanyola|Barcelona|1.909|42.218
es-sant-julia-de-ramis|Sant Julià de Ramis|Girona|2.85|42.046
es-sant-julia-de-vilatorta|Sant Julià de Vilatorta|Barcelona|2.326|41.907
es-sant-julia-del-llor-i-bonmati|Sant Julià del Llor i Bonmatí|Girona|2.651|41.976
es-sant-just-desvern|Sant Just Desvern|Barcelona|2.079|41.39
es-sant-llorenc-d-hortons|Sant Llorenç d'Hortons|Barcelona|1.835|41.47
es-sant-llorenc-de-la-muga|Sant Llorenç de la Muga|Girona|2.771|42.327
es-sant-llorenc-de-morunys|Sant Llorenç de Morunys|Lleida|1.589|42.135
es-sant-llorenc-des-cardassar|Sant Llorenç des Cardassar|Illes Balears|3.306|39.617
es-sant-llorenc-savall|Sant Llorenç Savall|Barcelona|2.053|41.683
es-sant-lluis|Sant Lluís|Illes Balears|4.254|39.837
es-sant-marti-d-albars|Sant Martí d'Albars|Barcelona|2.068|42.034
es-sant-marti-de-centelles|Sant Martí de Centelles|Barcelona|2.22|41.751
es-sant-marti-de-llemena|Sant Martí de Llémena|Girona|2.67|42.037
es-sant-marti-de-riucorb|Sant Martí de Riucorb|Lleida|1.065|41.561
es-sant-marti-de-tous|Sant Martí de Tous|Barcelona|1.501|41.552
es-sant-marti-sarroca|Sant Martí Sarroca|Barcelona|1.619|41.375
es-sant-marti-sesgueioles|Sant Martí Sesgueioles|Barcelona|1.502|41.704
es-sant-marti-vell|Sant Martí Vell|Girona|2.929|42.008
es-sant-mateu|Sant Mateu|Castelló/Castellón|0.176|40.466
es-sant-mateu-de-bages|Sant Mateu de Bages|Barcelona|1.67|41.815
es-sant-miquel-de-campmajor|Sant Miquel de Campmajor|Girona|2.678|42.129
es-sant-miquel-de-fluvia|Sant Miquel de Fluvià|Girona|2.995|42.177
es-sant-mori|Sant Mori|Girona|2.989|42.151
es-sant-pau-de-seguries|Sant Pau de Segúries|Girona|2.361|42.264
es-sant-pere-de-ribes|Sant Pere de Ribes|Barcelona|1.776|41.262
es-sant-pere-de-riudebitlles|Sant Pere de Riudebitlles|Barcelona|1.699|41.458
es-sant-pere-de-torello|Sant Pere de Torelló|Barcelona|2.331|42.087
es-sant-pere-de-vilamajor|Sant Pere de Vilamajor|Barcelona|2.387|41.714
es-sant-pere-pescador|Sant Pere Pescador|Girona|3.092|42.186
es-sant-pere-sallavinera|Sant Pere Sallavinera|Barcelona|1.563|41.752
es-sant-pol-de-mar|Sant Pol de Mar|Barcelona|2.616|41.606
es-sant-quinti-de-mediona|Sant Quintí de Mediona|Barcelona|1.666|41.454
es-sant-quirze-de-besora|Sant Quirze de Besora|Barcelona|2.228|42.104
es-sant-quirze-del-valles|Sant Quirze del Vallès|Barcelona|2.071|41.526
es-sant-quirze-safaja|Sant Quirze Safaja|Barcelona|2.188|41.725
es-sant-ramon|Sant Ramon|Lleida|1.359|41.734
es-sant-sadurni-d-anoia|Sant Sadurní d'Anoia|Barcelona|1.787|41.438
es-sant-sadurni-d-osormort|Sant Sadurní d'Osormort|Barcelona|2.379|41.904
es-sant-salvador-de-guardiola|Sant Salvador de Guardiola|Barcelona|1.763|41.675
es-sant-vicenc-de-castellet|Sant Vicenç de Castellet|Barcelona|1.879|41.67
es-sant-vicenc-de-montalt|Sant Vicenç de Montalt|Barcelona|2.509|41.581
es-sant-vicenc-de-torello|Sant Vicenç de Torelló|Barcelona|2.265|42.065
es-sant-vicenc-dels-horts|Sant Vicenç dels Horts|Barcelona|2.003|41.39
es-sant-vicent-del-raspeig-san-vicente-del-raspeig|Sant Vicent del Raspeig/San Vicente del Raspeig|Alacant/Alicante|-0.534|38.426
es-santa-amalia|Santa Amalia|Badajoz|-6.036|39.026
es-santa-ana|Santa Ana|Cáceres|-5.966|39.342
es-santa-ana-de-pusa|Santa Ana de Pusa|Toledo|-4.713|39.762
es-santa-ana-la-real|Santa Ana la Real|Huelva|-6.72|37.854
es-santa-barbara|Santa Bàrbara|Tarragona|0.482|40.723
es-santa-barbara-de-casa|Santa Bárbara de Casa|Huelva|-7.204|37.796
es-santa-brigida|Santa Brígida|Las Palmas|-15.496|28.033
es-santa-cecilia|Santa Cecilia|Burgos|-3.802|42.059
es-santa-cecilia-de-voltrega|Santa Cecília de Voltregà|Barcelona|2.209|41.998
es-santa-cecilia-del-alcor|Santa Cecilia del Alcor|Palencia|-4.663|41.923
es-santa-cilia|Santa Cilia|Huesca|-0.717|42.563
es-santa-clara-de-avedillo|Santa Clara de Avedillo|Zamora|-5.671|41.343
es-santa-coloma|Santa Coloma|La Rioja|-2.637|42.358
es-santa-coloma-de-cervello|Santa Coloma de Cervelló|Barcelona|2.019|41.368
es-santa-coloma-de-farners|Santa Coloma de Farners|Girona|2.625|41.869
es-santa-coloma-de-gramenet|Santa Coloma de Gramenet|Barcelona|2.208|41.456
es-santa-coloma-de-queralt|Santa Coloma de Queralt|Tarragona|1.396|41.546
es-santa-colomba-de-curueno|Santa Colomba de Curueño|León|-5.414|42.752
es-santa-colomba-de-las-monjas|Santa Colomba de las Monjas|Zamora|-5.686|41.957
es-santa-colomba-de-somoza|Santa Colomba de Somoza|León|-6.292|42.469
es-santa-comba|Santa Comba|A Coruña|-8.808|43.045
es-santa-cristina-d-aro|Santa Cristina d'Aro|Girona|2.982|41.828
es-santa-cristina-de-la-polvorosa|Santa Cristina de la Polvorosa|Zamora|-5.742|41.991
es-santa-cristina-de-valmadrigal|Santa Cristina de Valmadrigal|León|-5.309|42.361
es-santa-croya-de-tera|Santa Croya de Tera|Zamora|-5.969|41.969
es-santa-cruz-de-bezana|Santa Cruz de Bezana|Cantabria|-3.901|43.449
es-santa-cruz-de-boedo|Santa Cruz de Boedo|Palencia|-4.349|42.516
es-santa-cruz-de-grio|Santa Cruz de Grío|Zaragoza|-1.425|41.374
es-santa-cruz-de-la-palma|Santa Cruz de la Palma|Santa Cruz de Tenerife|-17.801|28.707
es-santa-cruz-de-la-salceda|Santa Cruz de la Salceda|Burgos|-3.584|41.593
es-santa-cruz-de-la-seros|Santa Cruz de la Serós|Huesca|-0.682|42.533
es-santa-cruz-de-la-sierra|Santa Cruz de la Sierra|Cáceres|-5.835|39.341
es-santa-cruz-de-la-zarza|Santa Cruz de la Zarza|Toledo|-3.19|39.957
es-santa-cruz-de-los-canamos|Santa Cruz de los Cáñamos|Ciudad Real|-2.878|38.635
es-santa-cruz-de-marchena|Santa Cruz de Marchena|Almería|-2.58|37.038
es-santa-cruz-de-moncayo|Santa Cruz de Moncayo|Zaragoza|-1.758|41.881
es-santa-cruz-de-moya|Santa Cruz de Moya|Cuenca|-1.225|39.949
es-santa-cruz-de-mudela|Santa Cruz de Mudela|Ciudad Real|-3.505|38.64
es-santa-cruz-de-nogueras|Santa Cruz de Nogueras|Teruel|-1.091|41.12
es-santa-cruz-de-paniagua|Santa Cruz de Paniagua|Cáceres|-6.33|40.206
es-santa-cruz-de-pinares|Santa Cruz de Pinares|Ávila|-4.6|40.53
es-santa-cruz-de-tenerife|Santa Cruz de Tenerife|Santa Cruz de Tenerife|-16.226|28.516
es-santa-cruz-de-yanguas|Santa Cruz de Yanguas|Soria|-2.472|42.065
es-santa-cruz-del-comercio|Santa Cruz del Comercio|Granada|-3.973|37.065
es-santa-cruz-del-retamar|Santa Cruz del Retamar|Toledo|-4.283|40.174
es-santa-cruz-del-valle|Santa Cruz del Valle|Ávila|-4.997|40.213
es-santa-cruz-del-valle-urbion|Santa Cruz del Valle Urbión|Burgos|-3.21|42.272
es-santa-elena|Santa Elena|Jaén|-3.54|38.369
es-santa-elena-de-jamuz|Santa Elena de Jamuz|León|-5.911|42.243
es-santa-engracia-del-jubera|Santa Engracia del Jubera|La Rioja|-2.31|42.308
es-santa-eufemia|Santa Eufemia|Córdoba|-4.897|38.606
es-santa-eufemia-del-arroyo|Santa Eufemia del Arroyo|Valladolid|-5.277|41.895
es-santa-eufemia-del-barco|Santa Eufemia del Barco|Zamora|-5.905|41.688
es-santa-eugenia|Santa Eugènia|Illes Balears|2.832|39.618
es-santa-eugenia-de-berga|Santa Eugènia de Berga|Barcelona|2.281|41.907
es-santa-eulalia|Santa Eulalia|Teruel|-1.312|40.552
es-santa-eulalia-bajera|Santa Eulalia Bajera|La Rioja|-2.194|42.226
es-santa-eulalia-de-gallego|Santa Eulalia de Gállego|Zaragoza|-0.784|42.269
es-santa-eulalia-de-oscos|Santa Eulalia de Oscos|Asturias|-7.028|43.257
es-santa-eulalia-de-riuprimer|Santa Eulàlia de Riuprimer|Barcelona|2.17|41.913
es-santa-eulalia-de-roncana|Santa Eulàlia de Ronçana|Barcelona|2.221|41.648
es-santa-eularia-des-riu|Santa Eulària des Riu|Illes Balears|1.496|38.993
es-santa-fe|Santa Fe|Granada|-3.741|37.183
es-santa-fe-de-mondujar|Santa Fe de Mondújar|Almería|-2.522|36.993
es-santa-fe-del-penedes|Santa Fe del Penedès|Barcelona|1.722|41.39
es-santa-gadea-del-cid|Santa Gadea del Cid|Burgos|-3.073|42.711
es-santa-ines|Santa Inés|Burgos|-3.695|42.053
es-santa-llogaia-d-alguema|Santa Llogaia d'Àlguema|Girona|2.954|42.232
es-santa-lucia-de-tirajana|Santa Lucía de Tirajana|Las Palmas|-15.491|27.872
es-santa-magdalena-de-pulpis|Santa Magdalena de Pulpis|Castelló/Castellón|0.273|40.374
es-santa-margalida|Santa Margalida|Illes Balears|3.155|39.721
es-santa-margarida-de-montbui|Santa Margarida de Montbui|Barcelona|1.578|41.56
es-santa-margarida-i-els-monjos|Santa Margarida i els Monjos|Barcelona|1.664|41.313
es-santa-maria-d-olo|Santa Maria d'Oló|Barcelona|2.049|41.869
es-santa-maria-de-besora|Santa Maria de Besora|Barcelona|2.261|42.121
es-santa-maria-de-cayon|Santa María de Cayón|Cantabria|-3.848|43.3
es-santa-maria-de-dulcis|Santa María de Dulcis|Huesca|0.025|42.121
es-santa-maria-de-guia-de-gran-canaria|Santa María de Guía de Gran Canaria|Las Palmas|-15.618|28.115
es-santa-maria-de-huerta|Santa María de Huerta|Soria|-2.16|41.224
es-santa-maria-de-la-alameda|Santa María de la Alameda|Madrid|-4.236|40.582
es-santa-maria-de-la-isla|Santa María de la Isla|León|-5.93|42.362
es-santa-maria-de-la-vega|Santa María de la Vega|Zamora|-5.816|42.078
es-santa-maria-de-las-hoyas|Santa María de las Hoyas|Soria|-3.14|41.77
es-santa-maria-de-los-caballeros|Santa María de los Caballeros|Ávila|-5.455|40.388
es-santa-maria-de-los-llanos|Santa María de los Llanos|Cuenca|-2.811|39.482
es-santa-maria-de-martorelles|Santa Maria de Martorelles|Barcelona|2.261|41.518
es-santa-maria-de-merles|Santa Maria de Merlès|Barcelona|1.967|41.988
es-santa-maria-de-miralles|Santa Maria de Miralles|Barcelona|1.516|41.505
es-santa-maria-de-ordas|Santa María de Ordás|León|-5.837|42.738
es-santa-maria-de-palautordera|Santa Maria de Palautordera|Barcelona|2.452|41.684
es-santa-maria-de-sando|Santa María de Sando|Salamanca|-6.134|40.983
es-santa-maria-de-valverde|Santa María de Valverde|Zamora|-5.931|41.936
es-santa-maria-del-arroyo|Santa María del Arroyo|Ávila|-4.939|40.599
es-santa-maria-del-berrocal|Santa María del Berrocal|Ávila|-5.417|40.507
es-santa-maria-del-cami|Santa María del Camí|Illes Balears|2.771|39.664
es-santa-maria-del-campo|Santa María del Campo|Burgos|-3.989|42.114
es-santa-maria-del-campo-rus|Santa María del Campo Rus|Cuenca|-2.424|39.554
es-santa-maria-del-cubillo|Santa María del Cubillo|Ávila|-4.463|40.718
es-santa-maria-del-invierno|Santa María del Invierno|Burgos|-3.435|42.436
es-santa-maria-del-mercadillo|Santa María del Mercadillo|Burgos|-3.559|41.864
es-santa-maria-del-monte-de-cea|Santa María del Monte de Cea|León|-5.136|42.497
es-santa-maria-del-paramo|Santa María del Páramo|León|-5.749|42.357
es-santa-maria-del-tietar|Santa María del Tiétar|Ávila|-4.549|40.305
es-santa-maria-del-val|Santa María del Val|Cuenca|-2.049|40.489
es-santa-maria-la-real-de-nieva|Santa María la Real de Nieva|Segovia|-4.419|41.013
es-santa-maria-ribarredonda|Santa María Ribarredonda|Burgos|-3.178|42.626
es-santa-marina-del-rey|Santa Marina del Rey|León|-5.842|42.494
es-santa-marta|Santa Marta|Badajoz|-6.641|38.647
es-santa-marta-de-magasca|Santa Marta de Magasca|Cáceres|-6.089|39.504
es-santa-marta-de-tormes|Santa Marta de Tormes|Salamanca|-5.624|40.949
es-santa-marta-del-cerro|Santa Marta del Cerro|Segovia|-3.688|41.214
es-santa-olalla|Santa Olalla|Toledo|-4.435|40.015
es-santa-olalla-de-bureba|Santa Olalla de Bureba|Burgos|-3.45|42.48
es-santa-olalla-del-cala|Santa Olalla del Cala|Huelva|-6.219|37.878
es-santa-oliva|Santa Oliva|Tarragona|1.545|41.246
es-santa-pau|Santa Pau|Girona|2.573|42.151
es-santa-perpetua-de-mogoda|Santa Perpètua de Mogoda|Barcelona|2.176|41.533
es-santa-pola|Santa Pola|Alacant/Alicante|-0.579|38.202
es-santa-susanna|Santa Susanna|Barcelona|2.697|41.649
es-santa-ursula|Santa Úrsula|Santa Cruz de Tenerife|-16.475|28.406
es-santacara|Santacara|Navarra|-1.549|42.389
es-santaella|Santaella|Córdoba|-4.852|37.534
es-santaliestra-y-san-quilez|Santaliestra y San Quílez|Huesca|0.361|42.319
es-santander|Santander|Cantabria|-3.831|43.464
es-santanyi|Santanyí|Illes Balears|3.132|39.35
es-santas-martas|Santas Martas|León|-5.345|42.453
es-santed|Santed|Zaragoza|-1.507|41.035
es-santervas-de-campos|Santervás de Campos|Valladolid|-5.062|42.238
es-santervas-de-la-vega|Santervás de la Vega|Palencia|-4.836|42.498
es-santiago-de-alcantara|Santiago de Alcántara|Cáceres|-7.246|39.617
es-santiago-de-calatrava|Santiago de Calatrava|Jaén|-4.19|37.741
es-santiago-de-compostela|Santiago de Compostela|A Coruña|-8.518|42.911
es-santiago-de-la-puebla|Santiago de la Puebla|Salamanca|-5.287|40.79
es-santiago-del-campo|Santiago del Campo|Cáceres|-6.383|39.646
es-santiago-del-collado|Santiago del Collado|Ávila|-5.34|40.428
es-santiago-del-teide|Santiago del Teide|Santa Cruz de Tenerife|-16.8|28.277
es-santiago-del-tormes|Santiago del Tormes|Ávila|-5.374|40.347
es-santiago-millas|Santiago Millas|León|-6.09|42.405
es-santiago-pontones|Santiago-Pontones|Jaén|-2.681|38.098
es-santibanez-de-bejar|Santibáñez de Béjar|Salamanca|-5.594|40.491
es-santibanez-de-ecla|Santibáñez de Ecla|Palencia|-4.368|42.717
es-santibanez-de-esgueva|Santibáñez de Esgueva|Burgos|-3.751|41.828
es-santibanez-de-la-pena|Santibáñez de la Peña|Palencia|-4.724|42.805
es-santibanez-de-la-sierra|Santibáñez de la Sierra|Salamanca|-5.916|40.49
es-santibanez-de-tera|Santibáñez de Tera|Zamora|-5.919|41.995
es-santibanez-de-valcorba|Santibáñez de Valcorba|Valladolid|-4.421|41.564
es-santibanez-de-vidriales|Santibáñez de Vidriales|Zamora|-5.984|42.072
es-santibanez-del-val|Santibáñez del Val|Burgos|-3.485|41.974
es-santibanez-el-alto|Santibáñez el Alto|Cáceres|-6.547|40.19
es-santibanez-el-bajo|Santibáñez el Bajo|Cáceres|-6.245|40.161
es-santillana-del-mar|Santillana del Mar|Cantabria|-4.094|43.39
es-santiponce|Santiponce|Sevilla|-6.036|37.435
es-santiso|Santiso|A Coruña|-8.071|42.868
es-santisteban-del-puerto|Santisteban del Puerto|Jaén|-3.251|38.298
es-santiurde-de-reinosa|Santiurde de Reinosa|Cantabria|-4.088|43.065
es-santiurde-de-toranzo|Santiurde de Toranzo|Cantabria|-3.916|43.232
es-santiuste|Santiuste|Guadalajara|-2.81|41.085
es-santiuste-de-pedraza|Santiuste de Pedraza|Segovia|-3.875|41.096
es-santiuste-de-san-juan-bautista|Santiuste de San Juan Bautista|Segovia|-4.574|41.16
es-santiz|Santiz|Salamanca|-5.888|41.211
es-santo-adriano|Santo Adriano|Asturias|-5.98|43.29
es-santo-domingo-caudilla|Santo Domingo-Caudilla|Toledo|-4.338|40.015
es-santo-domingo-de-la-calzada|Santo Domingo de la Calzada|La Rioja|-2.955|42.432
es-santo-domingo-de-las-posadas|Santo Domingo de las Posadas|Ávila|-4.636|40.798
es-santo-domingo-de-piron|Santo Domingo de Pirón|Segovia|-3.96|41.011
es-santo-domingo-de-silos|Santo Domingo de Silos|Burgos|-3.43|41.953
es-santo-tome|Santo Tomé|Jaén|-3.007|38.018
es-santo-tome-de-zabarcos|Santo Tomé de Zabarcos|Ávila|-4.901|40.791
es-santo-tome-del-puerto|Santo Tomé del Puerto|Segovia|-3.59|41.183
es-santomera|Santomera|Murcia|-1.056|38.086
es-santona|Santoña|Cantabria|-3.454|43.454
es-santorcaz|Santorcaz|Madrid|-3.222|40.471
es-santovenia|Santovenia|Zamora|-5.697|41.862
es-santovenia-de-la-valdoncina|Santovenia de la Valdoncina|León|-5.619|42.541
es-santovenia-de-pisuerga|Santovenia de Pisuerga|Valladolid|-4.668|41.699
es-santoyo|Santoyo|Palencia|-4.346|42.221
es-santpedor|Santpedor|Barcelona|1.836|41.783
es-santurde-de-rioja|Santurde de Rioja|La Rioja|-2.99|42.39
es-santurdejo|Santurdejo|La Rioja|-2.944|42.368
es-santurtzi|Santurtzi|Bizkaia|-3.046|43.334
es-sanxenxo|Sanxenxo|Pontevedra|-8.825|42.419
es-sanzoles|Sanzoles|Zamora|-5.572|41.427
es-sardon-de-duero|Sardón de Duero|Valladolid|-4.422|41.607
es-sardon-de-los-frailes|Sardón de los Frailes|Salamanca|-6.269|41.22
es-sargentes-de-la-lora|Sargentes de la Lora|Burgos|-3.89|42.741
es-sariego|Sariego|Asturias|-5.552|43.412
es-sariegos|Sariegos|León|-5.63|42.657
es-sarinena|Sariñena|Huesca|-0.177|41.769
es-saro|Saro|Cantabria|-3.802|43.263
es-sarracin|Sarracín|Burgos|-3.703|42.244
es-sarral|Sarral|Tarragona|1.272|41.453
es-sarreaus|Sarreaus|Ourense|-7.603|42.107
es-sarria|Sarria|Lugo|-7.432|42.773
es-sarria-de-ter|Sarrià de Ter|Girona|2.813|42.016
es-sarries-sartze|Sarriés/Sartze|Navarra|-1.103|42.84
es-sarrion|Sarrión|Teruel|-0.856|40.137
es-sarroca-de-bellera|Sarroca de Bellera|Lleida|0.888|42.408
es-sarroca-de-lleida|Sarroca de Lleida|Lleida|0.561|41.464
es-sartaguda|Sartaguda|Navarra|-2.041|42.384
es-sartajada|Sartajada|Toledo|-4.802|40.211
es-sasamon|Sasamón|Burgos|-4.032|42.393
es-sastago|Sástago|Zaragoza|-0.259|41.351
es-sauca|Saúca|Guadalajara|-2.555|41.025
es-saucedilla|Saucedilla|Cáceres|-5.688|39.849
es-saucelle|Saucelle|Salamanca|-6.745|41.049
es-sauquillo-de-cabezas|Sauquillo de Cabezas|Segovia|-4.063|41.194
es-saus-camallera-i-llampaies|Saus, Camallera i Llampaies|Girona|2.962|42.127
es-savalla-del-comtat|Savallà del Comtat|Tarragona|1.284|41.543
es-sax|Sax|Alacant/Alicante|-0.812|38.55
es-sayalonga|Sayalonga|Málaga|-4.01|36.793
es-sayaton|Sayatón|Guadalajara|-2.816|40.44
es-sebulcor|Sebúlcor|Segovia|-3.876|41.283
es-secastilla|Secastilla|Huesca|0.257|42.195
es-sedavi|Sedaví|València/Valencia|-0.379|39.426
es-sedella|Sedella|Málaga|-4.043|36.864
es-sediles|Sediles|Zaragoza|-1.515|41.357
es-segart|Segart|València/Valencia|-0.382|39.678
es-segorbe|Segorbe|Castelló/Castellón|-0.463|39.788
es-segovia|Segovia|Segovia|-4.169|40.903
es-segura|Segura|Gipuzkoa|-2.259|42.996
es-segura-de-la-sierra|Segura de la Sierra|Jaén|-2.665|38.259
es-segura-de-leon|Segura de León|Badajoz|-6.459|38.134
es-segura-de-los-banos|Segura de los Baños|Teruel|-0.951|40.931
es-segura-de-toro|Segura de Toro|Cáceres|-5.935|40.217
es-segurilla|Segurilla|Toledo|-4.874|40.037
es-seira|Seira|Huesca|0.398|42.499
es-selas|Selas|Guadalajara|-2.112|40.941
es-selaya|Selaya|Cantabria|-3.767|43.202
es-sella|Sella|Alacant/Alicante|-0.278|38.617
es-sellent|Sellent|València/Valencia|-0.596|39.032
es-selva|Selva|Illes Balears|2.909|39.767
es-semillas|Semillas|Guadalajara|-3.126|41.045
es-sempere|Sempere|València/Valencia|-0.476|38.92
es-sena|Sena|Huesca|-0.093|41.674
es-sena-de-luna|Sena de Luna|León|-5.924|42.918
es-senan|Senan|Tarragona|1.071|41.476
es-sencelles|Sencelles|Illes Balears|2.897|39.64
es-senes|Senés|Almería|-2.335|37.189
es-senes-de-alcubierre|Senés de Alcubierre|Huesca|-0.512|41.903
es-senija|Senija|Alacant/Alicante|0.045|38.737
es-seno|Seno|Teruel|-0.349|40.827
es-senterada|Senterada|Lleida|0.926|42.314
es-sentmenat|Sentmenat|Barcelona|2.131|41.613
es-senyera|Senyera|València/Valencia|-0.506|39.066
es-sepulcro-hilario|Sepulcro-Hilario|Salamanca|-6.192|40.694
es-sepulveda|Sepúlveda|Segovia|-3.771|41.295
es-sequera-de-fresno|Sequera de Fresno|Segovia|-3.552|41.361
es-sequeros|Sequeros|Salamanca|-6.029|40.511
es-serinya|Serinyà|Girona|2.738|42.167
es-seron|Serón|Almería|-2.546|37.342
es-seron-de-nagima|Serón de Nágima|Soria|-2.196|41.504
es-seros|Seròs|Lleida|0.424|41.413
es-serra|Serra|València/Valencia|-0.456|39.685
es-serra-de-daro|Serra de Daró|Girona|3.064|42.034
es-serrada|Serrada|Valladolid|-4.849|41.462
es-serradilla|Serradilla|Cáceres|-6.104|39.798
es-serradilla-del-arroyo|Serradilla del Arroyo|Salamanca|-6.338|40.545
es-serradilla-del-llano|Serradilla del Llano|Salamanca|-6.341|40.47
es-serranillos|Serranillos|Ávila|-4.904|40.327
es-serranillos-del-valle|Serranillos del Valle|Madrid|-3.89|40.208
es-serrato|Serrato|Málaga|-4.992|36.861
es-serrejon|Serrejón|Cáceres|-5.815|39.816
es-ses-salines|ses Salines|Illes Balears|3.043|39.331
es-sesa|Sesa|Huesca|-0.246|41.996
es-sesena|Seseña|Toledo|-3.665|40.091
es-sesma|Sesma|Navarra|-2.086|42.471
es-sestao|Sestao|Bizkaia|-2.998|43.307
es-sestrica|Sestrica|Zaragoza|-1.631|41.484
es-sesue|Sesué|Huesca|0.474|42.553
es-setcases|Setcases|Girona|2.293|42.401
es-setenil-de-las-bodegas|Setenil de las Bodegas|Cádiz|-5.175|36.871
es-setiles|Setiles|Guadalajara|-1.601|40.728
es-seva|Seva|Barcelona|2.29|41.842
es-sevilla|Sevilla|Sevilla|-5.956|37.393
es-sevilla-la-nueva|Sevilla la Nueva|Madrid|-4.042|40.354
es-sevilleja-de-la-jara|Sevilleja de la Jara|Toledo|-4.955|39.53
es-sidamon|Sidamon|Lleida|0.834|41.625
es-sienes|Sienes|Guadalajara|-2.637|41.202
es-siero|Siero|Asturias|-5.686|43.394
es-sierra-de-fuentes|Sierra de Fuentes|Cáceres|-6.266|39.437
es-sierra-de-luna|Sierra de Luna|Zaragoza|-0.934|42.044
es-sierra-de-yeguas|Sierra de Yeguas|Málaga|-4.856|37.144
es-sierra-engarceran|Sierra Engarcerán|Castelló/Castellón|-0.027|40.264
es-sierro|Sierro|Almería|-2.394|37.297
es-sietamo|Siétamo|Huesca|-0.258|42.141
es-siete-aguas|Siete Aguas|València/Valencia|-0.925|39.485
es-siete-iglesias-de-trabancos|Siete Iglesias de Trabancos|Valladolid|-5.184|41.369
es-sieteiglesias-de-tormes|Sieteiglesias de Tormes|Salamanca|-5.589|40.738
es-sigeres|Sigeres|Ávila|-4.941|40.793
es-siguenza|Sigüenza|Guadalajara|-2.656|41.103
es-sigues|Sigüés|Zaragoza|-1.029|42.624
es-siles|Siles|Jaén|-2.564|38.374
es-silla|Silla|València/Valencia|-0.404|39.356
es-silleda|Silleda|Pontevedra|-8.276|42.695
es-sils|Sils|Girona|2.74|41.827
es-simancas|Simancas|Valladolid|-4.833|41.592
es-simat-de-la-valldigna|Simat de la Valldigna|València/Valencia|-0.339|39.042
es-sinarcas|Sinarcas|València/Valencia|-1.209|39.746
es-sineu|Sineu|Illes Balears|3.022|39.646
es-singra|Singra|Teruel|-1.3|40.666
es-sinlabajos|Sinlabajos|Ávila|-4.843|41.077
es-siruela|Siruela|Badajoz|-5.077|38.979
es-sisamon|Sisamón|Zaragoza|-2.009|41.181
es-sisante|Sisante|Cuenca|-2.168|39.403
es-sitges|Sitges|Barcelona|1.86|41.256
es-siurana|Siurana|Girona|3.007|42.211
es-soba|Soba|Cantabria|-3.549|43.196
es-sober|Sober|Lugo|-7.561|42.433
es-sobradiel|Sobradiel|Zaragoza|-1.032|41.742
es-sobradillo|Sobradillo|Salamanca|-6.809|40.918
es-sobrado-a-coruna|Sobrado (A Coruña)|A Coruña|-7.999|43.056
es-sobrado-leon|Sobrado (León)|León|-6.873|42.52
es-sobremunt|Sobremunt|Barcelona|2.169|42.022
es-sobrescobio|Sobrescobio|Asturias|-5.464|43.194
es-socovos|Socovos|Albacete|-1.909|38.34
es-socuellamos|Socuéllamos|Ciudad Real|-2.842|39.256
es-sojuela|Sojuela|La Rioja|-2.556|42.357
es-solana-de-avila|Solana de Ávila|Ávila|-5.646|40.331
es-solana-de-los-barros|Solana de los Barros|Badajoz|-6.566|38.733
es-solana-de-rioalmar|Solana de Rioalmar|Ávila|-5.009|40.744
es-solana-del-pino|Solana del Pino|Ciudad Real|-4.106|38.456
es-solanillos-del-extremo|Solanillos del Extremo|Guadalajara|-2.692|40.76
es-solarana|Solarana|Burgos|-3.66|41.963
es-solera-de-gabaldon|Solera de Gabaldón|Cuenca|-1.968|39.752
es-soliedra|Soliedra|Soria|-2.391|41.459
es-solivella|Solivella|Tarragona|1.185|41.465
es-sollana|Sollana|València/Valencia|-0.378|39.28
es-soller|Sóller|Illes Balears|2.706|39.776
es-solorzano|Solórzano|Cantabria|-3.591|43.363
es-solosancho|Solosancho|Ávila|-4.914|40.542
es-solsona|Solsona|Lleida|1.518|41.992
es-somiedo|Somiedo|Asturias|-6.25|43.098
es-somolinos|Somolinos|Guadalajara|-3.065|41.258
es-somontin|Somontín|Almería|-2.39|37.419
es-somosierra|Somosierra|Madrid|-3.569|41.142
es-son-servera|Son Servera|Illes Balears|3.371|39.64
es-sondika|Sondika|Bizkaia|-2.927|43.291
es-soneja|Soneja|Castelló/Castellón|-0.379|39.82
es-sonseca|Sonseca|Toledo|-3.994|39.641
es-sopeira|Sopeira|Huesca|0.721|42.339
es-sopela|Sopela|Bizkaia|-2.977|43.378
es-soportujar|Soportújar|Granada|-3.399|36.958
es-sopuerta|Sopuerta|Bizkaia|-3.172|43.261
es-sora|Sora|Barcelona|2.17|42.106
es-soraluze-placencia-de-las-armas|Soraluze-Placencia de las Armas|Gipuzkoa|-2.414|43.178
es-sorbas|Sorbas|Almería|-2.09|37.1
es-sordillos|Sordillos|Burgos|-4.093|42.459
es-soria|Soria|Soria|-2.906|41.865
es-soriguera|Soriguera|Lleida|1.145|42.376
es-sorihuela|Sorihuela|Salamanca|-5.669|40.451
es-sorihuela-del-guadalimar|Sorihuela del Guadalimar|Jaén|-2.848|38.194
es-sorlada|Sorlada|Navarra|-2.213|42.61
es-sort|Sort|Lleida|1.082|42.443
es-sorvilan|Sorvilán|Granada|-3.262|36.788
es-sorzano|Sorzano|La Rioja|-2.529|42.341
es-sos-del-rey-catolico|Sos del Rey Católico|Zaragoza|-1.234|42.464
es-soses|Soses|Lleida|0.466|41.54
es-sot-de-chera|Sot de Chera|València/Valencia|-0.914|39.609
es-sot-de-ferrer|Sot de Ferrer|Castelló/Castellón|-0.399|39.8
es-sotalbo|Sotalbo|Ávila|-4.867|40.509
es-sotes|Sotés|La Rioja|-2.606|42.395
es-sotillo|Sotillo|Segovia|-3.643|41.26
es-sotillo-de-la-adrada|Sotillo de la Adrada|Ávila|-4.596|40.293
es-sotillo-de-la-ribera|Sotillo de la Ribera|Burgos|-3.825|41.804
es-sotillo-de-las-palomas|Sotillo de las Palomas|Toledo|-4.849|40.094
es-sotillo-del-rincon|Sotillo del Rincón|Soria|-2.623|41.964
es-soto-de-cerrato|Soto de Cerrato|Palencia|-4.425|41.945
es-soto-de-la-vega|Soto de la Vega|León|-5.894|42.335
es-soto-del-barco|Soto del Barco|Asturias|-6.056|43.526
es-soto-del-real|Soto del Real|Madrid|-3.787|40.747
es-soto-en-cameros|Soto en Cameros|La Rioja|-2.427|42.282
es-soto-y-amio|Soto y Amío|León|-5.877|42.779
es-sotobanado-y-priorato|Sotobañado y Priorato|Palencia|-4.448|42.595
es-sotodosos|Sotodosos|Guadalajara|-2.395|40.914
es-sotorribas|Sotorribas|Cuenca|-2.187|40.284
es-sotosalbos|Sotosalbos|Segovia|-3.931|41.016
es-sotoserrano|Sotoserrano|Salamanca|-6.042|40.387
es-sotragero|Sotragero|Burgos|-3.719|42.414
es-sotresgudo|Sotresgudo|Burgos|-4.202|42.596
es-soutomaior|Soutomaior|Pontevedra|-8.567|42.336
es-suances|Suances|Cantabria|-4.058|43.412
es-subirats|Subirats|Barcelona|1.806|41.397
es-sudanell|Sudanell|Lleida|0.571|41.556
es-sueca|Sueca|València/Valencia|-0.308|39.241
es-suellacabras|Suellacabras|Soria|-2.206|41.849
es-sueras-suera|Sueras/Suera|Castelló/Castellón|-0.353|39.953
es-sufli|Suflí|Almería|-2.378|37.315
es-sukarrieta|Sukarrieta|Bizkaia|-2.697|43.394
es-sumacarcer|Sumacàrcer|València/Valencia|-0.636|39.087
es-sunbilla|Sunbilla|Navarra|-1.666|43.179
es-sunyer|Sunyer|Lleida|0.588|41.519
es-suria|Súria|Barcelona|1.764|41.835
es-susinos-del-paramo|Susinos del Páramo|Burgos|-3.911|42.476
es-susqueda|Susqueda|Girona|2.519|41.996
es-tabanera-de-cerrato|Tabanera de Cerrato|Palencia|-4.106|42.016
es-tabanera-de-valdavia|Tabanera de Valdavia|Palencia|-4.708|42.654
es-tabanera-la-luenga|Tabanera la Luenga|Segovia|-4.243|41.097
es-tabara|Tábara|Zamora|-5.994|41.845
es-tabera-de-abajo|Tabera de Abajo|Salamanca|-6.02|40.925
es-tabernas|Tabernas|Almería|-2.363|37.071
es-taberno|Taberno|Almería|-2.061|37.48
es-taboada|Taboada|Lugo|-7.76|42.718
es-taboadela|Taboadela|Ourense|-7.827|42.247
es-tabuenca|Tabuenca|Zaragoza|-1.524|41.684
es-tacoronte|Tacoronte|Santa Cruz de Tenerife|-16.4|28.481
es-tafalla|Tafalla|Navarra|-1.711|42.516
es-tagamanent|Tagamanent|Barcelona|2.302|41.757
es-tahal|Tahal|Almería|-2.284|37.191
es-tajahuerce|Tajahuerce|Soria|-2.165|41.75
es-tajueco|Tajueco|Soria|-2.845|41.538
es-talamanca|Talamanca|Barcelona|1.952|41.732
es-talamanca-de-jarama|Talamanca de Jarama|Madrid|-3.49|40.737
es-talamantes|Talamantes|Zaragoza|-1.664|41.724
es-talarn|Talarn|Lleida|0.897|42.178
es-talarrubias|Talarrubias|Badajoz|-5.207|39.12
es-talavan|Talaván|Cáceres|-6.278|39.668
es-talavera|Talavera|Lleida|1.36|41.585
es-talavera-de-la-reina|Talavera de la Reina|Toledo|-4.849|39.954
es-talavera-la-real|Talavera la Real|Badajoz|-6.749|38.861
es-talaveruela-de-la-vera|Talaveruela de la Vera|Cáceres|-5.517|40.137
es-talayuela|Talayuela|Cáceres|-5.479|40.003
es-talayuelas|Talayuelas|Cuenca|-1.273|39.828
es-tales|Tales|Castelló/Castellón|-0.3|39.945
es-taliga|Táliga|Badajoz|-7.005|38.527
es-talveila|Talveila|Soria|-2.97|41.74
es-tamajon|Tamajón|Guadalajara|-3.231|41.029
es-tamames|Tamames|Salamanca|-6.102|40.661
es-tamara-de-campos|Támara de Campos|Palencia|-4.403|42.199
es-tamarite-de-litera|Tamarite de Litera|Huesca|0.383|41.815
es-tamariz-de-campos|Tamariz de Campos|Valladolid|-5.02|41.979
es-tamaron|Tamarón|Burgos|-3.993|42.273
es-tamurejo|Tamurejo|Badajoz|-4.954|38.988
es-tapia-de-casariego|Tapia de Casariego|Asturias|-6.923|43.525
es-tapioles|Tapioles|Zamora|-5.502|41.853
es-taradell|Taradell|Barcelona|2.284|41.874
es-taragudo|Taragudo|Guadalajara|-3.086|40.822
es-taramundi|Taramundi|Asturias|-7.076|43.359
es-tarancon|Tarancón|Cuenca|-3.006|39.996
es-taravilla|Taravilla|Guadalajara|-1.976|40.674
es-tarazona|Tarazona|Zaragoza|-1.737|41.924
es-tarazona-de-guarena|Tarazona de Guareña|Salamanca|-5.259|41.172
es-tarazona-de-la-mancha|Tarazona de la Mancha|Albacete|-1.937|39.239
es-tarbena|Tàrbena|Alacant/Alicante|-0.096|38.707
es-tardaguila|Tardáguila|Salamanca|-5.581|41.138
es-tardajos|Tardajos|Burgos|-3.816|42.353
es-tardelcuende|Tardelcuende|Soria|-2.644|41.583
es-tardienta|Tardienta|Huesca|-0.566|41.957
es-tariego-de-cerrato|Tariego de Cerrato|Palencia|-4.474|41.889
es-tarifa|Tarifa|Cádiz|-5.684|36.126
es-taroda|Taroda|Soria|-2.42|41.334
es-tarragona|Tarragona|Tarragona|1.272|41.133
es-tarrega|Tàrrega|Lleida|1.142|41.673
es-tarres|Tarrés|Lleida|1.022|41.429
es-tarroja-de-segarra|Tarroja de Segarra|Lleida|1.276|41.721
es-tartanedo|Tartanedo|Guadalajara|-1.939|41.025
es-tauste|Tauste|Zaragoza|-1.202|41.948
es-tavernes-blanques|Tavernes Blanques|València/Valencia|-0.361|39.508
es-tavernes-de-la-valldigna|Tavernes de la Valldigna|València/Valencia|-0.254|39.08
es-tavernoles|Tavèrnoles|Barcelona|2.343|41.956
es-tavertet|Tavertet|Barcelona|2.405|42.006
es-tazacorte|Tazacorte|Santa Cruz de Tenerife|-17.924|28.625
es-teba|Teba|Málaga|-4.926|36.978
es-tebar|Tébar|Cuenca|-2.155|39.503
es-tegueste|Tegueste|Santa Cruz de Tenerife|-16.337|28.52
es-teguise|Teguise|Las Palmas|-13.554|29.06
es-teia|Teià|Barcelona|2.323|41.501
es-tejada|Tejada|Burgos|-3.55|41.953
es-tejadillos|Tejadillos|Cuenca|-1.611|40.132
es-tejado|Tejado|Soria|-2.299|41.578
es-tejeda|Tejeda|Las Palmas|-15.661|27.968
es-tejeda-de-tietar|Tejeda de Tiétar|Cáceres|-5.87|39.992
es-tejeda-y-segoyuela|Tejeda y Segoyuela|Salamanca|-6.017|40.646
es-telde|Telde|Las Palmas|-15.429|27.984
es-tella-sin|Tella-Sin|Huesca|0.216|42.593
es-tembleque|Tembleque|Toledo|-3.54|39.665
es-tendilla|Tendilla|Guadalajara|-2.95|40.546
es-tenebron|Tenebrón|Salamanca|-6.363|40.612
es-teo|Teo|A Coruña|-8.565|42.798
es-teresa|Teresa|Castelló/Castellón|-0.676|39.889
es-teresa-de-cofrentes|Teresa de Cofrentes|València/Valencia|-0.982|39.112
es-termens|Térmens|Lleida|0.787|41.72
es-teror|Teror|Las Palmas|-15.541|28.061
es-terque|Terque|Almería|-2.65|36.921
es-terrades|Terrades|Girona|2.842|42.312
es-terradillos|Terradillos|Salamanca|-5.579|40.857
es-terradillos-de-esgueva|Terradillos de Esgueva|Burgos|-3.85|41.804
es-terrassa|Terrassa|Barcelona|2.008|41.576
es-terrateig|Terrateig|València/Valencia|-0.312|38.897
es-terrer|Terrer|Zaragoza|-1.727|41.327
es-terriente|Terriente|Teruel|-1.504|40.289
es-terrinches|Terrinches|Ciudad Real|-2.853|38.582
es-terroba|Terroba|La Rioja|-2.444|42.258
es-teruel|Teruel|Teruel|-1.12|40.356
es-terzaga|Terzaga|Guadalajara|-1.906|40.702
es-teulada|Teulada|Alacant/Alicante|0.113|38.713
es-teverga|Teverga|Asturias|-6.109|43.142
es-tiana|Tiana|Barcelona|2.268|41.487
es-tias|Tías|Las Palmas|-13.663|28.955
es-tibi|Tibi|Alacant/Alicante|-0.593|38.522
es-tiebas-muruarte-de-reta|Tiebas-Muruarte de Reta|Navarra|-1.642|42.685
es-tiedra|Tiedra|Valladolid|-5.251|41.655
es-tielmes|Tielmes|Madrid|-3.302|40.235
es-tierga|Tierga|Zaragoza|-1.589|41.611
es-tierz|Tierz|Huesca|-0.353|42.128
es-tierzo|Tierzo|Guadalajara|-1.922|40.749
es-tietar|Tiétar|Cáceres|-5.483|40.026
es-tijarafe|Tijarafe|Santa Cruz de Tenerife|-17.946|28.711
es-tijola|Tíjola|Almería|-2.491|37.401
es-tinajas|Tinajas|Cuenca|-2.582|40.335
es-tinajo|Tinajo|Las Palmas|-13.708|29.045
es-tineo|Tineo|Asturias|-6.484|43.338
es-tinieblas-de-la-sierra|Tinieblas de la Sierra|Burgos|-3.363|42.181
es-tinosillos|Tiñosillos|Ávila|-4.714|40.95
es-tirapu|Tirapu|Navarra|-1.692|42.648
es-tirgo|Tirgo|La Rioja|-2.941|42.542
es-tirig|Tírig|Castelló/Castellón|0.07|40.433
es-tirvia|Tírvia|Lleida|1.232|42.518
es-titaguas|Titaguas|València/Valencia|-1.112|39.871
es-titulcia|Titulcia|Madrid|-3.558|40.147
es-tiurana|Tiurana|Lleida|1.236|41.957
es-tivenys|Tivenys|Tarragona|0.554|40.915
es-tivissa|Tivissa|Tarragona|0.735|41.019
es-tobar|Tobar|Burgos|-3.937|42.487
es-tobarra|Tobarra|Albacete|-1.663|38.62
es-tobed|Tobed|Zaragoza|-1.39|41.343
es-tobia|Tobía|La Rioja|-2.862|42.274
es-tocina|Tocina|Sevilla|-5.729|37.605
es-todolella|Todolella|Castelló/Castellón|-0.262|40.645
es-toen|Toén|Ourense|-7.967|42.307
es-toga|Toga|Castelló/Castellón|-0.374|40.05
es-tolbanos|Tolbaños|Ávila|-4.585|40.754
es-toledo|Toledo|Toledo|-4.013|39.871
es-tollos|Tollos|Alacant/Alicante|-0.245|38.763
es-tolocirio|Tolocirio|Segovia|-4.628|41.136
es-tolosa|Tolosa|Gipuzkoa|-2.097|43.129
es-tolox|Tolox|Málaga|-4.941|36.678
es-tolva|Tolva|Huesca|0.564|42.134
es-tomares|Tomares|Sevilla|-6.046|37.373
es-tomelloso|Tomelloso|Ciudad Real|-2.971|39.208
es-tomino|Tomiño|Pontevedra|-8.748|42.005
es-tona|Tona|Barcelona|2.218|41.855
es-topas|Topas|Salamanca|-5.661|41.183
es-toques|Toques|A Coruña|-7.955|42.97
es-tora|Torà|Lleida|1.44|41.842
es-toral-de-los-guzmanes|Toral de los Guzmanes|León|-5.569|42.241
es-toral-de-los-vados|Toral de los Vados|León|-6.775|42.553
es-toras|Torás|Castelló/Castellón|-0.689|39.929
es-tordehumos|Tordehumos|Valladolid|-5.161|41.805
es-tordellego|Tordellego|Guadalajara|-1.683|40.715
es-tordelrabano|Tordelrábano|Guadalajara|-2.758|41.215
es-tordera|Tordera|Barcelona|2.687|41.694
es-tordesillas|Tordesillas|Valladolid|-4.991|41.509
es-tordesilos|Tordesilos|Guadalajara|-1.58|40.666
es-tordillos|Tordillos|Salamanca|-5.352|40.851
es-tordoia|Tordoia|A Coruña|-8.561|43.088
es-tordomar|Tordómar|Burgos|-3.859|42.049
es-torello|Torelló|Barcelona|2.264|42.04
es-toreno|Toreno|León|-6.503|42.715
es-torija|Torija|Guadalajara|-3.039|40.743
es-toril|Toril|Cáceres|-5.859|39.885
es-toril-y-masegoso|Toril y Masegoso|Teruel|-1.494|40.228
es-torla-ordesa|Torla-Ordesa|Huesca|-0.135|42.68
es-torlengua|Torlengua|Soria|-2.144|41.459
es-tormantos|Tormantos|La Rioja|-3.071|42.493
es-tormellas|Tormellas|Ávila|-5.506|40.308
es-tormon|Tormón|Teruel|-1.339|40.207
es-tormos|Tormos|Alacant/Alicante|-0.073|38.804
es-tornabous|Tornabous|Lleida|1.068|41.704
es-tornadizos-de-avila|Tornadizos de Ávila|Ávila|-4.61|40.604
es-tornavacas|Tornavacas|Cáceres|-5.681|40.241
es-tornos|Tornos|Teruel|-1.416|40.948
es-toro|Toro|Zamora|-5.441|41.471
es-torquemada|Torquemada|Palencia|-4.3|42.041
es-torralba|Torralba|Cuenca|-2.287|40.305
es-torralba-de-aragon|Torralba de Aragón|Huesca|-0.532|41.919
es-torralba-de-calatrava|Torralba de Calatrava|Ciudad Real|-3.762|39.05
es-torralba-de-los-frailes|Torralba de los Frailes|Zaragoza|-1.659|41.018
es-torralba-de-los-sisones|Torralba de los Sisones|Teruel|-1.442|40.89
es-torralba-de-oropesa|Torralba de Oropesa|Toledo|-5.129|39.952
es-torralba-de-ribota|Torralba de Ribota|Zaragoza|-1.676|41.421
es-torralba-del-pinar|Torralba del Pinar|Castelló/Castellón|-0.451|39.995
es-torralba-del-rio|Torralba del Río|Navarra|-2.322|42.622
es-torralbilla|Torralbilla|Zaragoza|-1.343|41.22
es-torre-alhaquime|Torre Alháquime|Cádiz|-5.232|36.91
es-torre-cardela|Torre-Cardela|Granada|-3.36|37.498
es-torre-de-arcas|Torre de Arcas|Teruel|-0.097|40.762
es-torre-de-don-miguel|Torre de Don Miguel|Cáceres|-6.565|40.22
es-torre-de-esgueva|Torre de Esgueva|Valladolid|-4.209|41.78
es-torre-de-juan-abad|Torre de Juan Abad|Ciudad Real|-3.23|38.599
es-torre-de-las-arcas|Torre de las Arcas|Teruel|-0.704|40.845
es-torre-de-miguel-sesmero|Torre de Miguel Sesmero|Badajoz|-6.766|38.644
es-torre-de-penafiel|Torre de Peñafiel|Valladolid|-4.16|41.545
es-torre-de-santa-maria|Torre de Santa María|Cáceres|-6.096|39.252
es-torre-del-bierzo|Torre del Bierzo|León|-6.322|42.577
es-torre-del-burgo|Torre del Burgo|Guadalajara|-3.087|40.804
es-torre-del-compte|Torre del Compte|Teruel|0.126|40.946
es-torre-en-cameros|Torre en Cameros|La Rioja|-2.528|42.246
es-torre-la-ribera|Torre la Ribera|Huesca|0.542|42.38
es-torre-los-negros|Torre los Negros|Teruel|-1.087|40.852
es-torre-pacheco|Torre-Pacheco|Murcia|-0.966|37.777
es-torre-serona|Torre-serona|Lleida|0.635|41.676
es-torre-val-de-san-pedro|Torre Val de San Pedro|Segovia|-3.869|41.039
es-torreadrada|Torreadrada|Segovia|-3.837|41.459
es-torrebaja|Torrebaja|València/Valencia|-1.262|40.099
es-torrebesses|Torrebesses|Lleida|0.598|41.422
es-torreblacos|Torreblacos|Soria|-2.902|41.679
es-torreblanca|Torreblanca|Castelló/Castellón|0.2|40.21
es-torreblascopedro|Torreblascopedro|Jaén|-3.66|37.985
es-torrecaballeros|Torrecaballeros|Segovia|-3.986|40.979
es-torrecampo|Torrecampo|Córdoba|-4.634|38.463
es-torrechiva|Torrechiva|Castelló/Castellón|-0.405|40.049
es-torrecilla-de-alcaniz|Torrecilla de Alcañiz|Teruel|-0.081|40.968
es-torrecilla-de-la-abadesa|Torrecilla de la Abadesa|Valladolid|-5.167|41.47
es-torrecilla-de-la-jara|Torrecilla de la Jara|Toledo|-4.801|39.68
es-torrecilla-de-la-orden|Torrecilla de la Orden|Valladolid|-5.267|41.218
es-torrecilla-de-la-torre|Torrecilla de la Torre|Valladolid|-5.056|41.675
es-torrecilla-de-los-angeles|Torrecilla de los Ángeles|Cáceres|-6.415|40.254
es-torrecilla-del-monte|Torrecilla del Monte|Burgos|-3.683|42.103
es-torrecilla-del-pinar|Torrecilla del Pinar|Segovia|-4.048|41.365
es-torrecilla-del-rebollar|Torrecilla del Rebollar|Teruel|-1.073|40.918
es-torrecilla-en-cameros|Torrecilla en Cameros|La Rioja|-2.633|42.257
es-torrecilla-sobre-alesanco|Torrecilla sobre Alesanco|La Rioja|-2.843|42.412
es-torrecillas-de-la-tiesa|Torrecillas de la Tiesa|Cáceres|-5.761|39.582
es-torrecuadrada-de-molina|Torrecuadrada de Molina|Guadalajara|-1.815|40.732
es-torrecuadradilla|Torrecuadradilla|Guadalajara|-2.539|40.844
es-torredelcampo|Torredelcampo|Jaén|-3.912|37.826
es-torredembarra|Torredembarra|Tarragona|1.408|41.152
es-torredonjimeno|Torredonjimeno|Jaén|-4.043|37.795
es-torrefarrera|Torrefarrera|Lleida|0.536|41.7
es-torrefeta-i-florejacs|Torrefeta i Florejacs|Lleida|1.256|41.785
es-torregalindo|Torregalindo|Burgos|-3.75|41.577
es-torregamones|Torregamones|Zamora|-6.214|41.491
es-torregrossa|Torregrossa|Lleida|0.809|41.583
es-torrehermosa|Torrehermosa|Zaragoza|-2.128|41.243
es-torreiglesias|Torreiglesias|Segovia|-4.043|41.108
es-torrejon-de-ardoz|Torrejón de Ardoz|Madrid|-3.46|40.471
es-torrejon-de-la-calzada|Torrejón de la Calzada|Madrid|-3.802|40.2
es-torrejon-de-velasco|Torrejón de Velasco|Madrid|-3.748|40.174
es-torrejon-del-rey|Torrejón del Rey|Guadalajara|-3.346|40.669
es-torrejon-el-rubio|Torrejón el Rubio|Cáceres|-5.976|39.755
es-torrejoncillo|Torrejoncillo|Cáceres|-6.465|39.909
es-torrejoncillo-del-rey|Torrejoncillo del Rey|Cuenca|-2.54|40.016
es-torrelacarcel|Torrelacárcel|Teruel|-1.275|40.626
es-torrelaguna|Torrelaguna|Madrid|-3.546|40.823
es-torrelameu|Torrelameu|Lleida|0.702|41.711
es-torrelapaja|Torrelapaja|Zaragoza|-1.949|41.59
es-torrelara|Torrelara|Burgos|-3.506|42.168
es-torrelavega|Torrelavega|Cantabria|-4.041|43.335
es-torrelavit|Torrelavit|Barcelona|1.724|41.442
es-torrella|Torrella|València/Valencia|-0.571|38.987
es-torrellas|Torrellas|Zaragoza|-1.767|41.89
es-torrelles-de-foix|Torrelles de Foix|Barcelona|1.569|41.41
es-torrelles-de-llobregat|Torrelles de Llobregat|Barcelona|1.972|41.357
es-torrelobaton|Torrelobatón|Valladolid|-5.003|41.645
es-torrelodones|Torrelodones|Madrid|-3.926|40.576
es-torremayor|Torremayor|Badajoz|-6.551|38.908
es-torremejia|Torremejía|Badajoz|-6.376|38.793
es-torremenga|Torremenga|Cáceres|-5.779|40.036
es-torremocha|Torremocha|Cáceres|-6.177|39.324
es-torremocha-de-jadraque|Torremocha de Jadraque|Guadalajara|-2.908|41.016
es-torremocha-de-jarama|Torremocha de Jarama|Madrid|-3.5|40.835
es-torremocha-de-jiloca|Torremocha de Jiloca|Teruel|-1.239|40.598
es-torremocha-del-campo|Torremocha del Campo|Guadalajara|-2.577|40.924
es-torremocha-del-pinar|Torremocha del Pinar|Guadalajara|-2.056|40.885
es-torremochuela|Torremochuela|Guadalajara|-1.854|40.756
es-torremolinos|Torremolinos|Málaga|-4.517|36.626
es-torremontalbo|Torremontalbo|La Rioja|-2.685|42.51
es-torremormojon|Torremormojón|Palencia|-4.788|41.965
es-torrent-girona|Torrent (Girona)|Girona|3.131|41.952
es-torrent-valencia-valencia|Torrent (València/Valencia)|València/Valencia|-0.522|39.418
es-torrente-de-cinca|Torrente de Cinca|Huesca|0.305|41.451
es-torrenueva|Torrenueva|Ciudad Real|-3.352|38.637
es-torrenueva-costa|Torrenueva Costa|Granada|-3.481|36.71
es-torreorgaz|Torreorgaz|Cáceres|-6.259|39.358
es-torrepadre|Torrepadre|Burgos|-3.976|42.05
es-torreperogil|Torreperogil|Jaén|-3.241|38.013
es-torrequemada|Torrequemada|Cáceres|-6.231|39.341
es-torres|Torres|Jaén|-3.53|37.782
es-torres-de-albanchez|Torres de Albánchez|Jaén|-2.678|38.418
es-torres-de-albarracin|Torres de Albarracín|Teruel|-1.529|40.431
es-torres-de-alcanadre|Torres de Alcanadre|Huesca|-0.101|41.959
es-torres-de-barbues|Torres de Barbués|Huesca|-0.454|41.958
es-torres-de-berrellen|Torres de Berrellén|Zaragoza|-1.105|41.818
es-torres-de-la-alameda|Torres de la Alameda|Madrid|-3.366|40.409
es-torres-de-segre|Torres de Segre|Lleida|0.521|41.531
es-torres-del-carrizal|Torres del Carrizal|Zamora|-5.681|41.634
es-torres-del-rio|Torres del Río|Navarra|-2.272|42.522
es-torres-torres|Torres Torres|València/Valencia|-0.383|39.731
es-torresandino|Torresandino|Burgos|-3.933|41.858
es-torrescarcela|Torrescárcela|Valladolid|-4.353|41.479
es-torresmenudas|Torresmenudas|Salamanca|-5.787|41.105
es-torrevelilla|Torrevelilla|Teruel|-0.12|40.913
es-torrevieja|Torrevieja|Alacant/Alicante|-0.703|38.001
es-torrico|Torrico|Toledo|-5.213|39.833
es-torrijas|Torrijas|Teruel|-0.957|40.011
es-torrijo-de-la-canada|Torrijo de la Cañada|Zaragoza|-1.901|41.468
es-torrijo-del-campo|Torrijo del Campo|Teruel|-1.332|40.816
es-torrijos|Torrijos|Toledo|-4.283|39.984
es-torroella-de-fluvia|Torroella de Fluvià|Girona|3.031|42.185
es-torroella-de-montgri|Torroella de Montgrí|Girona|3.161|42.057
es-torroja-del-priorat|Torroja del Priorat|Tarragona|0.809|41.22
es-torrox|Torrox|Málaga|-3.955|36.764
es-torrubia|Torrubia|Guadalajara|-1.882|40.971
es-torrubia-de-soria|Torrubia de Soria|Soria|-2.065|41.624
es-torrubia-del-campo|Torrubia del Campo|Cuenca|-2.943|39.88
es-torrubia-del-castillo|Torrubia del Castillo|Cuenca|-2.297|39.662
es-tortella|Tortellà|Girona|2.62|42.243
es-tortola-de-henares|Tórtola de Henares|Guadalajara|-3.125|40.711
es-tortoles|Tórtoles|Ávila|-5.273|40.566
es-tortoles-de-esgueva|Tórtoles de Esgueva|Burgos|-4.022|41.828
es-tortosa|Tortosa|Tarragona|0.556|40.821
es-tortuera|Tortuera|Guadalajara|-1.781|40.993
es-tortuero|Tortuero|Guadalajara|-3.366|40.96
es-torvizcon|Torvizcón|Granada|-3.281|36.854
es-tosantos|Tosantos|Burgos|-3.24|42.411
es-toses|Toses|Girona|2.035|42.326
es-tosos|Tosos|Zaragoza|-1.109|41.306
es-tossa-de-mar|Tossa de Mar|Girona|2.916|41.742
es-totalan|Totalán|Málaga|-4.296|36.759
es-totana|Totana|Murcia|-1.527|37.777
es-totanes|Totanés|Toledo|-4.218|39.71
es-touro|Touro|A Coruña|-8.314|42.858
es-tous|Tous|València/Valencia|-0.662|39.187
es-trabada|Trabada|Lugo|-7.179|43.441
es-trabadelo|Trabadelo|León|-6.875|42.647
es-trabanca|Trabanca|Salamanca|-6.377|41.242
es-trabazos|Trabazos|Zamora|-6.513|41.735
es-tragacete|Tragacete|Cuenca|-1.844|40.363
es-traid|Traíd|Guadalajara|-1.807|40.672
es-traiguera|Traiguera|Castelló/Castellón|0.317|40.55
es-tramacastiel|Tramacastiel|Teruel|-1.265|40.2
es-tramacastilla|Tramacastilla|Teruel|-1.576|40.427
es-tramaced|Tramaced|Huesca|-0.307|41.968
es-trasierra|Trasierra|Badajoz|-6.021|38.165
es-trasmiras|Trasmiras|Ourense|-7.624|42.027
es-trasmoz|Trasmoz|Zaragoza|-1.724|41.831
es-trasobares|Trasobares|Zaragoza|-1.625|41.657
es-traspinedo|Traspinedo|Valladolid|-4.481|41.584
es-trazo|Trazo|A Coruña|-8.54|43.012
es-trebujena|Trebujena|Cádiz|-6.216|36.871
es-trefacio|Trefacio|Zamora|-6.677|42.151
es-tremedal-de-tormes|Tremedal de Tormes|Salamanca|-6.179|41.094
es-tremp|Tremp|Lleida|0.791|42.217
es-tres-cantos|Tres Cantos|Madrid|-3.728|40.612
es-trescasas|Trescasas|Segovia|-3.998|40.952
es-tresjuncos|Tresjuncos|Cuenca|-2.745|39.702
es-trespaderne|Trespaderne|Burgos|-3.38|42.814
es-tresviso|Tresviso|Cantabria|-4.691|43.254
es-trevago|Trévago|Soria|-2.118|41.861
es-trevelez|Trevélez|Granada|-3.259|37.05
es-treviana|Treviana|La Rioja|-3.048|42.558
es-triacastela|Triacastela|Lugo|-7.215|42.761
es-tribaldos|Tribaldos|Cuenca|-2.917|39.98
es-tricio|Tricio|La Rioja|-2.712|42.4
es-trigueros|Trigueros|Huelva|-6.85|37.415
es-trigueros-del-valle|Trigueros del Valle|Valladolid|-4.664|41.824
es-trijueque|Trijueque|Guadalajara|-2.985|40.781
es-trillo|Trillo|Guadalajara|-2.556|40.669
es-triollo|Triollo|Palencia|-4.679|42.932
es-tronchon|Tronchón|Teruel|-0.414|40.614
es-truchas|Truchas|León|-6.416|42.267
es-trucios-turtzioz|Trucios-Turtzioz|Bizkaia|-3.283|43.281
es-trujillanos|Trujillanos|Badajoz|-6.25|38.959
es-trujillo|Trujillo|Cáceres|-5.954|39.544
es-tubilla-del-agua|Tubilla del Agua|Burgos|-3.82|42.716
es-tubilla-del-lago|Tubilla del Lago|Burgos|-3.59|41.795
es-tudanca|Tudanca|Cantabria|-4.361|43.154
es-tudela|Tudela|Navarra|-1.645|42.081
es-tudela-de-duero|Tudela de Duero|Valladolid|-4.58|41.593
es-tudelilla|Tudelilla|La Rioja|-2.113|42.291
es-tuejar|Tuéjar|València/Valencia|-1.113|39.804
es-tui|Tui|Pontevedra|-8.659|42.066
es-tuineje|Tuineje|Las Palmas|-14.045|28.272
es-tulebras|Tulebras|Navarra|-1.684|41.982
es-turcia|Turcia|León|-5.885|42.551
es-turegano|Turégano|Segovia|-3.997|41.133
es-turis|Turís|València/Valencia|-0.688|39.373
es-turleque|Turleque|Toledo|-3.638|39.595
es-turon|Turón|Granada|-3.084|36.845
es-turre|Turre|Almería|-1.939|37.105
es-turrillas|Turrillas|Almería|-2.263|37.029
es-ubeda|Úbeda|Jaén|-3.329|37.984
es-ubide|Ubide|Bizkaia|-2.69|43.029
es-ubrique|Ubrique|Cádiz|-5.463|36.659
es-ucar|Ucar|Navarra|-1.707|42.687
es-uceda|Uceda|Guadalajara|-3.452|40.828
es-ucero|Ucero|Soria|-3.058|41.721
es-ucles|Uclés|Cuenca|-2.859|39.988
es-udias|Udías|Cantabria|-4.253|43.338
es-ugao-miraballes|Ugao-Miraballes|Bizkaia|-2.903|43.181
es-ugena|Ugena|Toledo|-3.873|40.166
es-ugijar|Ugíjar|Granada|-3.068|36.947
es-uharte-arakil|Uharte Arakil|Navarra|-1.962|42.927
es-ujados|Ujados|Guadalajara|-3.01|41.225
es-ujue-uxue|Ujué/Uxue|Navarra|-1.49|42.474
es-ulea|Ulea|Murcia|-1.288|38.165
es-uleila-del-campo|Uleila del Campo|Almería|-2.187|37.176
es-ulla|Ullà|Girona|3.105|42.051
es-ullastrell|Ullastrell|Barcelona|1.962|41.525
es-ullastret|Ullastret|Girona|3.072|42.001
es-ulldecona|Ulldecona|Tarragona|0.438|40.617
es-ulldemolins|Ulldemolins|Tarragona|0.855|41.326
es-ultramort|Ultramort|Girona|3.037|42.04
es-ultzama|Ultzama|Navarra|-1.686|43.009
es-umbrete|Umbrete|Sevilla|-6.171|37.365
es-umbrias|Umbrías|Ávila|-5.575|40.314
es-una|Uña|Cuenca|-1.975|40.219
es-una-de-quintana|Uña de Quintana|Zamora|-6.139|42.088
es-uncastillo|Uncastillo|Zaragoza|-1.153|42.365
es-unciti|Unciti|Navarra|-1.489|42.735
es-undues-de-lerda|Undués de Lerda|Zaragoza|-1.153|42.577
es-unzue-untzue|Unzué/Untzue|Navarra|-1.622|42.663
es-urbel-del-castillo|Úrbel del Castillo|Burgos|-3.835|42.608
es-urda|Urda|Toledo|-3.729|39.365
es-urdazubi-urdax|Urdazubi/Urdax|Navarra|-1.511|43.276
es-urdiain|Urdiain|Navarra|-2.146|42.903
es-urdiales-del-paramo|Urdiales del Páramo|León|-5.781|42.377
es-urduliz|Urduliz|Bizkaia|-2.942|43.366
es-urduna-orduna|Urduña/Orduña|Bizkaia|-3.03|43.009
es-urkabustaiz|Urkabustaiz|Araba/Álava|-2.92|42.967
es-urnieta|Urnieta|Gipuzkoa|-1.971|43.228
es-urones-de-castroponce|Urones de Castroponce|Valladolid|-5.285|42.107
es-urracal|Urrácal|Almería|-2.349|37.392
es-urraul-alto|Urraul Alto|Navarra|-1.225|42.794
es-urraul-bajo|Urraul Bajo|Navarra|-1.327|42.691
es-urrea-de-gaen|Urrea de Gaén|Teruel|-0.486|41.165
es-urrea-de-jalon|Urrea de Jalón|Zaragoza|-1.225|41.649
es-urretxu|Urretxu|Gipuzkoa|-2.33|43.096
es-urries|Urriés|Zaragoza|-1.106|42.547
es-urroz|Urroz|Navarra|-1.709|43.083
es-urroz-villa|Urroz-Villa|Navarra|-1.453|42.779
es-uruena|Urueña|Valladolid|-5.186|41.73
es-uruenas|Urueñas|Segovia|-3.76|41.358
es-urunuela|Uruñuela|La Rioja|-2.701|42.457
es-urus|Urús|Girona|1.858|42.331
es-urzainqui-urzainki|Urzainqui/Urzainki|Navarra|-0.932|42.836
es-usagre|Usagre|Badajoz|-6.184|38.393
es-used|Used|Zaragoza|-1.579|41.031
es-usurbil|Usurbil|Gipuzkoa|-2.061|43.274
es-utande|Utande|Guadalajara|-2.923|40.853
es-utebo|Utebo|Zaragoza|-1.001|41.716
es-uterga|Uterga|Navarra|-1.752|42.714
es-utiel|Utiel|València/Valencia|-1.222|39.617
es-utrera|Utrera|Sevilla|-5.795|37.078
es-utrillas|Utrillas|Teruel|-0.881|40.801
es-uztarroz-uztarroze|Uztárroz/Uztarroze|Navarra|-0.959|42.916
es-vacarisses|Vacarisses|Barcelona|1.916|41.604
es-vadillo|Vadillo|Soria|-2.997|41.805
es-vadillo-de-la-guarena|Vadillo de la Guareña|Zamora|-5.338|41.29
es-vadillo-de-la-sierra|Vadillo de la Sierra|Ávila|-5.129|40.614
es-vadocondes|Vadocondes|Burgos|-3.573|41.629
es-val-de-san-lorenzo|Val de San Lorenzo|León|-6.153|42.404
es-val-de-san-martin|Val de San Martín|Zaragoza|-1.451|41.043
es-val-de-san-vicente|Val de San Vicente|Cantabria|-4.479|43.364
es-val-do-dubra|Val do Dubra|A Coruña|-8.655|43.02
es-valacloche|Valacloche|Teruel|-1.085|40.181
es-valbona|Valbona|Teruel|-0.813|40.231
es-valbuena-de-duero|Valbuena de Duero|Valladolid|-4.284|41.662
es-valbuena-de-pisuerga|Valbuena de Pisuerga|Palencia|-4.223|42.153
es-valcabado|Valcabado|Zamora|-5.748|41.546
es-valdaliga|Valdáliga|Cantabria|-4.343|43.318
es-valdaracete|Valdaracete|Madrid|-3.199|40.199
es-valdarachas|Valdarachas|Guadalajara|-3.125|40.512
es-valdastillas|Valdastillas|Cáceres|-5.904|40.143
es-valde-ucieza|Valde-Ucieza|Palencia|-4.577|42.399
es-valdealgorfa|Valdealgorfa|Teruel|-0.02|41.004
es-valdeande|Valdeande|Burgos|-3.528|41.835
es-valdearcos-de-la-vega|Valdearcos de la Vega|Valladolid|-4.056|41.639
es-valdearenas|Valdearenas|Guadalajara|-2.994|40.823
es-valdeavellano|Valdeavellano|Guadalajara|-2.963|40.663
es-valdeavellano-de-tera|Valdeavellano de Tera|Soria|-2.565|41.953
es-valdeavero|Valdeavero|Madrid|-3.351|40.624
es-valdeaveruelo|Valdeaveruelo|Guadalajara|-3.306|40.648
es-valdecaballeros|Valdecaballeros|Badajoz|-5.198|39.27
es-valdecanas-de-tajo|Valdecañas de Tajo|Cáceres|-5.614|39.753
es-valdecarros|Valdecarros|Salamanca|-5.42|40.768
es-valdecasa|Valdecasa|Ávila|-5.016|40.669
es-valdeconcha|Valdeconcha|Guadalajara|-2.874|40.453
es-valdecuenca|Valdecuenca|Teruel|-1.406|40.294
es-valdefinjas|Valdefinjas|Zamora|-5.461|41.432
es-valdefresno|Valdefresno|León|-5.474|42.612
es-valdefuentes|Valdefuentes|Cáceres|-6.13|39.29
es-valdefuentes-de-sangusin|Valdefuentes de Sangusín|Salamanca|-5.826|40.469
es-valdefuentes-del-paramo|Valdefuentes del Páramo|León|-5.824|42.31
es-valdeganga|Valdeganga|Albacete|-1.668|39.121
es-valdegena|Valdegeña|Soria|-2.164|41.823
es-valdegovia-gaubea|Valdegovía/Gaubea|Araba/Álava|-3.127|42.864
es-valdegrudas|Valdegrudas|Guadalajara|-3.005|40.717
es-valdehijaderos|Valdehijaderos|Salamanca|-5.85|40.421
es-valdehorna|Valdehorna|Zaragoza|-1.421|41.065
es-valdehuncar|Valdehúncar|Cáceres|-5.528|39.826
es-valdelacalzada|Valdelacalzada|Badajoz|-6.695|38.888
es-valdelacasa|Valdelacasa|Salamanca|-5.765|40.513
es-valdelacasa-de-tajo|Valdelacasa de Tajo|Cáceres|-5.297|39.715
es-valdelageve|Valdelageve|Salamanca|-5.995|40.378
es-valdelagua-del-cerro|Valdelagua del Cerro|Soria|-2.108|41.891
es-valdelaguna|Valdelaguna|Madrid|-3.372|40.175
es-valdelarco|Valdelarco|Huelva|-6.672|37.952
es-valdelcubo|Valdelcubo|Guadalajara|-2.673|41.227
es-valdelinares|Valdelinares|Teruel|-0.603|40.408
es-valdelosa|Valdelosa|Salamanca|-5.776|41.187
es-valdeltormo|Valdeltormo|Teruel|0.089|40.975
es-valdelugueros|Valdelugueros|León|-5.422|42.983
es-valdemadera|Valdemadera|La Rioja|-2.069|41.987
es-valdemaluque|Valdemaluque|Soria|-3.034|41.685
es-valdemanco|Valdemanco|Madrid|-3.665|40.863
es-valdemanco-del-esteras|Valdemanco del Esteras|Ciudad Real|-4.744|38.954
es-valdemaqueda|Valdemaqueda|Madrid|-4.299|40.507
es-valdemeca|Valdemeca|Cuenca|-1.744|40.225
es-valdemierque|Valdemierque|Salamanca|-5.588|40.828
es-valdemora|Valdemora|León|-5.422|42.186
es-valdemorales|Valdemorales|Cáceres|-6.069|39.204
es-valdemorillo|Valdemorillo|Madrid|-4.069|40.503
es-valdemorillo-de-la-sierra|Valdemorillo de la Sierra|Cuenca|-1.772|40.033
es-valdemoro|Valdemoro|Madrid|-3.658|40.184
es-valdemoro-sierra|Valdemoro-Sierra|Cuenca|-1.779|40.129
es-valdenebro|Valdenebro|Soria|-2.927|41.585
es-valdenebro-de-los-valles|Valdenebro de los Valles|Valladolid|-4.966|41.846
es-valdenuno-fernandez|Valdenuño Fernández|Guadalajara|-3.375|40.758
es-valdeobispo|Valdeobispo|Cáceres|-6.238|40.083
es-valdeolea|Valdeolea|Cantabria|-4.185|42.906
es-valdeolivas|Valdeolivas|Cuenca|-2.457|40.496
es-valdeolmillos|Valdeolmillos|Palencia|-4.415|42.047
es-valdeolmos-alalpardo|Valdeolmos-Alalpardo|Madrid|-3.463|40.636
es-valdepenas|Valdepeñas|Ciudad Real|-3.403|38.787
es-valdepenas-de-jaen|Valdepeñas de Jaén|Jaén|-3.791|37.581
es-valdepenas-de-la-sierra|Valdepeñas de la Sierra|Guadalajara|-3.401|40.909
es-valdepielago|Valdepiélago|León|-5.422|42.881
es-valdepielagos|Valdepiélagos|Madrid|-3.473|40.766
es-valdepolo|Valdepolo|León|-5.227|42.553
es-valdeprado|Valdeprado|Soria|-2.134|41.958
es-valdeprado-del-rio|Valdeprado del Río|Cantabria|-4.063|42.896
es-valdeprados|Valdeprados|Segovia|-4.272|40.823
es-valderas|Valderas|León|-5.444|42.085
es-valderrabano|Valderrábano|Palencia|-4.653|42.601
es-valderrebollo|Valderrebollo|Guadalajara|-2.736|40.809
es-valderredible|Valderredible|Cantabria|-3.974|42.838
es-valderrey|Valderrey|León|-6.029|42.392
es-valderrobres|Valderrobres|Teruel|0.145|40.854
es-valderrodilla|Valderrodilla|Soria|-2.819|41.575
es-valderrodrigo|Valderrodrigo|Salamanca|-6.517|41.072
es-valderrubio|Valderrubio|Granada|-3.822|37.239
es-valderrueda|Valderrueda|León|-4.973|42.825
es-valdes|Valdés|Asturias|-6.468|43.495
es-valdesamario|Valdesamario|León|-6.023|42.728
es-valdescorriel|Valdescorriel|Zamora|-5.527|42.035
es-valdesotos|Valdesotos|Guadalajara|-3.32|40.978
es-valdestillas|Valdestillas|Valladolid|-4.79|41.478
es-valdetorres|Valdetorres|Badajoz|-6.064|38.911
es-valdetorres-de-jarama|Valdetorres de Jarama|Madrid|-3.51|40.692
es-valdetortola|Valdetórtola|Cuenca|-2.17|39.923
es-valdevacas-de-montejo|Valdevacas de Montejo|Segovia|-3.622|41.525
es-valdevacas-y-guijar|Valdevacas y Guijar|Segovia|-3.92|41.149
es-valdeverdeja|Valdeverdeja|Toledo|-5.273|39.803
es-valdevimbre|Valdevimbre|León|-5.65|42.411
es-valdezate|Valdezate|Burgos|-3.933|41.592
es-valdilecha|Valdilecha|Madrid|-3.303|40.296
es-valdorros|Valdorros|Burgos|-3.711|42.173
es-valdovino|Valdoviño|A Coruña|-8.123|43.604
es-valdunciel|Valdunciel|Salamanca|-5.679|41.11
es-valdunquillo|Valdunquillo|Valladolid|-5.327|42.044
es-valencia|València|València/Valencia|-0.361|39.421
es-valencia-de-alcantara|Valencia de Alcántara|Cáceres|-7.216|39.442
es-valencia-de-don-juan|Valencia de Don Juan|León|-5.501|42.284
es-valencia-de-las-torres|Valencia de las Torres|Badajoz|-5.96|38.44
es-valencia-del-mombuey|Valencia del Mombuey|Badajoz|-7.101|38.241
es-valencia-del-ventoso|Valencia del Ventoso|Badajoz|-6.473|38.267
es-valencina-de-la-concepcion|Valencina de la Concepción|Sevilla|-6.073|37.422
es-valenzuela|Valenzuela|Córdoba|-4.242|37.77
es-valenzuela-de-calatrava|Valenzuela de Calatrava|Ciudad Real|-3.787|38.837
es-valero|Valero|Salamanca|-5.96|40.536
es-valfarta|Valfarta|Huesca|-0.119|41.55
es-valfermoso-de-tajuna|Valfermoso de Tajuña|Guadalajara|-2.96|40.613
es-valga|Valga|Pontevedra|-8.654|42.69
es-valganon|Valgañón|La Rioja|-3.079|42.323
es-valhermoso|Valhermoso|Guadalajara|-1.99|40.778
es-valhermoso-de-la-fuente|Valhermoso de la Fuente|Cuenca|-2.007|39.55
es-valjunquera|Valjunquera|Teruel|0.016|40.965
es-vall-d-alba|Vall d'Alba|Castelló/Castellón|-0.029|40.182
es-vall-de-almonacid|Vall de Almonacid|Castelló/Castellón|-0.46|39.898
es-vall-de-cardos|Vall de Cardós|Lleida|1.216|42.587
es-vall-llobrega|Vall-llobrega|Girona|3.122|41.885
es-vallada|Vallada|València/Valencia|-0.688|38.9
es-valladolid|Valladolid|Valladolid|-4.74|41.625
es-vallanca|Vallanca|València/Valencia|-1.354|40.055
es-vallarta-de-bureba|Vallarta de Bureba|Burgos|-3.209|42.583
es-vallat|Vallat|Castelló/Castellón|-0.334|40.037
es-vallbona-d-anoia|Vallbona d'Anoia|Barcelona|1.709|41.528
es-vallbona-de-les-monges|Vallbona de les Monges|Lleida|1.125|41.502
es-vallcebre|Vallcebre|Barcelona|1.813|42.206
es-vallclara|Vallclara|Tarragona|0.994|41.37
es-valldemossa|Valldemossa|Illes Balears|2.619|39.702
es-valle-de-abdalajis|Valle de Abdalajís|Málaga|-4.673|36.938
es-valle-de-ancares|Valle de Ancares|León|-6.755|42.84
es-valle-de-bardaji|Valle de Bardají|Huesca|0.463|42.429
es-valle-de-cerrato|Valle de Cerrato|Palencia|-4.355|41.895
es-valle-de-egues-eguesibar|Valle de Egüés/Eguesibar|Navarra|-1.55|42.824
es-valle-de-hecho|Valle de Hecho|Huesca|-0.729|42.733
es-valle-de-la-serena|Valle de la Serena|Badajoz|-5.832|38.714
es-valle-de-las-navas|Valle de las Navas|Burgos|-3.584|42.471
es-valle-de-lierp|Valle de Lierp|Huesca|0.491|42.38
es-valle-de-losa|Valle de Losa|Burgos|-3.222|42.988
es-valle-de-manzanedo|Valle de Manzanedo|Burgos|-3.696|42.9
es-valle-de-matamoros|Valle de Matamoros|Badajoz|-6.798|38.385
es-valle-de-mena|Valle de Mena|Burgos|-3.271|43.115
es-valle-de-oca|Valle de Oca|Burgos|-3.324|42.443
es-valle-de-ollo-ollaran|Valle de Ollo/Ollaran|Navarra|-1.849|42.86
es-valle-de-santa-ana|Valle de Santa Ana|Badajoz|-6.787|38.366
es-valle-de-santibanez|Valle de Santibáñez|Burgos|-3.819|42.48
es-valle-de-sedano|Valle de Sedano|Burgos|-3.744|42.731
es-valle-de-tabladillo|Valle de Tabladillo|Segovia|-3.832|41.367
es-valle-de-tobalina|Valle de Tobalina|Burgos|-3.231|42.79
es-valle-de-trapaga-trapagaran|Valle de Trápaga-Trapagaran|Bizkaia|-3.038|43.29
es-valle-de-valdebezana|Valle de Valdebezana|Burgos|-3.823|42.97
es-valle-de-valdelaguna|Valle de Valdelaguna|Burgos|-3.141|42.094
es-valle-de-valdelucio|Valle de Valdelucio|Burgos|-4.081|42.725
es-valle-de-villaverde|Valle de Villaverde|Cantabria|-3.278|43.236
es-valle-de-yerri-deierri|Valle de Yerri/Deierri|Navarra|-2.074|42.839
es-valle-de-zamanzas|Valle de Zamanzas|Burgos|-3.749|42.858
es-valle-del-retortillo|Valle del Retortillo|Palencia|-4.783|42.217
es-valle-del-zalabi|Valle del Zalabí|Granada|-3.001|37.284
es-valle-gran-rey|Valle Gran Rey|Santa Cruz de Tenerife|-17.319|28.122
es-vallecillo|Vallecillo|León|-5.209|42.351
es-vallehermoso|Vallehermoso|Santa Cruz de Tenerife|-17.286|28.142
es-vallejera|Vallejera|Burgos|-4.155|42.186
es-vallejera-de-riofrio|Vallejera de Riofrío|Salamanca|-5.72|40.415
es-vallelado|Vallelado|Segovia|-4.422|41.392
es-valleruela-de-pedraza|Valleruela de Pedraza|Segovia|-3.82|41.174
es-valleruela-de-sepulveda|Valleruela de Sepúlveda|Segovia|-3.768|41.192
es-valles|Vallés|València/Valencia|-0.554|38.988
es-valles-de-palenzuela|Valles de Palenzuela|Burgos|-4.073|42.12
es-vallesa-de-la-guarena|Vallesa de la Guareña|Zamora|-5.319|41.149
es-valleseco|Valleseco|Las Palmas|-15.585|28.045
es-vallfogona-de-balaguer|Vallfogona de Balaguer|Lleida|0.835|41.751
es-vallfogona-de-ripolles|Vallfogona de Ripollès|Girona|2.306|42.186
es-vallfogona-de-riucorb|Vallfogona de Riucorb|Tarragona|1.235|41.557
es-vallgorguina|Vallgorguina|Barcelona|2.498|41.646
es-vallibona|Vallibona|Castelló/Castellón|0.089|40.608
es-vallirana|Vallirana|Barcelona|1.916|41.372
es-vallmoll|Vallmoll|Tarragona|1.253|41.247
es-vallromanes|Vallromanes|Barcelona|2.299|41.526
es-valls|Valls|Tarragona|1.237|41.301
es-valluercanes|Valluércanes|Burgos|-3.124|42.578
es-valmadrid|Valmadrid|Zaragoza|-0.884|41.449
es-valmala|Valmala|Burgos|-3.254|42.29
es-valmojado|Valmojado|Toledo|-4.104|40.215
es-valor|Válor|Granada|-3.094|37.024
es-valoria-la-buena|Valoria la Buena|Valladolid|-4.527|41.804
es-valpalmas|Valpalmas|Zaragoza|-0.851|42.156
es-valsalabroso|Valsalabroso|Salamanca|-6.494|41.105
es-valsalobre|Valsalobre|Cuenca|-2.12|40.626
es-valseca|Valseca|Segovia|-4.162|40.998
es-valsequillo|Valsequillo|Córdoba|-5.375|38.46
es-valsequillo-de-gran-canaria|Valsequillo de Gran Canaria|Las Palmas|-15.51|27.984
es-valtablado-del-rio|Valtablado del Río|Guadalajara|-2.392|40.718
es-valtajeros|Valtajeros|Soria|-2.236|41.938
es-valtiendas|Valtiendas|Segovia|-3.902|41.49
es-valtierra|Valtierra|Navarra|-1.64|42.204
es-valtorres|Valtorres|Zaragoza|-1.747|41.299
es-valverde|Valverde|Santa Cruz de Tenerife|-17.945|27.785
es-valverde-de-alcala|Valverde de Alcalá|Madrid|-3.299|40.405
es-valverde-de-burguillos|Valverde de Burguillos|Badajoz|-6.533|38.33
es-valverde-de-campos|Valverde de Campos|Valladolid|-5.034|41.825
es-valverde-de-jucar|Valverde de Júcar|Cuenca|-2.229|39.713
es-valverde-de-la-vera|Valverde de la Vera|Cáceres|-5.491|40.125
es-valverde-de-la-virgen|Valverde de la Virgen|León|-5.695|42.572
es-valverde-de-leganes|Valverde de Leganés|Badajoz|-6.977|38.667
es-valverde-de-llerena|Valverde de Llerena|Badajoz|-5.807|38.207
es-valverde-de-los-arroyos|Valverde de los Arroyos|Guadalajara|-3.234|41.135
es-valverde-de-merida|Valverde de Mérida|Badajoz|-6.231|38.906
es-valverde-de-valdelacasa|Valverde de Valdelacasa|Salamanca|-5.784|40.488
es-valverde-del-camino|Valverde del Camino|Huelva|-6.74|37.559
es-valverde-del-fresno|Valverde del Fresno|Cáceres|-6.937|40.182
es-valverde-del-majano|Valverde del Majano|Segovia|-4.22|40.95
es-valverde-enrique|Valverde-Enrique|León|-5.289|42.306
es-valverdejo|Valverdejo|Cuenca|-2.032|39.622
es-valverdon|Valverdón|Salamanca|-5.755|41.053
es-vandellos-i-l-hospitalet-de-l-infant|Vandellòs i l'Hospitalet de l'Infant|Tarragona|0.844|40.995
es-vara-de-rey|Vara de Rey|Cuenca|-2.298|39.427
es-veciana|Veciana|Barcelona|1.482|41.672
es-vecinos|Vecinos|Salamanca|-5.881|40.776
es-vedra|Vedra|A Coruña|-8.466|42.78
es-vega-de-espinareda|Vega de Espinareda|León|-6.733|42.754
es-vega-de-infanzones|Vega de Infanzones|León|-5.547|42.487
es-vega-de-liebana|Vega de Liébana|Cantabria|-4.667|43.074
es-vega-de-pas|Vega de Pas|Cantabria|-3.767|43.149
es-vega-de-ruiponce|Vega de Ruiponce|Valladolid|-5.125|42.19
es-vega-de-san-mateo|Vega de San Mateo|Las Palmas|-15.56|28.001
es-vega-de-santa-maria|Vega de Santa María|Ávila|-4.657|40.839
es-vega-de-tera|Vega de Tera|Zamora|-6.14|42.006
es-vega-de-tirados|Vega de Tirados|Salamanca|-5.898|41.037
es-vega-de-valcarce|Vega de Valcarce|León|-6.977|42.679
es-vega-de-valdetronco|Vega de Valdetronco|Valladolid|-5.113|41.595
es-vega-de-villalobos|Vega de Villalobos|Zamora|-5.476|41.975
es-vega-del-codorno|Vega del Codorno|Cuenca|-1.943|40.443
es-vegacervera|Vegacervera|León|-5.568|42.897
es-vegadeo|Vegadeo|Asturias|-7.025|43.421
es-vegalatrave|Vegalatrave|Zamora|-6.103|41.711
es-veganzones|Veganzones|Segovia|-3.999|41.202
es-vegaquemada|Vegaquemada|León|-5.33|42.798
es-vegas-de-matute|Vegas de Matute|Segovia|-4.273|40.79
es-vegas-del-condado|Vegas del Condado|León|-5.384|42.674
es-vegas-del-genil|Vegas del Genil|Granada|-3.693|37.171
es-vegaviana|Vegaviana|Cáceres|-6.726|40.042
es-veguillas-de-la-sierra|Veguillas de la Sierra|Teruel|-1.411|40.151
es-vejer-de-la-frontera|Vejer de la Frontera|Cádiz|-5.943|36.283
es-velada|Velada|Toledo|-5.003|40.028
es-velamazan|Velamazán|Soria|-2.726|41.461
es-velascalvaro|Velascálvaro|Valladolid|-4.966|41.231
es-velayos|Velayos|Ávila|-4.604|40.847
es-velefique|Velefique|Almería|-2.399|37.197
es-velez-blanco|Vélez-Blanco|Almería|-2.105|37.789
es-velez-de-benaudalla|Vélez de Benaudalla|Granada|-3.49|36.821
es-velez-malaga|Vélez-Málaga|Málaga|-4.144|36.774
es-velez-rubio|Vélez-Rubio|Almería|-2.064|37.591
es-velilla|Velilla|Valladolid|-4.996|41.566
es-velilla-de-cinca|Velilla de Cinca|Huesca|0.257|41.582
es-velilla-de-ebro|Velilla de Ebro|Zaragoza|-0.386|41.389
es-velilla-de-jiloca|Velilla de Jiloca|Zaragoza|-1.591|41.273
es-velilla-de-la-sierra|Velilla de la Sierra|Soria|-2.41|41.799
es-velilla-de-los-ajos|Velilla de los Ajos|Soria|-2.274|41.495
es-velilla-de-san-antonio|Velilla de San Antonio|Madrid|-3.475|40.365
es-velilla-del-rio-carrion|Velilla del Río Carrión|Palencia|-4.783|42.9
es-vellisca|Vellisca|Cuenca|-2.801|40.123
es-velliza|Velliza|Valladolid|-4.949|41.582
es-vencillon|Vencillón|Huesca|0.328|41.707
es-venialbo|Venialbo|Zamora|-5.536|41.38
es-venta-de-banos|Venta de Baños|Palencia|-4.472|41.93
es-venta-del-moro|Venta del Moro|València/Valencia|-1.392|39.456
es-ventallo|Ventalló|Girona|3.041|42.151
es-ventas-de-huelma|Ventas de Huelma|Granada|-3.834|37.069
es-ventosa|Ventosa|La Rioja|-2.632|42.401
es-ventosa-de-la-cuesta|Ventosa de la Cuesta|Valladolid|-4.831|41.417
es-ventosa-del-rio-almar|Ventosa del Río Almar|Salamanca|-5.346|40.935
es-ventosilla-y-tejadilla|Ventosilla y Tejadilla|Segovia|-3.691|41.182
es-ventrosa|Ventrosa|La Rioja|-2.84|42.169
es-venturada|Venturada|Madrid|-3.62|40.798
es-vera|Vera|Almería|-1.855|37.224
es-vera-de-moncayo|Vera de Moncayo|Zaragoza|-1.681|41.831
es-verdu|Verdú|Lleida|1.126|41.595
es-verea|Verea|Ourense|-7.993|42.095
es-verges|Verges|Girona|3.044|42.068
es-verin|Verín|Ourense|-7.415|41.907
es-vertavillo|Vertavillo|Palencia|-4.307|41.818
es-vespella-de-gaia|Vespella de Gaià|Tarragona|1.361|41.203
es-vezdemarban|Vezdemarbán|Zamora|-5.37|41.672
es-viacamp-y-litera|Viacamp y Litera|Huesca|0.635|42.073
es-viana|Viana|Navarra|-2.358|42.507
es-viana-de-cega|Viana de Cega|Valladolid|-4.762|41.516
es-viana-de-duero|Viana de Duero|Soria|-2.46|41.52
es-viana-de-jadraque|Viana de Jadraque|Guadalajara|-2.784|41.029
es-viana-do-bolo|Viana do Bolo|Ourense|-7.079|42.153
es-viandar-de-la-vera|Viandar de la Vera|Cáceres|-5.541|40.142
es-vianos|Vianos|Albacete|-2.513|38.603
es-viator|Viator|Almería|-2.399|36.894
es-vic|Vic|Barcelona|2.234|41.922
es-vicar|Vícar|Almería|-2.66|36.814
es-vicien|Vicién|Huesca|-0.458|42.043
es-vidangoz-bidankoze|Vidángoz/Bidankoze|Navarra|-1.008|42.818
es-vidayanes|Vidayanes|Zamora|-5.586|41.919
es-videmala|Videmala|Zamora|-6.025|41.61
es-vidra|Vidrà|Girona|2.328|42.142
es-vidreres|Vidreres|Girona|2.812|41.774
es-vielha-e-mijaran|Vielha e Mijaran|Lleida|0.788|42.706
es-vierlas|Vierlas|Zaragoza|-1.681|41.932
es-vigo|Vigo|Pontevedra|-8.715|42.203
es-viguera|Viguera|La Rioja|-2.533|42.296
es-vila-de-cruces|Vila de Cruces|Pontevedra|-8.221|42.799
es-vila-real|Vila-real|Castelló/Castellón|-0.13|39.933
es-vila-rodona|Vila-rodona|Tarragona|1.368|41.309
es-vila-sacra|Vila-sacra|Girona|3.022|42.263
es-vila-sana|Vila-sana|Lleida|0.921|41.662
es-vila-seca|Vila-seca|Tarragona|1.147|41.102
es-vilabella|Vilabella|Tarragona|1.328|41.245
es-vilabertran|Vilabertran|Girona|2.981|42.285
es-vilablareix|Vilablareix|Girona|2.783|41.953
es-vilaboa|Vilaboa|Pontevedra|-8.651|42.352
es-vilada|Vilada|Barcelona|1.923|42.137
es-viladamat|Viladamat|Girona|3.062|42.127
es-viladasens|Viladasens|Girona|2.926|42.098
es-viladecans|Viladecans|Barcelona|2.031|41.303
es-viladecavalls|Viladecavalls|Barcelona|1.952|41.558
es-vilademuls|Vilademuls|Girona|2.867|42.133
es-viladrau|Viladrau|Girona|2.372|41.845
es-vilafames|Vilafamés|Castelló/Castellón|-0.069|40.122
es-vilafant|Vilafant|Girona|2.947|42.249
es-vilaflor-de-chasna|Vilaflor de Chasna|Santa Cruz de Tenerife|-16.648|28.157
es-vilafranca-de-bonany|Vilafranca de Bonany|Illes Balears|3.117|39.556
es-vilafranca-del-penedes|Vilafranca del Penedès|Barcelona|1.7|41.347
es-vilafranca-villafranca-del-cid|Vilafranca/Villafranca del Cid|Castelló/Castellón|-0.264|40.432
es-vilagarcia-de-arousa|Vilagarcía de Arousa|Pontevedra|-8.752|42.598
es-vilagrassa|Vilagrassa|Lleida|1.089|41.644
es-vilajuiga|Vilajuïga|Girona|3.102|42.332
es-vilalba|Vilalba|Lugo|-7.663|43.318
es-vilalba-dels-arcs|Vilalba dels Arcs|Tarragona|0.401|41.148
es-vilalba-sasserra|Vilalba Sasserra|Barcelona|2.461|41.642
es-vilaller|Vilaller|Lleida|0.759|42.542
es-vilallonga-de-ter|Vilallonga de Ter|Girona|2.279|42.342
es-vilallonga-del-camp|Vilallonga del Camp|Tarragona|1.195|41.211
es-vilallonga-villalonga|Vilallonga/Villalonga|València/Valencia|-0.226|38.881
es-vilamacolum|Vilamacolum|Girona|3.057|42.203
es-vilamalla|Vilamalla|Girona|2.975|42.222
es-vilamaniscle|Vilamaniscle|Girona|3.071|42.377
es-vilamarin|Vilamarín|Ourense|-7.893|42.463
es-vilamartin-de-valdeorras|Vilamartín de Valdeorras|Ourense|-7.054|42.448
es-vilamarxant|Vilamarxant|València/Valencia|-0.655|39.56
es-vilamos|Vilamòs|Lleida|0.737|42.759
es-vilanant|Vilanant|Girona|2.881|42.256
es-vilanova-d-alcolea|Vilanova d'Alcolea|Castelló/Castellón|0.089|40.241
es-vilanova-d-escornalbou|Vilanova d'Escornalbou|Tarragona|0.93|41.106
es-vilanova-de-arousa|Vilanova de Arousa|Pontevedra|-8.778|42.555
es-vilanova-de-bellpuig|Vilanova de Bellpuig|Lleida|0.956|41.601
es-vilanova-de-l-aguda|Vilanova de l'Aguda|Lleida|1.261|41.899
es-vilanova-de-la-barca|Vilanova de la Barca|Lleida|0.735|41.682
es-vilanova-de-meia|Vilanova de Meià|Lleida|1.006|41.993
es-vilanova-de-prades|Vilanova de Prades|Tarragona|0.948|41.338
es-vilanova-de-sau|Vilanova de Sau|Barcelona|2.421|41.943
es-vilanova-de-segria|Vilanova de Segrià|Lleida|0.622|41.711
es-vilanova-del-cami|Vilanova del Camí|Barcelona|1.631|41.56
es-vilanova-del-valles|Vilanova del Vallès|Barcelona|2.306|41.554
es-vilanova-i-la-geltru|Vilanova i la Geltrú|Barcelona|1.706|41.236
es-vilaplana|Vilaplana|Tarragona|1.035|41.249
es-vilar-de-barrio|Vilar de Barrio|Ourense|-7.56|42.172
es-vilar-de-canes|Vilar de Canes|Castelló/Castellón|-0.064|40.355
es-vilar-de-santos|Vilar de Santos|Ourense|-7.803|42.096
es-vilardevos|Vilardevós|Ourense|-7.301|41.902
es-vilarino-de-conso|Vilariño de Conso|Ourense|-7.267|42.151
es-vilarmaior|Vilarmaior|A Coruña|-8.123|43.358
es-vilasantar|Vilasantar|A Coruña|-8.102|43.073
es-vilassar-de-dalt|Vilassar de Dalt|Barcelona|2.348|41.523
es-vilassar-de-mar|Vilassar de Mar|Barcelona|2.383|41.505
es-vilaur|Vilaür|Girona|2.955|42.14
es-vilaverd|Vilaverd|Tarragona|1.166|41.334
es-vilches|Vilches|Jaén|-3.479|38.225
es-vilena|Vileña|Burgos|-3.325|42.616
es-villa-de-mazo|Villa de Mazo|Santa Cruz de Tenerife|-17.798|28.579
es-villa-de-otura|Villa de Otura|Granada|-3.652|37.074
es-villa-de-ves|Villa de Ves|Albacete|-1.248|39.194
es-villa-del-campo|Villa del Campo|Cáceres|-6.48|40.148
es-villa-del-prado|Villa del Prado|Madrid|-4.306|40.274
es-villa-del-rey|Villa del Rey|Cáceres|-6.811|39.656
es-villa-del-rio|Villa del Río|Córdoba|-4.3|37.979
es-villabanez|Villabáñez|Valladolid|-4.518|41.628
es-villabaruz-de-campos|Villabaruz de Campos|Valladolid|-4.991|42.014
es-villabasta-de-valdavia|Villabasta de Valdavia|Palencia|-4.616|42.555
es-villablanca|Villablanca|Huelva|-7.331|37.308
es-villablino|Villablino|León|-6.33|42.963
es-villabona|Villabona|Gipuzkoa|-2.032|43.181
es-villabragima|Villabrágima|Valladolid|-5.106|41.833
es-villabraz|Villabraz|León|-5.446|42.255
es-villabrazaro|Villabrázaro|Zamora|-5.71|42.063
es-villabuena-de-alava-eskuernaga|Villabuena de Álava/Eskuernaga|Araba/Álava|-2.661|42.539
es-villabuena-del-puente|Villabuena del Puente|Zamora|-5.393|41.379
es-villacanas|Villacañas|Toledo|-3.365|39.583
es-villacarralon|Villacarralón|Valladolid|-5.042|42.196
es-villacarriedo|Villacarriedo|Cantabria|-3.832|43.223
es-villacarrillo|Villacarrillo|Jaén|-3.041|38.086
es-villacastin|Villacastín|Segovia|-4.419|40.757
es-villacid-de-campos|Villacid de Campos|Valladolid|-5.123|42.081
es-villacidaler|Villacidaler|Palencia|-4.976|42.217
es-villaciervos|Villaciervos|Soria|-2.667|41.769
es-villaco|Villaco|Valladolid|-4.267|41.732
es-villaconancio|Villaconancio|Palencia|-4.213|41.869
es-villaconejos|Villaconejos|Madrid|-3.5|40.112
es-villaconejos-de-trabaque|Villaconejos de Trabaque|Cuenca|-2.319|40.398
es-villada|Villada|Palencia|-4.958|42.269
es-villadangos-del-paramo|Villadangos del Páramo|León|-5.774|42.52
es-villademor-de-la-vega|Villademor de la Vega|León|-5.582|42.268
es-villadepera|Villadepera|Zamora|-6.143|41.545
es-villadiego|Villadiego|Burgos|-4.016|42.555
es-villadoz|Villadoz|Zaragoza|-1.277|41.165
es-villaeles-de-valdavia|Villaeles de Valdavia|Palencia|-4.558|42.576
es-villaescusa-cantabria|Villaescusa (Cantabria)|Cantabria|-3.859|43.362
es-villaescusa-de-haro|Villaescusa de Haro|Cuenca|-2.64|39.626
es-villaescusa-de-roa|Villaescusa de Roa|Burgos|-4.037|41.726
es-villaescusa-la-sombria|Villaescusa la Sombría|Burgos|-3.411|42.409
es-villaescusa-zamora|Villaescusa (Zamora)|Zamora|-5.454|41.201
es-villaespasa|Villaespasa|Burgos|-3.392|42.115
es-villafafila|Villafáfila|Zamora|-5.599|41.838
es-villafeliche|Villafeliche|Zaragoza|-1.499|41.185
es-villaferruena|Villaferrueña|Zamora|-5.867|42.089
es-villaflor|Villaflor|Ávila|-4.883|40.751
es-villaflores|Villaflores|Salamanca|-5.246|41.097
es-villafrades-de-campos|Villafrades de Campos|Valladolid|-4.957|42.077
es-villafranca|Villafranca|Navarra|-1.724|42.274
es-villafranca-de-cordoba|Villafranca de Córdoba|Córdoba|-4.557|37.953
es-villafranca-de-duero|Villafranca de Duero|Valladolid|-5.314|41.434
es-villafranca-de-ebro|Villafranca de Ebro|Zaragoza|-0.579|41.574
es-villafranca-de-la-sierra|Villafranca de la Sierra|Ávila|-5.213|40.489
es-villafranca-de-los-barros|Villafranca de los Barros|Badajoz|-6.338|38.586
es-villafranca-de-los-caballeros|Villafranca de los Caballeros|Toledo|-3.369|39.456
es-villafranca-del-bierzo|Villafranca del Bierzo|León|-6.808|42.698
es-villafranca-del-campo|Villafranca del Campo|Teruel|-1.373|40.697
es-villafranca-montes-de-oca|Villafranca Montes de Oca|Burgos|-3.315|42.374
es-villafrechos|Villafrechós|Valladolid|-5.212|41.896
es-villafruela|Villafruela|Burgos|-3.926|41.921
es-villafuerte|Villafuerte|Valladolid|-4.319|41.726
es-villafufre|Villafufre|Cantabria|-3.884|43.264
es-villagalijo|Villagalijo|Burgos|-3.195|42.348
es-villagarcia-de-campos|Villagarcía de Campos|Valladolid|-5.192|41.778
es-villagarcia-de-la-torre|Villagarcía de la Torre|Badajoz|-6.078|38.31
es-villagarcia-del-llano|Villagarcía del Llano|Cuenca|-1.818|39.338
es-villagaton|Villagatón|León|-6.177|42.636
es-villageriz|Villageriz|Zamora|-5.951|42.116
es-villagomez-la-nueva|Villagómez la Nueva|Valladolid|-5.149|42.151
es-villagonzalo|Villagonzalo|Badajoz|-6.19|38.861
es-villagonzalo-de-tormes|Villagonzalo de Tormes|Salamanca|-5.514|40.884
es-villagonzalo-pedernales|Villagonzalo Pedernales|Burgos|-3.732|42.299
es-villahan|Villahán|Palencia|-4.15|42.056
es-villaharta|Villaharta|Córdoba|-4.901|38.139
es-villahermosa|Villahermosa|Ciudad Real|-2.843|38.812
es-villahermosa-del-campo|Villahermosa del Campo|Teruel|-1.229|41.116
es-villahermosa-del-rio|Villahermosa del Río|Castelló/Castellón|-0.423|40.205
es-villaherreros|Villaherreros|Palencia|-4.469|42.388
es-villahoz|Villahoz|Burgos|-3.912|42.073
es-villalaco|Villalaco|Palencia|-4.268|42.141
es-villalan-de-campos|Villalán de Campos|Valladolid|-5.212|42.016
es-villalar-de-los-comuneros|Villalar de los Comuneros|Valladolid|-5.152|41.531
es-villalazan|Villalazán|Zamora|-5.583|41.497
es-villalba-de-duero|Villalba de Duero|Burgos|-3.759|41.684
es-villalba-de-guardo|Villalba de Guardo|Palencia|-4.84|42.723
es-villalba-de-la-lampreana|Villalba de la Lampreana|Zamora|-5.614|41.757
es-villalba-de-la-loma|Villalba de la Loma|Valladolid|-5.194|42.175
es-villalba-de-la-sierra|Villalba de la Sierra|Cuenca|-2.083|40.236
es-villalba-de-los-alcores|Villalba de los Alcores|Valladolid|-4.863|41.842
es-villalba-de-los-barros|Villalba de los Barros|Badajoz|-6.548|38.622
es-villalba-de-los-llanos|Villalba de los Llanos|Salamanca|-5.987|40.796
es-villalba-de-perejil|Villalba de Perejil|Zaragoza|-1.554|41.333
es-villalba-de-rioja|Villalba de Rioja|La Rioja|-2.894|42.607
es-villalba-del-alcor|Villalba del Alcor|Huelva|-6.5|37.41
es-villalba-del-rey|Villalba del Rey|Cuenca|-2.665|40.346
es-villalbarba|Villalbarba|Valladolid|-5.215|41.603
es-villalbilla|Villalbilla|Madrid|-3.329|40.443
es-villalbilla-de-burgos|Villalbilla de Burgos|Burgos|-3.771|42.331
es-villalbilla-de-gumiel|Villalbilla de Gumiel|Burgos|-3.627|41.814
es-villalcampo|Villalcampo|Zamora|-6.055|41.526
es-villalcazar-de-sirga|Villalcázar de Sirga|Palencia|-4.539|42.317
es-villalcon|Villalcón|Palencia|-4.859|42.296
es-villaldemiro|Villaldemiro|Burgos|-3.989|42.248
es-villalengua|Villalengua|Zaragoza|-1.876|41.422
es-villalgordo-del-jucar|Villalgordo del Júcar|Albacete|-2.045|39.321
es-villalgordo-del-marquesado|Villalgordo del Marquesado|Cuenca|-2.512|39.682
es-villalmanzo|Villalmanzo|Burgos|-3.734|42.066
es-villalobar-de-rioja|Villalobar de Rioja|La Rioja|-2.97|42.489
es-villalobon|Villalobón|Palencia|-4.482|42.025
es-villalobos|Villalobos|Zamora|-5.49|41.946
es-villalon-de-campos|Villalón de Campos|Valladolid|-5.031|42.109
es-villalonso|Villalonso|Zamora|-5.3|41.594
es-villalpando|Villalpando|Zamora|-5.406|41.824
es-villalpardo|Villalpardo|Cuenca|-1.633|39.471
es-villalube|Villalube|Zamora|-5.544|41.617
es-villaluenga-de-la-sagra|Villaluenga de la Sagra|Toledo|-3.91|40.024
es-villaluenga-de-la-vega|Villaluenga de la Vega|Palencia|-4.776|42.525
es-villaluenga-del-rosario|Villaluenga del Rosario|Cádiz|-5.367|36.685
es-villamalea|Villamalea|Albacete|-1.549|39.36
es-villamalur|Villamalur|Castelló/Castellón|-0.406|39.959
es-villamanan|Villamañán|León|-5.599|42.339
es-villamandos|Villamandos|León|-5.591|42.181
es-villamanin|Villamanín|León|-5.706|42.971
es-villamanrique|Villamanrique|Ciudad Real|-3.057|38.508
es-villamanrique-de-la-condesa|Villamanrique de la Condesa|Sevilla|-6.318|37.229
es-villamanrique-de-tajo|Villamanrique de Tajo|Madrid|-3.248|40.077
es-villamanta|Villamanta|Madrid|-4.121|40.292
es-villamantilla|Villamantilla|Madrid|-4.143|40.343
es-villamartin|Villamartín|Cádiz|-5.617|36.873
es-villamartin-de-campos|Villamartín de Campos|Palencia|-4.68|42.01
es-villamartin-de-don-sancho|Villamartín de Don Sancho|León|-5.091|42.584
es-villamayor|Villamayor|Salamanca|-5.709|41.004
es-villamayor-de-calatrava|Villamayor de Calatrava|Ciudad Real|-4.184|38.797
es-villamayor-de-campos|Villamayor de Campos|Zamora|-5.357|41.902
es-villamayor-de-gallego|Villamayor de Gállego|Zaragoza|-0.74|41.693
es-villamayor-de-los-montes|Villamayor de los Montes|Burgos|-3.763|42.11
es-villamayor-de-monjardin|Villamayor de Monjardín|Navarra|-2.111|42.63
es-villamayor-de-santiago|Villamayor de Santiago|Cuenca|-2.917|39.728
es-villamayor-de-trevino|Villamayor de Treviño|Burgos|-4.145|42.469
es-villambistia|Villambistia|Burgos|-3.262|42.411
es-villamediana|Villamediana|Palencia|-4.376|42.039
es-villamediana-de-iregua|Villamediana de Iregua|La Rioja|-2.401|42.43
es-villamedianilla|Villamedianilla|Burgos|-4.151|42.164
es-villamejil|Villamejil|León|-6.019|42.578
es-villamena|Villamena|Granada|-3.603|36.976
es-villameriel|Villameriel|Palencia|-4.465|42.537
es-villamesias|Villamesías|Cáceres|-5.887|39.239
es-villamiel|Villamiel|Cáceres|-6.803|40.157
es-villamiel-de-la-sierra|Villamiel de la Sierra|Burgos|-3.41|42.197
es-villamiel-de-toledo|Villamiel de Toledo|Toledo|-4.13|39.98
es-villaminaya|Villaminaya|Toledo|-3.88|39.716
es-villamol|Villamol|León|-5.043|42.429
es-villamontan-de-la-valduerna|Villamontán de la Valduerna|León|-6.018|42.305
es-villamor-de-los-escuderos|Villamor de los Escuderos|Zamora|-5.572|41.252
es-villamoratiel-de-las-matas|Villamoratiel de las Matas|León|-5.306|42.405
es-villamoronta|Villamoronta|Palencia|-4.705|42.398
es-villamuelas|Villamuelas|Toledo|-3.732|39.806
es-villamuera-de-la-cueza|Villamuera de la Cueza|Palencia|-4.673|42.254
es-villamuriel-de-campos|Villamuriel de Campos|Valladolid|-5.204|41.945
es-villamuriel-de-cerrato|Villamuriel de Cerrato|Palencia|-4.51|41.951
es-villan-de-tordesillas|Villán de Tordesillas|Valladolid|-4.926|41.598
es-villanazar|Villanázar|Zamora|-5.784|41.969
es-villangomez|Villangómez|Burgos|-3.78|42.183
es-villanova|Villanova|Huesca|0.459|42.549
es-villanua|Villanúa|Huesca|-0.509|42.684
es-villanubla|Villanubla|Valladolid|-4.843|41.702
es-villanueva-de-alcardete|Villanueva de Alcardete|Toledo|-3.025|39.681
es-villanueva-de-alcoron|Villanueva de Alcorón|Guadalajara|-2.233|40.669
es-villanueva-de-algaidas|Villanueva de Algaidas|Málaga|-4.417|37.19
es-villanueva-de-argano|Villanueva de Argaño|Burgos|-3.939|42.384
es-villanueva-de-argecilla|Villanueva de Argecilla|Guadalajara|-2.915|40.903
es-villanueva-de-avila|Villanueva de Ávila|Ávila|-4.823|40.37
es-villanueva-de-azoague|Villanueva de Azoague|Zamora|-5.641|41.966
es-villanueva-de-bogas|Villanueva de Bogas|Toledo|-3.653|39.725
es-villanueva-de-cameros|Villanueva de Cameros|La Rioja|-2.652|42.153
es-villanueva-de-campean|Villanueva de Campeán|Zamora|-5.779|41.351
es-villanueva-de-carazo|Villanueva de Carazo|Burgos|-3.323|41.983
es-villanueva-de-cordoba|Villanueva de Córdoba|Córdoba|-4.63|38.276
es-villanueva-de-duero|Villanueva de Duero|Valladolid|-4.854|41.509
es-villanueva-de-gallego|Villanueva de Gállego|Zaragoza|-0.862|41.788
es-villanueva-de-gomez|Villanueva de Gómez|Ávila|-4.696|40.887
es-villanueva-de-gormaz|Villanueva de Gormaz|Soria|-3.054|41.467
es-villanueva-de-guadamejud|Villanueva de Guadamejud|Cuenca|-2.506|40.219
es-villanueva-de-gumiel|Villanueva de Gumiel|Burgos|-3.629|41.742
es-villanueva-de-huerva|Villanueva de Huerva|Zaragoza|-1.028|41.359
es-villanueva-de-jiloca|Villanueva de Jiloca|Zaragoza|-1.385|41.081
es-villanueva-de-la-canada|Villanueva de la Cañada|Madrid|-3.983|40.448
es-villanueva-de-la-concepcion|Villanueva de la Concepción|Málaga|-4.529|36.928
es-villanueva-de-la-condesa|Villanueva de la Condesa|Valladolid|-5.096|42.15
es-villanueva-de-la-fuente|Villanueva de la Fuente|Ciudad Real|-2.704|38.696
es-villanueva-de-la-jara|Villanueva de la Jara|Cuenca|-1.943|39.424
es-villanueva-de-la-reina|Villanueva de la Reina|Jaén|-3.893|38.137
es-villanueva-de-la-serena|Villanueva de la Serena|Badajoz|-5.736|38.994
es-villanueva-de-la-sierra|Villanueva de la Sierra|Cáceres|-6.404|40.204
es-villanueva-de-la-torre|Villanueva de la Torre|Guadalajara|-3.304|40.592
es-villanueva-de-la-vera|Villanueva de la Vera|Cáceres|-5.428|40.161
es-villanueva-de-las-cruces|Villanueva de las Cruces|Huelva|-7.014|37.62
es-villanueva-de-las-manzanas|Villanueva de las Manzanas|León|-5.472|42.463
es-villanueva-de-las-peras|Villanueva de las Peras|Zamora|-5.98|41.923
es-villanueva-de-las-torres|Villanueva de las Torres|Granada|-3.112|37.531
es-villanueva-de-los-caballeros|Villanueva de los Caballeros|Valladolid|-5.285|41.774
es-villanueva-de-los-castillejos|Villanueva de los Castillejos|Huelva|-7.207|37.455
es-villanueva-de-los-infantes-ciudad-real|Villanueva de los Infantes (Ciudad Real)|Ciudad Real|-3.036|38.721
es-villanueva-de-los-infantes-valladolid|Villanueva de los Infantes (Valladolid)|Valladolid|-4.482|41.707
es-villanueva-de-oscos|Villanueva de Oscos|Asturias|-6.988|43.324
es-villanueva-de-perales|Villanueva de Perales|Madrid|-4.09|40.373
es-villanueva-de-san-carlos|Villanueva de San Carlos|Ciudad Real|-3.88|38.604
es-villanueva-de-san-juan|Villanueva de San Juan|Sevilla|-5.185|37.069
es-villanueva-de-san-mancio|Villanueva de San Mancio|Valladolid|-5.015|41.928
es-villanueva-de-sigena|Villanueva de Sigena|Huesca|-0.039|41.666
es-villanueva-de-tapia|Villanueva de Tapia|Málaga|-4.342|37.181
es-villanueva-de-teba|Villanueva de Teba|Burgos|-3.163|42.649
es-villanueva-de-viver|Villanueva de Viver|Castelló/Castellón|-0.638|40.057
es-villanueva-del-aceral|Villanueva del Aceral|Ávila|-4.868|41.042
es-villanueva-del-ariscal|Villanueva del Ariscal|Sevilla|-6.154|37.399
es-villanueva-del-arzobispo|Villanueva del Arzobispo|Jaén|-2.946|38.171
es-villanueva-del-campillo|Villanueva del Campillo|Ávila|-5.191|40.584
es-villanueva-del-campo|Villanueva del Campo|Zamora|-5.412|41.982
es-villanueva-del-conde|Villanueva del Conde|Salamanca|-6.016|40.501
es-villanueva-del-duque|Villanueva del Duque|Córdoba|-5.038|38.348
es-villanueva-del-fresno|Villanueva del Fresno|Badajoz|-7.15|38.385
es-villanueva-del-pardillo|Villanueva del Pardillo|Madrid|-3.968|40.491
es-villanueva-del-rebollar|Villanueva del Rebollar|Palencia|-4.737|42.241
es-villanueva-del-rebollar-de-la-sierra|Villanueva del Rebollar de la Sierra|Teruel|-1.011|40.899
es-villanueva-del-rey|Villanueva del Rey|Córdoba|-5.19|38.143
es-villanueva-del-rio-segura|Villanueva del Río Segura|Murcia|-1.323|38.102
es-villanueva-del-rio-y-minas|Villanueva del Río y Minas|Sevilla|-5.717|37.667
es-villanueva-del-rosario|Villanueva del Rosario|Málaga|-4.368|37.009
es-villanueva-del-trabuco|Villanueva del Trabuco|Málaga|-4.319|37.041
es-villanueva-mesia|Villanueva Mesía|Granada|-4.007|37.23
es-villanuno-de-valdavia|Villanuño de Valdavia|Palencia|-4.525|42.515
es-villaobispo-de-otero|Villaobispo de Otero|León|-6.055|42.502
es-villaornate-y-castro|Villaornate y Castro|León|-5.53|42.189
es-villapalacios|Villapalacios|Albacete|-2.641|38.579
es-villaprovedo|Villaprovedo|Palencia|-4.407|42.515
es-villaquejida|Villaquejida|León|-5.576|42.12
es-villaquilambre|Villaquilambre|León|-5.546|42.651
es-villaquiran-de-la-puebla|Villaquirán de la Puebla|Burgos|-4.085|42.28
es-villaquiran-de-los-infantes|Villaquirán de los Infantes|Burgos|-4.017|42.232
es-villar-de-arganan|Villar de Argañán|Salamanca|-6.703|40.671
es-villar-de-canas|Villar de Cañas|Cuenca|-2.581|39.802
es-villar-de-ciervo|Villar de Ciervo|Salamanca|-6.76|40.761
es-villar-de-corneja|Villar de Corneja|Ávila|-5.441|40.478
es-villar-de-domingo-garcia|Villar de Domingo García|Cuenca|-2.278|40.226
es-villar-de-fallaves|Villar de Fallaves|Zamora|-5.341|41.925
es-villar-de-gallimazo|Villar de Gallimazo|Salamanca|-5.296|40.956
es-villar-de-la-encina|Villar de la Encina|Cuenca|-2.531|39.634
es-villar-de-la-yegua|Villar de la Yegua|Salamanca|-6.704|40.723
es-villar-de-los-navarros|Villar de los Navarros|Zaragoza|-1.015|41.167
es-villar-de-olalla|Villar de Olalla|Cuenca|-2.262|39.993
es-villar-de-peralonso|Villar de Peralonso|Salamanca|-6.21|41.036
es-villar-de-plasencia|Villar de Plasencia|Cáceres|-6.042|40.148
es-villar-de-rena|Villar de Rena|Badajoz|-5.802|39.096
es-villar-de-samaniego|Villar de Samaniego|Salamanca|-6.432|41.122
es-villar-de-torre|Villar de Torre|La Rioja|-2.872|42.363
es-villar-del-ala|Villar del Ala|Soria|-2.566|41.909
es-villar-del-arzobispo|Villar del Arzobispo|València/Valencia|-0.817|39.708
es-villar-del-buey|Villar del Buey|Zamora|-6.274|41.328
es-villar-del-campo|Villar del Campo|Soria|-2.136|41.805
es-villar-del-cobo|Villar del Cobo|Teruel|-1.675|40.397
es-villar-del-humo|Villar del Humo|Cuenca|-1.646|39.871
es-villar-del-infantado|Villar del Infantado|Cuenca|-2.486|40.445
es-villar-del-olmo|Villar del Olmo|Madrid|-3.242|40.332
es-villar-del-pedroso|Villar del Pedroso|Cáceres|-5.256|39.65
es-villar-del-pozo|Villar del Pozo|Ciudad Real|-3.973|38.85
es-villar-del-rey|Villar del Rey|Badajoz|-6.827|39.117
es-villar-del-rio|Villar del Río|Soria|-2.38|42.071
es-villar-del-salz|Villar del Salz|Teruel|-1.49|40.682
es-villar-y-velasco|Villar y Velasco|Cuenca|-2.409|40.14
es-villaralbo|Villaralbo|Zamora|-5.669|41.495
es-villaralto|Villaralto|Córdoba|-4.975|38.454
es-villarcayo-de-merindad-de-castilla-la-vieja|Villarcayo de Merindad de Castilla la Vieja|Burgos|-3.576|42.938
es-villardeciervos|Villardeciervos|Zamora|-6.292|41.943
es-villardefrades|Villardefrades|Valladolid|-5.253|41.724
es-villardiegua-de-la-ribera|Villardiegua de la Ribera|Zamora|-6.196|41.535
es-villardiga|Villárdiga|Zamora|-5.484|41.821
es-villardompardo|Villardompardo|Jaén|-4|37.843
es-villardondiego|Villardondiego|Zamora|-5.395|41.577
es-villarejo|Villarejo|La Rioja|-2.893|42.368
es-villarejo-de-fuentes|Villarejo de Fuentes|Cuenca|-2.681|39.76
es-villarejo-de-la-penuela|Villarejo de la Peñuela|Cuenca|-2.401|40.084
es-villarejo-de-montalban|Villarejo de Montalbán|Toledo|-4.548|39.771
es-villarejo-de-orbigo|Villarejo de Órbigo|León|-5.918|42.433
es-villarejo-de-salvanes|Villarejo de Salvanés|Madrid|-3.268|40.13
es-villarejo-del-valle|Villarejo del Valle|Ávila|-4.986|40.328
es-villarejo-periesteban|Villarejo-Periesteban|Cuenca|-2.45|39.885
es-villares-de-jadraque|Villares de Jadraque|Guadalajara|-3.028|41.102
es-villares-de-la-reina|Villares de la Reina|Salamanca|-5.654|41.006
es-villares-de-orbigo|Villares de Órbigo|León|-5.927|42.472
es-villares-de-yeltes|Villares de Yeltes|Salamanca|-6.413|40.874
es-villares-del-saz|Villares del Saz|Cuenca|-2.51|39.833
es-villargordo-del-cabriel|Villargordo del Cabriel|València/Valencia|-1.451|39.533
es-villariezo|Villariezo|Burgos|-3.721|42.27
es-villarino-de-los-aires|Villarino de los Aires|Salamanca|-6.439|41.223
es-villarluengo|Villarluengo|Teruel|-0.504|40.656
es-villarmayor|Villarmayor|Salamanca|-5.955|41.04
es-villarmentero-de-campos|Villarmentero de Campos|Palencia|-4.516|42.291
es-villarmentero-de-esgueva|Villarmentero de Esgueva|Valladolid|-4.551|41.69
es-villarmuerto|Villarmuerto|Salamanca|-6.35|41.065
es-villarquemado|Villarquemado|Teruel|-1.243|40.525
es-villarrabe|Villarrabé|Palencia|-4.802|42.416
es-villarramiel|Villarramiel|Palencia|-4.912|42.047
es-villarrasa|Villarrasa|Huelva|-6.628|37.4
es-villarreal-de-huerva|Villarreal de Huerva|Zaragoza|-1.26|41.203
es-villarrin-de-campos|Villarrín de Campos|Zamora|-5.657|41.801
es-villarrobledo|Villarrobledo|Albacete|-2.61|39.194
es-villarrodrigo|Villarrodrigo|Jaén|-2.671|38.482
es-villarroya|Villarroya|La Rioja|-2.061|42.134
es-villarroya-de-la-sierra|Villarroya de la Sierra|Zaragoza|-1.784|41.492
es-villarroya-de-los-pinares|Villarroya de los Pinares|Teruel|-0.648|40.512
es-villarroya-del-campo|Villarroya del Campo|Zaragoza|-1.327|41.145
es-villarrubia-de-los-ojos|Villarrubia de los Ojos|Ciudad Real|-3.645|39.216
es-villarrubia-de-santiago|Villarrubia de Santiago|Toledo|-3.331|40.002
es-villarrubio|Villarrubio|Cuenca|-2.906|39.947
es-villarta|Villarta|Cuenca|-1.65|39.443
es-villarta-de-los-montes|Villarta de los Montes|Badajoz|-4.776|39.228
es-villarta-de-san-juan|Villarta de San Juan|Ciudad Real|-3.434|39.211
es-villarta-quintana|Villarta-Quintana|La Rioja|-3.046|42.411
es-villas-de-la-ventosa|Villas de la Ventosa|Cuenca|-2.412|40.231
es-villasabariego|Villasabariego|León|-5.391|42.547
es-villasandino|Villasandino|Burgos|-4.115|42.38
es-villasarracino|Villasarracino|Palencia|-4.511|42.407
es-villasayas|Villasayas|Soria|-2.629|41.36
es-villasbuenas|Villasbuenas|Salamanca|-6.591|41.046
es-villasbuenas-de-gata|Villasbuenas de Gata|Cáceres|-6.625|40.164
es-villasdardo|Villasdardo|Salamanca|-6.168|41.008
es-villaseca-de-arciel|Villaseca de Arciel|Soria|-2.151|41.617
es-villaseca-de-henares|Villaseca de Henares|Guadalajara|-2.799|40.964
es-villaseca-de-la-sagra|Villaseca de la Sagra|Toledo|-3.865|39.967
es-villaseca-de-uceda|Villaseca de Uceda|Guadalajara|-3.343|40.836
es-villaseco-de-los-gamitos|Villaseco de los Gamitos|Salamanca|-6.107|41.037
es-villaseco-de-los-reyes|Villaseco de los Reyes|Salamanca|-6.146|41.143
es-villaseco-del-pan|Villaseco del Pan|Zamora|-5.991|41.474
es-villaselan|Villaselán|León|-5.031|42.567
es-villasequilla|Villasequilla|Toledo|-3.706|39.863
es-villasexmir|Villasexmir|Valladolid|-5.065|41.632
es-villasila-de-valdavia|Villasila de Valdavia|Palencia|-4.552|42.545
es-villasrubias|Villasrubias|Salamanca|-6.609|40.317
es-villastar|Villastar|Teruel|-1.168|40.269
es-villasur-de-herreros|Villasur de Herreros|Burgos|-3.358|42.284
es-villatobas|Villatobas|Toledo|-3.323|39.876
es-villatoro|Villatoro|Ávila|-5.1|40.531
es-villatorres|Villatorres|Jaén|-3.694|37.93
es-villatoya|Villatoya|Albacete|-1.333|39.323
es-villatuelda|Villatuelda|Burgos|-3.883|41.807
es-villatuerta|Villatuerta|Navarra|-1.953|42.639
es-villaturde|Villaturde|Palencia|-4.688|42.371
es-villaturiel|Villaturiel|León|-5.506|42.524
es-villaumbrales|Villaumbrales|Palencia|-4.613|42.075
es-villava-atarrabia|Villava/Atarrabia|Navarra|-1.61|42.834
es-villavaliente|Villavaliente|Albacete|-1.469|39.118
es-villavaquerin|Villavaquerín|Valladolid|-4.444|41.66
es-villavelayo|Villavelayo|La Rioja|-2.987|42.153
es-villavellid|Villavellid|Valladolid|-5.278|41.698
es-villavendimio|Villavendimio|Zamora|-5.337|41.578
es-villaverde-de-guadalimar|Villaverde de Guadalimar|Albacete|-2.518|38.462
es-villaverde-de-guarena|Villaverde de Guareña|Salamanca|-5.507|41.07
es-villaverde-de-iscar|Villaverde de Íscar|Segovia|-4.551|41.296
es-villaverde-de-medina|Villaverde de Medina|Valladolid|-5.021|41.319
es-villaverde-de-montejo|Villaverde de Montejo|Segovia|-3.665|41.508
es-villaverde-de-rioja|Villaverde de Rioja|La Rioja|-2.815|42.321
es-villaverde-del-monte|Villaverde del Monte|Burgos|-3.841|42.14
es-villaverde-del-rio|Villaverde del Río|Sevilla|-5.893|37.606
es-villaverde-mogina|Villaverde-Mogina|Burgos|-4.051|42.152
es-villaverde-y-pasaconsol|Villaverde y Pasaconsol|Cuenca|-2.279|39.774
es-villaveza-de-valverde|Villaveza de Valverde|Zamora|-5.852|41.937
es-villaveza-del-agua|Villaveza del Agua|Zamora|-5.674|41.907
es-villavicencio-de-los-caballeros|Villavicencio de los Caballeros|Valladolid|-5.228|42.053
es-villaviciosa|Villaviciosa|Asturias|-5.459|43.485
es-villaviciosa-de-cordoba|Villaviciosa de Córdoba|Córdoba|-5.008|38.014
es-villaviciosa-de-odon|Villaviciosa de Odón|Madrid|-3.938|40.362
es-villavieja-de-yeltes|Villavieja de Yeltes|Salamanca|-6.463|40.86
es-villavieja-del-lozoya|Villavieja del Lozoya|Madrid|-3.704|41.029
es-villaviudas|Villaviudas|Palencia|-4.33|41.956
es-villayerno-morquillas|Villayerno Morquillas|Burgos|-3.642|42.398
es-villayon|Villayón|Asturias|-6.706|43.412
es-villazala|Villazala|León|-5.851|42.372
es-villazanzo-de-valderaduey|Villazanzo de Valderaduey|León|-4.945|42.566
es-villazopeque|Villazopeque|Burgos|-4.024|42.194
es-villegas|Villegas|Burgos|-4.025|42.466
es-villeguillo|Villeguillo|Segovia|-4.581|41.252
es-villel|Villel|Teruel|-1.199|40.216
es-villel-de-mesa|Villel de Mesa|Guadalajara|-1.997|41.129
es-villena|Villena|Alacant/Alicante|-0.914|38.634
es-villerias-de-campos|Villerías de Campos|Palencia|-4.857|41.948
es-villodre|Villodre|Palencia|-4.251|42.216
es-villodrigo|Villodrigo|Palencia|-4.087|42.15
es-villoldo|Villoldo|Palencia|-4.596|42.255
es-villora|Víllora|Cuenca|-1.592|39.752
es-villores|Villores|Castelló/Castellón|-0.213|40.68
es-villoria|Villoria|Salamanca|-5.358|40.99
es-villoruebo|Villoruebo|Burgos|-3.444|42.172
es-villoruela|Villoruela|Salamanca|-5.398|41.012
es-villoslada-de-cameros|Villoslada de Cameros|La Rioja|-2.692|42.068
es-villota-del-paramo|Villota del Páramo|Palencia|-4.862|42.588
es-villovieco|Villovieco|Palencia|-4.465|42.31
es-vilobi-d-onyar|Vilobí d'Onyar|Girona|2.738|41.893
es-vilobi-del-penedes|Vilobí del Penedès|Barcelona|1.668|41.385
es-vilopriu|Vilopriu|Girona|2.985|42.109
es-viloria|Viloria|Valladolid|-4.387|41.455
es-viloria-de-rioja|Viloria de Rioja|Burgos|-3.103|42.421
es-vilvestre|Vilvestre|Salamanca|-6.724|41.105
es-vilviestre-del-pinar|Vilviestre del Pinar|Burgos|-3.075|41.935
es-vimbodi-i-poblet|Vimbodí i Poblet|Tarragona|1.047|41.374
es-vimianzo|Vimianzo|A Coruña|-9.037|43.095
es-vinaceite|Vinaceite|Teruel|-0.589|41.271
es-vinaixa|Vinaixa|Lleida|0.976|41.439
es-vinalesa|Vinalesa|València/Valencia|-0.369|39.532
es-vinaros|Vinaròs|Castelló/Castellón|0.435|40.51
es-vinas|Viñas|Zamora|-6.457|41.788
es-vindel|Vindel|Cuenca|-2.383|40.583
es-vinebre|Vinebre|Tarragona|0.62|41.215
es-vinegra-de-morana|Viñegra de Moraña|Ávila|-4.924|40.851
es-viniegra-de-abajo|Viniegra de Abajo|La Rioja|-2.88|42.117
es-viniegra-de-arriba|Viniegra de Arriba|La Rioja|-2.825|42.078
es-vinuela|Viñuela|Málaga|-4.164|36.867
es-vinuelas|Viñuelas|Guadalajara|-3.347|40.792
es-vinuesa|Vinuesa|Soria|-2.773|41.953
es-vinyols-i-els-arcs|Vinyols i els Arcs|Tarragona|1.054|41.1
es-visiedo|Visiedo|Teruel|-1.078|40.678
es-viso-del-marques|Viso del Marqués|Ciudad Real|-3.564|38.503
es-vistabella|Vistabella|Zaragoza|-1.161|41.21
es-vistabella-del-maestrat|Vistabella del Maestrat|Castelló/Castellón|-0.298|40.306
es-vita|Vita|Ávila|-5.001|40.821
es-vitigudino|Vitigudino|Salamanca|-6.424|41.019
es-vitoria-gasteiz|Vitoria-Gasteiz|Araba/Álava|-2.686|42.851
es-viveiro|Viveiro|Lugo|-7.589|43.633
es-vivel-del-rio-martin|Vivel del Río Martín|Teruel|-0.917|40.886
es-viver|Viver|Castelló/Castellón|-0.63|39.932
es-viver-i-serrateix|Viver i Serrateix|Barcelona|1.792|41.947
es-viveros|Viveros|Albacete|-2.575|38.8
es-vizcainos|Vizcaínos|Burgos|-3.274|42.107
es-vizmanos|Vizmanos|Soria|-2.424|42.023
es-viznar|Víznar|Granada|-3.536|37.239
es-voto|Voto|Cantabria|-3.503|43.346
es-vozmediano|Vozmediano|Soria|-1.841|41.84
es-wamba|Wamba|Valladolid|-4.913|41.679
es-xabia-javea|Xàbia/Jávea|Alacant/Alicante|0.163|38.768
es-xalo|Xaló|Alacant/Alicante|-0.03|38.716
es-xativa|Xàtiva|València/Valencia|-0.518|38.994
es-xeraco|Xeraco|València/Valencia|-0.228|39.036
es-xeresa|Xeresa|València/Valencia|-0.227|39.014
es-xermade|Xermade|Lugo|-7.797|43.374
es-xert|Xert|Castelló/Castellón|0.133|40.534
es-xerta|Xerta|Tarragona|0.464|40.903
es-xinzo-de-limia|Xinzo de Limia|Ourense|-7.705|42.044
es-xirivella|Xirivella|València/Valencia|-0.431|39.459
es-xixona-jijona|Xixona/Jijona|Alacant/Alicante|-0.49|38.552
es-xodos-chodos|Xodos/Chodos|Castelló/Castellón|-0.288|40.229
es-xove|Xove|Lugo|-7.512|43.669
es-xunqueira-de-ambia|Xunqueira de Ambía|Ourense|-7.716|42.179
es-xunqueira-de-espadanedo|Xunqueira de Espadanedo|Ourense|-7.636|42.323
es-yaiza|Yaiza|Las Palmas|-13.785|28.935
es-yanguas|Yanguas|Soria|-2.338|42.116
es-yanguas-de-eresma|Yanguas de Eresma|Segovia|-4.238|41.069
es-yatova|Yátova|València/Valencia|-0.893|39.361
es-yebes|Yebes|Guadalajara|-3.097|40.528
es-yebra|Yebra|Guadalajara|-2.957|40.351
es-yebra-de-basa|Yebra de Basa|Huesca|-0.238|42.491
es-yecla|Yecla|Murcia|-1.15|38.606
es-yecla-de-yeltes|Yecla de Yeltes|Salamanca|-6.495|40.951
es-yecora-iekora|Yécora/Iekora|Araba/Álava|-2.467|42.555
es-yelamos-de-abajo|Yélamos de Abajo|Guadalajara|-2.855|40.618
es-yelamos-de-arriba|Yélamos de Arriba|Guadalajara|-2.844|40.65
es-yeles|Yeles|Toledo|-3.788|40.122
es-yelo|Yelo|Soria|-2.54|41.219
es-yemeda|Yémeda|Cuenca|-1.736|39.758
es-yepes|Yepes|Toledo|-3.687|39.914
es-yernes-y-tameza|Yernes y Tameza|Asturias|-6.108|43.262
es-yesa|Yesa|Navarra|-1.192|42.626
es-yesero|Yésero|Huesca|-0.227|42.632
es-yeste|Yeste|Albacete|-2.348|38.338
es-yuncler|Yuncler|Toledo|-3.904|40.053
es-yunclillos|Yunclillos|Toledo|-3.999|40.017
es-yuncos|Yuncos|Toledo|-3.891|40.088
es-yunquera|Yunquera|Málaga|-4.939|36.735
es-yunquera-de-henares|Yunquera de Henares|Guadalajara|-3.173|40.759
es-zabalza-zabaltza|Zabalza/Zabaltza|Navarra|-1.801|42.767
es-zael|Zael|Burgos|-3.833|42.101
es-zafarraya|Zafarraya|Granada|-4.154|36.996
es-zafra|Zafra|Badajoz|-6.452|38.438
es-zafra-de-zancara|Zafra de Záncara|Cuenca|-2.546|39.897
es-zafrilla|Zafrilla|Cuenca|-1.632|40.227
es-zagra|Zagra|Granada|-4.174|37.253
es-zahara|Zahara|Cádiz|-5.447|36.83
es-zahinos|Zahínos|Badajoz|-6.992|38.323
es-zaidin|Zaidín|Huesca|0.286|41.625
es-zalamea-de-la-serena|Zalamea de la Serena|Badajoz|-5.664|38.619
es-zalamea-la-real|Zalamea la Real|Huelva|-6.676|37.637
es-zaldibar|Zaldibar|Bizkaia|-2.522|43.168
es-zaldibia|Zaldibia|Gipuzkoa|-2.138|43.025
es-zalduondo|Zalduondo|Araba/Álava|-2.343|42.901
es-zalla|Zalla|Bizkaia|-3.146|43.204
es-zamarra|Zamarra|Salamanca|-6.443|40.5
es-zamayon|Zamayón|Salamanca|-5.826|41.161
es-zambrana|Zambrana|Araba/Álava|-2.824|42.657
es-zamora|Zamora|Zamora|-5.804|41.517
es-zamudio|Zamudio|Bizkaia|-2.866|43.287
es-zaorejas|Zaorejas|Guadalajara|-2.186|40.759
es-zapardiel-de-la-canada|Zapardiel de la Cañada|Ávila|-5.316|40.605
es-zapardiel-de-la-ribera|Zapardiel de la Ribera|Ávila|-5.316|40.309
es-zaragoza|Zaragoza|Zaragoza|-0.926|41.681
es-zarapicos|Zarapicos|Salamanca|-5.839|41.037
es-zaratamo|Zaratamo|Bizkaia|-2.867|43.208
es-zaratan|Zaratán|Valladolid|-4.798|41.655
es-zarautz|Zarautz|Gipuzkoa|-2.167|43.277
es-zarra|Zarra|València/Valencia|-1.116|39.1
es-zarraton|Zarratón|La Rioja|-2.877|42.52
es-zarza-capilla|Zarza-Capilla|Badajoz|-5.142|38.76
es-zarza-de-granadilla|Zarza de Granadilla|Cáceres|-6.073|40.266
es-zarza-de-montanchez|Zarza de Montánchez|Cáceres|-6.036|39.237
es-zarza-de-tajo|Zarza de Tajo|Cuenca|-3.128|40.028
es-zarza-la-mayor|Zarza la Mayor|Cáceres|-6.833|39.91
es-zarzalejo|Zarzalejo|Madrid|-4.179|40.545
es-zarzosa|Zarzosa|La Rioja|-2.354|42.174
es-zarzosa-de-rio-pisuerga|Zarzosa de Río Pisuerga|Burgos|-4.257|42.543
es-zarzuela|Zarzuela|Cuenca|-2.139|40.266
es-zarzuela-de-jadraque|Zarzuela de Jadraque|Guadalajara|-3.059|41.064
es-zarzuela-del-monte|Zarzuela del Monte|Segovia|-4.336|40.804
es-zarzuela-del-pinar|Zarzuela del Pinar|Segovia|-4.187|41.263
es-zas|Zas|A Coruña|-8.926|43.091
es-zazuar|Zazuar|Burgos|-3.553|41.683
es-zeanuri|Zeanuri|Bizkaia|-2.748|43.067
es-zeberio|Zeberio|Bizkaia|-2.857|43.15
es-zegama|Zegama|Gipuzkoa|-2.295|42.966
es-zerain|Zerain|Gipuzkoa|-2.291|43.009
es-zestoa|Zestoa|Gipuzkoa|-2.242|43.236
es-zierbena|Zierbena|Bizkaia|-3.089|43.345
es-zigoitia|Zigoitia|Araba/Álava|-2.73|42.968
es-ziordia|Ziordia|Navarra|-2.228|42.883
es-ziortza-bolibar|Ziortza-Bolibar|Bizkaia|-2.555|43.246
es-zizur-mayor-zizur-nagusia|Zizur Mayor/Zizur Nagusia|Navarra|-1.695|42.791
es-zizurkil|Zizurkil|Gipuzkoa|-2.077|43.219
es-zorita|Zorita|Cáceres|-5.653|39.277
es-zorita-de-la-frontera|Zorita de la Frontera|Salamanca|-5.204|41.014
es-zorita-de-los-canes|Zorita de los Canes|Guadalajara|-2.887|40.326
es-zorita-del-maestrazgo|Zorita del Maestrazgo|Castelló/Castellón|-0.165|40.741
es-zorraquin|Zorraquín|La Rioja|-3.046|42.322
es-zotes-del-paramo|Zotes del Páramo|León|-5.732|42.263
es-zubieta|Zubieta|Navarra|-1.755|43.132
es-zucaina|Zucaina|Castelló/Castellón|-0.448|40.132
es-zuera|Zuera|Zaragoza|-0.831|41.911
es-zufre|Zufre|Huelva|-6.361|37.822
es-zugarramurdi|Zugarramurdi|Navarra|-1.546|43.271
es-zuheros|Zuheros|Córdoba|-4.332|37.528
es-zuia|Zuia|Araba/Álava|-2.836|42.985
es-zujar|Zújar|Granada|-2.847|37.572
es-zumaia|Zumaia|Gipuzkoa|-2.247|43.286
es-zumarraga|Zumarraga|Gipuzkoa|-2.309|43.104
es-zuneda|Zuñeda|Burgos|-3.222|42.603
es-zuniga|Zúñiga|Navarra|-2.295|42.69
es-zurgena|Zurgena|Almería|-2.032|37.359$places$, E'\n') line, string_to_array(line, '|') part;

insert into municipality_name (country, key, code) select country, place_key(name), code from municipality;
insert into municipality_name (country, key, code)
select country, key, min(code)
from (
  with plain as (select code, country, region, replace(name, ' (' || region || ')', '') as name from municipality)
  select country, place_key(part) as key, code from plain, regexp_split_to_table(name, '/') part
  union select country, place_key(name || ' ' || region), code from plain
  union select country, place_key(part || ' ' || of_region), code
    from plain, regexp_split_to_table(name, '/') part, regexp_split_to_table(region, '/') of_region
) named group by country, key having count(distinct code) = 1
on conflict do nothing;
create index municipality_name_by_word on municipality_name using gin ((' ' || key) gin_trgm_ops);
