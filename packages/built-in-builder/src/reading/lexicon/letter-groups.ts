/**
 * Three letters in a row that words of one language have far more often than words of the other, counted over the words
 * of the training prompts: the logarithm of the ratio, in whole steps. `_` is the edge of a word.
 */
const groups = (weight: number, text: string): [string, number][] =>
  text
    .trim()
    .split(/\s+/)
    .map((letters) => [letters, weight]);

// prettier-ignore
export const letterGroups = {
  de: new Map<string, number>([
    ...groups(1, `
  _be _ve _vo abs aft alt atu be_ beg beh ber bla bun che chm den ebs ede elf em_ ens erd ere erg erp ert esa esc
  etr eut fal fe_ fra gie gle gli hal hni ht_ hti imm isc kan lie lt_ mer mit nde nei nge nhe nie nke nli nst obe
  pie rab rak rfa rsa rt_ rte rtr sau sen spr sse ste stu sun tag teu tli ube uge uns usc usl uss wen wet wil ze_
    `),
    ...groups(2, `
  _ab _ak _au _er _ge _ka _ze _zi abe ach ag_ amm anl arb asc auc bes bet bho bie bt_ buc chn chu ckt dun ebu ech
  eda efa ege ehe eim eld elt enh enl enm enn enp env enw erb erh erl ern erw eue eze fen ft_ gas geh gek gem gen
  gru gsp gut hen hle hme hoc hri hte hul hun ie_ ief iel ier ig_ ige igu ik_ ika inw kar ken kle kos kst lag lau
  lbe leg len ln_ lst lte ltu lun lze mel mie mme mt_ nac nfa nla nn_ nnu npr nsc num rbu reu rka rla rst run rwe
  rzt räu sam sbe sei sie spi suc tad tau tel ten tig tof tst tum tzu uer umm usw wei zen zie üll ün_
    `),
    ...groups(3, `
  _ei _fü _hö _kl _ko _kr _ku _kö _kü _pf _rü _um _za _zu _üb abg abh adt ahl ahm ahn ahr akt amt anz arz atz au_
  aub aue auf aum aus bau bei ben bew bge bür chk chl chr chs cht chw chä chü ebe egt ehl ehm ehr ei_ eib eic eid
  eif eih eil ein eis eit eiß ekt elb eln en_ enb enf enk enz erk eru erz erä etz eug fah ftr füh gab geb gef geg
  gel gew gke grü gsb gss gt_ gun haf hau he_ hei hl_ hla hlt hlu hn_ hne hnu hof hr_ hre hrt hse hst hwe hör hüt
  ich ieb ieg igk igt ilf itz iß_ jah kal kas kau kei kel kla kol kom kon kra kre kt_ kte kti kun kur leh lei lfe
  lge llt llu lät mei mpf nah neh nen nkt nnt nun nwe nze och ohn pfe pfl plä prü rau rbe rei rkt rku rle rsc ruf
  rup rze räg rät rüc rüf rün sch sge sst stä stü sze tei tet tik trä tsc tt_ ttu tun tz_ tze tzt tän tät uch uf_
  ufe ufs uft ung unk usg utz vor wah wec wie woh zah zei zel zeu zt_ zte zug zun zus zwe zäh ße_ ßen äch äge ähl
  änd äng äte ätz übe üch ück ühr üss
    `),
  ]),
  en: new Map<string, number>([
    ...groups(1, `
  _ad _bo _ch _di _fi _fo _in _is _jo _op _pe _pl _po _pu _ro _vi abi ad_ adi adv agg ail al_ als am_ ape app arc
  are arn arr ase asi ask ata ati aud bas bat bee bin bit ble boo bs_ deb dep dle edi eds een elo epo ept erc esi
  ets exp fin flo gge gre har hea hec hop hot ia_ ies ign ima ime imp ina inc ion ipe ipt ir_ iso isp iti ium ivi
  ket lac lec les lim liv llo lot lti mot nag nda nin nso nt_ nti old ole oli olo olu om_ ome on_ ond ong ool oot
  op_ or_ ors ose ota pan pil pon pos pri pub qui ref rem rev rip rov rro sal sca sem sig sin sts sum tee tio tiv
  tme tor ubl ubs ula ult uni ure use uti vit win wor
    `),
    ...groups(2, `
  _ac _ag _ap _as _at _de _em _ev _ex _ph _pi _sl _su _th _tu _up _va ace add ads ain ake ars ash ath ato ave aye
  bou but cam can cas cel cra cre dea dge dic din dis dit dow dy_ eac eak ear eat eep ees eet emo epe equ es_ eti
  eve exc ey_ ffi fie gs_ hes hip ibu ice id_ iew ifi ing ip_ ive ks_ led lif lit lly loa loc ls_ mag med mic mpa
  mpl nci nes new nic ns_ nsu nts oad oar oat oin oke omp onf ons ood oor ope ork ory oth our own ows pai pay ped
  pet pin ple pli plo pot ps_ pti que rai rap rd_ red req riv rop rou rri sco sec ses sh_ she shi sho sis sup sur
  tac tai tch thi tho tic tif tin tit tti ual ue_ val vat ve_ vis yer
    `),
    ...groups(3, `
  _ca _ce _ci _cl _co _cr _cu _ou _sh _sw _wh acc act air anc ard ary atc ay_ ays boa cal car cat ce_ cen cer ces
  cia cie cin cla cle cli clo col com con cor cou cri cro cs_ ct_ cte cti cto cts cul cur cy_ day ded ds_ duc ead
  eal eas ece eci eco ect ed_ edu eed emb enc ery fic fit ght gue hed hee hou ian ic_ ica ici ics ict igh ire ish
  ito ity ked lay lea lou low ly_ mbe ms_ nce ned od_ ook oun ous out ove ow_ owe pea pec pho pic ppl rds rea ree
  rel rib rid roo row rs_ rth ry_ scr sea sed sid sub ted th_ ts_ ty_ uct ues unc ved vel ves vin wn_ ws_ ys_
    `),
  ]),
} as const;
