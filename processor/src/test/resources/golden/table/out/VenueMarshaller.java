package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Venue}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = VenueMarshaller.FIELDS
)
public final class VenueMarshaller extends GeneratedMarshaller<Venue> implements ChronicleMarshaller<Venue> {
    public static final VenueMarshaller INSTANCE = new VenueMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            name text?
            country enum com.acme.Venue$Country(DE,GB)?
            """;

    private static final Venue.Country[] COUNTRYS = Venue.Country.values();

    private VenueMarshaller() {
        super(Venue.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Venue venue, Output out) {
        writeFields(venue, out, 0);
    }

    @Override
    protected Venue readMessage(Venue current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Venue venue) {
        return sizeOfFields(venue, 0);
    }

    @Override
    public void write(Venue venue, BytesOut<?> out) {
        BytesMessages.write(this, venue, out);
    }

    @Override
    public Venue read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Venue venue, Output out, int depth) {
        Checks.exactType(venue, Venue.class);
        Text.write(venue.name(), out);
        Enums.write(venue.country(), out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Venue readFields(Venue current, Input in, int depth) {
        String name = Text.read(null, in);
        Venue.Country country = Enums.read(COUNTRYS, in);
        Venue venue = new Venue(name, country);
        return venue;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Venue venue, int depth) {
        Checks.exactType(venue, Venue.class);
        long size = 0;
        size += Text.sizeOf(venue.name());
        size += Enums.sizeOf(venue.country());
        return size;
    }

    @Override
    public Venue copy(Venue from) {
        return copyFields(Checks.anyObject(from, Venue.class), null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Venue copyFields(Venue from, Venue current, int depth) {
        return from;
    }
}
