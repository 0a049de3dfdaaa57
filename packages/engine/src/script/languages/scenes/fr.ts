/** Trades, what their customers need, and the moments when they need it: see `readScenes`. */
export const frenchScenes = `
solemn funerair* cremat* incinera* obseques deces deuil "publication electorale" votez candidat* "coupure d’eau" avis
plomb* debouch* > debouch* bouch* evier canalisation* wc toilettes
  L’eau monte dans l’évier. Elle ne redescend pas.
plomb* chauffag* chaudier* > chaudier* "eau chaude" "chauffe eau" ballon cumulus
  Le robinet est sur chaud. L’eau est glacée.
plomb* > fuite* urgence* degat* "24h" "24 h" "7j 7" depannage robinet*
  Il y a une flaque dans la cuisine, et elle s’étend.
clim climatis* "pompe a chaleur" > install* entretien reversible clim climatis* recharge
  Le ventilateur tourne. La chaleur aussi.
electric* > electricien* tableau prise* "mise aux normes" panne* interrupteur* luminaire*
  Le four, la machine, et paf : plus de courant.
serrur* > porte* serrure* cle clef* cles ouverture blind* "24h" "24 h" "7j 7"
  La porte claque. Les clés sont à l’intérieur.
couvr* toitur* zingu* charpent* > fuite* tuile* gouttiere* demouss* ardoise* infiltration*
  Il pleut dehors. Et un peu dans le couloir.
nuisible* desinsect* derat* > rat rats souris cafard* punaise* guepe* frelon* fourmi* termite*
  On allume la cuisine, et quelque chose détale.
jardin* paysag* > pelouse tonte haie* taille elagage debrouss* arrosage
  Deux semaines sans regarder, et la pelouse est devenue une prairie.
pisc* > entretien hivernage "mise en service" liner robot
  Premier jour de chaleur, et la piscine est verte.
menage nettoyage "aide a domicile" > domicile maison* repassage bureaux vitre* heure*
  Jour de repos. Et la salle de bains, elle, attend.
demenag* "garde meuble*" > carton* camion* monte etage* devis garde
  Toute une vie en cartons, et un canapé qui ne passe pas la porte.
peint* > peintre* mur murs facade* ravalement interieur* exterieur* tapisserie
  Ce mur était blanc. Il y a quelques hivers.
cuisin* renov* > cuisine* equipee* "plan de travail" "sur mesure"
  Il y a dans la cuisine un tiroir qui n’a jamais bien fermé.
renov* carrel* "salles de bains" "salle de bain" > douche* baignoire* carrelage italienne
  Enjamber la baignoire, ça devient du sport.
solair* photovolta* > panneau* facture* autoconsommation electricite aide* toit*
  Le soleil se lève tous les jours. La facture tombe tous les mois.
menuis* fenetre* vitr* > fenetre* vitrage pvc volet* courant* veranda*
  Les fenêtres sont fermées, et le rideau bouge.
electromenag* > repar* lave frigo* four refrigerateur* reconditionn*
  La machine s’est arrêtée, le linge et l’eau dedans.
meuble* ebenist* canap* > canape* armoire* table* "sur mesure" salon
  Ce coin du salon attend son meuble depuis longtemps.
matelas literie > matelas sommier* oreiller*
  Le réveil sonne, et c’est le dos qui râle en premier.
garage* mecani* auto > frein* vidange revision* "controle technique" diagnostic* embrayage
  Un voyant s’est allumé sur le tableau de bord. Il y a des semaines.
carross* > rayure* choc* bosse* sinistre* peinture pare
  Une rayure sur un parking. On la revoit tous les matins.
lavage* "nettoyage auto" detailing > interieur* siege* polish voiture* moquette*
  Quelqu’un l’a écrit du doigt sur la vitre : à laver.
occasion* concession* "voitures d’occasion" mandataire > garanti* reprise km financement essai revise*
  La voiture démarre. Au deuxième essai, mais elle démarre.
taxi* vtc > gare aeroport* reservation* nuit trajet*
  L’avion part avant l’aube. Qui conduit ?
dentaire* dentiste* orthodont* > urgence* douleur* implant* soins controle detartrage
  Le dernier rendez-vous chez le dentiste, c’était… quand ?
optic* optique lunet* > lunettes verres monture* vue progressif*
  Sur les menus, les lettres rapetissent chaque année.
auditi* audio* > appareil* test* audition bilan*
  La télé est un peu plus fort chaque hiver.
kine osteo* chiropract* > dos douleur* lombaire* sciatique cervical* genou* posture
  On se penche pour une chaussure, et voilà le dos qui se rappelle à nous.
massage* spa "bien etre" > relaxant* modelage* duo hammam stress dos
  Les épaules, depuis lundi, sont à hauteur d’oreilles.
psycholog* psycho* therap* > anxiete couple* stress deuil burn
  « Ça va. » On le dit si vite.
barbier* barber > coupe* barbe degrade* rasage
  La casquette ne cache plus rien.
coiff* salon > coupe* couleur* brushing balayage meche* lissage
  Un reflet dans une vitrine : il serait temps de voir le coiffeur.
ongl* manucure* nail* > gel vernis pose pedicure* manucure*
  Les mains parlent. Que disent-elles, aujourd’hui ?
institut estheti* > epilation* soin* visage laser peeling massage*
  L’étagère est pleine de crèmes, et le miroir n’a rien remarqué.
fitness gym musculation crossfit "salle de sport" > abonnement* cours inscription* coach* seance* mois
  Le sac de sport est dans le coffre depuis un mois.
yoga pilates > cours debutant* reformer seance* essai prenatal
  Inspirer. Expirer. Cela faisait des jours.
boulang* fournil > pain pains baguette* levain croissant* brioche* viennoiserie*
  L’odeur arrive au coin de la rue avant l’enseigne.
patiss* > gateau* anniversaire* commande* macaron* mariage* tarte* buche*
  Samedi, c’est un anniversaire. Il faut bien que quelqu’un apporte le gâteau.
torref* cafe coffee > grain* espresso expresso brunch moulu latte
  Avant la première question du jour : un café.
pizz* > emporter livr* pate four bois margherita
  Ce soir, personne ici n’a envie de cuisiner.
restaurant* bistro* brasserie* creperie* auberge* > menu* plat* carte terrasse formule* midi reserv*
  Midi approche, et personne ne sait ce qu’on mange.
glac* > parfum* sorbet* artisanal* cornet* boule*
  Même l’ombre a chaud.
traiteur* > mariage* buffet* cocktail* reception* entreprise* plateau*
  Les invités sont prévenus. Maintenant, ils vont vouloir manger.
boucher* charcut* > viande* boeuf saucisse* agneau porc volaille* barbecue* colis
  Dimanche, toute la famille vient. Et elle vient affamée.
maraich* primeur* ferme amap > panier* legume* fruit* saison tomate* oeuf*
  Une tomate qui a le goût de tomate. Depuis quand ?
caviste* vigneron* vignoble* domaine cave > degustation* bouteille* vin vins cuvee*
  La semaine est finie. Quelqu’un débouche quelque chose ?
brasserie* biere* > pression tap brass* artisanale*
  La semaine est finie. Quelqu’un sert quelque chose ?
toilett* > chien* chat* bain* tonte griffe*
  Le chien s’est roulé dans quelque chose, et il en est fier.
veterinair* > vaccin* consultation* urgence* malade*
  Lui, il ne peut pas dire où il a mal.
creche* "micro creche" "garde d’enfants" nounou* > bebe* place* inscription* mois enfant* ans
  Un bisou à la porte, et on y pense toute la journée.
"soutien scolaire" "cours particuliers" stage* > math* bac brevet college lycee devoirs
  Il fait nuit, et les devoirs sont encore sur la table.
langue* anglais espagnol > cours conversation* formation* cpf natif* debutant*
  « Hello », c’est facile. C’est après.
natation piscine > bebe* enfant* cours aquagym
  La première fois qu’il flotte tout seul, on ne l’oublie pas.
musique guitare piano chant > cours debutant* professeur* enfant*
  Il y a une chanson qu’on a toujours rêvé de jouer.
danse salsa rock > cours debutant* mariage* couple* enfant*
  La musique démarre, et les pieds ne sont pas d’accord.
"auto ecole" "auto ecoles" conduite > permis code heure* cpf accompagnee
  Rétroviseur, ceinture, on respire. Tout le monde a commencé comme ça.
fleur* > bouquet* rose* livr* mariage* composition* deuil
  Certaines choses se disent mieux avec des fleurs.
bijou* joaill* horloger* > bague* alliance* fiancailles diamant* or montre*
  La question est prête. Il manque la bague.
velo* cycle* > repar* revision* electrique* location* atelier
  Le vélo a passé l’hiver accroché au mur.
librair* livre* > roman* lecture* dedicace* auteur* jeunesse
  Le téléphone attendra. Juste une page.
telephon* smartphone* mobile* iphone > ecran* batterie* repar*
  Il a glissé. On a tous entendu le bruit.
pressing laverie* blanchisser* > couette* chemise* costume* repass* linge kg
  La pile de linge commence à pencher.
coutur* retouch* > ourlet* fermeture* robe* costume* retouche*
  Ce pantalon est parfait. Enfin, presque : il y a l’ourlet.
immobili* > vend* estimation*
  Combien vaut cette maison, aujourd’hui ? La question revient chaque année.
immobili* courtier* > achat* achet* credit primo neuf pret
  Chaque mois, le loyer. Et les murs restent à quelqu’un d’autre.
assur* mutuelle* > auto habitation devis moto sante
  L’assurance a encore augmenté. Sans explication.
compta* "expert comptable" > auto bilan* tva paie impot* declaration* tpe
  Dimanche soir, et la table est couverte de factures.
avocat* > accident* divorce* licenciement* travail succession* famille
  Il y a des courriers qu’on n’aime pas ouvrir seul.
informati* ordinateur* pc > depannage virus sauvegarde* reseau* portable*
  Lundi matin, et personne n’arrive à se connecter.
gite* hotel* "chambre d’hote*" "chambres d’hote*" camping > nuit* weekend "week end" chambre* petit semaine spa
  Et si, samedi, le réveil était un coq ?
photograph* photo > mariage* portrait* famille* naissance* studio seance*
  Un jour, cette photo vaudra plus que tout l’album.
voyage* > croisiere* sejour* vol vols circuit* plage*
  Par la fenêtre, la rue. Et maintenant, la mer.
theatre* comedie* > billet* piece* spectacle* place* representation*
  Les lumières s’éteignent. Quelqu’un tousse. Ça commence.
brocante* friperie* depot* > vetement* meuble* vintage seconde
  La veste d’un inconnu n’attend qu’une nouvelle épaule.
hiring recrut* emploi embauch* cherche* > debutant* formation* apprenti* "sans experience"
  Tous ceux qui connaissent le métier ont eu un premier jour.
hiring recrut* emploi embauch* cherche* > cdi salaire* prime* horaires brut net mutuelle "temps plein"
  Dimanche soir, et le lundi pèse déjà.
`;
