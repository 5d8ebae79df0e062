/** Steps of a path that say how a segment was made or who sells it, never what it is about. */
export const WRAPPERS = `audience
audiences
segment
segments
audience segment
audience segments
cohort
cohorts
list
lists
group
groups
category
categories
topic
topics
vertical
verticals
syndicated
custom
custom segment
custom audience
standard
proprietary
proprietary data
marketplace
data marketplace
taxonomy
data
dataset
provider
partner
third party
3rd party
first party
1st party
second party
2nd party
third party data
3rd party data
first party data
1p
2p
3p
behavioral
behavioural
behavior
behaviors
behavioral data
behavioral ai
predictive
predicted
predictive ai
modeled
modelled
model
inferred
declared
observed
deterministic
probabilistic
attitudinal
propensity
likelihood
verified
validated
transactional
self reported
demographic
demographics
demo
demos
sociodemographic
sociodemographics
geodemographic
firmographic
firmographics
technographic
technographics
psychographic
psychographics
lifestyle
lifestyles
life stage
life stages
lifestage
consumer
consumers
consumer segment
consumer segments
b2c
persona
personas
profile
profiles
attribute
attributes
trait
traits
people based
online
digital
cookie
cookie based
maid
iab
branded data
interest based
contextual
semantic
target audience
targeting
addressable
programmatic
b2b
purchase based
purchase data
transaction data
transactional data
survey based
survey data
location based
location data
viewership
viewership data
interest and intent
place visits
public records
offline
crm data
first party audiences
third party audiences
data partners
audience library
audience marketplace
audience builder
prebuilt
pre built
ready made
off the shelf
oracle
oracle data
oracle advertising
bluekai data
catalina
numerator
ibotta
affinity solutions
commerce signals
polk
ihs markit
kantar
gfk
mri
mri simmons
simmons
ipsos
yougov
circana
iri
npd
nielseniq
spins
dunnhumby
84 51
the trade desk
dv360
xandr
magnite
pubmatic
openx
criteo
taboola
outbrain
samba tv
inscape
alphonso
semcasting
audience acuity
speedeon
webbula
dun & bradstreet
deep sync
versium
narrative io
skydeo
mobilewalla
outlogic
arrivalist
adara
sojern
l2 political
i360
targetsmart
catalist
resonate
tru optik
tapad
edo
peer39
grapeshot
proximic
sirdata
adality
schober
oracle bluekai
oracle data cloud
interest
interests
gender
condition
conditions
health conditions
medical conditions
ailment
ailments
brand affinity
brand affinities
purchase intent data
age
age range
marital status`

/** Steps that name a field, and the groups of the taxonomy that are part of it. */
export const BROAD_STEPS = `sports\tSports & Entertainment = Health & Wellness = Travel & Leisure
sports & fitness\tSports & Entertainment = Health & Wellness
sports & recreation\tSports & Entertainment = Health & Wellness = Travel & Leisure
outdoors\tSports & Entertainment = Travel & Leisure
recreation\tSports & Entertainment = Travel & Leisure
entertainment\tSports & Entertainment = Travel & Leisure
arts & entertainment\tSports & Entertainment = Travel & Leisure
media\tSports & Entertainment = Society & Beliefs
media & entertainment\tSports & Entertainment
music\tSports & Entertainment
hobbies\tTravel & Leisure = Sports & Entertainment = Home & Living = Food & CPG
hobbies & interests\tTravel & Leisure = Sports & Entertainment = Home & Living = Food & CPG
hobbies & leisure\tTravel & Leisure = Sports & Entertainment = Home & Living = Food & CPG
leisure\tTravel & Leisure = Sports & Entertainment
interest\tTravel & Leisure = Sports & Entertainment = Home & Living = Food & CPG
activities\tTravel & Leisure = Sports & Entertainment
finance\tFinance & Insurance = Home & Living
financial\tFinance & Insurance = Home & Living
financial services\tFinance & Insurance = Home & Living
personal finance\tFinance & Insurance
health\tHealth & Wellness = Sports & Entertainment
health & fitness\tHealth & Wellness = Sports & Entertainment
wellness\tHealth & Wellness
fitness\tHealth & Wellness = Sports & Entertainment
medical\tHealth & Wellness
pharma\tHealth & Wellness
pharmaceutical\tHealth & Wellness
automobiles\tAutomotive
luxury\tAutomotive = Retail & Style = Travel & Leisure
food & beverage\tFood & CPG
home & garden\tHome & Living = Travel & Leisure
automotive\tAutomotive
autos\tAutomotive
vehicles\tAutomotive
cars\tAutomotive
retail\tRetail & Style = Food & CPG = Home & Living = Technology & Telecom
shopping\tRetail & Style = Food & CPG = Home & Living = Technology & Telecom
style\tRetail & Style
style & fashion\tRetail & Style
beauty & fashion\tRetail & Style
beauty & personal care\tRetail & Style
apparel\tRetail & Style
cpg\tFood & CPG = Retail & Style
fmcg\tFood & CPG = Retail & Style
food\tFood & CPG
food & drink\tFood & CPG
food & dining\tFood & CPG
grocery\tFood & CPG
home\tHome & Living = Food & CPG = Travel & Leisure
home & lifestyle\tHome & Living
property\tHome & Living = Finance & Insurance
household\tPeople & Life Stage = Home & Living = Food & CPG
households\tPeople & Life Stage = Home & Living
family\tPeople & Life Stage
families\tPeople & Life Stage
family & parenting\tPeople & Life Stage
parenting\tPeople & Life Stage
age\tPeople & Life Stage
gender\tPeople & Life Stage
life event\tPeople & Life Stage = Home & Living
technology\tTechnology & Telecom = Business & B2B
tech\tTechnology & Telecom = Business & B2B
technology & computing\tTechnology & Telecom = Business & B2B
electronics\tTechnology & Telecom
consumer electronics\tTechnology & Telecom
telecom\tTechnology & Telecom
business\tBusiness & B2B = Technology & Telecom = Education & Careers
b2b\tBusiness & B2B = Technology & Telecom = Education & Careers
business to business\tBusiness & B2B = Technology & Telecom = Education & Careers
job title\tBusiness & B2B = Education & Careers
job titles\tBusiness & B2B = Education & Careers
job function\tBusiness & B2B = Education & Careers
job role\tBusiness & B2B = Education & Careers
occupation\tBusiness & B2B = Education & Careers = Health & Wellness
occupations\tBusiness & B2B = Education & Careers = Health & Wellness
profession\tBusiness & B2B = Education & Careers = Health & Wellness
professionals\tBusiness & B2B = Education & Careers = Health & Wellness
careers\tEducation & Careers = Business & B2B
employment\tEducation & Careers = Business & B2B
education\tEducation & Careers
travel\tTravel & Leisure
tourism\tTravel & Leisure
pets\tHome & Living
pets & animals\tHome & Living
animals\tHome & Living
gaming\tSports & Entertainment
games\tSports & Entertainment
news\tSociety & Beliefs
politics\tSociety & Beliefs
political\tSociety & Beliefs
voters\tSociety & Beliefs
donors\tSociety & Beliefs
charity\tSociety & Beliefs
causes\tSociety & Beliefs
garden\tHome & Living
lawn & garden\tHome & Living
pet\tHome & Living
hobby\tTravel & Leisure
social\tSociety & Beliefs
society\tSociety & Beliefs`
