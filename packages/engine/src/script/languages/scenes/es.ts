/**
 * Trades, what their customers need, and the moments when they need it: see `readScenes`. The sentences avoid a form
 * of address (tú, usted).
 */
export const spanishScenes = `
solemn funerar* crematori* cremaci* incinera* velatorio esquela tanatorio fallec* "propaganda electoral" "vota por" vote candidat* "corte de agua" "cortes de agua" bando
fontaner* plomer* desatasc* destap* > desag* atasc* desatasc* destap* drenaje tuberia* caneria* inodoro
  El agua del fregadero sube, y no quiere bajar.
fontaner* plomer* calder* calentador* boiler* gasista* > calder* calentador* boiler "agua caliente" termo
  El grifo, en caliente. El agua, helada.
fontaner* plomer* > fuga fugas goter* urgenci* emergencia* averia* "24h" "24 h" "24 horas"
  Hay un charco en el suelo de la cocina, y sigue creciendo.
"aire acondicionado" climatiz* clima minisplit* refrigeracion > aire instal* mantenimiento recarga minisplit* split
  El ventilador da vueltas. El calor, también.
electric* > electricista enchufe* cableado cuadro luces lampara* boletin cortocircuito apagon* "instalacion electrica"
  Se encienden el horno y la lavadora, y salta la luz.
cerrajer* > puerta* cerradur* apertura* bombin* llave* chapa* "24h" "24 h" "24 horas"
  La puerta se cierra sola. Las llaves están dentro.
tejado* techo* techador* impermeabiliz* azotea* goteras > goter* gotera* filtracion* humedad* teja* azotea* lluvia*
  Llueve fuera. Y un poco en el pasillo.
plaga* fumiga* > cucaracha* hormiga* raton* rata* chinche* termita* alacran* mosquito*
  Se enciende la luz de la cocina, y algo sale corriendo.
jardin* > cesped* pasto poda* seto* desbroz* riego
  Un par de semanas sin mirar, y el jardín ya es una selva.
piscin* alberca* > limpi* mantenimiento cloro apertura filtro*
  Primer día de calor, y la piscina está verde.
limpieza* > casa* piso* hogar* oficina* domicilio "por horas" fondo
  Día libre. Y el baño, sin hacer.
mudanza* flete* > mudanza* piso* camion* embalaje cajas portes empaque*
  La vida entera en cajas, y el sofá que no pasa por la puerta.
trastero* bodega* minibodega* guardamuebles > alquil* renta* metros m2 mensual* mes
  La bicicleta, las maletas, el árbol de Navidad: todo en el pasillo.
pint* > pintor* pintura* fachada* pared* interior* exterior*
  Esa pared era blanca. Hace unos cuantos inviernos.
reform* remodel* cocina* > cocina* encimera* azulejo* integral* llave
  Hay un cajón en la cocina que nunca ha cerrado bien.
reform* remodel* baño* > baño* ducha* bañera* plato azulejo*
  Entrar en la bañera ya es una maniobra.
solar* placas fotovoltaic* > placa* panel* factura* recibo* luz ahorr* autoconsumo
  El sol sale todos los días. El recibo de la luz, todos los meses.
ventana* aluminio pvc vidri* cristal* > ventana* climalit cerramiento* corriente* mosquiter* aislamiento
  Las ventanas están cerradas, y la cortina se mueve.
electrodomestic* lavadora* frigorific* refrigerador* "linea blanca" > repar* lavadora* nevera* frigorific* refrigerador* secadora* lavavajillas
  La lavadora se ha parado, con toda la ropa y el agua dentro.
muebl* sofa* carpinter* > sofa* comedor armario* "a medida" closet* cama mesa
  Ese hueco del salón lleva años esperando su mueble.
colchon* descanso > colchon* canape* almohada*
  Suena el despertador, y lo primero que se queja es la espalda.
taller* mecanic* automotri* > freno* aceite afinacion* itv revision* diagnos* frenos
  Se ha encendido una luz en el tablero. Hace semanas.
chapa* hojalater* carrocer* > golpe* rayon* pintura* abolladura* seguro* chapa
  Fue un rasguño en el aparcamiento, y se ve todas las mañanas.
"lavado de auto*" "lavado de coche*" autolavado* carwash "lavado a mano" detailing > interior* tapicer* encerad* aspirad* coche* auto* lavado
  Alguien ha escrito con el dedo en el cristal: lávame.
"coches de ocasion" seminuevo* "segunda mano" concesionari* autos coches > financia* garantia kilometros seminuevo* ocasion transferencia
  El coche arranca. A la segunda, pero arranca.
dentista* dental* odontolog* ortodon* > urgenc* dolor* muela* endodoncia* extraccion*
  Masticar por un solo lado ya no funciona.
dentista* dental* odontolog* ortodon* > implante* ortodon* brackets invisalign blanque* carilla* diseño
  Llega la foto de grupo, y la sonrisa sale con la boca cerrada.
dentista* dental* odontolog* > limpieza* revision* empaste* consulta* niños
  La última visita al dentista fue… ¿cuándo?
optic* optometr* > gafas lentes graduad* vista armazon* progresiv* lentillas
  La letra de la carta es cada año más pequeña.
audifono* auditiv* audiolog* > audifono* prueba* audicion oido* revision*
  El televisor, cada vez más alto. Y aun así…
fisio* quiropract* osteopat* > espalda cuello dolor* lesion* contractura* lumbar* cervical* rodilla*
  Agacharse a atarse un zapato, y ahí está otra vez el tirón.
masaj* spa > relajante* descontracturante* pareja espalda estres facial* circuito
  Los hombros llevan toda la semana a la altura de las orejas.
psicolog* terapia* terapeut* > ansiedad pareja* estres duelo depresion online
  «Estoy bien». Se dice tan rápido.
farmacia* > domicilio receta* guardia vacuna* "24h" "24 horas"
  Con fiebre, lo último que apetece es salir a la calle.
barber* > corte* barba degradado* fade afeitado*
  La gorra ya no disimula nada.
peluquer* "salon de belleza" estilista* estetica > corte* tinte* mechas balayage keratina alisado peinado*
  Un reflejo en un escaparate: toca peluquería.
uñas manicur* nails > gel acrilic* semipermanente pedicur* manicur*
  Las manos hablan. ¿Qué dicen hoy?
gimnasio* gym fitness crossfit > matricula inscripcion mensualidad cuota clases entrenador* pesas maquinas
  La bolsa del gimnasio lleva un mes en el maletero.
yoga pilates > clase* principiante* reformer estudio embaraz* suelo
  Coger aire. Soltarlo. Hacía días que no pasaba.
panader* panific* obrador horno > pan panes hogaza* barra* "masa madre" bolillo* concha* bolleria
  El olor llega a la esquina antes que el cartel.
pasteler* reposter* confiter* > tarta* pastel* cumpleaños boda* encargo* torta*
  Alguien cumple años el sábado, y alguien tiene que llevar la tarta.
cafeter* cafe > cafe espresso desayuno* grano tostad* capuchino merienda
  Antes de la primera pregunta del día: café.
pizz* > domicilio masa horno* familiar* reparto pedido* leña
  Hoy en casa no cocina nadie.
taquer* tacos taco birria > pastor birria suadero carnitas salsa* orden consome tortilla*
  Se huele el trompo desde la otra acera.
restaurant* asador* marisquer* bar fonda cocina* parrilla* arrocer* > menu carta reserva* terraza paella* carne* marisco* domicilio
  Mediodía, y nadie ha pensado qué se come hoy.
helad* paleter* neveria > sabor* helado* artesan* cono* cucurucho* paleta*
  Con este calor se derrite hasta la sombra.
catering banquete* > boda* evento* empresa* fiesta* comunion* buffet
  Ya están todos invitados. Ahora querrán comer.
carnicer* polleria* charcuter* > carne* ternera cordero chorizo embutido* pollo* cerdo res asado*
  El domingo viene toda la familia, y viene con hambre.
fruter* verduler* huerto* ecologic* > fruta* verdura* tomate* cesta* temporada domicilio
  Un tomate que sabe a tomate. ¿Cuánto hace?
"peluqueria canina" estetica mascota* canin* perro* > baño* corte* deslanado peluqueria "corte de uñas"
  El perro se ha revolcado en algo, y está orgulloso.
veterinari* > vacuna* consulta* urgenc* enferm*
  Él no puede contar dónde le duele.
guarderia* "escuela infantil" kinder* > niños bebe* meses comedor
  Un beso en la puerta, y todo el día pensando en él.
academia* clases refuerzo tutor* regularizacion > matematic* primaria eso bachillerato selectividad examen* universidad
  Es de noche, y los deberes siguen en la mesa.
idioma* ingles frances aleman academia > ingles conversacion nivel* toefl cambridge nativo*
  «Hello» sale perfecto. Lo siguiente ya cuesta.
natacion alberca piscina > bebe* niños clase* aqua*
  La primera vez que flota solo no se olvida.
musica guitarra piano canto > clase* principiante* profesor* niños
  Hay una canción que siempre apeteció tocar.
baile danza flamenco salsa bachata > clase* principiante* boda* pareja niños academia
  Suena la canción, y los pies no se ponen de acuerdo.
autoescuela* "escuela de manejo" > carnet permiso practica* teorico licencia examen* coche
  Espejo, cinturón, respirar. Todo el mundo empezó así.
florister* florer* flores > ramo* rosa* arreglo* domicilio boda* centro*
  Hay cosas que se dicen mejor con flores.
joyer* relojer* > anillo* compromiso alianza* oro diamante* pila*
  La pregunta está clara. Falta el anillo.
biciclet* bici bicis ciclismo > repar* taller revision puesta electric* alquil*
  La bici lleva todo el invierno colgada en la pared.
librer* libros > novela* lectura* infantil* autor* cuento* club cuentacuentos
  El móvil seguirá ahí luego. Ahora, una página.
celular* movil* iphone telefon* > pantalla* bateria* repar*
  Se resbaló de la mano, y se oyó el crac.
lavander* tintorer* > kilo* domicilio edredon* plancha* traje* lavado
  El montón de ropa sucia ya se sujeta solo.
costur* modista* sastr* arreglos > bajos cremallera* dobladillo* vestido* traje* ajust* arreglo*
  El pantalón es perfecto. Bueno, le sobra un palmo.
inmobiliari* "bienes raices" > vender valoracion* avaluo venta tasacion*
  ¿Cuánto valdrá hoy esta casa? La duda vuelve cada año.
inmobiliari* "bienes raices" hipotec* credito* > comprar compra hipotec* infonavit primera pisos departamento*
  Cada mes, el alquiler. Y la casa sigue siendo de otro.
seguro* aseguradora* > coche auto hogar poliza* cotiza* vida
  El recibo del seguro ha vuelto a subir. Sin explicación.
gestor* asesor* contador* contable* fiscal* > renta declaracion impuesto* autonomo* iva pyme* sat facturacion
  Domingo por la noche, y la mesa llena de facturas.
abogad* despacho juridic* > accidente* indemnizacion* despido* laboral divorcio* herencia*
  Hay cartas que nadie quiere abrir a solas.
informatic* computador* ordenador* soporte > virus repar* formate* red laptop* portatil* pyme* servidor*
  Lunes por la mañana, y nadie puede entrar en el sistema.
hotel* hostal* "casa rural" "casas rurales" cabaña* rural* posada* > noche* habitacion* "fin de semana" desayuno escapada* alojamiento spa
  ¿Y si el sábado el despertador fuera un gallo?
fotograf* foto fotos > boda* familia* estudio sesion* comunion* bebe* retrato*
  Algún día, esa foto valdrá más que el álbum entero.
viaje* agencia* excursion* tours > crucero* playa vuelo* paquete* hotel salida* "todo incluido"
  Por la ventana, lo de siempre. Ahora, el mar.
teatro* comedia musical > entrada* funcion* boleto* estreno obra elenco
  Se apagan las luces. Alguien tose. Empieza.
ferreter* > pintura* herramienta* tornillo* llaves material* plomeria
  Falta un tornillo. Siempre falta un tornillo.
hiring empleo trabajo vacante* buscamos "se busca" solicita* contrat* > "sin experiencia" formacion capacitacion aprendi*
  Todos los que hoy saben el oficio tuvieron un primer día.
hiring empleo trabajo vacante* buscamos "se busca" solicita* contrat* > sueldo* salario jornada turno* prestaciones horario indefinido
  Domingo por la tarde, y el lunes ya pesa.
`;
