/** Offices, trade, money, law and technology (the format of `families-data`). */
export const workNouns = `
attorney, solicitor, consultant, advisor, adviser, expert, specialist, dentist, vet, veterinarian, counsellor, counselor, psychologist, tutor, mentor, stylist, designer, developer, freelancer, tour guide, chef, cleaner, mechanic, broker, realtor, nanny, caregiver
Name: text!; Specialty: text; Experience: number years; Languages: text; Email: email; Phone: phone; Available: select! Available | Busy | Away; Photo: image; About: longtext

practice area, legal service, area of law
Title: text!; Category: select! Business | Family | Work | Property; Lead: text; Photo: image; Description: longtext
> Family law; Employment law; Contracts; Real estate law; Inheritance; Company law; Tax law; Criminal defence

case result, success story, case study, customer story
Title: text!; Category: select! Business | Family | Work | Property; Client: text; Date: date; Result: text; Description: longtext
> Dismissal withdrawn; Fair share of the house; Contract saved in time; Compensation after an accident; Patent defended; A family business handed over

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
> New kitchen; Summer in Portugal; Emergency fund; Electric bicycle; Evening course; First flat

bank account, wallet, savings account
Name: text!; Bank: text; Kind: select! Current | Savings | Credit card | Cash; Balance: money!; Number: text; Updated on: date
> Household account; Savings; Credit card; Cash box; Holiday account; Business account

investment, holding, cryptocurrency, portfolio position
Name: text!; Kind: select! Share | Fund | Bond | Crypto; Quantity: number; Price: money!; Value: money; Change: number %; Bought on: date; Notes: longtext
> Northwind Energy; World index fund; City bond 2031; Lantern Health; Green tech fund; Harbour Bank; Bitcoin; Quay Software

loan application, mortgage, credit application, loan request
Name: text!; Amount: money!; Months: number; Purpose: select! Home | Car | Education | Business; Income: money; Date: date!; Status: select! Submitted | In review | Approved | Rejected; Notes: longtext

exchange rate, currency
Name: text!; Code: text!; Rate: number; Change: number %; Updated on: date
> US dollar; Euro; Pound sterling; Japanese yen; Swiss franc; Danish krone; Canadian dollar; Polish złoty

auction, auction item
Title: text!; Category: select! Art | Furniture | Watches | Cars; Starting price: money!; Current bid: money; Ends on: date!; Status: select! Open | Sold | Ended; Photo: image; Description: longtext
> Oak writing desk; Pocket watch from 1912; Harbour at six, oil; Silver tea set; Two armchairs; Toy train; Sea chart; Garden bench

bid
Name: text!; Amount: money!; Date: date!; Status: select! Leading | Outbid | Won

pledge, contribution
Name: text!; Email: email; Amount: money!; Date: date!; Message: longtext

crowdfunding project, campaign, crowdfunding campaign, fundraising campaign
Title: text!; Category: select! Art | Technology | Music | Community; Goal: money!; Raised: money; Ends on: date!; Status: select! Running | Funded | Ended; Photo: image; Description: longtext
> A cinema on wheels; Songs from the harbour, the album; A quieter hair dryer; Community bakery; Paper boats, a short film; Repair café for Mill Street

marketing campaign, advertising campaign
Title: text!; Channel: select! Email | Social media | Print | Web; Budget: money; Starts on: date!; Ends on: date; Status: select! Planned | Running | Ended; Reached: number; Notes: longtext
> Spring launch; Open day; Newsletter in May; Summer sale; Back to school; Winter coats

server, network device, virtual machine, website monitor, endpoint, api
Name: text!; Address: text; Kind: select! Web | Database | Mail | Storage; Status: select! Running | Warning | Stopped; Load: number %; Updated on: date; Notes: longtext
> web-01; web-02; db-main; db-copy; mail-01; files-01; backup-01; gateway

bug, defect report
Title: text!; Severity: select! Low | Medium | High | Critical; Status: select! Open | In progress | Fixed; Assignee: text; Reported on: date!; Steps: longtext
> Login fails after an update; Sum is wrong in the second column; Picture does not load; Search finds nothing; Mail arrives twice; Page is slow in the evening

software, plugin, extension
Name: text!; Category: select! Work | Learning | Graphics | Games; Version: text; Price: money; Rating: number; Downloads: number; Photo: image; Description: longtext
> Paper Planner; Sketch Pad; Focus Timer; Word Garden; Photo Darkroom; Chess Club; Budget Book; Quick Notes

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
> Register an address; New passport; Parking permit; Building permit; Birth certificate; Trade licence; Dog registration; Marriage registration

law case, legal case, court case, lawsuit
Title: text!; Client: text!; Kind: select! Civil | Family | Criminal | Work; Court: text; Date: date!; Status: select! Open | In court | Closed; Notes: longtext
> Yusuf v. City of Harbour; Chen v. North Quay Ltd; Estate of R. Adler; Dlamini v. Spoke & Chain; Herrera v. Herrera; Appeal 14/26

poll, ballot, election
Question: text!; Options: longtext; Ends on: date!; Votes: number; Status: select! Open | Closed
> Where should the bench stand?; Which film on Friday?; New opening hours?; Colour of the front door?; Summer party: June or July?; Dogs in the office?
`;
