    // as beginning in key, but:


    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in graph, but:
            country enum com.acme.Venue$Country(DE,GB)?

    private static final Venue.Country[] COUNTRYS = Venue.Country.values();

    // as in bean: VenueMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in builder, but:
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
