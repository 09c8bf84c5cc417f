/** Travel, traffic, places and weather (the format of `families-data`). */
export const placeNouns = `
destination, travel destination, holiday region
Name: text!; Country: text; Category: select! City | Beach | Mountains | Countryside; Best time: select Spring | Summer | Autumn | Winter; Rating: number; Photo: image; Description: longtext
> Lisbon; Kyoto; Kraków; Isle of Skye; Valparaíso; Tromsø; Ghent; Marrakesh

city, town
Name: text!; Country: text; Population: number; Photo: image; Description: longtext
> Lisbon; Kraków; Ghent; Oslo; Vienna; Porto; Tromsø; Lyon

attraction, sight, landmark, scenic spot, monument, museum, park, place of interest
Name: text!; Category: select! Culture | Nature | Family | History; Address: text; Opening hours: text; Price: money; Rating: number; Photo: image; Description: longtext
> Museum of Everyday Things; Botanical garden; Old lighthouse; St. Anna chapel; City gallery; Harbour walk; Castle hill; Planetarium

tour, excursion, travel package, tour package, holiday package, cruise, safari
Title: text!; Destination: text!; Days: number; Price: money!; Starts on: date; Places: number; Difficulty: select Easy | Medium | Hard; Photo: image; Itinerary: longtext; Description: longtext
> Ten days in Portugal; Northern lights weekend; Old towns by train; Islands by boat; Alpine crossing; Desert and sea; Cherry blossom tour; Vineyards by bike

itinerary, tour itinerary, travel plan, travel itinerary
Title: text!; Destination: text!; Starts on: date!; Ends on: date; Budget: money; Plan: longtext
> Long weekend in Lisbon; Two weeks in Japan; Kraków with friends; Scotland by train; Family week at the sea; Autumn in Ghent

hotel, guesthouse, hostel, accommodation, resort
Name: text!; City: text!; Category: select! Standard | Comfort | Luxury; Price: money!; Rooms: number; Rating: number; Breakfast: boolean; Photo: image; Description: longtext
> Harbour House; The Old Mill; Hotel Lantern; Garden Court; Seaview Rooms; North Star Lodge; City Central; Villa Rosa

flight
Flight number: text!; Departs from: text!; Destination: text!; Departure: datetime!; Arrival: datetime; Airline: text; Price: money; Status: select! On time | Delayed | Cancelled
> LX 1204; NB 88; QA 310; LX 1377; NB 92; SK 4410; QA 318; TP 557

train, train connection, bus route, bus connection, ferry
Number: text!; Departs from: text!; Destination: text!; Departure: datetime!; Minutes: number; Price: money; Seats: number; Status: select! On time | Delayed | Cancelled
> IC 204; RE 8; Night line N4; S 3; IC 318; Coast line 12; RE 17; Airport express

car, vehicle, rental car, van, truck, motorcycle, used car
Name: text!; Type: select! Small car | Estate | SUV | Van | Electric; Brand: text; Year: number; Price: money!; Seats: number; Fuel: select Petrol | Diesel | Electric | Hybrid; Available: select! Available | Reserved | Taken; Photo: image; Description: longtext
> Volta City; Norden Estate; Terra 4x4; Cargo Max; Luna Electric; Piccolo 500; Aurora Hybrid; Family Seven

bike, bicycle, e-bike, scooter
Name: text!; Type: select! City | Mountain | Cargo | Electric; Price: money!; Size: select S | M | L; Available: select! Available | Reserved | Taken; Photo: image; Description: longtext
> Red city bike; Cargo bike; Trail 29; Folding bike; Yellow tandem; E-bike Comfort; Child bike 20"; Gravel One

parking space, parking spot, parking lot, charging station
Name: text!; Address: text!; Price: money; Places: number; Status: select! Free | Taken | Closed; Notes: longtext
> P1 Market square; P2 Harbour; P3 Station; P4 Hospital; P5 Mill Street; P6 Stadium

forecast, weather forecast, weather, weather report, weather record
City: text!; Date: date!; Weather: select! Sun | Cloud | Rain | Snow; Temperature: number °C; Lowest: number °C; Rain: number %; Wind: number km/h; Humidity: number %; Notes: longtext
> Lisbon; Kraków; Ghent; Oslo; Vienna; Porto; Tromsø; Lyon

station, monitoring station, weather station, measuring station, monitoring site
Name: text!; Address: text; Kind: select! City | Traffic | Countryside | Industry; Status: select! Active | Maintenance | Closed; Air quality index: number; Temperature: number °C; Updated on: date; Notes: longtext
> City centre; River bank; North station; Harbour; City park; Industrial estate; Airport; Old town

building, facility, venue, branch, warehouse, gym, campus
Name: text!; Address: text!; Opening hours: text; Capacity: number; Phone: phone; Status: select! Open | Closed; Photo: image; Description: longtext
> Harbour hall; Mill Street 4; North branch; Old fire station; Riverside; Station Road; Garden house; City centre

planet, constellation, galaxy
Name: text!; Kind: select! Star | Planet | Moon | Galaxy; Distance: text; Diameter: text; Photo: image; Description: longtext
> Sirius; Vega; Saturn; Europa; Andromeda; Betelgeuse; Mars; Titan

disaster, earthquake, flood, emergency, hazard
Title: text!; Kind: select! Flood | Storm | Fire | Earthquake; Place: text!; Date: date!; Level: select! Low | Medium | High; Status: select! Active | Under control | Ended; Details: longtext
> River above flood mark; Storm on the coast; Forest fire in the hills; Tremor in the valley; Snow closes the pass; Heat over the city
`;
