    // as beginning in key

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in family, but:
            country enum com.acme.Venue$Country(DE,GB)?

    // as ENUMS in names, with Country for Enum, COUNTRYS for ENUMS
    // as in bean: VenueMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in empty, but:
        Text.write(venue.name(), out);
        Enums.write(venue.country(), out);

    // as readFields in key, but:
        String name = Text.read(null, in);
        Venue.Country country = Enums.read(COUNTRYS, in);
        Venue venue = new Venue(name, country);

    // as sizeOfFields in key, but:
        size += Text.sizeOf(venue.name());
        size += Enums.sizeOf(venue.country());

    // as in empty: copy
    // as in evolvable: copyFields
}
