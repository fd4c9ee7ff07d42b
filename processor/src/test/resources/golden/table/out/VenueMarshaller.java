    // as beginning in family, but:


    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in graph, but:
            country enum com.acme.Venue$Country(DE,GB)?

    // as in ancestors: SCHEMA

    private static final Venue.Country[] COUNTRYS = Venue.Country.values();

    // as in empty: static, VenueMarshaller, write, read, sizeOf, schema, type, write, read

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
