/** Travel, traffic, places and weather (the format of `families-data`). */
export const placeNouns = `
destination, travel destination, holiday region
Name: text!; Country: text; Category: select! City | Beach | Mountains | Countryside; Best time: select Spring | Summer | Autumn | Winter; Rating: number; Photo: image; Description: longtext
> Lisbon | City | Country: Portugal; Kyoto | City | Country: Japan; Kraków | City | Country: Poland; Isle of Skye | Countryside | Country: Scotland; Valparaíso | Beach | Country: Chile; Tromsø | Mountains | Country: Norway; Ghent | City | Country: Belgium; Marrakesh | City | Country: Morocco

city, town
Name: text!; Country: text; Population: number; Photo: image; Description: longtext
> Lisbon | Country: Portugal; Kraków | Country: Poland; Ghent | Country: Belgium; Oslo | Country: Norway; Vienna | Country: Austria; Porto | Country: Portugal; Tromsø | Country: Norway; Lyon | Country: France

attraction, sight, landmark, scenic spot, monument, museum, park, place of interest
Name: text!; Category: select! Culture | Nature | Family | History; Address: text; Opening hours: text; Price: money; Rating: number; Photo: image; Description: longtext
> Museum of Everyday Things | Culture; Botanical garden | Nature; Old lighthouse | History; St. Anna chapel | History; City gallery | Culture; Harbour walk | Nature; Castle hill | History; Planetarium | Family

tour, excursion, travel package, tour package, holiday package, cruise, safari
Title: text!; Destination: text!; Days: number; Price: money!; Starts on: date; Places: number; Difficulty: select Easy | Medium | Hard; Photo: image; Itinerary: longtext; Description: longtext
> Ten days in Portugal | Destination: Portugal; Northern lights weekend | Destination: Tromsø; Old towns by train | Destination: Tuscany; Islands by boat | Destination: Cyclades; Alpine crossing | Destination: Alps; Desert and sea | Destination: Morocco; Cherry blossom tour | Destination: Japan; Vineyards by bike | Destination: Burgundy

itinerary, tour itinerary, travel plan, travel itinerary
Title: text!; Destination: text!; Starts on: date!; Ends on: date; Budget: money; Plan: longtext
> Long weekend in Lisbon | Destination: Lisbon; Two weeks in Japan | Destination: Kyoto; Kraków with friends | Destination: Kraków; Scotland by train | Destination: Isle of Skye; Family week at the sea | Destination: Brighton; Autumn in Ghent | Destination: Ghent

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
> Volta City | Electric; Norden Estate | Estate | Diesel; Terra 4x4 | SUV | Diesel; Cargo Max | Van | Diesel; Luna Electric | Electric; Piccolo 500 | Small car | Petrol; Aurora Hybrid | SUV | Hybrid; Family Seven | Van | Petrol

bike, bicycle, e-bike, scooter
Name: text!; Type: select! City | Mountain | Cargo | Electric; Price: money!; Size: select S | M | L; Available: select! Available | Reserved | Taken; Photo: image; Description: longtext
> Red city bike | City; Cargo bike | Cargo; Trail 29 | Mountain; Folding bike | City; Yellow tandem | City; E-bike Comfort | Electric; Child bike 20" | City; Gravel One | Mountain

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
> Sirius | Star; Vega | Star; Saturn | Planet; Europa | Moon; Andromeda | Galaxy; Betelgeuse | Star; Mars | Planet; Titan | Moon

disaster, earthquake, flood, emergency, hazard
Title: text!; Kind: select! Flood | Storm | Fire | Earthquake; Place: text!; Date: date!; Level: select! Low | Medium | High; Status: select! Active | Under control | Ended; Details: longtext
> River above flood mark | Flood; Storm on the coast | Storm; Forest fire in the hills | Fire; Tremor in the valley | Earthquake; Snow closes the pass | Storm; Heat over the city | Fire
`;
