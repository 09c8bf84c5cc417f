/** Offices, trade, money, law and technology (the format of `families-data`). */
export const workNouns = `
attorney, solicitor, consultant, advisor, adviser, expert, specialist, dentist, vet, veterinarian, counsellor, counselor, psychologist, tutor, mentor, stylist, designer, developer, freelancer, tour guide, chef, cleaner, mechanic, broker, realtor, nanny, caregiver
Name: text!; Specialty: text; Experience: number years; Languages: text; Email: email; Phone: phone; Available: select! Available | Busy | Away; Photo: image; About: longtext

practice area, legal service, area of law
Title: text!; Category: select! Business | Family | Work | Property; Lead: text; Photo: image; Description: longtext
> Family law | Family; Employment law | Work; Contracts | Business; Real estate law | Property; Inheritance | Family; Company law | Business; Tax law | Business; Criminal defence | Family

case result, success story, case study, customer story
Title: text!; Category: select! Business | Family | Work | Property; Client: text; Date: date; Result: text; Description: longtext
> Dismissal withdrawn | Work; Fair share of the house | Family; Contract saved in time | Property; Compensation after an accident | Work; Patent defended | Business; A family business handed over | Family

consultation, consultation request, counselling session
Name: text!; Email: email!; Phone: phone; Topic: text; Date: date; Status: select! Requested | Confirmed | Done; Message: longtext

department, division
Name: text!; Head: text; Phone: phone; Floor: text; Employees: number; Opening hours: text; Description: longtext
> Cardiology; Paediatrics; Surgery; Radiology; Orthopaedics; Emergency; Administration; Pharmacy

folder
Name: text!; Owner: text; Files: number; Visibility: select! Everyone | Team | Only me; Updated on: date; Notes: longtext
> Contracts; Invoices; Marketing; Personnel; Templates; Minutes of meetings; Product photos; Archive

contract, agreement
Title: text!; Partner: text!; Value: money; Starts on: date!; Ends on: date; Status: select! Draft | Active | Ended; Terms: longtext
> Office cleaning; Software licence; Delivery of paper; Rent of the workshop; Maintenance of the lift; Catering for 2026

saving goal, savings goal, financial goal
Name: text!; Category: select! Home | Travel | Education | Emergency; Target: money!; Saved: money; Deadline: date; Status: select! Running | Reached | Paused; Notes: longtext
> New kitchen | Home; Summer in Portugal | Travel; Emergency fund | Emergency; Electric bicycle | Travel; Evening course | Education; First flat | Home

bank account, wallet, savings account
Name: text!; Bank: text; Kind: select! Current | Savings | Credit card | Cash; Balance: money!; Number: text; Updated on: date
> Household account | Current; Savings | Savings; Credit card | Credit card; Cash box | Cash; Holiday account | Savings; Business account | Current

investment, holding, cryptocurrency, portfolio position
Name: text!; Kind: select! Share | Fund | Bond | Crypto; Quantity: number; Price: money!; Value: money; Change: number %; Bought on: date; Notes: longtext
> Northwind Energy | Share; World index fund | Fund; City bond 2031 | Bond; Lantern Health | Share; Green tech fund | Fund; Harbour Bank | Share; Bitcoin | Crypto; Quay Software | Share

loan application, mortgage, credit application, loan request
Name: text!; Amount: money!; Months: number; Purpose: select! Home | Car | Education | Business; Income: money; Date: date!; Status: select! Submitted | In review | Approved | Rejected; Notes: longtext

exchange rate, currency
Name: text!; Code: text!; Rate: number; Change: number %; Updated on: date
> US dollar | Code: USD | Rate: 1.09; Euro | Code: EUR | Rate: 1; Pound sterling | Code: GBP | Rate: 0.85; Japanese yen | Code: JPY | Rate: 163.2; Swiss franc | Code: CHF | Rate: 0.95; Danish krone | Code: DKK | Rate: 7.46; Canadian dollar | Code: CAD | Rate: 1.48; Polish złoty | Code: PLN | Rate: 4.31

auction, auction item
Title: text!; Category: select! Art | Furniture | Watches | Cars; Starting price: money!; Current bid: money; Ends on: date!; Status: select! Open | Sold | Ended; Photo: image; Description: longtext
> Oak writing desk | Furniture; Pocket watch from 1912 | Watches; Harbour at six, oil | Art; Silver tea set | Furniture; Two armchairs | Furniture; Toy train | Art; Sea chart | Art; Garden bench | Furniture

bid
Name: text!; Amount: money!; Date: date!; Status: select! Leading | Outbid | Won

pledge, contribution
Name: text!; Email: email; Amount: money!; Date: date!; Message: longtext

crowdfunding project, campaign, crowdfunding campaign, fundraising campaign
Title: text!; Category: select! Art | Technology | Music | Community; Goal: money!; Raised: money; Ends on: date!; Status: select! Running | Funded | Ended; Photo: image; Description: longtext
> A cinema on wheels | Community; Songs from the harbour, the album | Music; A quieter hair dryer | Technology; Community bakery | Community; Paper boats, a short film | Art; Repair café for Mill Street | Community

marketing campaign, advertising campaign
Title: text!; Channel: select! Email | Social media | Print | Web; Budget: money; Starts on: date!; Ends on: date; Status: select! Planned | Running | Ended; Reached: number; Notes: longtext
> Spring launch | Social media; Open day | Print; Newsletter in May | Email; Summer sale | Web; Back to school | Social media; Winter coats | Print

server, network device, virtual machine, website monitor, endpoint, api
Name: text!; Address: text; Kind: select! Web | Database | Mail | Storage; Status: select! Running | Warning | Stopped; Load: number %; Updated on: date; Notes: longtext
> web-01 | Web; web-02 | Web; db-main | Database; db-copy | Database; mail-01 | Mail; files-01 | Storage; backup-01 | Storage; gateway | Web

bug, defect report
Title: text!; Severity: select! Low | Medium | High | Critical; Status: select! Open | In progress | Fixed; Assignee: text; Reported on: date!; Steps: longtext
> Login fails after an update; Sum is wrong in the second column; Picture does not load; Search finds nothing; Mail arrives twice; Page is slow in the evening

software, plugin, extension
Name: text!; Category: select! Work | Learning | Graphics | Games; Version: text; Price: money; Rating: number; Downloads: number; Photo: image; Description: longtext
> Paper Planner | Work; Sketch Pad | Graphics; Focus Timer | Work; Word Garden | Learning; Photo Darkroom | Graphics; Chess Club | Games; Budget Book | Work; Quick Notes | Work

shipment, parcel, consignment, cargo, container, package delivery
Tracking number: text!; Departs from: text!; Destination: text!; Weight: number kg; Sent on: date!; Expected on: date; Status: select! Packed | On the way | Delivered | Delayed; Notes: longtext
> TR-10482; TR-10490; TR-10511; TR-10526; TR-10533; TR-10547; TR-10560; TR-10571

quote request, quotation, estimate, offer request
Name: text!; Email: email!; Phone: phone; Service: text; Budget: money; Date: date; Status: select! New | Answered | Accepted; Message: longtext

membership, subscription
Name: text!; Email: email; Plan: select! Monthly | Yearly | Trial; Starts on: date!; Ends on: date; Status: select! Active | Paused | Cancelled

shift, duty, work schedule, roster
Employee: text!; Date: date!; Start: time; End: time; Role: select! Counter | Kitchen | Office | Delivery; Notes: longtext

job seeker, applicant profile
Name: text!; Profession: text; Experience: number years; Skills: text; Location: text; Email: email; Status: select! New | Interview | Hired | Rejected; Photo: image; About: longtext

citizen request, public service, government service, permit, licence, license
Title: text!; Category: select! Residence | Vehicles | Building | Family; Fee: money; Days: number; Office: text; Documents needed: longtext; Description: longtext
> Register an address | Residence; New passport | Residence; Parking permit | Vehicles; Building permit | Building; Birth certificate | Family; Trade licence | Building; Dog registration | Residence; Marriage registration | Family

law case, legal case, court case, lawsuit
Title: text!; Client: text!; Kind: select! Civil | Family | Criminal | Work; Court: text; Date: date!; Status: select! Open | In court | Closed; Notes: longtext
> Yusuf v. City of Harbour; Chen v. North Quay Ltd; Estate of R. Adler; Dlamini v. Spoke & Chain; Herrera v. Herrera; Appeal 14/26

poll, ballot, election
Question: text!; Options: longtext; Ends on: date!; Votes: number; Status: select! Open | Closed
> Where should the bench stand?; Which film on Friday?; New opening hours?; Colour of the front door?; Summer party: June or July?; Dogs in the office?
`;
